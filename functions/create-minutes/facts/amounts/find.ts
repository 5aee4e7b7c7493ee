import type { DraftAmount } from '../../engine/draft.ts';
import type { Remark, Talk } from '../talk.ts';
import { englishAmounts } from './english.ts';
import { japaneseAmounts } from './japanese.ts';
import type { AmountReader, Judgement, Mention, Named } from './judge.ts';
import type { Quantity } from './quantity.ts';
import { chooseReadings } from './weighed/choose.ts';
import type { Figure, Reading } from './weighed/reading.ts';

const readers: Readonly<Record<Talk['code'], AmountReader>> = { en: englishAmounts, ja: japaneseAmounts };

/** The figures that matter to the deal, each value and unit once, with every place it is said at. Corrected figures are left out. */
export function findAmounts(talk: Talk): readonly DraftAmount[] {
  const reader = readers[talk.code];
  const mentions = standing(readMentions(talk, reader), reader, talk);
  const currency = prevailing(mentions) ?? reader.currency;
  const groups = new Map<string, Mention[]>();
  for (const mention of mentions) {
    const key = `${mention.quantity.value} ${unitOf(mention, reader, currency) ?? ''}`;
    const group = groups.get(key);
    if (group) group.push(mention);
    else groups.set(key, [mention]);
  }
  return [...groups.values()].flatMap((group) => toAmount(group, talk, reader, currency) ?? []).slice(0, mostAmounts);
}

/** Nobody reads more figures than these in minutes. */
const mostAmounts = 60;

function readMentions(talk: Talk, reader: AmountReader): readonly Mention[] {
  const { figures, priced } = readFigures(talk, reader);
  if (talk.odds) return chooseReadings(talk, figures, priced).map((reading) => mentionOf(reading, talk, reader));
  return figures.flatMap(({ quantity, remark, ruled }): readonly Mention[] =>
    ruled ? [{ quantity: meantBy(quantity, ruled), remark, judgement: ruled }] : [],
  );
}

function meantBy(quantity: Quantity, { value, unit }: Judgement): Quantity {
  return { ...quantity, value: value ?? quantity.value, unit: unit ?? quantity.unit };
}

/** Every figure of a talk, with what the rules make of it. */
export function readFigures(
  talk: Talk,
  reader = readers[talk.code],
): { readonly figures: readonly Figure[]; readonly priced: Named['priced'] } {
  const found = talk.remarks.flatMap((remark) =>
    reader.quantities(remark.text, talk.timeZone).map((quantity) => ({ quantity, remark })),
  );
  const named = nameQuantities(found);
  const judge = reader.judge(talk, named);
  return {
    figures: found.map((one) => ({ ...one, ruled: judge(one.quantity, one.remark) })),
    priced: named.priced,
  };
}

function mentionOf({ figure, as, value, unit }: Reading, talk: Talk, reader: AmountReader): Mention {
  const { quantity, remark, ruled } = figure;
  const kind = ruled?.reading === as ? ruled.kind : reader.kindOf(as, remark, talk);
  return {
    quantity: { ...quantity, value, unit: unit ?? quantity.unit },
    remark,
    judgement: { kind, reading: as },
  };
}

function nameQuantities(found: readonly Pick<Mention, 'quantity' | 'remark'>[]): Named {
  const money = new Map<number, Quantity[]>();
  const full = new Map<number, Quantity[]>();
  const priced = new Set<string>();
  const add = (to: Map<number, Quantity[]>, at: number, quantity: Quantity) => {
    const own = to.get(at);
    if (own) own.push(quantity);
    else to.set(at, [quantity]);
  };
  for (const { quantity, remark } of found) {
    if (quantity.kind === 'money') for (const unit of quantity.per) priced.add(unit);
    const scaled = quantity.kind === 'bare' && /thousand|grand|\dk\b/i.test(quantity.asWritten);
    if (quantity.kind === 'money' || scaled) add(money, remark.index, quantity);
    if (quantity.kind !== 'bare' || scaled || quantity.per.length > 0) add(full, remark.index, quantity);
  }
  return { priced, money, full };
}

/** Sentences between a figure and its correction, and figures between a slip and its correction. */
const correctionReach = 3;
/** Further figures that may be said on the way to the right one. */
const nearFigures = 4;

/** A right figure is new where it is said; going back to one that was said before corrects nothing. Takes out what was misspoken: "38, sorry, 48 thousand", "not 85, 70", here and right before. */
function standing(mentions: readonly Mention[], reader: AmountReader, talk: Talk): readonly Mention[] {
  const wrong = new Set<Mention>();
  const first = new Map(mentions.toReversed().map((mention) => [keyOf(mention), mention]));
  const last = new Map(mentions.map((mention) => [keyOf(mention), mention]));
  mentions.forEach((mention, i) => {
    const next = mentions
      .slice(i + 1, i + 1 + nearFigures)
      .find((other) => comparable(mention, other) && first.get(keyOf(other)) === other);
    const isSameSpeaker = next?.remark.speaker === mention.remark.speaker;
    const taken =
      next &&
      (reader.takesBack(between(mention, next, talk), isSameSpeaker) ||
        isConceded(mention, next, reader, talk) ||
        isRecounted(mention, next, last, reader, talk));
    const denied = hasOther(mentions, i) && reader.denies(mention.remark.text.slice(0, mention.quantity.start));
    if (!taken && !denied) return;
    const until = taken && next ? mentions.indexOf(next) : i + 1;
    for (const earlier of mentions.slice(Math.max(0, i - correctionReach), until))
      if (keyOf(earlier) === keyOf(mention)) wrong.add(earlier);
  });
  return mentions.filter((mention) => !wrong.has(mention));
}

/** "Eighteen." - "Seventeen, we lost one." - "Oh right, seventeen." */
function isConceded(one: Mention, other: Mention, { concedes }: AmountReader, { remarks }: Talk): boolean {
  const [said, put] = [one.remark, other.remark];
  if (said.speaker === put.speaker || said.side !== put.side || said.side === undefined) return false;
  if (ofOne.test(put.text)) return false;
  return remarks
    .slice(put.index + 1, put.index + 1 + correctionReach)
    .some(({ speaker, text }) => speaker === said.speaker && concedes.test(text));
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

/** A figure of one place or customer stands beside the other: "for Portugal it's thirty-five". */
const ofOne = /\b(?:for|in)\s+\p{Lu}\p{L}/u;

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

function turnOf({ spans }: Remark): number {
  return spans[0]?.turn ?? 0;
}

/** Another figure of the same kind beside it in the same sentence. */
function hasOther(mentions: readonly Mention[], at: number): boolean {
  const here = mentions[at];
  return [mentions[at - 1], mentions[at + 1]].some(
    (other) => here && other && other.remark === here.remark && comparable(here, other),
  );
}

/** The currency most figures are in: the one a bare figure is taken to be in. */
function prevailing(mentions: readonly Mention[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { quantity } of mentions)
    if (quantity.kind === 'money' && quantity.unit) counts.set(quantity.unit, (counts.get(quantity.unit) ?? 0) + 1);
  return [...counts].reduce<[string, number] | undefined>(
    (most, one) => (most && most[1] >= one[1] ? most : one),
    undefined,
  )?.[0];
}

function unitOf(
  { quantity, judgement }: Mention,
  reader: AmountReader,
  currency: string | undefined,
): string | undefined {
  switch (judgement.reading) {
    case 'money':
      return quantity.unit ?? currency;
    case 'percent':
      return 'percent';
    case 'count':
      return quantity.unit === undefined ? undefined : reader.unitOf(quantity.unit);
  }
}

function toAmount(
  group: readonly Mention[],
  talk: Talk,
  reader: AmountReader,
  currency: string | undefined,
): DraftAmount | undefined {
  const [first] = group;
  if (!first) return undefined;
  const all = <Field>(pick: (quantity: Quantity) => Field | undefined) =>
    group.map(({ quantity }) => pick(quantity)).find((field) => field !== undefined);
  const statuses = group.map((mention) => reader.status(mention, talk));
  return {
    text: longest(group.map(({ quantity }) => quantity.asWritten)),
    value: first.quantity.value,
    unit: unitOf(first, reader, currency),
    per: all(({ per }) => (per.length > 0 ? per : undefined)) ?? [],
    tax: all(({ tax }) => tax),
    kind: kindOf(group.map(({ judgement }) => judgement)),
    status:
      statuses.findLast((status) => status === 'agreed' || status === 'rejected') ??
      statuses.find((status) => status !== 'mentioned') ??
      'mentioned',
    side: first.remark.side,
    spans: spansOf(group),
  };
}

function kindOf(judgements: readonly Judgement[]): Judgement['kind'] {
  return judgements.find(({ kind }) => kind !== 'other')?.kind ?? 'other';
}

function longest(texts: readonly string[]): string {
  return texts.reduce((most, text) => (text.length > most.length ? text : most), '').trim();
}

/** The words a figure stands in; a sentence that was interrupted counts with the piece that has the figure. */
function spansOf(group: readonly Mention[]): Remark['spans'] {
  const spans = group.flatMap(({ remark, quantity }) => {
    const holding = remark.spans.filter(({ text }) => text.includes(quantity.asWritten));
    return holding.length > 0 ? holding.slice(0, 1) : remark.spans;
  });
  return [...new Set(spans)];
}
