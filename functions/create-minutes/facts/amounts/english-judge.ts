import type { AmountKind } from '../../minutes/facts.ts';
import { around, type Remark, type Talk } from '../talk.ts';
import type { Judgement, Named } from './judge.ts';
import { soldThing } from './english-quantities.ts';
import { haggled } from './english-haggling.ts';
import { inThousands, meant } from './english-short-sums.ts';
import { english } from './english-wordings.ts';
import type { Quantity } from './quantity.ts';

const {
  price,
  budget,
  discount,
  sharesOfPrice,
  problem,
  purse,
  statistic,
  elsewhere,
  standsAlone,
  calendar,
  duration,
  saysPrice,
} = english;

const seat = /^(?:licen[cs]es?|seats?|users?|ids?|accounts?|logins?|subscriptions?)$/i;

/** Which figures of an English talk have weight for the deal. */
export function judgeEnglish(talk: Talk, named: Named): (quantity: Quantity, remark: Remark) => Judgement | undefined {
  return (quantity, remark) => {
    const { text } = remark;
    if (elsewhere.test(text) && !price.test(text.replace(elsewhere, ''))) return undefined;
    switch (quantity.kind) {
      case 'money':
        return { kind: kindOfMoney(talk, remark), reading: 'money' };
      case 'percent':
        return judgePercent(quantity, talk, remark);
      case 'count':
        return judgeCount(quantity, remark, named);
      case 'bare':
        return judgeBare(quantity, talk, remark, named);
    }
  };
}

/** What may be spent, though it be lost where it is not: "sixty in capex, which I use or lose". */
const fund =
  /\bin (?:the|our|my) (?:\S+ ){1,3}(?:line|fund|pot|kitty|reserve)\b|\b(?:capex|opex|budget(?:ed)?|ring-?fenced|earmarked|(?:use|spend) (?:it |that )?or lose)\b/i;

/** "I'd be wasting your afternoon" costs nobody any money. */
const timeWasted =
  /\bwast(?:e[sd]?|ing) (?:your|my|our|their|his|her|everybody['’]s|everyone['’]s|the|any more|more)? ?(?:time|morning|afternoon|evening|day|breath|words)\b/gi;
/** "Four thousand a month in consultations that go elsewhere" */
const leaves =
  /\b(?:go(?:es|ing)?|went|gone|walk(?:s|ed|ing)?|leav(?:e|es|ing)|left|drift(?:s|ing)?|tak(?:e|es|ing) (?:it|them|their \w+)) (?:elsewhere|somewhere else|out of the door|next door|down the road)\b/i;

function trouble(text: string): boolean {
  return leaves.test(text) || problem.test(text.replace(timeWasted, ''));
}

/** "That's sixteen thousand a month", after what each of them costs. */
const sumsUp =
  /^\W*(?:(?:so|and|right|okay),? )?(?:that(?:['’]s| is| makes| comes| adds)|which (?:is|makes)|it(?:['’]s| is) (?:roughly|about|around))/i;

/** "What's the onboarding thing, three and a half?" */
const asks = /\?\s*$/;

function kindOfMoney(talk: Talk, remark: Remark): AmountKind {
  const near = around(talk, remark, 1, 0);
  if (remark.side !== 'internal' && fund.test(remark.text)) return 'budget';
  if (trouble(remark.text)) return 'cost';
  if (sumsUp.test(remark.text) && around(talk, remark, sumReach, 0).some(({ text }) => problem.test(text)))
    return 'cost';
  if (remark.side !== 'internal' && (budget.test(remark.text) || purse.test(remark.text))) return 'budget';
  if (/\b(?:discount|knock|rebate|credit)\b/i.test(remark.text)) return 'discount';
  if (price.test(remark.text)) return 'price';
  // "if you sign for two years" is no purse of the customer's
  if (near.some(({ text, side }) => side !== 'internal' && budget.test(text))) return 'budget';
  const isPriced = remark.side === 'internal' || asks.test(remark.text) || near.some(({ text }) => price.test(text));
  return isPriced ? 'price' : 'other';
}

function judgePercent({ value }: Quantity, talk: Talk, remark: Remark): Judgement | undefined {
  const { text, side } = remark;
  if (value >= 100) return undefined;
  if (sharesOfPrice.test(text) && !/\b(?:uptime|availability|accuracy)\b/i.test(text))
    return { kind: 'discount', reading: 'percent' };
  if (problem.test(text) && isAim(text)) return { kind: 'other', reading: 'percent' };
  if (problem.test(text) && (side !== 'internal' || ofCustomer.test(text))) return { kind: 'cost', reading: 'percent' };
  if (statistic.test(text)) return undefined;
  // "How many late deliveries?" - "Around eight percent. We pay penalties for it."
  const asked = around(talk, remark, 1, 0).findLast((other) => asks.test(other.text))?.text ?? '';
  if (side !== 'internal' && problem.test(asked) && !sharesOfPrice.test(asked))
    return { kind: isAim(asked) ? 'other' : 'cost', reading: 'percent' };
  const near = around(talk, remark, 3, 1).map((other) => other.text);
  if (near.some((other) => sharesOfPrice.test(other))) return { kind: 'discount', reading: 'percent' };
  if (side !== 'internal' && near.some((other) => problem.test(other))) return { kind: 'cost', reading: 'percent' };
  return undefined;
}

function judgeCount({ unit = '', value }: Quantity, { text }: Remark, { priced: units }: Named): Judgement | undefined {
  if (value < 2 || statistic.test(text)) return undefined;
  if (seat.test(unit) || units.has(singular(unit))) return { kind: 'volume', reading: 'count' };
  const priced =
    /\b(?:licen[cs]e[sd]?|seats?|per (?:user|site|seat|store|vehicle|location)|price|pricing|quote|cover|roll(?:ing|ed)?[ -]?out|pilot|contract|package|plan|sign(?:ing)? up|would (?:use|need|have)|we(?:['’]re| are|['’]ve| have| got)|go with|start(?:ing)? with|all|altogether|total|(?:have|has|had|use|uses|get|gets|need|needs) (?:it|one|them)|who(?:['’]d| would)|put (?:\w+ ){0,2}in for)\b/i;
  const priceEach = /\b(?:each|apiece|a piece|per piece)\b/i;
  if (priceEach.test(text) && /[$€£]|\b(?:euros?|dollars?|pounds?|francs?|yen)\b/i.test(text))
    return { kind: 'volume', reading: 'count' };
  return soldThing.test(unit) && priced.test(text) ? { kind: 'volume', reading: 'count' } : undefined;
}

const smallestBareMoney = 30;
const largestBareDiscount = 60;
/** A figure after a comma is the price of what stands before it. */
const leastListed = 100;

function judgeBare(quantity: Quantity, talk: Talk, remark: Remark, named: Named): Judgement | undefined {
  const { text } = remark;
  const { value, start, end, asWritten, per } = quantity;
  const after = text.slice(end);
  if (duration.test(after) || (value < 1000 && calendar.test(text.slice(Math.max(0, start - 12), start))))
    return undefined;
  if (/^(?:19|20)\d\d$/.test(asWritten) || !(standsAlone.test(after) || per.length > 0)) return undefined;
  if (/\bone in $/i.test(text.slice(Math.max(0, start - 8), start)) || (/^\s+in\s+\w+\b/.test(after) && value === 1))
    return undefined;
  const going = haggled(quantity, remark, named);
  if (going) return { kind: kindOfEnglish(going.reading, remark, talk), ...going };
  if (/\bgrand\b|\dk\b/i.test(asWritten) || (per.length > 0 && value >= 1000))
    return { kind: kindOfMoney(talk, remark), reading: 'money' };
  if (
    /\bat\s$/i.test(text.slice(0, start)) &&
    value >= 100 &&
    value < 1260 &&
    value % 100 < 60 &&
    per.length === 0 &&
    /^[a-z]/i.test(asWritten)
  )
    return undefined;
  const near = around(talk, remark, 4, 0).map((other) => other.text);
  const last = near.findLast((other) => unitSaid.test(other));
  const askedDiscount = discount.test(text) || (last !== undefined && /\bdiscount|\bpercent|%/i.test(last));
  if (
    askedDiscount &&
    value <= largestBareDiscount &&
    value >= 2 &&
    offersFigure.test(text.slice(0, start)) &&
    !/\bat\s$/i.test(text.slice(0, start))
  )
    return { kind: 'discount', reading: 'percent' };
  if (value < 1000 && per.length === 0 && !shortForm.test(asWritten) && countsThings(text.slice(0, start), near))
    return undefined;
  const wider = around(talk, remark, 4, 0).map((other) => other.text);
  const priced =
    [text, ...wider].some((other) => price.test(other) || budget.test(other)) || isAfterMoney(remark, named);
  if (shortForm.test(asWritten) && priced)
    return { kind: kindOfMoney(talk, remark), reading: 'money', value: meant(value, per, remark, named) };
  const sum = inThousands(quantity, text, remark, named);
  if (sum !== undefined) return { kind: kindOfMoney(talk, remark), reading: 'money', value: sum };
  const scaled = /(?:thousand|million)\b/i.test(asWritten) || (value >= 1000 && /hundred\b/i.test(asWritten));
  if (priced && /^\d+\.\d\d$/.test(asWritten.split(' ')[0] ?? ''))
    return { kind: kindOfMoney(talk, remark), reading: 'money' };
  if (!(scaled || priced) || value < smallestBareMoney) return undefined;
  if (
    !(
      value >= 1000 ||
      per.length > 0 ||
      saysPrice.test(text.slice(0, start)) ||
      (value >= leastListed && /,\s*$/.test(text.slice(0, start)))
    )
  )
    return undefined;
  return { kind: kindOfMoney(talk, remark), reading: 'money', value: meant(value, per, remark, named) };
}

/** Sentences after a sum in which a bare figure may go on from it. */
const sumReach = 2;

function isAfterMoney({ index }: Remark, { money }: Named): boolean {
  return Array.from({ length: sumReach + 1 }, (_, back) => index - back).some((at) => money.has(at));
}

/** The last unit said was that of things: "eighty-five seats... what about seventy?" */
function countsThings(before: string, near: readonly string[]): boolean {
  const last = [...near, before].findLast((text) => anyUnit.test(text)) ?? '';
  const units = [...last.matchAll(new RegExp(anyUnit, 'gi'))];
  return things.test(units.at(-1)?.[0] ?? '');
}

const things =
  /^(?:users?|seats?|licen[cs]es?|IDs?|accounts?|sites?|stores?|locations?|vehicles?|trucks?|vans?|people|drivers?|rooms?|beds|units)$/i;
const anyUnit =
  /\b(?:users?|seats?|licen[cs]es?|IDs?|accounts?|sites?|stores?|locations?|vehicles?|trucks?|vans?|people|drivers?|rooms?|beds|units|dollars|euros|pounds|pence|bucks|grand|thousand|percent|price|cost|pay|charge|charging|quote|fee|budget)\b|[$€£%]/i;

/** "two forty", "one ninety nine": how prices are said, and little else. */
const shortForm =
  /^(?:one|two|three|four|five|six|seven|eight|nine)[ -](?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?\b/i;
const offersFigure =
  /\b(?:do|to|say|offer|give|go|get|meet|stretch|reckons?|thinks?|says?|wants?|pays?|than|about|around|maybe|need|want|not)[\s,]*$|^\W*(?:and|or|at)?\W*$/i;
const unitSaid =
  /\b(?:discounts?|percent|months?|years?|weeks?|days|hours?|dollars|euros|pounds|pence|users|seats|sites)\b|[%$€£]/i;

/** "If late deliveries are below four percent, we call it a success" */
const aim =
  /\b(?:success(?:ful)?|target|goal|aim(?:ing)?|criteri(?:a|on)|we call it|get (?:it|that|this) (?:down )?to)\b/i;

const isAim = (text: string) =>
  aim.test(text) && /\b(?:below|under|down to|above|over|at least|within|less than)\b/i.test(text);

/** A share of the customer's own trouble, told by the seller. */
const ofCustomer = /\byou(?:['’]re| are|r)?\b(?! (?:can|could|will|would|get|save)\b)/i;

function singular(noun: string): string {
  return /ies$/.test(noun) ? noun.replace(/ies$/, 'y') : noun.replace(/(?<=ch|sh|x)es$|s$/, '');
}

export function englishUnit(noun: string): string {
  return seat.test(noun) ? 'seats' : noun;
}

/** What a figure with weight is to the deal, where no rule told. */
export function kindOfEnglish(reading: Judgement['reading'], remark: Remark, talk: Talk): AmountKind {
  if (reading === 'count') return 'volume';
  if (reading === 'money') return kindOfMoney(talk, remark);
  if (sharesOfPrice.test(remark.text)) return 'discount';
  if (problem.test(remark.text)) return 'cost';
  return around(talk, remark, 3, 1).some(({ text }) => sharesOfPrice.test(text)) ? 'discount' : 'other';
}
