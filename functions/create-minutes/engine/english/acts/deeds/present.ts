import { waitsForSomething } from '../clause.ts';
import type { Doing } from './deed-at.ts';
import { isListedDeed } from './deeds.ts';
import { deed, type Predicate, promised } from './predicate.ts';
import { comingDay, dated, often } from './when-done.ts';

/** Verbs of giving and seeing to; the present tense promises with them: "I clarify it with our service desk". */
export const handing = new Set(
  'send mail email share prepare adapt clarify bring forward write draft book arrange update provide ask schedule organise organize deliver inform amend circulate add'.split(
    ' ',
  ),
);
/** Their past looks like their present; and what is suggested is not done. */
const past = new Set('set put cut read run come suggest propose recommend meet pay see work'.split(' '));
/** "You have the scripts on Friday", "you have it back three days from now" */
const hasByThen =
  /^have (?:it|them|that|those|both|the|my|our) (?!.*\b(?:already|last|since|until|till)\b).*\b(?:from now|tomorrow|tonight|(?:by|on) (?:the |this |next )?(?:\w+day|\w+th|\w+st|\w+nd|\w+rd|\d+)|(?:within|in) (?:\w+ )?(?:\w+ )?(?:days|hours)|the (?:next|same) (?:day|week)|(?:on |next |this )?(?:mon|tues|wednes|thurs|fri)day)\b/i;

/** "I clarify it", "Desta prepares the memo", "you get it tomorrow". */
export function present(predicate: Predicate): Doing | undefined {
  const { tokens, at, doer, name, subject, asks } = predicate;
  const word = tokens.word(at);
  const all = tokens.rest(0);
  // "I make you the layout"
  const isHanding =
    handing.has(word) || (word === 'make' && (/^(?:you|them)$/.test(tokens.word(at + 1)) || waitsForSomething(all)));
  if ((doer === 'I' || (doer === 'we' && dated.test(all))) && isHanding && !often.test(all))
    return deed(predicate, at, 'promise', 'any');
  if (doer === 'I' && isListedDeed(word) && !past.has(word) && !often.test(all) && isToCome(predicate))
    return deed(predicate, at, 'promise', 'deeds');
  if (
    doer === 'you' &&
    !asks &&
    ((word === 'get' && !isOffered(tokens.rest(at), all)) || hasByThen.test(tokens.rest(at)))
  )
    return promised(predicate, at);
  const stem = [word.slice(0, -1), word.slice(0, -2)].find((form) => word.endsWith('s') && handing.has(form));
  if (doer !== 'name' || subject > 1 || stem === undefined || tokens.length <= at + 1) return undefined;
  return { doer, name, force: 'promise', deed: `${stem} ${tokens.rest(at + 1)}` };
}

/** "You get an export": what comes with what is sold, where nobody says when or from whom. */
function isOffered(got: string, all: string): boolean {
  return /^get (?:an?|one|two|three|\d+|\p{Ll}+s) (?!one\b)/iu.test(got) && !comesThen.test(all);
}

const comesThen =
  /\bfrom (?:me|us|our|the|him|her|\p{Lu}\p{Ll}+)\b|\b(?:by|before|until|within|tomorrow|today|tonight|this|next|\p{L}+day|in (?:an?|one|two|three|ten|\d+)|as soon as|once|when|the same)\b/u;

/** "Then I requote at two thousand", "I search it and forward it to you", "I correct it in the weekend" */
function isToCome({ tokens, subject }: Predicate): boolean {
  const all = tokens.rest(0);
  const lead = Array.from({ length: subject }, (_, i) => tokens.word(i));
  const follows = lead.every((word) => leads.has(word)) && (lead.includes('then') || lead.includes('so'));
  return follows || dated.test(all) || comingDay.test(all) || soon.test(all) || andHandsOver.test(all);
}

const leads: ReadonlySet<string> = new Set('okay ok good fine right great yes yeah and so then'.split(' '));
const soon = /\bin (?:the|an?|one|two|three|four|five|\d+) (?:weekend|days?|weeks?|hours?)\b/i;
const andHandsOver = /\band (?:forward|send|mail|email|bring|give|tell|write|show|pass) .*\byou\b/i;
