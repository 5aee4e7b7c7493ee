import type { Talk } from '../talk.ts';
import { type Correction, ofOne, turnOf } from './corrections.ts';
import type { AmountReader, Mention } from './judge.ts';
import { weighedCorrections } from './repairs/weigh.ts';

/** Sentences between a figure and its correction, and figures between a slip and its correction. */
const correctionReach = 3;
/** Slips are by no more than a digit or two. */
const mostOut = 100;
/** Further figures that may be said on the way to the right one. */
const nearFigures = 4;
/** Figures after a slip among which it may be said again while it is put right. */
const farFigures = 8;

/** A right figure is new where it is said; going back to one that was said before corrects nothing. Takes out what was misspoken: "38, sorry, 48 thousand", "not 85, 70", here and right before. */
export function standing(mentions: readonly Mention[], reader: AmountReader, talk: Talk): readonly Mention[] {
  const wrong = new Set<Mention>();
  const put: Mention[] = [];
  const first = new Map(mentions.toReversed().map((mention) => [keyOf(mention), mention]));
  const last = new Map(mentions.map((mention) => [keyOf(mention), mention]));
  const putRight = weighedCorrections(talk, reader);
  mentions.forEach((mention, i) => {
    const next = mentions
      .slice(i + 1, i + 1 + nearFigures)
      .find((other) => comparable(mention, other) && first.get(keyOf(other)) === other);
    const isSameSpeaker = next?.remark.speaker === mention.remark.speaker;
    const misspoke = next !== undefined && reader.takesBack(between(mention, next, talk), isSameSpeaker);
    const taken =
      next && (misspoke || isConceded(mention, next, reader, talk) || isRecounted(mention, next, last, reader, talk));
    const right = putRight(mention);
    const denied = hasOther(mentions, i) && reader.denies(mention.remark.text.slice(0, mention.quantity.start));
    if (right !== undefined)
      for (const other of mentions.slice(Math.max(0, i - correctionReach), i + 1 + farFigures))
        if (keyOf(other) === keyOf(mention) && other.remark.index <= right.until) wrong.add(other);
    if (right?.right) put.push(asRight(mention, right.right));
    if (!taken && !denied) return;
    const until = taken && next ? mentions.indexOf(next, i) : i + 1;
    for (const earlier of mentions.slice(Math.max(0, i - correctionReach), until))
      if (keyOf(earlier) === keyOf(mention)) wrong.add(earlier);
    // "48, sorry, 38." - "You gave me a fright, 48!"
    if (misspoke && isSameSpeaker)
      for (const other of mentions.slice(until, until + farFigures))
        if (keyOf(other) === keyOf(mention) && turnOf(other.remark) - turnOf(next.remark) === 1) wrong.add(other);
  });
  const kept = mentions.filter((mention) => !wrong.has(mention));
  const known = new Set(kept.map(keyOf));
  const added = put.filter((mention) => !known.has(keyOf(mention)) && putRight(mention) === undefined);
  return added.length === 0 ? kept : [...kept, ...added].sort((a, b) => a.remark.index - b.remark.index);
}

/** The right figure matters as the wrong one did, and is in the same. */
function asRight(
  { quantity, judgement }: Mention,
  { remark, quantity: right }: NonNullable<Correction['right']>,
): Mention {
  const unit = right.unit ?? quantity.unit;
  return { quantity: { ...right, unit, per: right.per.length > 0 ? right.per : quantity.per }, remark, judgement };
}

/** "Eighteen." - "Seventeen, we lost one." - "Oh right, seventeen." */
function isConceded(one: Mention, other: Mention, { concedes }: AmountReader, { remarks }: Talk): boolean {
  const [said, put] = [one.remark, other.remark];
  if (said.speaker === put.speaker || said.side !== put.side || said.side === undefined) return false;
  if (ofOne.test(put.text) || isProduct(one, other)) return false;
  return remarks
    .slice(put.index + 1, put.index + 1 + correctionReach)
    .some(({ speaker, text }) => speaker === said.speaker && concedes.test(text));
}

/** 「七百六十かける百七十は」「十二万九千二百円です」「そうだね」: nobody is so far out; the one is worked out from the other. */
function isProduct({ quantity: one }: Mention, { quantity: other }: Mention): boolean {
  return Math.max(one.value, other.value) > mostOut * Math.min(one.value, other.value);
}

/** "You have 78 users." - "75." - "Sorry, 75.": a count that the other side puts right, which is never said again. */
function isRecounted(
  one: Mention,
  other: Mention,
  last: ReadonlyMap<string, Mention>,
  { concedes }: AmountReader,
  { remarks }: Talk,
): boolean {
  const [said, put] = [one.remark, other.remark];
  if (one.judgement.reading !== 'count' || said.side === undefined || put.side === undefined) return false;
  if (said.side === put.side || ofOne.test(put.text) || last.get(keyOf(one)) !== one) return false;
  return remarks
    .slice(put.index + 1, put.index + 1 + correctionReach)
    .some(({ speaker, text }) => speaker === said.speaker && concedes.test(text));
}

function keyOf({ quantity, judgement }: Mention): string {
  return `${judgement.reading} ${quantity.value}`;
}

function comparable(one: Mention, other: Mention): boolean {
  return (
    one.judgement.reading === other.judgement.reading &&
    one.quantity.value !== other.quantity.value &&
    (one.judgement.reading !== 'count' || one.quantity.unit === other.quantity.unit) &&
    Math.abs(other.remark.index - one.remark.index) <= correctionReach &&
    Math.abs(turnOf(other.remark) - turnOf(one.remark)) <= 1
  );
}

function between(one: Mention, other: Mention, { remarks }: Talk): string {
  if (one.remark === other.remark) return one.remark.text.slice(one.quantity.end, other.quantity.start);
  const amid = remarks.slice(one.remark.index + 1, other.remark.index).map(({ text }) => text);
  return [one.remark.text.slice(one.quantity.end), ...amid, other.remark.text.slice(0, other.quantity.start)].join(' ');
}

/** Another figure of the same kind beside it in the same sentence. */
function hasOther(mentions: readonly Mention[], at: number): boolean {
  const here = mentions[at];
  return [mentions[at - 1], mentions[at + 1]].some(
    (other) => here && other && other.remark === here.remark && comparable(here, other),
  );
}
