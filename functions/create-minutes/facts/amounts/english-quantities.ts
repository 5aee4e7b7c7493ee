import { withCents } from './english-cents.ts';
import { isClock } from './english-clocks.ts';
import { currencyAfter, currencyBefore, currencyOf } from './english-currencies.ts';
import { englishNumbers, type FoundNumber } from './english-numbers.ts';
import { withUnitOfRange } from './english-ranges.ts';
import type { Quantity } from './quantity.ts';

/** Hundredths of a currency. */
const minor = /^[\s-]?(?:pence|cents?|paise|rappen|p)$/i;
const percent = /^\s?%|^[\s-](?:percent(?:age points?)?|per cent|percentage points?)\b/i;
/** "At 22 points I can't sell it": of a margin; fewer points are made in a talk. */
const points = /^[\s-]points\b(?! (?:of (?:sale|contact|entry|view|order|presence)|per|each|a (?:day|week|visit)))/i;
const standing = /(?:\b(?:on|at|to|from|is|get|need|want|do|than)|['’]s) $/i;
const leastPoints = 10;
const per =
  /^,?\s*(?:(?:per|an?|each|every)\s+|\/\s*)(?:single )?([a-z]+)(?![\w-])|^,?\s*(monthly|annually|yearly|quarterly|weekly)\b/i;
const perOnly = /^,?\s*(?:\/|per\b)/i;
const periods = /^(?:month|year|quarter|week|day|hour|minute|mo|yr|annum)$/i;
const adverbs: Readonly<Record<string, string>> = {
  monthly: 'month',
  annually: 'year',
  yearly: 'year',
  quarterly: 'quarter',
  weekly: 'week',
};
/** What is sold and counted: one of these after a number makes it a quantity of the deal. */
const sold =
  'licen[cs]es?|seats?|users?|IDs?|accounts?|logins?|subscriptions?|stores?|sites?|locations?|branches|clinics?|shops?|warehouses?|depots?|plants?|vehicles?|trucks?|vans?|cars|drivers?|machines?|devices?|terminals?|tablets?|handsets?|cameras?|sensors?|scanners?|units?|beds|rooms|employees|staff|technicians?|reps|agents?|nurses|engineers|people|lanes|registers|kiosks?|buses|coaches|bikes|gyms?|studios?|salons?|stations?|routes?|students?|pupils|members|coordinators|operators|inspectors|consultants|parcels|shipments|schools?|offices|hotels?|restaurants?|properties|facilities';
/** What is counted comes after a lookahead, so that V8 makes a pattern of it once, and not for each length of what is before it. */
const counted = new RegExp(
  `^(?:-(?:odd |plus )?|\\s(?:of (?:the|our|those|these|your) )?(?:(?!(?:and|or|to|in|for|at|on|is|per|a|the|by|if|we|you|i|they|that|which|with)\\b)[a-z]+[ -]){0,2}?)(?=[a-z])(${sold})(?![\\w-])`,
  'i',
);
/** "Version 4 writes to disk", "page 7 says": the number of a place, and none of what follows. */
const place =
  /\b(?:version|option|phase|page|slide|item|clause|chapter|section|article|tier|question|appendix|(?<!\b(?:I|we|you|they|to) )(?:step|figure|release)) $/i;
/** What is measured; "350 gram" is said in the singular as well. */
const measured =
  /^[\s-]((?:square|cubic|linear) (?:feet|foot|met(?:re|er)s?|yards?)|feet|kilomet(?:re|er)s?|k['’]s|km|grams?|kilos|kilograms?|millimet(?:re|er)s?|inch(?:es)?|volts?|watts?|amps?|litres?)(?![\w-])/i;
/** Nouns of what is usually sold or counted in a sale. */
export const soldThing = new RegExp(`^(?:${sold})$`, 'i');
/** Anything else in the plural: it matters when something of the kind is priced. */
const anyPlural =
  /^(?:-(?:odd |plus )?|\s(?:of (?:the|our|those|these|your) )?)(?!(?:is|was|has|as|this|plus|times|yes|does|percent|dollars|euros|pounds|hours|days|weeks|months|years|minutes|seconds|quarters|points|thousands|hundreds|millions|always|perhaps|us|gets|goes|looks|works|continues|becomes|remains|starts|ends|begins|keeps|runs|lasts|holds|applies|happens|brings|gives|adds|saves|costs|turns|falls|rises|drops|comes|helps|fits|suits|wins|pays|buys|sells|makes|means|covers|buys|comes|sits|feels|needs|seems|says|takes|leaves|includes|stands|stays|hurts|sounds|across|less|unless|besides|towards|minus|gross|tops|pounds|ours|yours|theirs|hers|its|his|thats|whats|theres|heres|wheres|lets|hes|shes|whos)\b)(?:(?<!-)(?!(?:and|or|to|in|for|at|on|is|per|a|the|by|if|we|you|i|they|that|which|with|s?he|this|who|what|when|every(?:body|one|thing)|no(?:body|thing)|some(?:body|one|thing)|any(?:body|one|thing))\b)[a-z]+ )?([a-z]{3,}s)(?![\w-])/i;
const taxIncluded = /^[^.?!]{0,40}\b(?:incl(?:uding|\.|usive of)?|with) (?:VAT|(?:sales )?tax|GST)\b/i;
const taxExcluded =
  /^[^.?!]{0,40}\b(?:plus|excl(?:uding|\.|usive of)?|before|without|net of|ex) (?:VAT|(?:sales )?tax|GST)\b/i;

/** What of the numbers of a sentence has a unit, and what else may be money. */
export function englishQuantities(text: string, timeZone?: string): readonly Quantity[] {
  const numbers = englishNumbers(text).filter((number) => !isOfModel(text, number, timeZone));
  const read = numbers.map((number, i) => quantityOf(text, number, numbers[i + 1]?.start ?? text.length, timeZone));
  const found = withoutSizes(text, withCents(text, apart(read))).filter((quantity) => !isClock(text, quantity));
  const numberOf = (quantity: Quantity | undefined) =>
    numbers.find(({ start, end }) => quantity !== undefined && start >= quantity.start && end <= quantity.end);
  return found.map((quantity, i) =>
    withUnitOfRange(text, quantity, found[i + 1], numberOf(quantity), numberOf(found[i + 1])),
  );
}

/** "R404", where no rand are paid. */
function isOfModel(text: string, { start }: FoundNumber, timeZone: string | undefined): boolean {
  return /\p{L}$/u.test(text.slice(0, start)) && writtenBefore(text, start, timeZone) === undefined;
}

/** The currency that is written right before a number. */
function writtenBefore(text: string, start: number, timeZone: string | undefined) {
  const found = currencyBefore.exec(text.slice(Math.max(0, start - 5), start))?.[0];
  const unit = found === undefined ? undefined : currencyOf(found, timeZone);
  return found === undefined || unit === undefined ? undefined : { found, unit };
}

/** "two hundred a pound" is a price and no pound. */
function apart(found: readonly Quantity[]): readonly Quantity[] {
  return found.filter(({ start }, i) => start >= (found[i - 1]?.end ?? 0));
}

/** "Six hundred by six hundred", "900 by 600 millimetres" are how big something is; "850 by 3 October" is a sum and a day. */
function withoutSizes(text: string, found: readonly Quantity[]): readonly Quantity[] {
  const isSize = (one: Quantity | undefined, other: Quantity | undefined) =>
    one?.kind === 'bare' &&
    other !== undefined &&
    text.slice(one.end, other.start).toLowerCase() === by &&
    (other.kind === 'count' ? isLength.test(other.unit ?? '') : other.kind === 'bare') &&
    Math.max(one.value, other.value) <= mostOblong * Math.min(one.value, other.value) &&
    !isDay.test(text.slice(other.end));
  return found.filter((own, i) => !isSize(found[i - 1], own) && !isSize(own, found[i + 1]));
}

const by = ' by ';
const isLength = /^(?:feet|foot|met(?:re|er)s?|millimet(?:re|er)s?|centimet(?:re|er)s?|inch(?:es)?|yards?)$/i;
/** Hardly anything that is sold is longer than so many times its width. */
const mostOblong = 8;
const isDay = /^(?:st|nd|rd|th)?,? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;

/** A number in its sentence, with what follows it up to the next one. */
interface Around {
  readonly text: string;
  readonly number: FoundNumber;
  readonly after: string;
  readonly timeZone: string | undefined;
}

/** What a number is, as far as its own words tell. */
type Meant = Pick<Quantity, 'end' | 'kind' | 'unit' | 'per'> & { readonly value?: number };

function quantityOf(text: string, number: FoundNumber, next: number, timeZone: string | undefined): Quantity {
  const currency = writtenBefore(text, number.start, timeZone);
  const start = number.start - (currency?.found.length ?? 0);
  const after = text.slice(number.end, Math.min(next, number.end + 80));
  const around = { text, number, after, timeZone };
  const meant = currency
    ? asMoney(around, 0, currency.unit)
    : (inCurrency(around) ?? asShare(around) ?? asCount(around) ?? asPrice(around));
  return { start, value: number.value, tax: taxOf(after), asWritten: text.slice(start, meant.end), ...meant };
}

function asMoney({ text, number }: Around, length: number, unit: string): Meant {
  const { end, units } = readPer(text, number.end + length);
  return { end, kind: 'money', unit, per: units };
}

/** "Four hundred pounds", "two tenners" */
function inCurrency(around: Around): Meant | undefined {
  const { number, after, timeZone } = around;
  const said = currencyAfter.exec(after)?.[0];
  const code = said === undefined ? undefined : currencyOf(said, timeZone);
  if (said === undefined || code === undefined) return undefined;
  const value = minor.test(said) ? number.value / 100 : number.value * noteOf(said);
  return { ...asMoney(around, said.length, code), value };
}

function asShare({ text, number, after }: Around): Meant | undefined {
  const { start, end, value } = number;
  const ofMargin = value >= leastPoints && standing.test(text.slice(Math.max(0, start - 8), start));
  const about = hedged(after);
  const share = percent.exec(after.slice(about))?.[0] ?? (ofMargin ? points.exec(after)?.[0] : undefined);
  return share === undefined
    ? undefined
    : { end: end + about + share.length, kind: 'percent', unit: 'percent', per: [] };
}

/** What is counted or measured, by its noun; a year counts nothing. */
function asCount({ text, number, after }: Around): Meant | undefined {
  const { start, end, scale } = number;
  const noun = (scale === 'grand' ? null : counted.exec(after)) ?? measured.exec(after);
  if (noun?.[1] !== undefined)
    return { end: end + noun[0].length, kind: 'count', unit: noun[1].toLowerCase(), per: [] };
  if (isYear(text, number)) return { end, kind: 'bare', unit: undefined, per: [] };
  const plural = place.test(text.slice(0, start)) ? null : anyPlural.exec(after);
  // "it drops", but "8 IT laptops"
  return plural?.[1] !== undefined && !/ it /.test(plural[0]) && !/^(?:k|grand)$/.test(scale ?? '')
    ? { end: end + plural[0].length, kind: 'count', unit: plural[1].toLowerCase(), per: [] }
    : undefined;
}

/** A number without a noun: a price where it is one for each of something. */
function asPrice({ text, number, after }: Around): Meant {
  const { value } = number;
  const { end, units } = readPer(text, number.end + hedged(after));
  if (isNearlyAll(value) && units.length === 0) return { end: number.end, kind: 'percent', unit: 'percent', per: [] };
  if (/\b(?:lakh|lac|crore)s?\b/i.test(text.slice(number.start, number.end)))
    return { end, kind: 'money', unit: 'INR', per: units };
  const isOfOne = perOnly.test(after) || units.some((unit) => !periods.test(unit));
  const isPrice =
    isOfOne && (value >= leastPrice || (value > 0 && value < 1 && units.every((unit) => !periods.test(unit))));
  return { end, kind: units.length > 0 && isPrice ? 'money' : 'bare', unit: undefined, per: units };
}

/** Characters of "-odd" in "twenty-odd per cent", "sixty-odd a cow". */
function hedged(after: string): number {
  return hedge.exec(after)?.[0].length ?? 0;
}

/** "You commit to ninety-nine point nine": of what is promised to work, a share, where no currency and no "a month" is said with it. */
function isNearlyAll(value: number): boolean {
  return value > 99 && value < 100;
}

/** Of about so much. */
const hedge = /^-(?:odd|ish)\b/i;

/** What one of the named notes is worth. */
function noteOf(said: string): number {
  if (/fiver/i.test(said)) return 5;
  return /tenner/i.test(said) ? 10 : 1;
}

/** "in 2019 a contractor", "the 1994 series" */
function isYear(text: string, { start, value, spoken }: FoundNumber): boolean {
  return (
    !spoken && value >= 1900 && value < 2100 && /\b(?:in|since|until|the|of|by|from)\s$/i.test(text.slice(0, start))
  );
}

function taxOf(after: string): Quantity['tax'] {
  if (taxExcluded.test(after)) return 'excluded';
  return taxIncluded.test(after) ? 'included' : undefined;
}

const mostPer = 3;
/** "one per clinic" is no price. */
const leastPrice = 5;

/** "per user per month", "a seat, a month", "/site". */
function readPer(text: string, from: number): { readonly end: number; readonly units: readonly string[] } {
  const units: string[] = [];
  let end = from;
  while (units.length < mostPer) {
    const match = per.exec(text.slice(end, end + 40));
    const unit = match?.[1] ?? adverbs[match?.[2]?.toLowerCase() ?? ''];
    if (!match || unit === undefined || notPer.test(unit)) break;
    units.push(unit.toLowerCase());
    end += match[0].length;
  }
  return { end, units };
}

/** "a bit", "each way", "each that's", "is sixty-five a hard ceiling?": no units. */
const notPer =
  /^(?:[a-z]|bit|lot|little|few|couple|while|good|fair|hard|firm|final|fixed|real|rough|ceiling|limit|target|guess|figure|maximum|minimum|stretch|joke|mistake|time|way|one|of|and|but|or|so|is|are|was|it|that|this|which|if|when|you|we|they|piece|pop|deal|discount|price|in|to|for|on)$/i;
