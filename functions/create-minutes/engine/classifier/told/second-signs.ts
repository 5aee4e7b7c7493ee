import type { Remark, Talk } from '../../../facts/talk.ts';
import type { Acts, DraftItem } from '../../draft.ts';
import { placesIn } from '../../places.ts';
import type { ActWording } from '../act-wording.ts';
import type { Act } from '../model.ts';

/** Log-odds that a second sign is worth. */
const sureness = 1;
/** It is worth more that who was asked for something took it on in so many words, or that who does not know says whom he will ask. */
const [takenOn, foundOut] = [3, 3];
/** What a doubt gains by the price being found dear, which hardly any talk that was learnt from puts so. */
const balked = 2;
/** What a question gains by somebody who is going to find the answer. */
const soughtAfter = 2;

const asks = /[?？]$/u;

type Worths = ReadonlyMap<number, number>;

/** Items of the rules for which the talk has a second sign, by their position in their list, with the log-odds that it is worth. */
export function secondSigns(
  acts: Acts,
  talk: Pick<Talk, 'remarks'>,
  wording: ActWording,
): Partial<Record<Act, Worths>> {
  const { remarks } = talk;
  const placesOf = placesIn(talk);
  const says = (item: DraftItem, does: (remark: Remark) => boolean) =>
    placesOf(item).some((i) => remarks[i] !== undefined && does(remarks[i]));
  const signIn = (items: readonly DraftItem[], does: ((remark: Remark) => boolean) | undefined, worth = sureness) =>
    items.flatMap((item, i) => (does && says(item, does) ? [[i, worth] as const] : []));
  const { findsOut } = wording;
  const isFoundOut = findsOut && ((remark: Remark) => findsOut(remark, remarks[remark.index - 1]));
  return {
    decision: new Map(signIn(acts.decisions, wording.announces)),
    action: new Map([
      ...inquiriesOf(acts),
      ...signIn(acts.actionItems, isFoundOut, foundOut),
      ...signIn(acts.actionItems, wording.takesTask, takenOn),
    ]),
    question: new Map(
      signIn(acts.openQuestions, wording.seeks, soughtAfter).filter(([i]) =>
        asks.test(acts.openQuestions[i]?.text ?? ''),
      ),
    ),
    objection: new Map([
      ...signIn(acts.objections, wording.resists),
      ...signIn(acts.objections, (remark) => remark.side === 'external' && wording.balks(remark), balked),
    ]),
  };
}

/** Tasks to find out what is an open question by the rules as well: two signs that something is left to do. */
function inquiriesOf({ actionItems, openQuestions }: Acts): readonly (readonly [number, number])[] {
  const open = new Set(openQuestions.flatMap(({ spans }) => spans));
  return actionItems.flatMap(({ spans }, i) => (spans.some((span) => open.has(span)) ? [[i, sureness] as const] : []));
}
