import type { DraftAmount } from '../../engine/draft.ts';
import type { Remark, Talk } from '../talk.ts';
import { currenciesOf, inDollarsSpokenOf } from './currencies.ts';
import { isEnumerator } from './enumerated.ts';
import { englishAmounts } from './english.ts';
import { figuresOf } from './figures-of.ts';
import { japaneseAmounts } from './japanese.ts';
import type { AmountReader, Judgement, Mention, Named } from './judge.ts';
import { apartWherePaidOnce } from './once.ts';
import type { Quantity } from './quantity.ts';
import { standing } from './standing.ts';
import { statusOfAll } from './status-of-all.ts';
import { chooseReadings } from './weighed/choose.ts';
import type { Figure, Reading } from './weighed/reading.ts';
import { inOneScale } from './weighed/scale.ts';

export const amountReaders: Readonly<Record<Talk['code'], AmountReader>> = { en: englishAmounts, ja: japaneseAmounts };

/** The figures that matter to the deal, each value and unit once, with every place it is said at. Corrected figures are left out. */
export function findAmounts(talk: Talk): readonly DraftAmount[] {
  const reader = amountReaders[talk.code];
  const said = inDollarsSpokenOf(readMentions(talk, reader), talk);
  const mentions = inThousandsAsElsewhere(
    standing(said, reader, talk).filter(
      (mention) => !isOfTime(mention, talk, reader) && !isNoAmount(mention, reader) && !isEnumerator(mention, talk),
    ),
  );
  // "640 pounds, sorry, 620": what was misspoken tells what the others are in
  const most = prevailing(said) ?? reader.currency;
  const currencyOf = currenciesOf(said, talk);
  const currency = (value: number) => currencyOf(value) ?? most;
  const groups = new Map<string, Mention[]>();
  for (const mention of sayingWhatTheyCount(mentions)) {
    const unit = unitOf(mention, reader, currency) ?? '';
    const key = `${mention.quantity.value} ${sameAs[unit] ?? unit}`;
    const group = groups.get(key);
    if (group) group.push(mention);
    else groups.set(key, [mention]);
  }
  return [...groups.values()]
    .flatMap((group) => apartWherePaidOnce(group, talk.code))
    .flatMap((group) => toAmount(saidAgain(group), talk, reader, currency) ?? [])
    .slice(0, mostAmounts);
}

/** Two words for counting one thing. */
const sameAs: Readonly<Record<string, string>> = { 名: '人' };

/** "Just us two" is no "two per cent": a small number without its unit says a figure again only where the figure is near. */
function saidAgain(group: readonly Mention[]): readonly Mention[] {
  const full = group.filter(({ quantity }) => quantity.kind !== 'bare');
  if (full.length === 0 || (group[0]?.quantity.value ?? 0) > largestSmall) return group;
  const near = new Set(
    full.flatMap(({ remark }) => Array.from({ length: 2 * againReach + 1 }, (_, i) => remark.index - againReach + i)),
  );
  return group.filter(({ quantity, remark }) => quantity.kind !== 'bare' || near.has(remark.index));
}

const [largestSmall, againReach] = [12, 10];

/** "Three things", and "99.9", which is how long something runs. */
function isNoAmount({ quantity, judgement }: Mention, { uncounted }: AmountReader): boolean {
  if (judgement.reading === 'count') return quantity.unit !== undefined && uncounted.test(quantity.unit);
  return quantity.kind === 'bare' && judgement.reading === 'money' && /^9[5-9][.,]\d+$/.test(quantity.asWritten);
}

/** "372", where the same figure is 372,000 elsewhere, is that sum again. */
function inThousandsAsElsewhere(mentions: readonly Mention[]): readonly Mention[] {
  const isSum = ({ judgement, quantity }: Mention) => judgement.reading === 'money' && quantity.kind === 'bare';
  const sums = new Set(mentions.filter(isSum).map(({ quantity }) => `${quantity.asWritten} ${quantity.value}`));
  return mentions.map((mention) => {
    const { quantity } = mention;
    const value = quantity.value * 1000;
    const isShort = isSum(mention) && quantity.per.length === 0 && sums.has(`${quantity.asWritten} ${value}`);
    return isShort ? { ...mention, quantity: { ...quantity, value } } : mention;
  });
}

const timeReach = 4;

/** "45. – 45 is grand. – 45 days net.": a bare number is of time where it is said so, and of nothing else, close by. */
function isOfTime({ quantity, remark }: Mention, talk: Talk, reader: AmountReader): boolean {
  const [number = ''] = quantity.asWritten.toLowerCase().split(' ');
  if (quantity.kind !== 'bare' || quantity.per.length > 0 || number === '') return false;
  const near = talk.remarks.slice(Math.max(0, remark.index - timeReach), remark.index + 1 + timeReach);
  const isSaid = ({ text }: Remark) => {
    const at = text.toLowerCase().indexOf(number);
    return at >= 0 && !/[\p{L}\p{N}.,]$/u.test(text.slice(0, at)) && reader.lasts.test(text.slice(at + number.length));
  };
  const isOther = (one: Remark) =>
    figuresOf(one, talk, reader).some(({ value, kind }) => kind !== 'bare' && value === quantity.value);
  return near.some(isSaid) && !near.some(isOther);
}

/** "Keep it at 85" counts what "85 seats" counts: a count is of what is said with the same number, else of what is taken from before. */
function sayingWhatTheyCount(mentions: readonly Mention[]): readonly Mention[] {
  const units = new Map<number, string>();
  const saysUnit = ({ unit, asWritten }: Quantity) => unit !== undefined && asWritten.includes(unit);
  const counts = mentions.filter(({ judgement }) => judgement.reading === 'count');
  for (const { quantity } of [...counts.filter((one) => saysUnit(one.quantity)), ...counts])
    if (quantity.unit !== undefined && !units.has(quantity.value)) units.set(quantity.value, quantity.unit);
  return mentions.map((mention) =>
    mention.judgement.reading !== 'count' || saysUnit(mention.quantity)
      ? mention
      : { ...mention, quantity: { ...mention.quantity, unit: units.get(mention.quantity.value) } },
  );
}

/** Nobody reads more figures than these in minutes. */
const mostAmounts = 60;

export function readMentions(talk: Talk, reader: AmountReader): readonly Mention[] {
  const { figures, priced } = readFigures(talk, reader);
  if (talk.odds) return chooseReadings(talk, figures, priced).map((reading) => mentionOf(reading, talk, reader));
  const ruled = figures.map((figure) => ruledReading(figure));
  return inOneScale(ruled, figures).flatMap((reading) => (reading ? [mentionOf(reading, talk, reader)] : []));
}

/** What the rules alone take a figure for. */
function ruledReading(figure: Figure): Reading | undefined {
  const { quantity, ruled } = figure;
  return (
    ruled && {
      figure,
      as: ruled.reading,
      way: 'said',
      value: ruled.value ?? quantity.value,
      unit: ruled.unit ?? quantity.unit,
    }
  );
}

/** Every figure of a talk, with what the rules make of it. */
export function readFigures(
  talk: Talk,
  reader = amountReaders[talk.code],
): { readonly figures: readonly Figure[]; readonly priced: Named['priced'] } {
  /** "How many words?" - "About ninety thousand.": no money, whatever its size. */
  const counted = (quantity: Quantity, remark: Remark): Quantity => {
    if (quantity.kind !== 'bare' || quantity.per.length > 0) return quantity;
    if (reader.lasts.test(remark.text.slice(quantity.end))) return quantity;
    const unit = reader.askedNumberOf(remark, talk);
    return unit === undefined ? quantity : { ...quantity, kind: 'count', unit };
  };
  const found = talk.remarks.flatMap((remark) =>
    figuresOf(remark, talk, reader).map((quantity) => ({ quantity: counted(quantity, remark), remark })),
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
  currency: (value: number) => string | undefined,
): string | undefined {
  switch (judgement.reading) {
    case 'money':
      return quantity.unit ?? currency(quantity.value);
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
  currency: (value: number) => string | undefined,
): DraftAmount | undefined {
  const [first] = group;
  if (!first) return undefined;
  const all = <Field>(pick: (quantity: Quantity) => Field | undefined) =>
    group.map(({ quantity }) => pick(quantity)).find((field) => field !== undefined);
  const kind = reader.kindOfAll(kindOf(group.map(({ judgement }) => judgement)), group);
  return {
    text: longest(group.map(({ quantity }) => quantity.asWritten)),
    value: first.quantity.value,
    unit: unitOf(first, reader, currency),
    per: all(({ per }) => (per.length > 0 ? per : undefined)) ?? [],
    tax: all(({ tax }) => tax),
    kind,
    status: statusOfAll(group, kind, talk, reader),
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
