import { eitherCase } from '#shared/text/either-case.ts';
import { baseOfPast } from './base-of-past.ts';
import { asksForThing } from './asks-for-thing.ts';
import { type Doing, deedAt } from './deed-at.ts';
import { isDeed } from './deeds.ts';
import { type Tokens, withoutMark } from './tokens.ts';

const you = { doer: 'you', name: undefined, force: 'request' } as const;
const offer = { doer: 'I', name: undefined, force: 'offer' } as const;
const promise = { doer: 'I', name: undefined, force: 'promise' } as const;

const modals: ReadonlySet<string> = new Set(['can', 'could', 'would', 'will']);
const tagged = /, could you\W*$/i;
const asked = /^(?:you|somebody|someone)$/;
const toMeWhen = /\bto (?:me|us),? (?:by )?when\W*$/i;
/** Imperatives of giving, where they begin a clause. */
const giving = /^(?:send|get|give|email|ping|drop|call|forward|shoot|bring|put|copy|add|sign|scan|mail|book)$/;
const object = /^(?:me|us|it|that|him|her|them|the|over)$/;
const asksHow = /^(?:what|how|who|which)$/;
/** Said to somebody by name these are no tasks: "Tom, look". */
const noTask = /^(?:call|walk|look|come|go|show)$/;
/** "Let me" mostly begins what is done at once; with these it promises. */
const later = eitherCase(
  /^(?:\w+ )?(?:(?:check|confirm|verify|clarify)(?: that| this| it)? with|ask (?!you)|find out|talk to|speak to|speak with|talk with|get back|have a (?:quick |little )?(?:word|chat|talk) with|follow up|circle back|see (?:if|whether) (?:the|our|my|they|he|she|somebody|someone|(?-i:\p{Lu})\p{Ll})|send|e-?mail|take (?:that|this|it) (?:\w+ )?(?:to|back|away)|run (?:it|that|this) (?:by|past)|put (?:it|that|this|\w+) to (?:the|our|my|his|her|their|him|her|them)\b|get (?:the|an?|their|his|her|our|your) (?:okay|ok|go-?ahead|sign-?off|approval|figures?|numbers?|answer|date|details)\b|sit down with (?:the|our|my|his|her|their)|do that (?:when|after|once))|\b(?:by|before|until|no later than)\b/iu,
);

/** A wording that asks or offers at this word: "can you send", "please send", "shall I send", "let me check with them". */
export function requestAt(tokens: Tokens, i: number, calledByName: boolean): Doing | undefined {
  const [word, next, third] = [tokens.word(i), tokens.word(i + 1), tokens.word(i + 2)];
  if (modals.has(word) && asked.test(next)) return deedAt(tokens, third === 'mind' ? i + 3 : i + 2, you, 'deeds');
  // "And you'd have it back to me when?"
  if (word === 'you' && /^(?:would|will)$/.test(next) && /^(?:have|get)$/.test(third) && toMeWhen.test(tokens.rest(i)))
    return { ...you, deed: `get ${withoutMark(tokens.rest(i + 3)).replace(/,? (?:by )?when\W*$/i, '')}` };
  if (word === 'if' && next === 'you' && /^(?:could|can)$/.test(third) && !supposes.test(tokens.word(i - 1)))
    return wishedFor(tokens, i + 3);
  // "You couldn't do them a single page, could you?"
  if (word === 'you' && next === 'could' && third === 'not' && tagged.test(tokens.rest(i))) {
    const doing = deedAt(tokens, i + 3, you, 'deeds');
    return doing && { ...doing, deed: doing.deed.replace(tagged, '') };
  }
  if ((next === 'i' || next === 'we') && /^(?:can|could|may)$/.test(word)) {
    const isOfYou = tokens.word(i + 3) === 'you' && tokens.word(i + 4) === 'to';
    if (isOfYou && /^(?:get|ask|trouble|bother)$/.test(third))
      return asksHow.test(tokens.word(i - 1)) ? undefined : deedAt(tokens, i + 5, you, 'any');
    if (/^(?:have|get|see|borrow)$/.test(third)) return provided(tokens, i + 3);
  }
  // "can you let us have a drawing"
  if (word === 'let' && /^(?:me|us)$/.test(next) && third === 'have' && i > 0) return provided(tokens, i + 3);
  if (next === 'i' && /^(?:can|could|may|shall|should)$/.test(word) && !asksHow.test(tokens.word(i - 1)))
    return deedAt(tokens, i + 2, comesBack.test(tokens.rest(i + 2)) ? promise : offer, 'deeds');
  // "What if I swapped the lot for new ones?"
  if (word === 'if' && tokens.word(i - 1) === 'what' && /^(?:i|we)$/.test(next)) return supposedOffer(tokens, i + 2);
  // "how about I come out myself"
  if (word === 'about' && tokens.word(i - 1) === 'how' && next === 'i') return deedAt(tokens, i + 2, offer, 'any');
  if (next === 'to' && /^(?:happy|glad)$/.test(word)) return deedAt(tokens, i + 2, offer, 'deeds');
  if (next === 'me' && third === 'to' && /^(?:want|like)$/.test(word)) return deedAt(tokens, i + 3, offer, 'deeds');
  if (next === 'you' && third === 'to' && /^(?:need|like|want|ask|appreciate)$/.test(word))
    return deedAt(tokens, i + 3, you, 'any');
  if (word === 'let' && next === 'me')
    return later.test(tokens.rest(i + 2)) ? deedAt(tokens, i + 2, promise, 'deeds') : undefined;
  return imperativeAt(tokens, i, calledByName);
}

/** "Can I come back to you on that?" asks for leave in form alone. */
const comesBack = /^(?:come|get) back (?:to you|on)\b/i;
/** What is done for others; "what if we took twelve" and "what if I went to fifty" bargain. */
const helping =
  /^(?:swap|replace|exchange|send|bring|lend|fetch|collect|repair|fix|come|show|train|install|deliver|ring|call|ask|write|draw|build|mend|post|ship|courier|test|measure)$/;

function supposedOffer(tokens: Tokens, at: number): Doing | undefined {
  const from = /^(?:just|simply)$/.test(tokens.word(at)) ? at + 1 : at;
  const base = baseOfPast(tokens.word(from));
  if (base === undefined || !helping.test(base)) return undefined;
  return { ...offer, deed: `${base} ${withoutMark(tokens.rest(from + 1))}` };
}

/** "Even if you could", "I wonder if you can" */
const supposes = /^(?:even|as|only|what|know|see|sure|wonder(?:ed|ing)?|ask(?:ed)?)$/;
/** "If you could get it back to me by Monday, that would help": polite, and no condition for anything. */
const wished =
  /^([^,]*\b(?:me|us)\b[^,]*)(?:,? (?:please|even better|so much the better|perfect|great|lovely|brilliant|(?:that|it) (?:would|will|gives|lets|helps)\b(?! not).*))?$/i;

function wishedFor(tokens: Tokens, from: number): Doing | undefined {
  const at = /^(?:just|maybe|please|also)$/.test(tokens.word(from)) ? from + 1 : from;
  const [, deed] = giving.test(tokens.word(at)) ? (wished.exec(withoutMark(tokens.rest(at))) ?? []) : [];
  return deed === undefined ? undefined : { ...you, deed };
}

function imperativeAt(tokens: Tokens, i: number, calledByName: boolean): Doing | undefined {
  const [word, next] = [tokens.word(i), tokens.word(i + 1)];
  if (word === 'please' && i <= 2) return deedAt(tokens, i + 1, you, 'deeds');
  if (word === 'give' && /^(?:me|us)$/.test(next) && !(i <= 2 && asksForThing(tokens.rest(i)))) return undefined;
  if (i === 1 && calledByName && isDeed(word, true) && !noTask.test(word)) return deedAt(tokens, i, you, 'deeds');
  // "find out, will you"
  const isOpening = i === 0 || isOpened(tokens, i);
  if (isOpening && isDeed(word, true) && asksByTag.test(tokens.rest(i))) {
    const doing = deedAt(tokens, i, you, 'deeds');
    return doing && { ...doing, deed: doing.deed.replace(asksByTag, '') };
  }
  const begins = i === 0 || isOpened(tokens, i) || (isAfterYes(tokens, i) && !/^(?:put|add)$/.test(word));
  const doing = begins && giving.test(word) && object.test(next) ? deedAt(tokens, i, you, 'deeds') : undefined;
  return doing && { ...doing, deed: doing.deed.replace(andSpeaker, '') };
}

const asksByTag = /,? (?:will|would|can|could) you\W*$/i;
/** "Give me two slides on that and I'm happy" */
const andSpeaker = /,? and (?:i|we) (?:am|are|will|would|can) .*$/i;
const openers: ReadonlySet<string> = new Set('just so then and but also well or look ah oh'.split(' '));

/** "Just give me two pages" */
function isOpened(tokens: Tokens, i: number): boolean {
  return i <= 2 && Array.from({ length: i }, (_, at) => tokens.word(at)).every((word) => openers.has(word));
}

const mostLead = 4;
const yes: ReadonlySet<string> = new Set('please yes yeah yep sure okay ok great good fine perfect right'.split(' '));
const goesOn: ReadonlySet<string> = new Set('do and then also just'.split(' '));

/** "Please do, and send me the data sheet": yes to what was offered, before something else is asked for. */
function isAfterYes(tokens: Tokens, i: number): boolean {
  const lead = Array.from({ length: i }, (_, at) => tokens.word(at));
  return i <= mostLead && yes.has(lead[0] ?? '') && lead.every((word) => yes.has(word) || goesOn.has(word));
}

/** "I would need the annex from you": whoever answers provides what is named from here on. */
export function provided(tokens: Tokens, from: number): Doing | undefined {
  const thing = withoutMark(tokens.rest(from)).replace(
    /^(?:is|(?:from )?you (?:guys|people)|guys|people) (?=\p{L}+ )/iu,
    '',
  );
  return from + 1 >= tokens.length || thing === '' || isTime.test(thing) || isNowhere.test(thing)
    ? undefined
    : { ...you, deed: `provide ${thing}` };
}

/** "Can we get out halfway?" asks for no thing. */
const isNowhere =
  /^(?:out|in|on|off|up|back|away|around|round|through|to|into|onto|there|here|going|started|rid|used|ready|by|along|together)\b/i;
/** "I'd need a week or so": nobody provides it. */
const isTime =
  /^(?:(?:an?|one|two|three|four|five|six|ten|\d+|another|some|about|around|maybe|at least|a couple of|a few|half an?) )*(?:more )?(?:seconds?|minutes?|hours?|days?|nights?|weeks?|fortnight|months?|years?|time)\b/i;
