import { causedAt } from './caused.ts';
import { waitsForSomething } from './clause.ts';
import { type Doer, type Doing, deedAt, type Verbs, verbFrom } from './deed-at.ts';
import { wordClass } from '../clause/word-class.ts';
import { isListedDeed } from './deeds.ts';
import type { Directory } from './directory.ts';
import { isEngaged } from './engaged.ts';
import { provided } from './requests.ts';
import type { Tokens } from './tokens.ts';

/** A subject, and where what is said of it begins. */
interface Predicate {
  readonly tokens: Tokens;
  readonly at: number;
  readonly subject: number;
  readonly doer: Doer;
  readonly name: string | undefined;
  readonly asks: boolean;
  readonly isName: Directory['isName'];
}

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
};
/** After these a subject belongs to a clause that tells and does not promise. */
const telling = new Set(
  'what that do does did when if how where who which as than until because think sure thing once before after wish unless whether everything whatever'.split(
    ' ',
  ),
);
/** What has then been sent, made or done. */
const delivered =
  /^be (?:with you|in your (?:inbox|hands|mailbox)|there|ready|done|active|live|on your desk|fixed|sorted|finished|over to you|in place|up|out|back)\b/i;
const receiving = new Set('have get receive see hear find'.split(' '));
/** Verbs of giving and seeing to; the present tense promises with them: "I clarify it with our service desk". */
const handing = new Set(
  'send mail email share prepare adapt clarify bring forward write draft book arrange update provide ask schedule organise organize deliver inform amend circulate add'.split(
    ' ',
  ),
);
/** "I am going", "I am thinking": what goes on, not what is to come. */
const goingOn = new Set(
  'going asking thinking looking trying hoping wondering saying talking having getting being paying using doing working losing spending planning calling living running sitting waiting seeing feeling joking kidding reading'.split(
    ' ',
  ),
);
const often = /\b(?:always|usually|every|often|normally|never|at the moment|currently|these days|nights|mornings)\b/i;
const dated = /\b(?:by|before|until|no later than|within)\b/i;
/** A thing that is asked for begins so. */
const thing = /^(?:a|an|the|your|some|that|those|this|these|two|three|four|five|six|ten|\d+)$/;
/** "I need to find out what it takes": who says so to a customer has promised it. */
const inquiring =
  /^(?:find out|ask (?!you)|check with|clarify|(?:put|run) (?:that|this|it|them) (?:to|by|past)|(?:talk|speak) (?:to|with)|confirm with)\b/i;
const checking =
  /^(?:(?:double-?)?check|look (?:it |that |this )?up|dig (?:it|that) out|pull (?:it|that|them|the)\b|fetch (?:it|that|them)\b|verify|find out|confirm|ask (?!you)|(?:talk|speak) (?:to|with)|(?:put|run) (?:that|this|it|them) (?:to|by|past))\b/i;
/** Their past looks like their present; and what is suggested is not done. */
const past = new Set('set put cut read run come suggest propose recommend meet pay see work'.split(' '));
/** "I should come and measure up", "I ought to get you a copy": offered, and done where the other side takes it. */
const offering =
  /^(?:(?:come|drop|pop|swing|stop|nip|call) (?:and|by|in|over|out|round|down|up|along)\b|visit\b|measure\b|(?:send|get|give|show|book|draw|write|make|bring|mail|e-?mail|copy|put) (?:you|it|that|them|one|some)\b)/i;
const comingDay = /\b(?:tomorrow|today|tonight|\w+day|next week)\b/i;

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

function deed({ tokens, doer, name }: Predicate, from: number, force: Doing['force'], verbs: Verbs): Doing | undefined {
  return deedAt(tokens, from, { doer, name, force }, verbs);
}

/** "How far you get with one", "you will maybe have from the old one": nothing is handed over. */
const handsNothing = /^(?:get|have|receive|see|find) (?:with|along|through|from (?!me\b|us\b|our\b|the \w+ by\b))/i;

/** "You will have it", "it will be with you": the speaker sees to it. */
function promised({ tokens }: Predicate, from: number): Doing | undefined {
  if (handsNothing.test(tokens.rest(from))) return undefined;
  return deedAt(tokens, from, { doer: 'I', name: undefined, force: 'promise', received: true }, 'received');
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
  if (doer === 'you' && !asks)
    return receiving.has(tokens.word(verb)) ? promised(predicate, verb) : deed(predicate, from, 'request', 'deeds');
  if (doer === 'you') return deed(predicate, from, 'request', 'deeds');
  if (doer === 'it') return delivered.test(tokens.rest(from)) ? promised(predicate, from) : undefined;
  if (asks && doer === 'we') return undefined;
  return causedAt(tokens, from, predicate.isName) ?? deed(predicate, from, 'promise', doer === 'I' ? 'any' : 'deeds');
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
  const { tokens, at, doer } = predicate;
  if (tokens.word(at) !== 'would' || (doer !== 'I' && doer !== 'we')) return undefined;
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
  if (offers && offering.test(tokens.rest(from))) return deed(predicate, from, 'offer', 'any');
  if (!bare && !(/^(?:need|needs|have|has|ought|want)$/.test(word) && next === 'to')) return undefined;
  const inquires = doer === 'I' && next === 'to' && inquiring.test(tokens.rest(at + 2));
  return deed(predicate, from, doer === 'you' ? 'request' : inquires ? 'promise' : 'duty', inquires ? 'any' : 'deeds');
}

/** "I clarify it", "Desta prepares the memo", "you get it tomorrow". */
function present(predicate: Predicate): Doing | undefined {
  const { tokens, at, doer, name, subject, asks } = predicate;
  const word = tokens.word(at);
  const all = tokens.rest(0);
  // "I make you the layout"
  const isHanding =
    handing.has(word) || (word === 'make' && (/^(?:you|them)$/.test(tokens.word(at + 1)) || waitsForSomething(all)));
  if ((doer === 'I' || (doer === 'we' && dated.test(all))) && isHanding && !often.test(all))
    return deed(predicate, at, 'promise', 'any');
  if (
    doer === 'I' &&
    isListedDeed(word) &&
    !past.has(word) &&
    (dated.test(all) || comingDay.test(all)) &&
    !often.test(all)
  )
    return deed(predicate, at, 'promise', 'deeds');
  if (doer === 'you' && word === 'get' && !asks) return promised(predicate, at);
  const stem = [word.slice(0, -1), word.slice(0, -2)].find((form) => word.endsWith('s') && handing.has(form));
  if (doer !== 'name' || subject > 1 || stem === undefined || tokens.length <= at + 1) return undefined;
  return { doer, name, force: 'promise', deed: `${stem} ${tokens.rest(at + 1)}` };
}

/** "Something I can show the bank" */
const forUse = /^(?:i|we|they|he|she|that|to|for|with|in)$/;

/** "I need two samples", "what I am missing is the list", "I expect the offer by Friday". */
function wanting({ tokens, at, doer }: Predicate): Doing | undefined {
  const [word, next, third] = [tokens.word(at), tokens.word(at + 1), tokens.word(at + 2)];
  if (doer !== 'I' && doer !== 'we') return undefined;
  if (word === 'am' && next === 'missing' && third === 'is') return provided(tokens, at + 3);
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
