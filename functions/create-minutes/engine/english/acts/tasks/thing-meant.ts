import { eitherCase } from '#shared/text/either-case.ts';
import type { Remark, Talk } from '../../../../facts/talk.ts';
import type { Meeting } from '../../../meeting.ts';
import { mayNameThing } from '../../clause/main-clause.ts';
import { cleanEnglish } from '../../clean/clean.ts';
import { speakingParties } from '../../names/list-parties.ts';
import { expandContractions } from '../../wording/contractions.ts';
import { toThirdPerson } from '../../wording/pronouns.ts';
import { countWords } from '../../split.ts';
import { counting } from '../../topic-signs.ts';
import { isListedDeed } from '../deeds/deeds.ts';
import { wordsOf } from '../clause.ts';
import { matterOf } from '../matter.ts';
import { tellingPlace } from '../../../places.ts';
import type { Span } from '../../../sentence.ts';
import { askedBefore, isAnswered } from '../asked-before.ts';
import { nameWords } from '../name-words.ts';

const pointer = /\b(?:it|that|this|them|those|these|one|both)\b/i;
/** To be found out. */
export const inquiry =
  /^(?:find out|check|ask|look into|look it up|get back|come back|confirm|clarify|verify|see|let|report back)\b/i;

/** What is done is done to what was named before: "get it to them". */
export const pointsAt =
  /^\p{L}+(?: (?:him|her|them|\p{Lu}[\p{L}’']+))? (?:it|that|this|them|those|these|one)\b(?! (?:an?|the|some|our|your|their|his|her|all|more|two|three|\d+|what)\b)/iu;

/** "Get Tess that quote" names it, though to quote is a deed as well. */
const namedSo =
  /\b(?:that|this|those|these) (?:quote|order|report|plan|offer|list|invoice|file|draft|sample|test|review|update|change|design|record|label|visit|copy|print|scan|mail|e-?mail|message|form|note|price)s?\b/i;

/** Whether a deed names nothing by itself, people left aside: "send it over to Dana", "find out". */
export function isVague(deed: string, { people }: Meeting): boolean {
  if ((!pointer.test(deed) && !inquiry.test(deed)) || namedSo.test(deed)) return false;
  const names = nameWords(people);
  const telling = deed.replace(/[\p{L}’'-]+/gu, (word, at: number) => {
    const plain = word.toLowerCase().replace(/[’']s$/, '');
    // "a revised quote" is a thing
    const isNoun = /\b(?:an?|the|our|your|their|his|her|my|new|revised|updated|final|next) $/i.test(deed.slice(0, at));
    return at === 0 ||
      names.has(plain) ||
      isToPerson(deed, at, word) ||
      (isListedDeed(plain) && (!isNoun || pointsAt.test(deed)))
      ? ''
      : word;
  });
  return matterOf(telling).size === 0;
}

/** "Confirm that with Simone": who hears of it says nothing of what. */
function isToPerson(deed: string, at: number, word: string): boolean {
  return /^\p{Lu}\p{Ll}+$/u.test(word) && /\b(?:with|to|by|past) $/i.test(deed.slice(0, at));
}

/** Things named without an article. */
export const things =
  'copies|photos|pictures|screenshots|drawings|figures|samples|logs|recordings|examples|slides|results';
const beginsThing = String.raw`(?:the|an?|your|our|my|his|her|their|its|some|any|those|these|one|two|three|four|five|six|ten|\d+|all|both|each|another|half an?|new|fresh|${things})`;
const thing = String.raw`(${beginsThing} (?!(?:bit|moment|minute|second|look|word|call|sense|feeling|idea|problem|lot|while|thing|(?:(?:more|business|working) )?(?:days?|weeks?|hours?|months?|minutes?|seconds?))\b)[^,.;:?!()…]{2,70}|(?:${things})(?=[.,;!]|$))`;
const needs = eitherCase(
  new RegExp(
    String.raw`\b(?:need|needs|needed|missing(?: is)?|owes?|send|sends|give(?= (?:me|us|them|him|her|\p{Lu}\p{Ll}+) )|get(?= (?:me|us|them|you|him|her|\p{Lu}))|email|mail|text|forward|bring|redo|write(?: up)?|fills? (?:in|out)|keep|switch(?: on| off)?|turn(?: on| off)?|prepare|draft|print|pull|put together|fill in|do|will (?:have|get)|(?:can|could|may) (?:i|we) (?:have|get|see)|do you have|have you got|make sure(?: that)?|(?:has|have) got)(?: (?:to )?(?:me|us|them|you|him|her|(?-i:\p{Lu}\p{Ll}+)|up|out|over|back|together|across|see|read))? ${thing}`,
    'iu',
  ),
);
const alone = new RegExp(`^(?:and|also|then|plus|next|so|okay)?,? ?${thing}$`, 'iu');
/** "There's a spec somewhere", "I've asked them twice for the file" */
const there = new RegExp(
  String.raw`\b(?:(?:there(?:['’]s| is|['’]re| are)|is there|are there)|(?:asked|asking|waiting|chased|chasing)(?: \p{L}+){0,2} for|(?:what|how) about|where (?:are (?:we|you)|do we stand) (?:with|on)|any (?:news|word|update) (?:on|of|about)|what is happening with|(?:that|it) (?:is|will be|would be|must be)(?= the \p{L}+ \p{L}+(?: \p{L}+)?$)) ${thing}`,
  'iu',
);
/** What who hands it over has: "we have a pack for that". */
const has = new RegExp(
  String.raw`\b(?:i|we) have (?:got )?(?!(?:\p{L}+ ){1,3}(?:questions?|meeting|call|customers?|clients?|feeling|concern|worry|doubt|wedding|funeral|visit|party|event|holiday|appointment|trip|hard stop)\b)${thing}`,
  'iu',
);
const amount = /^(?:an?|and|half|thousand|million|down|up)$/i;
const hasVerb =
  /\s(?:is|are|was|were|will|would|can|could|should|must|may|do|does|did|has|have|had|[a-z]{2,}n['’]t)\b/i;
/** "And emails for your two" */
const added = /^(?:and|also|then|plus),? ((?:\p{L}+ )?\p{L}{2,}s (?:for|of|from|with|about) [^,.;:?!()…]{2,50})/iu;
/** Where a thing named ends. */
const ends =
  /\s(?:so|because|if|when|which|before|after|until|once|though|please|and then|and (?:i|we|you|he|she|they|it)|but|for (?:me|us|you|that|this|it|those)|to (?:give|send|show|hand|pass)|from (?:you|us|me|them)|to (?:you|us|me|them)|by|over|then|now|today|tomorrow|tonight|anyway|as well|too|is|are|was|were|will|would|can|could|should|do|does|did|has|have|had|it|they|we|you|he|she|i|somewhere|twice|already|open|yet|off|where|who|whom|which|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b.*$/i;
/** "The page text to check", "the agreement changed": what is to be done with a thing is none of its name. */
const toBeDone = / (?:to (?:check|read|sign|look at|see|review|approve)|changed|done|sorted|fixed|finished)$/i;
/** "A deck with what" we talked about. */
const broken = /(?:\s(?:with|of|on|for|to|about|that|which|what|as|from|in))+$/i;
const reach = 4;
/** What is done with a thing that was named before. */
const handles =
  /^(?:send|get|give|email|mail|text|forward|drop|return|bring|ping|print|sign|pull|share|copy|post|hand|pass|do|put|ship|courier|deliver|upload|order|scan|run|flip|switch|turn|keep|dig|find|fetch|fix|repair|change|adjust|correct|update|replace)\b/i;
/** The answer to a question is what is pulled. */
const looksUp = /^(?:pull|dig|look|get|find) (?:it|that|them|those)\b/i;
const mostWords = 14;

/** What a deed is about, and where else than in the words of the deed that was said. */
export interface Meant {
  readonly text: string;
  readonly spans: readonly Span[];
}

/**
 * What a vague deed is about, as minutes put it behind it: the thing that was asked for or talked of right before; the question,
 * where it is to be found out; else the sentence it points at, where that says anything.
 */
export function thingMeant(
  deed: string,
  pointed: string | undefined,
  own: readonly number[],
  { remarks }: Talk,
  { people }: Meeting,
): Meant | undefined {
  const anchor = tellingPlace(deed, own, remarks, wordsOf);
  const reported = (text: string, { speaker }: Remark) =>
    toThirdPerson(cleanEnglish(text), speakingParties(speaker, people));
  if (inquiry.test(deed)) {
    const doubt = anchor === undefined ? undefined : doubtBefore(anchor, remarks);
    if (doubt) return { text: reported(doubt.text, doubt.remark), spans: doubt.remark.spans };
    const asked = anchor === undefined ? undefined : askedBefore(anchor, remarks);
    if (asked && !isAnswered(asked, remarks)) return { text: reported(toldIn(asked.text), asked), spans: asked.spans };
  } else {
    const named = pointed === undefined ? undefined : thingIn(pointed);
    if (named !== undefined) return { text: named, spans: [] };
    const before = anchor === undefined || !handles.test(deed) ? [] : beforeDeed(deed, anchor, remarks);
    for (const remark of before.toReversed()) {
      const said = expandContractions(remark.text);
      const isOwn = anchor !== undefined && remark.speaker === remarks[anchor]?.speaker && pointsAt.test(deed);
      const found = thingIn(isOwn ? said.replace(has, 'send $1') : said, !/^do\b/i.test(deed));
      if (found !== undefined) return { text: reported(found, remark), spans: remark.spans };
    }
    const question =
      anchor === undefined || pointed !== undefined || !looksUp.test(deed) ? undefined : askedBefore(anchor, remarks);
    if (question) return { text: reported(question.text, question), spans: question.spans };
  }
  return pointed !== undefined && !empty.test(pointed) ? { text: pointed, spans: [] } : undefined;
}

/** "Could you find out which ports are free?" asks for what is to be found out. */
function toldIn(asked: string): string {
  const within =
    /\b(?:find out|check|see|look up|let (?:me|us) know|tell (?:me|us)|ask (?:(?:your|the|our) )?\p{L}+) ((?:which|what|who|whether|if|how|when|where|why) (?:\p{L}+[’']?\p{L}* )[^?]{2,80})\?$/iu;
  return within.exec(asked)?.[1]?.replace(/^if\b/i, 'whether') ?? asked;
}

const doubtReach = 5;
const doubts =
  /\b(?:(?:do not|don['’]t|did not|didn['’]t) (?:really |actually |even )?know|not (?:sure|certain|clear)|no idea|unclear|wonder(?:ing)?|let me (?:just )?(?:see|check|find out|ask)|(?:will|['’]ll|need to|have to) (?:see|check|find out|ask)) ((?:if|whether|who|what|when|where|which|how) (?:\p{L}+ ){2}[^.?!;]{2,80})/iu;

/** "I don't know if they do single months. - Can you find out?" */
function doubtBefore(
  at: number,
  remarks: readonly Remark[],
): { readonly text: string; readonly remark: Remark } | undefined {
  for (const remark of remarks.slice(Math.max(0, at - doubtReach), at).toReversed()) {
    const said = doubts.exec(expandContractions(remark.text))?.[1];
    if (said !== undefined && !(ofPointer.test(said) && matterOf(said).size < leastMatter))
      return { text: said.replace(/^if\b/i, 'whether'), remark };
  }
  return undefined;
}

/** "If it is in your order" says not what. */
const leastMatter = 2;
const ofPointer = /^(?:if|whether) (?:it|that|this|they|those|these|he|she)\b/i;

/** What was said up to the deed: "get me the contract by Monday and I'll turn it around". */
function beforeDeed(deed: string, anchor: number, remarks: readonly Remark[]): readonly Remark[] {
  const before = remarks.slice(Math.max(0, anchor - reach), anchor);
  const own = remarks[anchor];
  const [verb = ''] = deed.toLowerCase().split(' ');
  const at = own?.text.toLowerCase().lastIndexOf(` ${verb} `) ?? -1;
  return own && at > leastAhead ? [...before, { ...own, text: own.text.slice(0, at) }] : before;
}

const leastAhead = 12;
const isThings = new RegExp(`^(?:${things})$`, 'i');

/** Says nothing of the thing itself. */
const empty =
  /^(?:that|this|it|those|these|lemme|let)\b|\b(?:would be (?:useful|good|great|nice|lovely)|loves?|likes?|hates?|cannot|could not|will not|would not|do(?:es)? not|did not)\b/i;

/**
 * What is asked for or promised in a sentence: "the mounting guide".
 * @param isHandled what is there may be meant: nobody does "a setting"
 */
export function thingIn(text: string, isHandled = true): string | undefined {
  const plain = text.replace(/[.?!]+$/, '');
  const whole = countWords(plain) <= mostWords ? alone.exec(plain)?.[1] : undefined;
  const found =
    needs.exec(plain)?.[1] ??
    (isHandled ? there.exec(plain)?.[1] : undefined) ??
    (whole !== undefined && !hasVerb.test(whole) && namesOnly(whole) ? whole : undefined) ??
    added.exec(text)?.[1];
  const named = found === undefined ? undefined : cleanEnglish(bareName(found));
  return named !== undefined &&
    matterOf(named).size > 0 &&
    (countWords(named) > 1 || isThings.test(named)) &&
    !/\bones?$/i.test(named) &&
    !named.split(/[\s-]+/).every((word) => counting.test(word) || amount.test(word))
    ? named
    : undefined;
}

/** "The contract he signed" is the contract. */
function bareName(found: string): string {
  return found.replace(ends, '').replace(broken, '').replace(toBeDone, '');
}

/** "The test results from Friday", and not "the night shift likes it". */
function namesOnly(whole: string): boolean {
  const name = bareName(whole);
  return mayNameThing(name) && !/^ it\b/i.test(whole.slice(name.length));
}
