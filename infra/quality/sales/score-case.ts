import { distinctAmounts, pairAmounts } from './amounts.ts';
import type { Gold } from './gold.ts';
import { isSamePerson, tallyCompetitors } from './names.ts';
import { type Pairs, pair, type Tally, tally } from './pair.ts';
import { remarksOn, remarksOnAmounts, remarksOnNextMeeting } from './remarks.ts';
import type { ToldMinutes } from './told.ts';
import { isCaught } from './traps.ts';

export const itemKinds = ['decisions', 'actionItems', 'openQuestions', 'objections', 'amounts', 'competitors'] as const;
export type ItemKind = (typeof itemKinds)[number];
const slots = ['budget', 'authority', 'need', 'timeline'] as const;

export interface Rate {
  readonly right: number;
  readonly of: number;
}

/** What one meeting adds to the figures. */
export interface CaseScore {
  readonly id: string;
  readonly language: Gold['language'];
  readonly items: Readonly<Record<ItemKind, Tally>>;
  /** Of the action items that were found. */
  readonly owner: Rate;
  readonly due: Rate;
  readonly answered: Rate;
  readonly nextMeeting: Rate;
  readonly slots: readonly { readonly status: string; readonly right: boolean }[];
  /** `right` counts the traps that were fallen into. */
  readonly traps: Rate;
  readonly verbatim: Rate;
  readonly remarks: readonly string[];
}

export function scoreCase(told: ToldMinutes, gold: Gold): CaseScore {
  const pairs = {
    decisions: pair(told.decisions, gold.decisions),
    actionItems: pair(told.actionItems, gold.actionItems),
    openQuestions: pair(told.openQuestions, gold.openQuestions),
    objections: pair(told.objections, gold.objections),
  };
  const listed = distinctAmounts(told.amounts);
  const amounts = pairAmounts(listed, gold.amounts);
  const actions = required(told.actionItems, gold.actionItems, pairs.actionItems);
  const objections = required(told.objections, gold.objections, pairs.objections);
  const isOwner = ([one, right]: (typeof actions)[number]) =>
    [right.owner, ...right.ownerAlso].some((owner) => isSamePerson(one.owner, owner));
  const isDue = ([one, right]: (typeof actions)[number]) => [right.due, ...right.dueAlso].includes(one.due);
  const nextMeeting = rateNextMeeting(told.nextMeeting, gold.nextMeeting);
  const caught = gold.mustNotAppear.filter((trap) => isCaught(trap, told, gold, pairs));
  return {
    id: gold.id,
    language: gold.language,
    items: {
      decisions: tally(told.decisions.length, gold.decisions, pairs.decisions),
      actionItems: tally(told.actionItems.length, gold.actionItems, pairs.actionItems),
      openQuestions: tally(told.openQuestions.length, gold.openQuestions, pairs.openQuestions),
      objections: tally(told.objections.length, gold.objections, pairs.objections),
      amounts: tally(listed.length, gold.amounts, amounts),
      competitors: tallyCompetitors(told.competitors, gold),
    },
    owner: rate(actions, isOwner),
    due: rate(actions, isDue),
    answered: rate(objections, ([one, right]) => one.answered === right.answered),
    nextMeeting,
    slots: slots.flatMap((slot) => scoreSlot(told.slots.get(slot), gold.framework.bant[slot])),
    traps: { right: caught.length, of: gold.mustNotAppear.length },
    verbatim: rate(told.evidence, (verbatim) => verbatim),
    remarks: [
      ...remarksOn(told, gold, pairs),
      ...actions
        .filter((one) => !isOwner(one))
        .map(([one, { owner }]) => `wrong, owner: ${one.owner} in place of ${owner}: ${one.text}`),
      ...actions
        .filter((one) => !isDue(one))
        .map(([one, { due }]) => `wrong, due: ${one.due} in place of ${due}: ${one.text}`),
      ...remarksOnAmounts(listed, gold.amounts, amounts),
      ...(nextMeeting.right < nextMeeting.of ? remarksOnNextMeeting(told.nextMeeting, gold.nextMeeting) : []),
      ...caught.map(({ kind, about }) => `trap, ${kind}: ${about}`),
    ],
  };
}

/** Told and gold items that belong together, without the optional ones. */
function required<T, G extends { readonly optional: boolean }>(told: readonly T[], gold: readonly G[], pairs: Pairs) {
  return [...pairs].flatMap(([i, j]): (readonly [T, G])[] => {
    const [one, right] = [told[i], gold[j]];
    return one !== undefined && right && !right.optional ? [[one, right]] : [];
  });
}

function rate<T>(all: readonly T[], isRight: (one: T) => boolean): Rate {
  return { right: all.filter(isRight).length, of: all.length };
}

/** Counts where there is one in the minutes or in the gold; a time that one of them leaves out is not held against it. */
function rateNextMeeting(told: ToldMinutes['nextMeeting'], gold: Gold['nextMeeting']): Rate {
  if (!told && !gold) return { right: 0, of: 0 };
  const sameTime = !told?.time || !gold?.time || told.time === gold.time;
  return { right: told && gold && told.date === gold.date && sameTime ? 1 : 0, of: 1 };
}

function scoreSlot(told: string | undefined, gold: Gold['framework']['bant']['budget']) {
  const { status, statusAlso } = gold;
  if (status === null) return [];
  return [{ status, right: [status, ...statusAlso].some((one) => one === told) }];
}
