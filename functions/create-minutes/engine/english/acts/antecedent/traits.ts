import type { Remark } from '../../../../facts/talk.ts';
import { flag, heardAs, type Traits } from '../../../choice.ts';
import { type Odds, oddsOf } from '../../../classifier/hear.ts';
import { turnOf } from '../../../classifier/surroundings.ts';
import { englishStem } from '../../stem.ts';
import type { Meant } from '../tasks/thing-meant.ts';
import type { ThingNamed } from './things-named.ts';

/** The remark that names a thing. */
interface Heard {
  readonly remark: Remark;
  /** Its words, short forms written out. */
  readonly said: string;
  readonly odds: Odds | undefined;
  /** In how many of the remarks around the deed the thing is named. */
  readonly often: number;
}

/** The deed that means a thing. */
interface Pointing {
  readonly deed: string;
  readonly own: readonly number[];
  /** The remark that tells the deed. */
  readonly teller: Remark | undefined;
  /** Where its verb stands in that remark, in characters; below 0 where it does not. */
  readonly verbAt: number;
}

interface Place {
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** What speaks for a thing named around a deed: how near it is, who named it how, and whether such things are sent or signed. */
export function traitsOf(thing: ThingNamed, { isFirst, isLast }: Place, heard: Heard, pointing: Pointing): Traits {
  const { remark, said, odds, often } = heard;
  const { deed, own, verbAt, teller = remark } = pointing;
  const [verb = ''] = deed.toLowerCase().split(' ');
  const away = teller.index - remark.index;
  const isSameTurn = turnOf(remark) === turnOf(teller);
  const isCarried = carried.test(verb);
  return {
    [`away${Math.max(-1, Math.min(5, away))}`]: 1,
    far: Math.max(0, away) / 8,
    behind: flag(away === 0 && verbAt >= 0 && thing.at > verbAt),
    sameTurn: flag(isSameTurn && away > 0),
    sameSpeaker: flag(!isSameTurn && remark.speaker === teller.speaker),
    own: flag(away !== 0 && own.includes(remark.index)),
    asks: flag(said.endsWith('?')),
    heardAction: heardAs(oddsOf(odds, 'action')),
    heardQuestion: heardAs(oddsOf(odds, 'question')),
    [thing.begins]: 1,
    wanted: flag(wanted.test(thing.after)),
    had: flag(/^(?:have|has|got|there)$/.test(thing.after)),
    sameVerb: flag(thing.after !== '' && englishStem(thing.after) === englishStem(verb)),
    besides: flag(besides.test(thing.after)),
    alone: flag(thing.isAlone),
    first: flag(isFirst),
    last: flag(isLast),
    paper: flag(isCarried && papers.test(thing.head)),
    otherPaper: flag(!isCarried && papers.test(thing.head)),
    party: flag(parties.test(thing.head)),
    place: flag(places.test(thing.head)),
    reaches: flag(reaches.test(verb)),
    often: Math.min(4, often - 1) / 4,
    long: Math.min(6, thing.text.split(' ').length) / 6,
    ...numberOf(deed, thing),
  };
}

/** Of what wordings say is meant: it, or a part of it. */
export function wordedTraits(text: string, worded: Meant | undefined): Traits {
  if (worded === undefined) return {};
  if (text === worded.text) return { worded: 1 };
  return { wordedPart: flag(worded.text.includes(text) || text.includes(worded.text)) };
}

/** "Them" are many, "it" is one. */
function numberOf(deed: string, { isPlural, begins }: ThingNamed): Traits {
  const pointer = /\b(it|that|this|them|those|these|both|one)\b/i.exec(deed)?.[1]?.toLowerCase();
  if (pointer === undefined) return {};
  const isMany = /^(?:them|those|these|both)$/.test(pointer);
  return {
    many: flag(isMany && isPlural),
    one: flag(!isMany && !isPlural),
    manyForOne: flag(!isMany && isPlural),
    oneForMany: flag(isMany && !isPlural),
    another: flag(pointer === 'one' && begins === 'a'),
  };
}

const wanted =
  /^(?:needs?|wants?|sends?|gives?|get|see|like|missing|owes?|for|about|e-?mail|mail|share|bring|prepare|draft|write|do|make|put|provide|order|take)$/;
const besides = /^(?:of|in|on|at|to|from|with|by|under|than|per|until|before|after|into)$/;
const carried =
  /^(?:send|get|give|e-?mail|mail|text|forward|drop|return|bring|ping|print|sign|pull|share|copy|post|hand|pass|upload|scan|fetch|dig|provide|docusign|write|draft|mark|redo|raise|prepare|circulate)$/;
/** What is sent, signed or looked up after meetings. */
const papers =
  /^(?:contracts?|quot(?:es?|ations?)|offers?|lists?|forms?|letters?|reports?|certificates?|plans?|decks?|slides?|invoices?|photo(?:s|graphs?)?|pictures?|sheets?|summar(?:y|ies)|agreements?|proposals?|numbers?|figures?|data|files?|cop(?:y|ies)|orders?|terms|spec(?:s|ifications?)?|drawings?|documents?|paperwork|papers?|details|address(?:es)?|links?|pos?|schedules?|pricing|prices?|costs?|breakdown|templates?|logs?|records?|polic(?:y|ies)|minutes|notes?|e?mails?|dates|names|samples?|brochures?|catalog(?:ue)?|references?|statements?|drafts?|wording|clause|addendum|amendment|version|spreadsheet|export|results?|protocol|manual|guide|map|layout|menu|receipt|bill|contacts?|plates?|codes?|licen[cs]es?|keys?|feedback|answer|confirmation|estimate|questionnaire|checklist|study|studies|videos?|recordings?|screenshots?)$/;
const parties =
  /^(?:team|people|family|board|customers?|clients?|vendors?|suppliers?|company|companies|crew|lads|guys|drivers?|engineers?|manager|director|partners?|husband|wife|accountants?|accounts|finance|procurement|legal|purchasing|department|council|landlord|insurers?|brokers?|bank|mechanics?|staff|colleagues?|lawyers?|trustees?|committee|nurses?|teachers?|chef|owners?)$/;
const places =
  /^(?:offices?|warehouse|van|truck|kitchen|depot|yard|factory|plant|shop|store|building|site|house|school|town|city|county|floor|room|desk|phone|system|inbox|portal|world|road|side|top|bottom|middle|front)$/;
const reaches = /^(?:ring|call|phone|ask|tell|press|chase|push|remind|corner|try|warn|catch|put|take|run|walk)$/;
