import { flag } from '../../choice.ts';
import { asks } from '../told/asks.ts';
import type { ActWording } from '../act-wording.ts';
import { type Heard, turnOf } from '../surroundings.ts';

/** More is as good as endless. */
const [mostShared, mostTerms, mostTurns, mostLetters] = [3, 6, 6, 40];
/** So many remarks on either side of the gap are read: who agrees to everything makes one choice of a whole meeting. */
const mostRead = 40;

/** A remark that opens so goes on to another matter. */
const leadsOn =
  /^\W*(?:(?:ok(?:ay)?|right|good|great|fine|so|well|lovely|perfect)\W+){0,2}(?:and|also|then|next|plus|now|what about|how about|as for|on (?:the )?\p{L}+,|one more|last (?:thing|point)|the other)\b|^(?:あと|それと|それから|次|最後|ちなみに|また|では?、?次|もう[一1]|ところで|で、)/iu;
/** Closes a matter. */
const closes =
  /^\W*(?:(?:ok(?:ay)?|right|well|so|then|yes|yeah)\W+){0,2}(?:done|deal|agreed|good|great|fine|perfect|settled|lovely|works|that works|sold|grand|noted|understood)\b[^?]{0,24}$|^(?:はい|ええ|うん|では)?、?(?:承知|わかりました|分かりました|了解|ありがとう|結構です|大丈夫です|決まり)/iu;
const supposes = /\b(?:if|unless|would|could|might|what if|how about|shall)\b|なら|たら|れば|ますと|いかが|どう/iu;

type Words = ReadonlySet<string>;

/**
 * What tells whether two remarks on end, of those that one proposed choice rests on, still tell of one choice: how far they
 * are apart, what they share, and how the second begins. Nothing of it comes from what was learnt before, which is surer of
 * the talks it was learnt from than of others.
 * @param own positions of all of its remarks, ascending
 * @param at place in `own` of the first remark behind the gap
 */
export function partTraits(
  own: readonly number[],
  at: number,
  heard: readonly Heard[],
  { leans, numbers }: Pick<ActWording, 'leans' | 'numbers'>,
): Float64Array {
  const [before, after] = [own.slice(Math.max(0, at - mostRead), at), own.slice(at, at + mostRead)];
  const [a, b] = [before.at(-1) ?? 0, after[0] ?? 0];
  const [last, first] = [heard[a], heard[b]];
  if (!last || !first) return new Float64Array(traitCount);
  const terms = (some: readonly number[]): Words => new Set(some.flatMap((i) => heard[i]?.terms ?? []));
  const figures = (some: readonly number[]): Words =>
    new Set(some.flatMap((i) => numbers(heard[i]?.remark.text ?? '')));
  const inTurnOf = (one: Heard) => (i: number) =>
    heard[i] !== undefined && turnOf(heard[i].remark) === turnOf(one.remark);
  const between = Array.from({ length: b - a - 1 }, (_, i) => heard[a + 1 + i]).flatMap((one) => one ?? []);
  const [lastTurn, firstTurn] = [before.filter(inTurnOf(last)), after.filter(inTurnOf(first))];
  return Float64Array.from([
    Math.min(mostTurns, turnOf(first.remark) - turnOf(last.remark)),
    flag(first.remark.speaker === last.remark.speaker),
    flag(first.remark.side === last.remark.side),
    between.length,
    shared(terms([a]), terms([b])),
    shared(terms(lastTurn), terms(firstTurn)),
    shared(terms(before), terms(after)),
    shared(terms(before), terms([b])),
    shared(figures([a]), figures([b])),
    shared(figures(before), figures(after)),
    ...[[a], [b], before, after].map((some) => Math.min(mostTerms, terms(some).size)),
    ...[before, after].map((some) => Math.min(mostShared, figures(some).size)),
    flag(leans(last.remark)),
    flag(leans(first.remark)),
    flag(leadsOn.test(first.remark.text)),
    flag(between.some(({ remark }) => leadsOn.test(remark.text))),
    flag(closes.test(last.remark.text)),
    flag(closes.test(first.remark.text)),
    flag(between.some(({ remark }) => closes.test(remark.text))),
    flag(asks.test(last.remark.text)),
    [...between, first].filter(({ remark }) => asks.test(remark.text)).length,
    flag(supposes.test(first.remark.text)),
    flag(supposes.test(last.remark.text)),
    at,
    own.length - at,
    lettersOf(last),
    lettersOf(first),
  ]);
}

const traitCount = 31;

function shared(one: Words, other: Words): number {
  return Math.min(mostShared, [...one].filter((word) => other.has(word)).length);
}

/** A character of Japanese says about as much as three letters. */
function lettersOf({ remark: { text } }: Heard): number {
  return Math.min(mostLetters, /\p{sc=Han}|\p{sc=Hiragana}/u.test(text) ? text.length : text.length / 3);
}
