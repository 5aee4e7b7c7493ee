import type { Remark } from '../talk.ts';
import type { Judgement, Named } from './judge.ts';
import type { Quantity } from './quantity.ts';

/** How one figure is set against another. */
const sets =
  /\b(?:make (?:it|that)|call it|say|(?:can|could|would|will|I['’]ll|we['’]ll|I['’]d|we['’]d)(?: you| I| we)?(?: only| just| maybe| probably)? (?:do|go|go to|take|pay|live with)|(?:how|what) about|not|meet (?:me |you |us )?at|settle (?:on|at|for)|split it at|down to|up to|closer to|rather|stretch to|more like)\s$/i;
/** Little else in the sentence: "Twelve.", "Okay, fifty-five then?" */
const filler =
  /\b(?:okay|ok|well|so|and|or|then|flat|tops|max|maybe|no|yes|yeah|fine|right|go on|all right|alright|for|a|it|is|final|each|again|at)\b/gi;
/** Sentences back, figures of each of them, and characters before a figure that are looked at. */
const reach = 5;
const mostOthers = 8;
const before = 40;
const longestAlone = 80;
/** The figure set against another is not far from it. */
const nearest = 0.4;
const farthest = 2.5;

/** What a short figure is in that somebody haggles with: "make it twelve" after ten percent, "Fifty-five." after sixty thousand. */
export function haggled(quantity: Quantity, { text, index }: Remark, { full }: Named): Going | undefined {
  const { start, end, value, per } = quantity;
  const isAlone = text.length <= longestAlone && isBare(text.slice(0, start) + text.slice(end));
  if (per.length > 0 || !(isAlone || sets.test(text.slice(Math.max(0, start - before), start)))) return undefined;
  for (let at = index; at >= Math.max(0, index - reach); at--) {
    const others = (full.get(at) ?? []).filter((other) => at < index || other.end <= start);
    for (const other of others.slice(-mostOthers).toReversed()) {
      const factor = [1, 1000].find((one) => isNear(value * one, other, one));
      if (factor !== undefined) return goingOn(other, value * factor);
    }
  }
  return undefined;
}

type Going = Pick<Judgement, 'reading' | 'value' | 'unit'>;

function isBare(rest: string): boolean {
  return !/\p{L}/u.test(rest.replace(filler, ''));
}

/** Thousands are left out of sums of money that are said in thousands. */
function isNear(value: number, { value: other, kind, asWritten }: Quantity, factor: number): boolean {
  const ratio = value / other;
  const isLeftOut =
    factor === 1 || (kind !== 'percent' && kind !== 'count' && other >= 1000 && /[a-z]|000/i.test(asWritten));
  return isLeftOut && ratio > nearest && ratio < farthest;
}

function goingOn({ kind, unit }: Quantity, value: number): Going {
  if (kind === 'percent') return { reading: 'percent', value };
  return kind === 'count'
    ? { reading: 'count', value, ...(unit === undefined ? {} : { unit }) }
    : { reading: 'money', value };
}
