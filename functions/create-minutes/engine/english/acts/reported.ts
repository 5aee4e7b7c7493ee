import type { Remark } from '../../../facts/talk.ts';
import { turnOf } from '../../classifier/surroundings.ts';
import { escaped } from '../../escaped.ts';
import type { Meeting } from '../../meeting.ts';
import type { Person } from '../../people.ts';
import { callAtEnd, withoutCalls, withoutUnmarkedCall } from '../names/calls.ts';
import { cleanEnglish } from '../clean/clean.ts';
import { wordClass } from '../clause/word-class.ts';
import { speakingParties, spokenTo, unnamedParties } from '../names/list-parties.ts';
import { toThirdPerson } from '../wording/pronouns.ts';
import { sentence as asSentence, stateEnglish } from '../wording/report.ts';
import { countWords } from '../split.ts';
import type { Directory } from './directory.ts';
import { matterOf } from './matter.ts';

/** Where something was said, by whom, and the whole sentence. */
export interface SaidBy {
  readonly speaker: string | undefined;
  readonly turn: number;
  readonly text: string;
}

/** A remark with the place where it was said. */
export function saidIn(remark: Remark): SaidBy {
  return { speaker: remark.speaker, turn: turnOf(remark), text: remark.text };
}

/** How what was said between two sides is told. */
export interface Reporter {
  /** A deed in a list that names its owner; `asked` of him by somebody else, who is then named. */
  readonly deed: (deed: string, by: SaidBy, asked: boolean) => string;
  /** A statement by its speaker. */
  readonly statement: (said: string, by: SaidBy) => string;
}

/** "Provide the key from your side": that it is the owner's stands beside it. */
const fromOwner = /,? from (?:you(?: guys| all)?|your (?:side|end))(?=[,.]|$| (?:with|for|by|before|that|which)\b)/i;

/**
 * "Ask our legal team": whose people are asked stands beside the deed, and "their" is read as the other side's. What is sent, and
 * the board it goes to, is still somebody's.
 */
const ours = new RegExp(
  [
    String.raw`(?<=\b(?:ask|(?:put|take|raise|clarify|check|confirm|verify|discuss|clear|speak|talk|run|find out)(?: \p{L}+){0,2} (?:to|with|by|past|from)) )our(?= (?!own\b|and\b|or\b|board\b)\p{L})`,
    String.raw`(?<=\b(?:get|have) )our(?= (?!own\b)(?:\p{L}+ ){1,3}(?:to|on|mail|send|bring|check|look|call|write|do|make|draw|test)\b)`,
    String.raw`\bour(?= (?!own\b)(?:\p{L}+ ){0,3}(?:teams?|people|guys|folks|crew|department|colleagues?|counsel|lawyers?|solicitors?|accountants?|auditors?|brokers?|underwriters?|insurers?|valuers?|engineers?|developers?|technicians?|electricians?|fitters?|architects?|surveyors?|planners?|drivers?|treasurer|directors?|managers?|boss(?:es)?|officers?|controller|foreman|lead|CFO|CEO|COO|CTO|CIO|CISO|DPO)\b)`,
  ].join('|'),
  'giu',
);

const several = /\byou (?:both|all|two|guys|folks|lot)\b/i;

export function reporterOf(meeting: Pick<Meeting, 'people' | 'turns'>, directory: Directory): Reporter {
  const { people, turns } = meeting;
  const bySpeaker = new Map(people.map((person) => [person.speaker, person]));
  const partiesOf = (of: typeof unnamedParties, { speaker, turn, text }: SaidBy) => {
    const addressee = calledIn(text, speaker, directory) ?? spokenTo(turn, speaker, turns, bySpeaker);
    const parties = of(speaker, people, addressee);
    return several.test(text) ? { ...parties, you: undefined } : parties;
  };
  const uncalled = (said: string) => withoutUnmarkedCall(withoutCalls(said, directory.called), directory.called);
  return {
    deed: (deed, by, asked) => {
      const plain = withoutOneself(cleanDeed(uncalled(endsWith(deed, by.text) ? `${deed}.` : deed)));
      if (!asked) return asSentence(toThirdPerson(plain.replace(ours, 'the'), partiesOf(unnamedParties, by)));
      const { I, we } = speakingParties(by.speaker, people);
      // whoever is asked is the owner: "your certificate" is theirs, and "our template" the asker's
      const told = toThirdPerson(plain.replace(fromOwner, ''), { we: I ?? we, I, you: undefined });
      return asSentence(
        told
          .replaceAll(/\byourself\b/g, 'themselves')
          .replaceAll(/\byour(s?)\b/g, 'their$1')
          .replaceAll(/\byou\b/g, 'they'),
      );
    },
    statement: (said, by) => stateEnglish(cleanEnglish(uncalled(said)), partiesOf(speakingParties, by)),
  };
}

/** "Look in the rota": at the beginning of a sentence that would be a call to listen, and of a deed it is its verb. */
function cleanDeed(deed: string): string {
  const cleaned = cleanEnglish(deed);
  const verb = /^\p{Ll}+(?= )/u.exec(deed)?.[0];
  const isKept = verb === undefined || wordClass(verb) !== 'base' || cleaned.startsWith(verb);
  return isKept ? cleaned : cleanEnglish(`They will ${deed}`).replace(/^They will /, '');
}

/** Whether a deed goes on to the end of a whole sentence: the "on" of "I'll put extra staff on." is not the beginning of more. */
function endsWith(deed: string, said: string): boolean {
  const last = /\S+ \S+$/.exec(deed)?.[0];
  return last !== undefined && new RegExp(`${escaped(last)}[.!]+\\s*$`, 'iu').test(said);
}

/** Whose deed it is stands beside it: "fit it myself when I'm up" is "fit it when up". */
function withoutOneself(deed: string): string {
  return deed
    .replace(/(?<=,? and) I(?:['’]ll| will| can)? (?=\p{Ll})/gu, ' ')
    .replace(/(?<=\S) (?:by )?my ?self(?=[ ,.]|$)/i, '')
    .replace(
      /(?<=\b(?:when|once|while|as soon as) )I(?:['’]m| am) (?=back|home|there|up|down|in|at|on|out|over|next)/i,
      '',
    )
    .trimEnd();
}

const callFirst =
  /^(?:(?:and|so|okay|ok|then|great|but|hey|well|yeah|yes|thanks|good|perfect|sure)[,.]? )*(\p{L}+)(?:,| (?=(?:i|we)(?:['’]| )))/iu;
/** "I'll do you a proper report, Fiona, root cause, what we are changing" */
const callBehind = /\byou\b[^,.;?!]{0,60}, (\p{Lu}[\p{L}’'-]+),/u;
/** Who is called by name at the beginning or the end of a sentence, or right behind what is for him. */
function calledIn(text: string, speaker: string | undefined, { called }: Directory): Person | undefined {
  for (const name of [callFirst.exec(text)?.[1], callAtEnd(text)?.name, callBehind.exec(text)?.[1]]) {
    const person = name === undefined ? undefined : called(name);
    if (person && person.speaker !== speaker) return person;
  }
  return undefined;
}

const [leastWords, leastMatter] = [4, 2];

/** What a deed points back to stands behind it, where that says anything: "Send it over (the revised floor plan)". */
export function withPointed(told: string, pointed: string): string {
  const bare = pointed
    .replace(/[.?]$/, '')
    .replace(/^(?:(?:so|and|but|then|okay|well|now),? |(?:it|that) (?:is|does|will), (?=but ))+/i, '');
  if (
    /^(?:if|when|unless|because|as long as|once|whether)\b|^(?:that|this|it|which) (?:works|is|sounds|would|will|makes)\b/i.test(
      bare,
    )
  )
    return told;
  const tells = countWords(bare) >= leastWords && matterOf(bare).size >= leastMatter;
  return tells ? `${told.replace(/\.$/, '')} (${bare}).` : told;
}
