import type { AmountKind } from '../../minutes/facts.ts';
import { around, type Remark, type Talk } from '../talk.ts';
import type { Judgement, Named } from './judge.ts';
import { soldThing } from './english-quantities.ts';
import type { Quantity } from './quantity.ts';

const price =
  /\b(?:pric(?:e[sd]?|ing)|costs?|costing|quot(?:e[sd]?|ing)|fees?|rates?|pay(?:s|ing)?|paid|charg(?:e[sd]?|ing)|invoic(?:e[sd]?|ing)|list|totals?|comes? (?:out )?(?:to|at|in)|lands? (?:at|on)|all[- ]in|contract|renewal|per (?:user|seat|site|month|year)|a (?:month|year)|annual(?:ly)?|upfront|set-?up|implementation|licen[cs]es?|money|cheaper|expensive|deal|offer(?:ed)?|proposal|package|surcharge|on top)\b/i;
const budget =
  /\b(?:budget(?:ed)?|set aside|approved|approval limit|ring-?fenced|earmarked|allocat(?:ed|ion)|pencil(?:l?ed) in|put (?:aside|in for)|sign(?:ed)?(?: off)?(?: on)?(?: up to)?|spend(?:ing)?(?: up to)?|cap(?:ped)?|ceiling|room for|limit|authori[sz]ed?|afford|no more than|up to|not a (?:cent|penny) more)\b/i;
const discount =
  /\b(?:discounts?|off(?! the (?:air|record|shelf))|knock(?:ed)?|reduc(?:e|ed|tion)|concession|rebate|cheaper|lower|come down|go (?:down|lower|to)|rate card|list price|margin)\b/i;
const sharesOfPrice =
  /\b(?:discounts?|off\b|pric(?:e[sd]?|ing)|list|margin|uplift|increas(?:e[sd]?|ing)|deposit|up ?front|commission|fees?|cap(?:ped)?|payment|renewal|penalt(?:y|ies)|credits?|interest|reduction|cheaper|rais(?:e[sd]?|ing)|come down|go(?:es|ing)? up|went up|knock|inflation|indexation|CPI|referral|rev(?:enue)?[- ]share|kickback|rebate|saving|pays?|paying|going rate|first year|share|cut of|sweeten\w*|bid|sales?|sold|slab|take[sn]?|(?:I|we) (?:can|could) (?:do|give|offer)|can you (?:do|give)|could you (?:do|give))\b/i;
const problem =
  /\b(?:los[et]s?|losing|lost|errors?|re-?(?:wash|do|print|make|ship|send|deliver)(?:es|s|ing|ed)?|late|churn(?:ed)?|wast(?:e[sd]?|ing)|returns?|returned|fail(?:s|ed|ures?|ing)?|wrong|miss(?:ed|es|ing)?|scrap|downtime|no-shows?|mistakes?|overtime|write[- ]?offs?|shrink(?:age)?|turnover|rework|damag(?:e[sd]?|ing)|bounce|abandon(?:ed)?|spoil(?:s|ed|age)?|out the door|down the drain|costs? us|costing us|penalt(?:y|ies)|fines?|never (?:get|got|show|make|arrive|reach)|complain(?:ts?)?|leak|empty|idle|drop(?:ped)? out|slip(?:s|ped)? through)\b/i;
const statistic =
  /\b(?:uptime|availab(?:le|ility)|SLA|accura(?:te|cy)|open rates?|response rate|adoption|satisfaction|NPS|sure|certain|confident|of (?:our|my) (?:customers|clients|users)|on average|typical(?:ly)?|most (?:customers|clients)|benchmark|faster|market share|battery|complete|done|finished|of the time|with you|agree|behind (?:you|it|this)|recycled|growth|grew|growing)\b/i;
const elsewhere =
  /\b(?:raised|funding|series [a-d]|revenues?|turnover of|valuation|market (?:cap|size)|lottery|lunch|coffees?|mortgage|salary|house|concert|bet)\b|\b(?:another|other|one of (?:our|my)|a) (?:customer|client)s?\b|\bcase study\b/i;
/** What may follow a figure that is itself the thing talked about; a noun after it would be what is counted. */
const standsAlone =
  /^(?:[.,;:?!)'’"…–—]|\s*$|\s+(?:an?|per|for|and|or|all|in|on|to|is|was|as|if|with|at|we|it|that|then|plus|flat|total|up|by|from|this|each|including|which|so|but|because|right|roughly|annual(?:ly)?|upfront|max|tops|of|instead|when|before|every|ish|again|now|tomorrow|today|would|will|does|works|sounds|not|than|off|the|you|I|over|monthly|one[- ]time|one[- ]off|even|times|each|apiece|she|he|they|put|ring-?fenced|signed|cleared|earmarked|only|still|against|after|without|outright|here|there|are|were|has|have|had|could|can|should|all told|net|more or less|sitting|set|left|approved)(?![\w-]))/i;
const calendar =
  /(?:\b(?:on|by|the|since|until|till|version|page|slide|room|step|phase|section|clause|item|number|no\.|option|day|week|q|top|floor|level|gate|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|quarter|extension|route|highway|local|chapter|between)\s|#|[-/])$/i;
const duration =
  /^[\s-]*(?:(?:business|working|more|calendar)\s)?(?:days?|weeks?|months?|years?|hours?|minutes?|mins?|seconds?|times?|o['’]clock|[ap]\.?m\b|st\b|nd\b|rd\b|th\b|x\b|people|percent|quarters?|points?|of (?:us|them|you|those|these|our|your|the)\b)/i;
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

function kindOfMoney(talk: Talk, remark: Remark): AmountKind {
  const near = around(talk, remark, 1, 0).map(({ text }) => text);
  if (problem.test(remark.text)) return 'cost';
  if (budget.test(remark.text) && remark.side !== 'internal') return 'budget';
  if (/\b(?:discount|knock|rebate|credit)\b/i.test(remark.text)) return 'discount';
  if (price.test(remark.text)) return 'price';
  if (near.some((text) => budget.test(text))) return 'budget';
  return near.some((text) => price.test(text)) || remark.side === 'internal' ? 'price' : 'other';
}

function judgePercent({ value }: Quantity, talk: Talk, remark: Remark): Judgement | undefined {
  const { text, side } = remark;
  if (value >= 100) return undefined;
  if (sharesOfPrice.test(text) && !/\b(?:uptime|availability|accuracy)\b/i.test(text))
    return { kind: 'discount', reading: 'percent' };
  if (problem.test(text) && (side !== 'internal' || ofCustomer.test(text))) return { kind: 'cost', reading: 'percent' };
  if (statistic.test(text)) return undefined;
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

/** How many sentences back the money is that a short figure goes on from. */
const scaleReach = 6;

/** "eighty-two" after "eighty-five thousand" is 82000, "fifty-nine" after "sixty-two pence" 0.59. */
function meant(value: number, per: readonly string[], { index }: Remark, { money }: Named): number {
  if (value >= 1000) return value;
  for (let at = index; at >= Math.max(0, index - scaleReach); at--) {
    for (const { value: other, asWritten } of (money.get(at) ?? []).toReversed()) {
      if (/pence|cents?/i.test(asWritten) && value < 100) return value / 100;
      if (Math.abs(other * 100 - value) < 1e-6) return other;
      const near = other / 1000 / value;
      if (per.length === 0 && /thousand|grand|\dk\b/i.test(asWritten) && near > 0.4 && near < 2.5) return value * 1000;
    }
  }
  return value;
}

/** What a purse is filled with, and by whom: nobody sets aside eleven pounds. */
const purse =
  /\b(?:put (?:by|aside)|set aside|ring-?fenced|earmarked|sanctioned|signed off|pencil(?:l?ed) in|provisional sum|(?:board|trustees|council|committee|director|owner|boss|finance|head office|chief|partners|bank)\b.{0,20}\b(?:gave|give[ns]?|agreed|approved|cleared|released|allowed|has|have|put|said)|in the (?:envelope|pot|kitty|budget|plan|(?:\w+ ){1,3}(?:line|fund|reserve))|budget(?:ed)?|(?:to|can) (?:spend|play with)|allocated|allocation)\b/i;
/** How what somebody else asks is told. */
const bid =
  /\b(?:quoted|told|offered|wanted|asked|giving|charged?|priced)\s(?:\w+\s){0,3}$|\p{Lu}\w+(?:['’]s| is| are| was)(?: at| giving(?: at)?)?\s$/u;
const largestShortSum = 1000;
const leastShortSum = 2;
/** Sentences back in which a large sum shows that the talk is of thousands. */
const farReach = 40;

/** "I've got seventy in the workforce line" are thousands, or lakhs where people count in these. */
function inThousands(
  { value, start, end, asWritten, per }: Quantity,
  text: string,
  { index }: Remark,
  { money }: Named,
): number | undefined {
  if (value < leastShortSum || value >= largestShortSum || per.some((unit) => !/^(?:year|annum)$/.test(unit)))
    return undefined;
  if (/hundred$/i.test(asWritten) || /^\s+(?:of|in (?:a|ten))\b/.test(text.slice(end))) return undefined;
  const isPurse = purse.test(text);
  if (!isPurse && !bid.test(text.slice(0, start))) return undefined;
  const sums = [...money].filter(([at]) => Math.abs(at - index) <= farReach).flatMap(([, own]) => own);
  const lakhs = sums.some((sum) => /lakh|lac\b/i.test(sum.asWritten) && isNear(value * 1e5, sum.value));
  if (lakhs) return value * 1e5;
  if (sums.some((sum) => sum.value >= 1000 && isNear(value * 1000, sum.value))) return value * 1000;
  return isPurse && sums.every((sum) => sum.value >= 100 || sum.per.length > 0) ? value * 1000 : undefined;
}

function isNear(one: number, other: number): boolean {
  return one / other > 0.25 && one / other < 4;
}

/** "two forty", "one ninety nine": how prices are said, and little else. */
const shortForm =
  /^(?:one|two|three|four|five|six|seven|eight|nine)[ -](?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?\b/i;
const offersFigure =
  /\b(?:do|to|say|offer|give|go|get|meet|stretch|reckons?|thinks?|says?|wants?|pays?|than|about|around|maybe|need|want|not)[\s,]*$|^\W*(?:and|or|at)?\W*$/i;
const unitSaid =
  /\b(?:discounts?|percent|months?|years?|weeks?|days|hours?|dollars|euros|pounds|pence|users|seats|sites)\b|[%$€£]/i;
const saysPrice =
  /\b(?:is|was|at|to|for|pay|paying|paid|cost|costs|charge|charges|quoted?|about|around|roughly|say|than|under|over|around|like|be|of|us|you|approximately|nearly|almost|plus|another|only|just|extra|makes|that['’]s|it['’]s)[\s,]*$|^\W*(?:about|around|roughly)?\W*$/i;

/** A share of the customer's own trouble, told by the seller. */
const ofCustomer = /\byou(?:['’]re| are|r)?\b(?! (?:can|could|will|would|get|save)\b)/i;

function singular(noun: string): string {
  return /ies$/.test(noun) ? noun.replace(/ies$/, 'y') : noun.replace(/(?<=ch|sh|x)es$|s$/, '');
}

export function englishUnit(noun: string): string {
  return seat.test(noun) ? 'seats' : noun;
}
