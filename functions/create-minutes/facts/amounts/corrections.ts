import type { Remark, Talk } from '../talk.ts';
import type { AmountReader, Mention } from './judge.ts';
import type { Quantity } from './quantity.ts';

/** Turns after which nobody comes back to a slip, and remarks of them that are looked at. */
const reach = { turns: 4, remarks: 14 } as const;
/** A correction is not far from what was said; a bare number may be of something else. */
const mostApart = { same: 3, bare: 2 } as const;
/** Turns within which the right figure is named. */
const nearTurns = 2;
const longestClause = 40;
const closeRemarks = 4;
/** Smaller numbers are hours and days as well. */
const leastBare = 5;
const lasts = /^[ -]*(?:weeks?|days?|months?|years?|hours?|minutes?|o['’]?clock)\b/i;
/** A figure of one place or customer stands beside the other: "for Portugal it's thirty-five". */
export const ofOne = /\b(?:[Ff]or|[Ii]n)\s+\p{Lu}\p{L}/u;

interface Said {
  readonly remark: Remark;
  readonly quantity: Quantity;
}

export interface Correction {
  /** The last remark in which the figure is wrong. */
  readonly until: number;
  /** What it is, where somebody says that. */
  readonly right?: Said;
  /** True where it is taken back in so many words. */
  readonly isPlain?: boolean;
}

/**
 * Up to which remark a figure is wrong, undefined where it stands. It is put right by words that say so: "Sixty-five was the
 * old call", 「180食は取り消させてください」; by a colleague or, of what is counted, anybody whose figure is taken up; and by
 * the one who said it, when somebody names another: "Twelve eight. I stand corrected." Sums that two sides haggle over stand.
 * @param figuresIn the figures of a remark, by its position
 */
export function correctionsIn(
  talk: Talk,
  reader: AmountReader,
  figuresIn: (at: number) => readonly Quantity[],
): (mention: Mention) => Correction | undefined {
  return (meant) => {
    // "Eighty." - "Eighty-five, sorry.": in thousands, both are put right as they were said
    const raw = figuresIn(meant.remark.index).find(({ start }) => start === meant.quantity.start)?.value;
    const scale = raw === undefined || raw === 0 ? 1 : meant.quantity.value / raw;
    const mention = { ...meant, quantity: { ...meant.quantity, value: meant.quantity.value / scale } };
    const { remark, quantity } = mention;
    const before = earlierFigures(mention, talk, figuresIn);
    if (before.some(({ value }) => value === quantity.value) && reader.withdraws(clauseFrom(remark.text, quantity.end)))
      return { until: remark.index, isPlain: true };
    const later = laterFigures(mention, talk, figuresIn);
    const again = later.filter((other) => isSame(other.quantity, mention));
    const withdrawn = again.find((other) => reader.withdraws(clauseFrom(other.remark.text, other.quantity.end)));
    if (withdrawn) return { until: withdrawn.remark.index, isPlain: true };
    const rivals = later.filter((other) => isRival(mention, other.remark, other.quantity));
    const [rival] = rivals;
    if (!rival) return undefined;
    const isOld = before.some(({ value }) => value === rival.quantity.value);
    const between = remark.text.slice(quantity.end, rival.quantity.start);
    // "46 trailers, no, sorry, 48 since the spring"
    const isSlip = rival.remark === remark && rival.quantity.start > quantity.end && reader.takesBack(between, true);
    if (!isSlip && !takesItsPlace(mention, rival, rivals, again, isOld, talk, reader)) return undefined;
    const right = { ...rival, quantity: { ...rival.quantity, value: rival.quantity.value * scale } };
    return { until: lastOfTurn(rival.remark, talk).index, right, isPlain: isSlip };
  };
}

function laterFigures(
  { remark: said, quantity: own }: Mention,
  { remarks }: Talk,
  figuresIn: (at: number) => readonly Quantity[],
): readonly Said[] {
  const later: Said[] = figuresIn(said.index)
    .filter(({ start }) => start > own.end)
    .map((quantity) => ({ remark: said, quantity }));
  for (const remark of remarks.slice(said.index + 1, said.index + 1 + reach.remarks)) {
    if (turnOf(remark) - turnOf(said) > reach.turns) break;
    for (const quantity of figuresIn(remark.index)) later.push({ remark, quantity });
  }
  return later;
}

/** What was said before is mostly what they go back from, not to. */
function earlierFigures(
  { remark: said }: Mention,
  { remarks }: Talk,
  figuresIn: (at: number) => readonly Quantity[],
): readonly Quantity[] {
  return remarks
    .slice(Math.max(0, said.index - reach.remarks), said.index)
    .filter((remark) => turnOf(said) - turnOf(remark) <= reach.turns)
    .flatMap(({ index }) => figuresIn(index));
}

function takesItsPlace(
  { remark: said, judgement }: Mention,
  { remark: put, quantity }: Said,
  rivals: readonly Said[],
  again: readonly Said[],
  isOld: boolean,
  talk: Talk,
  reader: AmountReader,
): boolean {
  const near = turnOf(put) - turnOf(said);
  if (near > nearTurns || ofOne.test(put.text)) return false;
  if (isOld && !reader.reverts.test(put.text)) return false;
  if (reader.outdated.test(turnText(put, talk))) return true;
  const echoes = rivals.filter(
    (other) => other.quantity.value === quantity.value && other.remark.speaker !== put.speaker,
  );
  const answered = echoes.filter(({ remark }) => remark.speaker === said.speaker);
  const isKept = again.some(
    ({ remark }) =>
      turnOf(remark) > turnOf(put) &&
      !rivals.some((other) => turnOf(other.remark) === turnOf(remark) && other.quantity.value === quantity.value),
  );
  if (isKept) return false;
  const isOther = put.speaker !== said.speaker;
  const isSum = judgement.reading !== 'count' && put.side !== said.side;
  const refuses = ({ remark }: Said) => isSum && reader.statusWords.refuses.test(turnText(remark, talk));
  if (isOther && answered.some((one) => reader.admits.test(turnText(one.remark, talk)) && !refuses(one))) return true;
  if (isOther && near <= 1 && reader.unsure.test(said.text) && !reader.beside.test(put.text)) return true;
  const isMate = isOther && put.side !== undefined && put.side === said.side;
  if (isMate && near <= 1 && (answered.length > 0 || reader.corrects.test(put.text))) return true;
  return judgement.reading === 'count' && near >= 1 && echoes.length > 0 && !reader.beside.test(put.text);
}

function isSame(quantity: Quantity, { quantity: own, judgement }: Mention): boolean {
  return quantity.value === own.value && (quantity.kind === 'bare' || quantity.kind === judgement.reading);
}

/** Another figure of the same kind, or a bare one close to it. */
function isRival({ remark: said, quantity: own, judgement }: Mention, remark: Remark, quantity: Quantity): boolean {
  if (own.value === quantity.value) return false;
  const apart = Math.max(own.value, quantity.value) / Math.min(own.value, quantity.value);
  if (quantity.kind === 'bare')
    return (
      Math.min(own.value, quantity.value) >= leastBare &&
      apart <= mostApart.bare &&
      quantity.per.length === 0 &&
      !lasts.test(remark.text.slice(quantity.end)) &&
      turnOf(remark) - turnOf(said) <= nearTurns + 1
    );
  if (quantity.kind !== judgement.reading || apart > mostApart.same) return false;
  return quantity.kind !== 'count' || own.unit === undefined || own.unit === quantity.unit;
}

function clauseFrom(text: string, at: number): string {
  return text.slice(at, at + longestClause).replace(/[。.!?！？].*$/su, '');
}

/** What is said in the turn of a remark, as far as it stands close to it. */
function turnText(remark: Remark, { remarks }: Talk): string {
  return remarks
    .slice(Math.max(0, remark.index - closeRemarks), remark.index + closeRemarks)
    .filter((other) => turnOf(other) === turnOf(remark))
    .map(({ text }) => text)
    .join(' ');
}

export function lastOfTurn(remark: Remark, { remarks }: Talk): Remark {
  return (
    remarks.slice(remark.index, remark.index + closeRemarks).findLast((other) => turnOf(other) === turnOf(remark)) ??
    remark
  );
}

export function turnOf({ spans }: Remark): number {
  return spans[0]?.turn ?? 0;
}
