import type { Talk } from '../talk.ts';
import { isOfAcquaintance } from './acquaintances.ts';
import { isNoOwnName } from './english-common-nouns.ts';
import { isDealtWithInEnglish } from './english-deeds.ts';
import { isStandingInEnglish } from './english-standing.ts';
import type { Mention } from './evidence.ts';
import { marksAround } from './marks.ts';
import { isBroughtUpInTwoWays } from './two-spellings.ts';

/** Said by the customer to do what suppliers do, and nowhere spoken of as a person, a place or one's own. */
export function isToldInEnglish(name: string, mentions: readonly Mention[], talk: Talk): boolean {
  return (
    isFirm(name, mentions) &&
    (isBroughtUpInTwoWays(name, mentions) ||
      mentions.some(
        (mention) =>
          mention.remark.side === 'external' &&
          (isDealtWithInEnglish(mention) ||
            isUsedByOthers(mention, talk) ||
            isOfAcquaintance([mention], talk) ||
            isAnswer(mention, talk) ||
            isOneOfThem(mention, talk)),
      ))
  );
}

/** Said by the customer to be what is in place today. */
export function isStandingByWord(name: string, mentions: readonly Mention[], talk: Talk): boolean {
  return (
    isFirm(name, mentions) &&
    mentions.some(
      (mention) => mention.remark.side === 'external' && (isStandingInEnglish(mention) || isAnswer(mention, talk)),
    )
  );
}

/** Somebody, and nobody's firm: what follows goes on with "he", or kin and titles lead to it. */
const someone = /^(?:['’]s)?,?(?: \w+[.,]?){0,4} (?:he|she|his|her|himself|herself)\b/i;
const kin =
  /\b(?:mr|mrs|ms|dr|uncle|aunt|cousin|nephew|niece|brother|sister|wife|husband|boss|colleague|daughter|son|dad|mum|mom|friend|partner|assistant|manager|director|secretary)\.?,? $/i;
/** "Our biggest customer is Dormouse" */
const ownPartner =
  /\b(?:our|my|the|his|her|their) (?:[\w-]+ ){0,2}(?:customers?|clients?|bank|auditors?|accountants?|book-?keepers?|lawyers?|solicitors?|insurers?|landlord|parent company|holding|owners?|tenants?|distributor|laundry|caterer|architects?)(?:,| is| are| was|, called| called|,? at)? (?:the )?$/i;
/** "We signed with Westbank for the loan" */
const otherTrade =
  /^ for (?:the|our|my) (?:loans?|mortgage|insurance|pensions?|audit|legal|taxe?s?|rent|books|accounts)\b/i;
const trade =
  /\b(?:people|lot|guys|folks|crowd|mob|lads?|boys?|reps?|fella|fellow|man|woman|lady|bloke|chap|salesman|girl|contract|lease|renewal)\b/i;
/** Public bodies, days and places. */
const noFirm =
  /^(?:\p{Lu}{2,5}|.*\b(?:Street|Road|Avenue|Lane|Day|Eve|Week|Park|County|City|Council|University|School|College|Hospital|Department|Ministry|Board|Authority|Committee|Office|Police|Court|Church|Nine|Ten|Federation|Association|Union|Inspectorate|Commission|Parliament|Agency|Holding|Club|Society|Brigade|Foundation|Legion|Guild|Parish|Fund|Pensions?|Customs|Revenue))$/u;
export function isFirm(name: string, mentions: readonly Mention[]): boolean {
  if (noFirm.test(name) || isNoOwnName(name)) return false;
  const { beside, besides } = marksAround.en;
  return !mentions.some(
    ({ before, after }) =>
      (someone.test(after) && !trade.test(after.slice(0, 16)) && !areOn.test(before)) ||
      kin.test(before) ||
      ownPartner.test(before) ||
      beside.test(before) ||
      besides.test(after) ||
      otherTrade.test(after),
  );
}

const others =
  '(?:cousin|neighbou?rs?|brother|sister|friends?|mates?|budd(?:y|ies)|uncle|aunt|nephew|dad|(?:brother|sister|father|mother)-in-law|(?:guy|fellow|fella|lady|crowd|club|school|farm|clinic|hotel|shop|home|folks|people|place|outfit|pub|cafe|garage|parish) (?:across|next|down|up|over|in|at|on|around|from)|everyone|everybody|half the (?:town|village|street|valley|county))';
const areOn = new RegExp(
  String.raw`\b${others}\b[^.?!]{0,40}(?:\b(?:has|have|had|got|on|with|uses?|used|took|bought|swears by|switched to|went (?:to|with|over to)|moved to)(?: the)? |, (?:he|she|they)(?:['’](?:s|re|ve)| is| are| has| have)(?: with| on| got| using)? )$`,
  'i',
);
const theirWord =
  /\b(?:pay(?:s|ing)?|paid|cost\w*|charg\w+|never|happy|loves?|hates?|swears|says?|cheaper|dearer|no (?:trouble|problem|complaints?))\b/i;

/** "My cousin's on Roadeye, he's paying fifteen" */
function isUsedByOthers({ remark, before, after }: Mention, { remarks }: Talk): boolean {
  if (!areOn.test(before)) return false;
  const next = remarks[remark.index + 1];
  return theirWord.test(after) || (next !== undefined && next.speaker === remark.speaker && theirWord.test(next.text));
}

const asksWhoDoesIt =
  /\b(?:is|are|come|comes|get|gets|buy|bought) (?:\S+ ){0,2}from (?:who|whom|where)\b|\bwhose\b[^.!]*\?|\b(?:who|which (?:company|firm|people)) (?:is|are|['’]s) (?:doing|handling|looking after|supplying|running|servicing) \b|\bwho(?:['’]s| is| are) (?:doing|handling|looking after|supplying|running|servicing) |\bwhat(?:['’]s| is| are| do| have|\s\w+s (?:up|it|this|that|them)\b)[^.?!]*\b(?:you using|you use|you on|you run|you got|do you have|in there|in place|at present|at the moment|at the minute|today)\b[^.!]*\?|\bwho\b[^.?!]*\b(?:now|today|at present|at the moment|at the minute|currently|these days|so far|up to now|until now|for you|in there|you using|you use|you with|you on|do you have|have you got|been doing (?:it|that))\b[^.!]*\?/i;
const asksOther =
  /\bwho do (?:I|we)\b|\b(?:talk|speak|sign|decide|decides|approve|approves|e?mail|send|count|cost|pay|price|many|much|time|number|wrong|matters?|problem)\b/i;
const leadsIn =
  /^\W*(?:(?:well|oh|uh|um|so|yeah|mostly|mainly|still|currently|now|at the moment|at present|it['’]s|it is|it['’]s been|those are|these are|they['’]re|they are|with|on|from|by|we use|we have|we['’]ve got|we['’]re with|we['’]re on|we['’]ve been with|we['’]re using|i use|i['’]m with|i['’]m on|an?|the|(?:the |that |all |most )?\p{L}+ (?:goes to|go to|is with|are with|is done by|are done by|comes from|come from))[, ]+){0,4}$/iu;
const stops =
  /^(?: and \p{Lu}\p{L}+)?(?:['’]s)?(?:[.,;]|$| (?:since|for (?:\p{L}+|\d+) (?:years|months)|at the moment|mostly|mainly))/iu;
const questionReach = 3;

/** "Who's been doing it for you?" - "Orchard Friend, eight years." */
function isAnswer({ remark, before, after }: Mention, { remarks }: Talk): boolean {
  if (/\?\s*$/.test(remark.text) || /^\W*(?:ha|oh|ah|hm+|well|huh|wow)\b/i.test(remark.text.slice(before.length)))
    return false;
  const asked = remarks
    .slice(Math.max(0, remark.index - questionReach), remark.index)
    .some(({ side, text }) => side === 'internal' && asksWhoDoesIt.test(text) && !asksOther.test(text));
  return asked && leadsIn.test(before) && stops.test(after);
}

const ofRivals =
  /\b(?:quotations?|quotes|bidders?|competitors?|competition|who else|other (?:bids?|quotes?|offers?|suppliers?|vendors?|names?)|the (?:other )?names?|name (?:them|names|him|it)|say who|tell you who|lowest|cheapest)\b/i;
const rivalReach = 4;

/** "We received three quotations. The names I can't say." - "It's Arctic, everybody knows it's Arctic." */
function isOneOfThem({ remark, before, after }: Mention, { remarks }: Talk): boolean {
  return (
    /(?:^|[.,] |\bknows )(?:it['’]s|it is|it was) $/i.test(before) &&
    stops.test(after) &&
    !/\?\s*$/.test(remark.text) &&
    remarks.slice(Math.max(0, remark.index - rivalReach), remark.index).some(({ text }) => ofRivals.test(text))
  );
}
