import type { Clause } from './clause.ts';
import type { Directory } from './directory.ts';
import { isDeed, isDoneHere } from './deeds.ts';

/** Who is to do it, as the subject of the clause has it; `name` when he is called by it. */
export type Doer = 'I' | 'we' | 'you' | 'he' | 'they' | 'it' | 'name';
/** A promise binds at once; a request and an offer wait for an answer; a duty is said to be somebody's; a refusal ends it. */
export type Force = 'promise' | 'request' | 'offer' | 'duty' | 'refusal';

/** What a clause gives somebody to do. */
export interface Doing {
  readonly doer: Doer;
  readonly name: string | undefined;
  readonly force: Force;
  /** From the verb on, as said. */
  readonly deed: string;
}

interface Token {
  readonly word: string;
  readonly at: number;
  readonly said: string;
}

const adverbs = new Set(
  'just also really actually definitely probably then still totally absolutely certainly gladly happily quickly personally please simply try to now maybe first even always make sure double quickly all both already'.split(
    ' ',
  ),
);
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
/** What has then been sent, made or done. */
const delivered =
  /^be (?:with you|in your (?:inbox|hands|mailbox)|there|ready|done|active|live|on your desk|fixed|sorted|finished|over to you|in place|up|out|back)\b/i;
/** Verbs of giving and seeing to; the present tense promises with them: "I clarify it with our service desk". */
const handing = new Set(
  'send mail email share prepare adapt clarify bring forward write draft book arrange update provide ask schedule organise organize deliver inform amend circulate add'.split(
    ' ',
  ),
);
const looking =
  /^(?:\w+ )?(?:check with|ask (?!you)|find out|talk to|speak to|speak with|talk with|confirm with|get back|follow up|circle back|send|e-?mail|take (?:that|this|it) (?:\w+ )?(?:to|back|away)|run (?:it|that|this) (?:by|past)|do that (?:when|after|once))/i;
const dated = /\b(?:by|before|until|no later than)\b/i;
const receiving = new Set('have get receive see hear find'.split(' '));

/** Reads what the clause gives somebody to do; undefined when nothing. */
export function doingIn({ said, asks }: Clause, { isName }: Pick<Directory, 'isName'>): Doing | undefined {
  const tokens = tokensOf(said);
  const vocative = /^\p{L}+,/u.test(said) && isName(w(tokens, 0), tokens[0]?.said ?? '');
  for (let i = 0; i < tokens.length; i++) {
    const found = requestAt(tokens, i, said, vocative) ?? subjectAt(tokens, i, said, isName, asks);
    if (found) return found;
  }
  return undefined;
}

/** "can you send", "would you mind sending", "please send", "let me check", "want me to send", "shall I send", "happy to send". */
function requestAt(tokens: readonly Token[], i: number, said: string, isNamed: boolean): Doing | undefined {
  const [word, next, third] = [w(tokens, i), w(tokens, i + 1), w(tokens, i + 2)];
  if (/^(?:can|could|would|will)$/.test(word) && (next === 'you' || next === 'somebody' || next === 'someone'))
    return third === 'mind'
      ? deed(tokens, i + 3, said, 'you', 'request', true)
      : deed(tokens, i + 2, said, 'you', 'request', true);
  if (/^(?:can|could|may)$/.test(word) && /^(?:i|we)$/.test(next) && /^(?:have|get|see|borrow)$/.test(third))
    return needed(tokens, i + 3, said);
  if (
    /^(?:can|could|may|shall|should)$/.test(word) &&
    next === 'i' &&
    !/^(?:what|how|who|which)$/.test(w(tokens, i - 1))
  )
    return deed(tokens, i + 2, said, 'I', 'offer', true);
  if (word === 'please' && i <= 2) return deed(tokens, i + 1, said, 'you', 'request', true);
  if (word === 'let' && next === 'me')
    return looking.test(said.slice(tokens[i + 2]?.at ?? 0)) || dated.test(said)
      ? deed(tokens, i + 2, said, 'I', 'promise', true)
      : undefined;
  if (/^(?:want|like)$/.test(word) && next === 'me' && third === 'to')
    return deed(tokens, i + 3, said, 'I', 'offer', true);
  if (/^(?:happy|glad)$/.test(word) && next === 'to') return deed(tokens, i + 2, said, 'I', 'offer', true);
  if (/^(?:need|like|want|ask|appreciate)$/.test(word) && next === 'you' && third === 'to')
    return deed(tokens, i + 3, said, 'you', 'request', false);
  if (word === 'give' && (next === 'me' || next === 'us')) return undefined;
  if (i === 1 && isNamed && isDeed(word, true) && !/^(?:call|walk|look|come|go|show)$/.test(word))
    return deed(tokens, i, said, 'you', 'request', true);
  if (
    i === 0 &&
    /^(?:send|get|give|email|ping|drop|call|forward|shoot|let|bring|put|copy|add)$/.test(word) &&
    /^(?:me|us|it|that|him|her|them|the|over)$/.test(next) &&
    word !== 'let'
  )
    return deed(tokens, i, said, 'you', 'request', true);
  return undefined;
}

function subjectAt(
  tokens: readonly Token[],
  i: number,
  said: string,
  isName: Directory['isName'],
  asks: boolean,
): Doing | undefined {
  const { doer, name, length } = subject(tokens, i, isName);
  if (!doer) return undefined;
  const at = i + length;
  const [word, next, third] = [w(tokens, at), w(tokens, at + 1), w(tokens, at + 2)];
  const going = /^(?:am|are|is)$/.test(word) && next === 'going' && third === 'to';
  if (word === 'will' || word === 'shall' || going) {
    const from = going ? at + 3 : at + 1;
    if (/^(?:not|never)$/.test(w(tokens, from)) || /^(?:not|never)$/.test(next))
      return deed(tokens, from + 1, said, doer, 'refusal', false, name);
    if (doer === 'you' && receiving.has(verbFrom(tokens, from).word))
      return deed(tokens, verbFrom(tokens, from).at, said, 'I', 'promise', false, undefined, true);
    if (asks && doer === 'you') return deed(tokens, from, said, doer, 'request', true, name);
    if (asks && doer === 'we') return undefined;
    const caused = causative(tokens, from, said, isName);
    if (caused) return caused;
    if (doer === 'it')
      return /^be$/.test(w(tokens, from)) && delivered.test(said.slice(tokens[from]?.at ?? 0))
        ? deed(tokens, from, said, 'I', 'promise', false, undefined, true)
        : undefined;
    return deed(tokens, from, said, doer, doer === 'you' ? 'request' : 'promise', doer !== 'I', name);
  }
  if (
    /^(?:cannot|do|would|am|are|could|should)$/.test(word) &&
    (next === 'not' || word === 'cannot') &&
    (doer === 'I' || doer === 'we')
  )
    return deed(tokens, word === 'cannot' ? at + 1 : at + 2, said, doer, 'refusal', true, name);
  if (doer === 'it')
    return /^(?:goes|go)$/.test(word) && next === 'out'
      ? { doer: 'I', name: undefined, force: 'promise', deed: said.replace(/[\s.!?]+$/, '') }
      : undefined;
  if (
    word === 'would' &&
    (doer === 'I' || doer === 'we') &&
    !/^(?:like|love|want|need|have|be|rather|say|prefer)$/.test(next)
  )
    return deed(tokens, at + 1, said, doer, 'offer', true, name);
  if (
    (word === 'can' || word === 'could') &&
    /^(?:name|he|they)$/.test(doer) &&
    !dated.test(said) &&
    !/\bwithin\b/.test(said)
  )
    return undefined;
  if (
    doer === 'name' &&
    word.endsWith('s') &&
    (handing.has(word.slice(0, -1)) || handing.has(word.slice(0, -2))) &&
    i <= 1
  )
    return deedOf(tokens, at, said, name);
  if ((word === 'can' || word === 'could') && doer === 'you' && !asks) return undefined;
  if (word === 'can' || word === 'could')
    return deed(tokens, at + 1, said, doer, doer === 'you' ? 'request' : 'offer', true, name);
  if (/^(?:need|needs|have|has|must|should|ought|want)$/.test(word)) {
    if (asks && doer !== 'you') return undefined;
    const to = next === 'to' ? 2 : word === 'must' || word === 'should' ? 1 : 0;
    if (to === 0) return undefined;
    return deed(tokens, at + to, said, doer, doer === 'you' ? 'request' : 'duty', true, name);
  }
  if (
    (doer === 'I' || (doer === 'we' && dated.test(said))) &&
    handing.has(word) &&
    !/\b(?:always|usually|every|often|normally|never)\b/.test(said)
  )
    return deed(tokens, at, said, doer, 'promise', false);
  if (doer === 'you' && word === 'get' && !asks) return deed(tokens, at, said, 'I', 'promise', false, undefined, true);
  if (word === 'am' && next === 'missing' && third === 'is') return needed(tokens, at + 3, said);
  if (/^(?:expect|want)$/.test(word) && /^(?:the|a|an|your)$/.test(next) && doer === 'I' && dated.test(said))
    return needed(tokens, at + 1, said);
  const needs = word === 'need' ? at + 1 : word === 'would' && next === 'need' ? at + 2 : -1;
  if (needs > 0 && (doer === 'I' || doer === 'we') && w(tokens, needs) !== 'to') return needed(tokens, needs, said);
  if (
    /^(?:am|are|is)$/.test(word) &&
    (doer === 'I' || /\b(?:tomorrow|today|tonight|\w+day|next week)\b/i.test(said)) &&
    /ing$/.test(next) &&
    !/^(?:going|asking|thinking|looking|trying|hoping|wondering|saying|talking|having|getting|being|paying|using|doing|working|losing|spending|planning|calling|living|running|sitting|waiting|seeing|feeling|joking|kidding|reading)$/.test(
      next,
    ) &&
    !/\b(?:at the moment|currently|these days|nights|mornings|every)\b/.test(said)
  )
    return deed(tokens, at + 1, said, doer, 'promise', true, name);
  return undefined;
}

function subject(
  tokens: readonly Token[],
  i: number,
  isName: Directory['isName'],
): { doer: Doer | undefined; name: string | undefined; length: number } {
  const word = w(tokens, i);
  const none = { doer: undefined, name: undefined, length: 1 };
  const pronoun = pronouns[word];
  const before = w(tokens, i - 1);
  if (
    /^(?:what|that|do|does|did|when|if|how|where|who|which|as|than|until|because|think|sure|thing|once|before|after|wish|unless|whether|everything|whatever)$/.test(
      before,
    )
  )
    return none;
  if (pronoun) return { doer: pronoun, name: undefined, length: 1 };
  if (!isName(word, tokens[i]?.said ?? '')) return none;
  const last =
    /^\p{Lu}/u.test(tokens[i + 1]?.said ?? '') && isName(w(tokens, i + 1), tokens[i + 1]?.said ?? '') ? 2 : 1;
  return {
    doer: 'name',
    name: tokens
      .slice(i, i + last)
      .map(({ said }) => said)
      .join(' '),
    length: last,
  };
}

/** "have Ines go through it", "get Dana to send it", "ask Neil to come": whoever is made to do it. */
function causative(
  tokens: readonly Token[],
  from: number,
  said: string,
  isName: Directory['isName'],
): Doing | undefined {
  const { word, at } = verbFrom(tokens, from);
  if (!/^(?:have|get|ask|make)$/.test(word)) return undefined;
  const who = tokens[at + 1];
  if (!who || who.word === 'you') return undefined;
  const pronoun = /^(?:him|her|them)$/.test(who.word);
  if (!pronoun && !/^(?:our|my|the|one|somebody|someone)$/.test(who.word) && !isName(who.word, who.said))
    return undefined;
  const whole = !pronoun && /^(?:our|my|the|one|somebody|someone)$/.test(who.word);
  if (whole)
    return isBareDeed(tokens, at + 2) ? deed(tokens, at, said, 'I', 'promise', false, undefined, true) : undefined;
  const last = !pronoun && /^\p{Lu}/u.test(tokens[at + 2]?.said ?? '') ? 2 : 1;
  const verb = at + 1 + last + (w(tokens, at + 1 + last) === 'to' ? 1 : 0);
  if (word === 'get' && w(tokens, verb - 1) !== 'to') return undefined;
  const name = tokens
    .slice(at + 1, at + 1 + last)
    .map((token) => token.said)
    .join(' ');
  return deed(tokens, verb, said, pronoun ? 'he' : 'name', 'promise', false, pronoun ? undefined : name);
}

/** "I would need the annex from you": whoever answers provides it. */
function needed(tokens: readonly Token[], from: number, said: string): Doing | undefined {
  const start = tokens[from];
  if (!start || from + 1 >= tokens.length) return undefined;
  return {
    doer: 'you',
    name: undefined,
    force: 'request',
    deed: `provide ${said
      .slice(start.at)
      .replace(/[\s,;:.!?—–-]+$/, '')
      .replace(/^is /, '')}`,
  };
}

/** Within three words a plain verb follows whoever is meant: "our depot chap bring". */
function isBareDeed(tokens: readonly Token[], from: number): boolean {
  return tokens.slice(from, from + 4).some(({ word }, i) => (i > 0 || word === 'to') && isDeed(word, true));
}

/** "Desta prepares the memo": given out in the present tense. */
function deedOf(tokens: readonly Token[], at: number, said: string, name: string | undefined): Doing | undefined {
  const verb = tokens[at];
  if (!verb) return undefined;
  const plain = verb.word.replace(/s$/, '');
  const rest = said.slice(verb.at + verb.said.length).replace(/[\s,;:.!?—–-]+$/, '');
  return rest.trim() ? { doer: 'name', name, force: 'promise', deed: `${plain}${rest}` } : undefined;
}

function deed(
  tokens: readonly Token[],
  from: number,
  said: string,
  doer: Doer,
  force: Force,
  plain: boolean,
  name?: string,
  received = false,
): Doing | undefined {
  const { word, at } = verbFrom(tokens, from);
  const start = tokens[at];
  if (!start) return undefined;
  const verbs = /ing$/.test(word) ? [word, word.slice(0, -3), `${word.slice(0, -3)}e`, word.slice(0, -4)] : [word];
  const text = said.slice(start.at).replace(/[\s,;:.!?—–-]+$/, '');
  if (received && text.split(' ').length < 3)
    return said.split(' ').length < 3 ? undefined : { doer, name, force, deed: said.replace(/[\s.!?]+$/, '') };
  if (
    received
      ? false
      : !(
          verbs.some((verb) => isDeed(verb, plain)) ||
          (word === 'get' &&
            /^get (?:you|back|in touch|on (?:it|that)|him|her|(?:it|that|this|them|the \S+|your \S+|our \S+) (?:to|over|back|out|done|ready|sent|fixed|signed|approved|couriered|across|up|in)|(?:the|a|an|your|our|some) )/i.test(
              text,
            )) ||
          (word === 'have' &&
            /^have (?:it|that|them|this|those|the \w+|your \w+|our \w+) (?:\w+ed|sent|made|done|brought|shipped)\b/i.test(
              text,
            )) ||
          (word === 'have' && /\b(?:for you|ready|up|done|with you|to you|out|in your \w+|by \w+)\b/i.test(text)) ||
          (word === 'do' && /^do (?:that|it|this|so|them|those)\b/i.test(text))
        ) || isDoneHere(text)
  )
    return undefined;
  return { doer, name, force, deed: text };
}

function verbFrom(tokens: readonly Token[], from: number): { word: string; at: number } {
  let at = from;
  if (w(tokens, at) === 'go' && w(tokens, at + 1) === 'ahead' && w(tokens, at + 2) === 'and') at += 3;
  while (adverbs.has(w(tokens, at)) && at < from + 5) at++;
  return { word: w(tokens, at), at };
}

function tokensOf(said: string): readonly Token[] {
  return [...said.matchAll(/[\p{L}\p{N}]+(?:['’.:-][\p{L}\p{N}]+)*/gu)].map((match) => ({
    word: match[0].toLowerCase(),
    at: match.index,
    said: match[0],
  }));
}

function w(tokens: readonly Token[], i: number): string {
  return tokens[i]?.word ?? '';
}
