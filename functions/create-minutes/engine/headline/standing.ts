import { amountReaders } from '../../facts/amounts/find.ts';
import type { Talk } from '../../facts/talk.ts';
import type { DraftAmount } from '../draft.ts';
import { type RemarksOf, remarksNaming } from './naming.ts';

interface Words {
  /** Said of a sum that nobody has to pay. */
  readonly waived: RegExp;
  /** Turns it down. */
  readonly refused: RegExp;
  /** Said of a share that a price is worked out with. */
  readonly share: RegExp;
}

/** In a language that is not here a price stands once it is offered. */
const words: Partial<Readonly<Record<Talk['code'], Words>>> = {
  ja: {
    waived: /(?:いただき|頂き|かかり|請求し)ません|いただいて(?:い|お)りません|無料に/u,
    refused:
      /高[いすっ](?!です(?:か|よね)[？?])|高いな|(?<!で)いいや|要らな|いらな|要りません|なしで|外して|出せな|通らな|厳しい|きつい|無理|難しい|論外/u,
    share: /掛け率|掛け(?=は|が|を|も|、)|仕切|割引|値引/u,
  },
};

/** Remarks after a sum in which the other side takes it or turns it down. */
const answerReach = 3;
/** Sums farther apart, as a quotient, are of different things. */
const mostApart = 2;

/**
 * The price that stands at the end where one was the last word of the seller: itself, or what came in its place;
 * undefined where it was waived or turned down, or is a bid of the customer that nobody took.
 */
export function standingPriceIn(
  amounts: readonly DraftAmount[],
  talk: Talk,
): (amount: DraftAmount) => DraftAmount | undefined {
  if (!words[talk.code]) return (amount) => amount;
  const remarksOf = remarksNaming(amounts, talk);
  return (amount) => {
    const own = isDropped(amount, remarksOf, talk) ? undefined : amount;
    if (amount.status === 'agreed') return own;
    const last = remarksOf(amount).at(-1)?.index ?? 0;
    const later = amounts.filter(
      (other) => (remarksOf(other)[0]?.index ?? -1) > last && isInItsPlace(other, amount, remarksOf, talk),
    );
    return later.length === 0
      ? own
      : later.findLast((other) => other.unit === amount.unit && !isDropped(other, remarksOf, talk));
  };
}

/** Waived, turned down, or asked for by the customer alone. */
function isDropped(amount: DraftAmount, remarksOf: RemarksOf, talk: Talk): boolean {
  const { remarks, code } = talk;
  const { waived = never, refused = never } = words[code] ?? {};
  const said = remarksOf(amount);
  if (said.some(({ text }) => waived.test(text))) return true;
  const bySeller = said.findLast(({ side }) => side === 'internal');
  if (!bySeller) return true;
  const figure = amount.text.replace(/円$/u, '');
  const isRefused = remarks
    .slice(bySeller.index + 1, bySeller.index + 1 + answerReach)
    .some(({ side, text }) => side === 'external' && text.includes(figure) && refused.test(text));
  if (isRefused || amount.status === 'agreed') return isRefused;
  const { asks } = amountReaders[code].statusWords;
  return said.some(({ side, text }) => side === 'external' && asks.test(text));
}

const never = /(?!)/;

/** Another sum for the same, or a share it is worked out with that is spoken of later. */
function isInItsPlace(other: DraftAmount, { value, unit }: DraftAmount, remarksOf: RemarksOf, { code }: Talk): boolean {
  if (other.status === 'rejected' || other.value === value) return false;
  const share = words[code]?.share ?? never;
  if (other.unit === 'percent') return remarksOf(other).some(({ text }) => share.test(text));
  const apart = Math.max(other.value, value) / Math.min(other.value, value);
  // what is only mentioned, as the price of today is, takes no place
  return other.unit === unit && other.kind === 'price' && other.status !== 'mentioned' && apart <= mostApart;
}
