import type { Remark, Talk } from '../facts/talk.ts';
import type { ActWording } from './classifier/act-wording.ts';
import { turnOf } from './classifier/surroundings.ts';
import type { Acts, DraftAmount, DraftItem } from './draft.ts';
import { placesIn, tellingPlace } from './places.ts';

/** How the customers of one language turn a whole deal down. */
export interface RefusalWords {
  /** @param before what was said right before it */
  readonly refuses: (remark: Remark, before: Remark | undefined) => boolean;
  /** Takes it after all. */
  readonly takes: RegExp;
  /** A choice that tells it by itself. */
  readonly tells: RegExp;
  /** The choice as the list has it where none of those found tells it. */
  readonly told: string;
  readonly termsOf: (text: string) => readonly string[];
}

/** A refusal sooner than this share of the talk is of something on the way. */
const soonest = 0.5;
/** It stands first in a summary. */
const sure = 9;

/** The customer's last no to the deal, where he does not take it after all. */
export function refusalIn({ remarks }: Talk, { refuses, takes }: RefusalWords): Remark | undefined {
  const isRefusal = (remark: Remark) => remark.side === 'external' && refuses(remark, remarks[remark.index - 1]);
  const last = remarks.slice(Math.ceil(remarks.length * soonest)).findLast(isRefusal);
  const isTaken =
    last && remarks.slice(last.index + 1).some(({ side, text }) => side === 'external' && takes.test(text));
  return isTaken ? undefined : last;
}

/** Choices after a refusal: it is the first of them, and what the seller had offered in figures is none. */
export function afterRefusal(
  acts: Acts,
  refusal: Remark,
  talk: Talk,
  { numbers }: Pick<ActWording, 'numbers'>,
  { tells, told, termsOf }: RefusalWords,
): Acts {
  const placesOf = placesIn(talk);
  const isOffer = (item: DraftItem) => {
    const at = tellingPlace(item.text, placesOf(item), talk.remarks, termsOf);
    const remark = at === undefined ? undefined : talk.remarks[at];
    return (
      remark !== undefined &&
      remark.side === 'internal' &&
      remark.index < refusal.index &&
      numbers(item.text).length > 0
    );
  };
  const kept = acts.decisions.filter((item) => item.isAppointment || !isOffer(item));
  const turn = turnOf(refusal);
  const isOwn = (item: DraftItem) => tells.test(item.text) && item.spans.some((span) => span.turn === turn);
  const decisions = kept.some(isOwn)
    ? kept.map((item) => (isOwn(item) ? { ...item, odds: sure } : item))
    : [...kept, { text: told, spans: refusal.spans, odds: sure }];
  return { ...acts, decisions };
}

/** Prices that were agreed on the way to a refusal are turned down with it. */
export function refusedWith(refusal: Remark, amounts: readonly DraftAmount[]): readonly DraftAmount[] {
  const turn = turnOf(refusal);
  const isBefore = ({ spans }: DraftAmount) => spans.every((span) => span.turn < turn);
  return amounts.map((amount) =>
    amount.status === 'agreed' && amount.kind === 'price' && isBefore(amount)
      ? { ...amount, status: 'rejected' }
      : amount,
  );
}
