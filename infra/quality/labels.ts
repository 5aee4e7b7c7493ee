import { writeAction } from '#functions/create-minutes/engine/english/team/actions.ts';
import { speakingParties } from '#functions/create-minutes/engine/english/names/list-parties.ts';
import { teamDecision } from '#functions/create-minutes/engine/english/team/team-decisions.ts';
import { teamQuestion } from '#functions/create-minutes/engine/english/team/team-questions.ts';
import type { Forms } from '#functions/create-minutes/engine/english/rank/trait.ts';
import type { Kind } from '#functions/create-minutes/engine/english/rank/ranker.ts';
import type { Meeting } from '#functions/create-minutes/engine/meeting.ts';
import type { Sentence } from '#functions/create-minutes/engine/sentence.ts';
import { likenessTo } from './items.ts';
import type { ReferenceItem, Sample } from './sample.ts';
import { contentOf } from './words.ts';

export type Labeller = (sentence: Sentence, forms: Forms) => number | undefined;

/** From this likeness on an item counts a little, from 1 on in full. */
const nearly = 0.8;
const leastWords = 3;
/** A sentence that has this share of the words of an utterance, or all but so few of its own in it, is that utterance. */
const sameWords = 0.85;
/**
 * How much the utterances that people linked to an item count beside the likeness to its wording. Tasks are told from the words
 * that gave them; open matters were linked to all that was said about them. Chosen by cross-validation.
 */
const linkedShare = { decisions: 0.3, actionItems: 0.6, openQuestions: 0 } as const;

/** How far what the minutes would print of a sentence is what people wrote down; undefined where people wrote no such list. */
export function labellers({ reference }: Sample, meeting: Meeting): Readonly<Record<Kind, Labeller | undefined>> {
  const { summary, minutes } = reference;
  return {
    summary: summary ? inSummary([summary, ...(minutes?.abstract ?? [])].join('\n')) : undefined,
    decisions: listed(minutes?.decisions, linkedShare.decisions, (sentence) =>
      teamDecision(sentence, speakingParties(sentence.speaker, meeting.people)),
    ),
    actionItems: listed(minutes?.actionItems, linkedShare.actionItems, (sentence, { task }) => {
      if (!task) return undefined;
      const { text, owner } = writeAction(task, sentence, meeting, speakingParties(sentence.speaker, meeting.people));
      return owner ? `${owner.name} ${text}` : text;
    }),
    openQuestions: listed(minutes?.openQuestions, linkedShare.openQuestions, (sentence, { matter }) =>
      teamQuestion(sentence, matter),
    ),
  };
}

function listed(
  items: readonly ReferenceItem[] | undefined,
  share: number,
  write: (sentence: Sentence, forms: Forms) => string | undefined,
): Labeller | undefined {
  if (!items) return undefined;
  const alike = likenessTo(items, 'en');
  const linked = linkedIn(items);
  return (sentence, forms) => {
    const text = write(sentence, forms);
    if (text === undefined) return undefined;
    const best = Math.max(0, ...alike(text));
    const found = Math.min(1, Math.max(0, (best - nearly) / (1 - nearly)));
    return (1 - share) * found + share * (linked(sentence.raw) ? 1 : 0);
  };
}

/** Tells whether people linked what was said to one of the items. */
function linkedIn(items: readonly ReferenceItem[]): (said: string) => boolean {
  const utterances = items.flatMap(({ evidence }) => evidence.map(wordsOf)).filter((words) => words.size >= leastWords);
  return (said) => {
    const own = wordsOf(said);
    if (own.size < leastWords) return false;
    return utterances.some((words) => {
      const shared = [...own].filter((word) => words.has(word)).length;
      return shared >= sameWords * Math.min(own.size, words.size);
    });
  };
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[a-z0-9]+/g));
}

/** The share of the content words that people used in their summary. */
function inSummary(summary: string): Labeller {
  const used = new Set(contentOf(summary, 'en'));
  return ({ text }) => {
    const words = [...new Set(contentOf(text, 'en'))];
    return words.length < leastWords ? undefined : words.filter((word) => used.has(word)).length / words.length;
  };
}
