import type { Clock } from '../../dates/clock.ts';
import type { Away } from './clocks-meant.ts';
import type { Heard } from './heard.ts';

/** The hours of a stretch, each with the remark that names it. */
export type NamedHours = readonly { readonly heard: Heard; readonly clock: Clock }[];

/** "Ten is half past one here", "nine for me and five for you": by how many minutes the clocks of that side are ahead of the others. */
export function aheadIn(named: NamedHours, side: Away['side']): number | undefined {
  const own = named.filter(({ clock }) => !clock.isSame);
  for (const [i, one] of own.entries()) {
    const next = own[i + 1];
    const pair = next && pairOf(one, next);
    if (!pair) continue;
    const [theirs, ours] = pair.first === side ? [one, next] : [next, one];
    return nearest(minutesOf(theirs.clock) - minutesOf(ours.clock));
  }
  return undefined;
}

/** Two hours that are told to be the same on the clocks of either side. */
function pairOf(one: NamedHours[number], next: NamedHours[number]): { readonly first: Away['side'] } | undefined {
  const between = betweenThem(one, next);
  if (between === undefined) return undefined;
  const [first, second] = [ownerOf(one), ownerOf(next)];
  if (first !== undefined && second !== undefined)
    return first !== second && isSame.test(between) ? { first } : undefined;
  if (second !== undefined && equals.test(between)) return { first: otherSide(second) };
  return first !== undefined && one.heard.turn === next.heard.turn && equals.test(between) ? { first } : undefined;
}

/** What is said between them; undefined where they lie apart. */
function betweenThem({ heard, clock }: NamedHours[number], next: NamedHours[number]): string | undefined {
  const [from, to] = [heard.said.indexOf(clock.asWritten), next.heard.said.indexOf(next.clock.asWritten)];
  if (from < 0 || to < 0) return undefined;
  const rest = from + clock.asWritten.length;
  if (heard === next.heard) return from < to ? heard.said.slice(rest, to) : undefined;
  const isNext = next.heard.turn - heard.turn <= 1 && next.heard.remark.index - heard.remark.index <= mostBetween;
  return isNext && startsEqual.test(next.heard.said.slice(0, to)) ? 'so ' : undefined;
}

const mostBetween = 3;
const startsEqual =
  /^(?:(?:ok|okay|ah|oh|so|then|well|right|yes|and)\b[, ]{0,2}){0,4}(?:(?:that|which|it)(?: is| would be| will be| makes| means)|so|by (?:you|us)|for (?:you|us|me)|here|there)\b/i;
const equals = /\b(?:is|are|so|that is|which is|that makes|makes|means|would be|will be|equals)\b/i;
const isSame = /^[^.?!]{0,40}$|\b(?:is|so|that|which|makes|means|would be)\b/i;

function ownerOf({ heard, clock }: NamedHours[number]): Away['side'] | undefined {
  const { side } = heard.remark;
  if (side === undefined || clock.whose === undefined) return undefined;
  return clock.whose === 'speaker' ? side : otherSide(side);
}

export function otherSide(side: Away['side']): Away['side'] {
  return side === 'internal' ? 'external' : 'internal';
}

function minutesOf({ hour, minute }: Pick<Clock, 'hour' | 'minute'>): number {
  return hour * 60 + minute;
}

/** Nobody is more than half a day away. */
function nearest(minutes: number): number {
  return minutes > 720 ? minutes - 1440 : minutes <= -720 ? minutes + 1440 : minutes;
}
