import { causedAt } from './caused.ts';
import { type Doer, type Doing, verbFrom } from './deed-at.ts';
import { wordClass } from '../../clause/word-class.ts';
import type { Directory } from '../directory.ts';
import { isEngaged } from './engaged.ts';
import { deed, type Predicate, promised } from './predicate.ts';
import { handing, present } from './present.ts';
import { provided } from './requests.ts';
import type { Tokens } from './tokens.ts';
import { comingDay, dated, often } from './when-done.ts';

type Rule = (predicate: Predicate) => Doing | undefined;

const pronouns: Readonly<Record<string, Doer>> = {
  i: 'I',
  we: 'we',
  you: 'you',
  he: 'he',
  she: 'he',
  they: 'they',
  somebody: 'they',
  someone: 'they',
  it: 'it',
  that: 'it',
  those: 'it',
  these: 'it',
};
/** After these a subject belongs to a clause that tells and does not promise. */
const telling = new Set(
  'what that do does did when if how where who which as than until because cuz cos coz think sure thing once before after wish unless whether everything whatever'.split(
    ' ',
  ),
);
/** What has then been sent, made or done. */
const delivered =
  /^be (?:with you|in your (?:inbox|hands|mailbox)|there|ready|done|active|live|on your (?:desk|floor|doorstep|dock|counter|shelf|shelves|yard|site)|fixed|sorted|finished|over to you|in place|up|out|back)\b/iu;
const receiving = new Set('have get receive see hear find'.split(' '));
/** "I am going", "I am thinking": what goes on, not what is to come. */
const goingOn = new Set(
  'going asking thinking looking trying hoping wondering saying talking having getting being paying using doing working losing spending planning calling living running sitting waiting seeing feeling joking kidding reading'.split(
    ' ',
  ),
);
/** A thing that is asked for begins so. */
const thing = /^(?:a|an|the|your|some|that|those|this|these|two|three|four|five|six|ten|\d+)$/;
/** "I need to find out what it takes": who says so to a customer has promised it. */
const inquiring =
  /^(?:find out|ask (?!you)|check with|clarify|(?:put|run) (?:that|this|it|them) (?:to|by|past)|(?:talk|speak) (?:to|with)|confirm with)\b/i;
const checking =
  /^(?:(?:double-?)?check|look (?:it |that |this )?up|look at (?:the|your|that|it|those)\b|dig (?:it|that) out|pull (?:it|that|them|the)\b|fetch (?:it|that|them)\b|verify|find out|confirm|ask (?!you)|(?:talk|speak) (?:to|with)|(?:put|run) (?:that|this|it|them) (?:to|by|past))\b/i;
/** "I should come and measure up", "I ought to get you a copy", "I should check whether I may": offered, and done where the other side takes it. */
const offering =
  /^(?:(?:come|drop|pop|swing|stop|nip|call) (?:and|by|in|over|out|round|down|up|along)\b|visit\b|measure\b|(?:send|get|give|show|book|draw|write|make|bring|mail|e-?mail|copy|put) (?:you|it|that|them|one|some)\b)/i;
const rules: readonly Rule[] = [future, denied, goesOut, conditional, able, obliged, present, wanting, continuous];

/** What a subject that stands at this word is to do. */
export function subjectAt(tokens: Tokens, i: number, isName: Directory['isName'], asks: boolean): Doing | undefined {
  const agreeing = i === 1 && tokens.word(0) === 'sure';
  // "what I'm missing is the list"
  const misses = tokens.word(i - 1) === 'what' && tokens.word(i + 2) === 'missing';
  if (telling.has(tokens.word(i - 1)) && !agreeing && !misses) return undefined;
  const pronoun = pronouns[tokens.word(i)];
  const named = pronoun === undefined && isName(tokens.word(i), tokens.said(i));
  if (pronoun === undefined && !named) return undefined;
  const double = named && /^\p{Lu}/u.test(tokens.said(i + 1)) && isName(tokens.word(i + 1), tokens.said(i + 1));
  const at = double ? i + 2 : i + 1;
  const name = named ? [tokens.said(i), double ? tokens.said(i + 1) : ''].join(' ').trim() : undefined;
  const predicate: Predicate = { tokens, at, subject: i, doer: pronoun ?? 'name', name, asks, isName };
  for (const rule of rules) {
    const found = rule(predicate);
    if (found) return found;
  }
  return undefined;
}

function future(predicate: Predicate): Doing | undefined {
  const { tokens, at, doer, asks } = predicate;
  const going =
    /^(?:am|are|is)$/.test(tokens.word(at)) && tokens.word(at + 1) === 'going' && tokens.word(at + 2) === 'to';
  if (!going && !/^(?:will|shall)$/.test(tokens.word(at))) return undefined;
  const from = going ? at + 3 : at + 1;
  if (/^(?:not|never)$/.test(tokens.word(from))) return deed(predicate, from + 1, 'refusal', 'any');
  const verb = verbFrom(tokens, from);
  // "I'll have to talk to Graham about it"
  if (doer === 'I' && /^(?:have|need)$/.test(tokens.word(verb)) && tokens.word(verb + 1) === 'to')
    return inquiring.test(tokens.rest(verb + 2)) ? deed(predicate, verb + 2, 'promise', 'any') : undefined;
  // "I'm going to need a map from you"
  const needs = (doer === 'I' || doer === 'we') && !asks && tokens.word(verb) === 'need';
  if (needs && thing.test(tokens.word(verb + 1)) && /\bfrom you\b/i.test(tokens.rest(verb)))
    return provided(tokens, verb + 1);
  if (doer === 'you' && !asks)
    return receiving.has(tokens.word(verb)) ? promised(predicate, verb) : deed(predicate, from, 'request', 'deeds');
  if (doer === 'you') return deed(predicate, from, 'request', 'deeds');
  if (isDelivered(predicate, from)) return promised(predicate, from);
  if (doer === 'it') return undefined;
  if (asks && doer === 'we') return undefined;
  return causedAt(tokens, from, predicate.isName) ?? deed(predicate, from, 'promise', doer === 'I' ? 'any' : 'deeds');
}

/** "It will be with you", "they'll be on your desk" */
function isDelivered({ tokens, subject, doer }: Predicate, from: number): boolean {
  return (doer === 'it' || tokens.word(subject) === 'they') && delivered.test(tokens.rest(from));
}

function denied(predicate: Predicate): Doing | undefined {
  const { tokens, at, doer } = predicate;
  if (doer !== 'I' && doer !== 'we') return undefined;
  if (tokens.word(at) === 'cannot') return deed(predicate, at + 1, 'refusal', 'deeds');
  const negated = /^(?:do|would|am|are|could|should)$/.test(tokens.word(at)) && tokens.word(at + 1) === 'not';
  return negated ? deed(predicate, at + 2, 'refusal', 'deeds') : undefined;
}

/** "It goes out this evening." */
function goesOut({ tokens, at, doer }: Predicate): Doing | undefined {
  const goes = doer === 'it' && /^(?:goes|go)$/.test(tokens.word(at)) && tokens.word(at + 1) === 'out';
  return goes ? { doer: 'I', name: undefined, force: 'promise', deed: tokens.rest(0) } : undefined;
}

function conditional(predicate: Predicate): Doing | undefined {
  const { tokens, at, doer, asks } = predicate;
  if (tokens.word(at) !== 'would') return undefined;
  // "You'd have a yes or a no from me by Wednesday"
  if (doer === 'you' && !asks && /^(?:have|get)$/.test(tokens.word(at + 1)) && handsOver(predicate))
    return { doer: 'I', name: undefined, force: 'promise', received: true, deed: tokens.rest(at + 1) };
  if (doer !== 'I' && doer !== 'we') return undefined;
  if (haveToYou.test(tokens.rest(at + 1))) return deed(predicate, at + 1, 'offer', 'any');
  if (tokens.word(at + 1) === 'need' && thing.test(tokens.word(at + 2))) return provided(tokens, at + 2);
  // "I'd have to check with our legal team": done where the other side wants it
  if (/^(?:need|have)$/.test(tokens.word(at + 1)) && tokens.word(at + 2) === 'to' && checking.test(tokens.rest(at + 3)))
    return deed(predicate, at + 3, 'offer', 'any');
  return /^(?:like|love|want|need|have|be|rather|say|prefer)$/.test(tokens.word(at + 1))
    ? undefined
    : handing.has(tokens.word(at + 1)) || dated.test(tokens.rest(0)) || comingDay.test(tokens.rest(0))
      ? deed(predicate, at + 1, 'offer', 'deeds')
      : undefined;
}

/** "You'd have a yes or a no from me", "end of next week you'd have it"; "I'd draft it. You'd get it on Thursday" goes on. */
function handsOver({ tokens, at, subject }: Predicate): boolean {
  if (/\bfrom (?:me|us)\b/i.test(tokens.rest(at))) return true;
  return follows.test(tokens.word(subject - 1)) && dayNamed.test(tokens.rest(0));
}

const follows = /^(?:week|\p{L}+day|tomorrow|month)$/u;
const dayNamed = /\b(?:tomorrow|tonight|\p{L}+day|(?:this|next|that) (?:week|month)|end of)\b/iu;
/** "I'd have it to you the Monday after" */
const haveToYou = /^have (?:it|them|that|those|both|the \p{L}+) (?:(?:back|over) )?(?:to|with) you\b/iu;
const asksForThing =
  /^(?:give|send|need|needs|do|get|let|want|have|has|like|got|find|show|bring|make|write|is|there|with|any)$/;

/** "Give me two pages I can put in the pack": what a thing is for is offered by nobody. */
function tellsWhich({ tokens, subject }: Predicate): boolean {
  const before = tokens.word(subject - 1);
  if (subject < 2 || !/^\p{Ll}{3,}$/u.test(tokens.said(subject - 1)) || !tokens.isJoined(subject)) return false;
  const isNoun = /^(?:something|anything|one|ones)$/.test(before) || wordClass(before) === 'noun';
  return (
    isNoun && Array.from({ length: subject - 1 }, (_, i) => tokens.word(i)).some((word) => asksForThing.test(word))
  );
}

/** "Is there a table we could write to?" offers nothing. */
const isThere = /^(?:(?:and|so|but|or),? )?(?:is there|are there|do you have|have you|is that|what)\b/i;

function able(predicate: Predicate): Doing | undefined {
  const { tokens, at, subject, doer, asks } = predicate;
  if (!/^(?:can|could)$/.test(tokens.word(at)) || doer === 'it') return undefined;
  if (doer === 'you') return asks ? deed(predicate, at + 1, 'request', 'deeds') : undefined;
  if ((asks && isThere.test(tokens.rest(0))) || tellsWhich(predicate)) return undefined;
  // "so that Gareth can price it" says what for
  const isNamed = doer === 'name' && !asks && !/^(?:so|that)$/.test(tokens.word(subject - 1));
  const others = doer !== 'I' && doer !== 'we' && !isNamed;
  return others && !dated.test(tokens.rest(0)) ? undefined : deed(predicate, at + 1, 'offer', 'deeds');
}

function obliged(predicate: Predicate): Doing | undefined {
  const { tokens, at, doer, asks } = predicate;
  const [word, next] = [tokens.word(at), tokens.word(at + 1)];
  // "you'd need to get us some of them"
  if (word === 'would' && doer === 'you' && /^(?:need|have)$/.test(next) && tokens.word(at + 2) === 'to')
    return deed(predicate, at + 3, 'request', 'deeds');
  const better = doer === 'I' && /^(?:would|had)$/.test(word) && next === 'better';
  if (better) return asks || !offering.test(tokens.rest(at + 2)) ? undefined : deed(predicate, at + 2, 'offer', 'any');
  if ((asks && doer !== 'you') || doer === 'it') return undefined;
  const bare = /^(?:must|should)$/.test(word);
  const offers = doer === 'I' && (word === 'should' || word === 'ought');
  const from = at + (next === 'to' ? 2 : 1);
  if (offers && (offering.test(tokens.rest(from)) || checking.test(tokens.rest(from))))
    return deed(predicate, from, 'offer', 'any');
  if (!bare && !(/^(?:need|needs|have|has|ought|want)$/.test(word) && next === 'to')) return undefined;
  const inquires = doer === 'I' && next === 'to' && inquiring.test(tokens.rest(at + 2));
  return deed(predicate, from, doer === 'you' ? 'request' : inquires ? 'promise' : 'duty', inquires ? 'any' : 'deeds');
}

/** "Something I can show the bank" */
const forUse = /^(?:i|we|they|he|she|that|to|for|with|in)$/;

/** "I need two samples", "what I am missing is the list", "I expect the offer by Friday". */
function wanting({ tokens, at, doer }: Predicate): Doing | undefined {
  const [word, next, third] = [tokens.word(at), tokens.word(at + 1), tokens.word(at + 2)];
  if (doer !== 'I' && doer !== 'we') return undefined;
  if (word === 'am' && next === 'missing' && third === 'is') return provided(tokens, at + 3);
  // "I require that in writing"
  if (word === 'require' && (thing.test(next) || next === 'it')) return provided(tokens, at + 1);
  if (word === 'need' && (thing.test(next) || (next === 'something' && forUse.test(third))))
    return provided(tokens, at + 1);
  const expected = /^(?:expect|want)$/.test(word) && /^(?:the|a|an|your)$/.test(next) && dated.test(tokens.rest(0));
  return expected && doer === 'I' ? provided(tokens, at + 1) : undefined;
}

function continuous(predicate: Predicate): Doing | undefined {
  const { tokens, at, doer } = predicate;
  const next = tokens.word(at + 1);
  const all = tokens.rest(0);
  if (!/^(?:am|are|is)$/.test(tokens.word(at)) || !next.endsWith('ing') || goingOn.has(next) || doer === 'it')
    return undefined;
  return often.test(all) || isEngaged(tokens.rest(at + 1)) || (doer !== 'I' && !comingDay.test(all))
    ? undefined
    : deed(predicate, at + 1, 'promise', 'deeds');
}
