import { addTrees, type TreeModel } from '../engine/classifier/model.ts';
import slots from '../engine/classifier/weights/slots.json' with { type: 'json' };
import type { Remark, Talk } from '../facts/talk.ts';
import type { FrameworkStatus } from '../minutes/framework.ts';
import { type LearnedTopic, learnedTopics, slotTraits, statuses } from './slot-traits.ts';
import type { TopicName } from './topic.ts';

/** What the talk told about a point, and the remarks that show it. */
export interface Finding {
  readonly status: FrameworkStatus;
  readonly remarks: readonly Remark[];
  /** They agreed on it: more than words about it. */
  readonly isAgreed?: boolean;
}

/** `shift` moves the odds towards what is rare: each status is to be found as well as any other. */
type StatusModel = TreeModel & { readonly shift: number };

const models = slots as unknown as Readonly<Record<FrameworkStatus, StatusModel>>;

export function isLearned(topic: TopicName): topic is LearnedTopic {
  return learnedTopics.some((one) => one === topic);
}

/**
 * The likeliest status of a point, from what was learnt and what the rules found; where both agree, with what the rules cite. A need
 * has too many wordings for that: what most likely tells one is cited.
 */
export function weighSlot(topic: LearnedTopic, talk: Talk, byRules: Finding): Finding {
  const { traits, told, asked } = slotTraits(topic, talk, byRules.status);
  const status = likeliest(traits, byRules);
  if (status === byRules.status && topic !== 'need') return byRules;
  const cited = status === 'askedUnanswered' ? asked.slice(0, 1) : status === 'notDiscussed' ? [] : told;
  return { status, remarks: cited.flatMap((i) => talk.remarks[i] ?? []) };
}

/** What words found by rules are worth beyond what was learnt of them; what is not said is for the trees to tell. */
const saidWeight: Partial<Record<FrameworkStatus, number>> = { confirmed: 0.4, mentioned: 0.6 };
const agreedWeight = 1;

function likeliest(traits: Float64Array, { status: found, isAgreed }: Finding): FrameworkStatus {
  const said = (saidWeight[found] ?? 0) + (isAgreed ? agreedWeight : 0);
  const odds = (status: FrameworkStatus) => {
    const { shift, ...model } = models[status];
    return Math.log(1 / (1 + Math.exp(-addTrees(model, traits)))) + shift + (status === found ? said : 0);
  };
  return statuses.reduce((best, one) => (odds(one) > odds(best) ? one : best));
}
