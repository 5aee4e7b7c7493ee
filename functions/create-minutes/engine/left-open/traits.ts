import { flag } from '../choice.ts';
import type { Remark } from '../../facts/talk.ts';
import { turnOf } from '../classifier/surroundings.ts';
import type { Asked, AskedView } from './asked.ts';

const figures =
  /\d+|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|hundred|thousand|percent)\b|[一二三四五六七八九十百千万]+/giu;
const isAsked = /[?？]\s*$/;
/** More remarks than this are as good as endless. */
const far = { end: 60, mention: 200 } as const;

/** What the trees see of a question and what is said to it, in an order that what was learnt relies on; `odds` by their words. */
export function askedTraits(asked: Asked, odds: number, view: AskedView): Float64Array {
  const { remark, rest, reply, back, again, last } = asked;
  const mates = view.byTurn.get(turnOf(remark)) ?? [];
  const terms = view.termsOf(remark.index);
  return Float64Array.of(
    odds,
    flag(mates.some(({ index }) => view.ruled.has(index))),
    flag(view.ruled.has(remark.index)),
    mates.length,
    terms.length,
    ...[[remark], rest, reply, back, again].map(lengthOf),
    reply.length,
    ...[[remark], reply, back].map((some) => flag(isAsked.test(some.at(-1)?.text ?? ''))),
    ...[[remark], reply, again].map(figuresIn),
    ...[reply, back, again, last].map((some) => sharedIn(some, terms, view)),
    ...[reply, back, again].map((some) => flag(some[0] !== undefined && view.tasked.has(turnOf(some[0])))),
    ...speakerTraits(asked),
    ...placeTraits(asked, terms, view),
  );
}

function lengthOf(remarks: readonly Remark[]): number {
  return remarks.reduce((sum, { text }) => sum + text.length, 0);
}

function figuresIn(remarks: readonly Remark[]): number {
  return remarks.reduce((sum, { text }) => sum + (text.match(figures)?.length ?? 0), 0);
}

/** How often terms of the question are said again. */
function sharedIn(remarks: readonly Remark[], terms: readonly string[], { termsOf }: AskedView): number {
  const own = new Set(terms);
  return remarks.reduce((sum, { index }) => sum + termsOf(index).filter((term) => own.has(term)).length, 0);
}

function speakerTraits({ remark, reply, back }: Asked): readonly number[] {
  return [
    flag(remark.side === 'internal'),
    flag(reply[0] !== undefined && reply[0].side === remark.side),
    flag(back[0] !== undefined && back[0].speaker === remark.speaker),
  ];
}

/** Where it stands, and whether the talk comes back to what it is about. */
function placeTraits(
  { remark: { index }, last, again, back, reply }: Asked,
  terms: readonly string[],
  { talk: { remarks }, lastWith }: AskedView,
): readonly number[] {
  const heard = [last, again, back, reply].find((some) => some.length > 0)?.at(-1)?.index ?? index;
  const mentions = [...new Set(terms)].map((term) => lastWith.get(term) ?? index);
  return [
    index / remarks.length,
    Math.min(far.end, remarks.length - index),
    mentions.filter((at) => at > heard).length,
    Math.min(far.mention, Math.max(index, ...mentions) - index),
  ];
}
