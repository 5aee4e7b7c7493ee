import { isDeed } from './deeds.ts';
import { isDoneHere } from '../tasks/done-here.ts';
import { type Tokens, withoutMark } from './tokens.ts';

/** Who is to do it, as the subject of the clause has it; `name` when he is called by it. */
export type Doer = 'I' | 'we' | 'you' | 'he' | 'they' | 'it' | 'name';

/** What a clause gives somebody to do. */
export interface Doing {
  readonly doer: Doer;
  readonly name: string | undefined;
  /** A promise binds at once; a request and an offer wait for an answer; a duty is said to be somebody's; a refusal ends it. */
  readonly force: 'promise' | 'request' | 'offer' | 'duty' | 'refusal';
  /** From the verb on, as said. */
  readonly deed: string;
  /** Whoever speaks has another do it, "him" or one called so: "I'll get Dana to send it". */
  readonly through?: string;
  /** The deed is what the other side gets of it: "you'll have the figures". */
  readonly received?: boolean;
  /** What it is done to, where that was named in a sentence of its own right before. */
  readonly thing?: string;
}

/** Which verbs count: those of deeds alone, or all but those of states; `received` is what "you will have", whatever the verb. */
export type Verbs = 'deeds' | 'any' | 'received';

const adverbs = new Set(
  'just also really actually definitely probably then still totally absolutely certainly gladly happily quickly personally please simply try to now maybe first even always make sure double all both already'.split(
    ' ',
  ),
);
/** With these objects the commonest verbs name a deed. */
const sure: Readonly<Record<string, RegExp>> = {
  get: /^get (?:you|(?:me|us) (?:the|a|an|some|those|that|this|your|about|around|two|three|\d+)\b|back|in touch|on (?:it|that)|him|her|(?:it|that|this|them|(?:the|your|our|that|this|those|these) \S+) (?:to|over|back|out|done|ready|sent|across|up|in|live|(?!(?:need|feed|speed)\b)\w{2,}ed)\b|(?:the|a|an|your|our|my|some) )|^get .*\blive\b/i,
  have: /^have a (?:quick |little )?(?:word|chat|talk) with\b|^have (?:it|that|them|this|those|(?:the|your|our|my|his|her|their|all|both|some|two|\w+['’]s)(?: \w+){1,4}) (?:\w+ed|sent|made|done|brought|shipped|drawn|dug|put|cut|built|written|cleaned)\b|\b(?:for you|ready|up|done|with you|to you|out|in your \w+|by \w+)\b/i,
  cut: /^cut (?:it |that |them |you |us |the \w+ )?over\b/i,
  see: /^see to (?:it|that|this|them)\b|^see (?:what|whether|if|who|where|how|when|which)\b.{1,80}\band (?:then )?(?:tell|let|get back|come back|write|ring|call|text|e-?mail|mail|send|report|give)\b/i,
  let: /^let (?:me|us) know\b|^let (?:you|him|her|them) (?:have\b|know .*\b(?:by|before|today|tonight|tomorrow|\w+day|whether|if|when|how|what|which)\b)/i,
  make: /^make sure (?:that )?\S+ \S/i,
  do: /^do (?:that|it|this|so|them|those|(?:me|us|you|him|her|them) (?:an?|one|the|some|two|three|\d+)|(?:up )?(?:an?|the|that|some|one|two|three) (?:\p{L}+ ){0,3}(?:notes?|write-?ups?|lists?|summary|drawings?|sketch|quotes?|contracts?|agreement|papers?|sheets?|letters?|pages?|pager|drafts?|plans?|layout|mail|e-?mail|memo|comparison|calculation|spreadsheet|report|table|chart|diagram|mock-?up|slides?|deck|order form|purchase order|paperwork|assessment|survey|stock-?take|count))\b/iu,
  name: /^name (?:you|us|them|him|her|somebody|someone|an?|the|one|two|three)\b/i,
  speak: /^speak (?:to|with) /i,
  leave:
    /^leave (?:you )?(?:an?|the|one|two|three|four|five|six|eight|ten|twelve|\d+|some|your) \p{L}+.*\b(?:at|with|in|on|for|by)\b/iu,
};

/** The deed whose verb stands here, adverbs left aside; undefined where it names a state or what goes on in the meeting. */
export function deedAt(tokens: Tokens, from: number, who: Omit<Doing, 'deed'>, verbs: Verbs): Doing | undefined {
  const at = verbFrom(tokens, from);
  const text = tokens
    .rest(at)
    .replace(/^make sure that (?=\S+ \S)/i, 'make sure ')
    .replace(askingTag, '');
  if (text === '' || isDoneHere(text) || asksForTime.test(text)) return undefined;
  if (verbs !== 'received') return namesDeed(tokens.word(at), text, verbs) ? { ...who, deed: text } : undefined;
  const whole = text.split(' ').length < leastWords ? withoutMark(tokens.rest(0)).replace(askingTag, '') : text;
  return whole.split(' ').length < leastWords ? undefined : { ...who, deed: whole };
}

/** "Give me till the 28th" */
const asksForTime =
  /^(?:give|allow|grant) (?:me|us) (?:(?:till?|until)\b|(?:some|more|a bit of|a little|enough) time\b)/i;

/** "You're going to send the samples over, aren't you?" */
const askingTag =
  /, (?:will|would|can|could|are|is|do|does|did|have|has|shall|should|am|was|were)(?: not)? (?:you|we|i|he|she|they|it)(?: not)?$/i;
const leastWords = 3;

/** Position of the verb that comes at or soon after a place. */
export function verbFrom(tokens: Tokens, from: number): number {
  const eager = tokens.word(from) === 'go' && tokens.word(from + 1) === 'ahead' && tokens.word(from + 2) === 'and';
  const start = eager ? from + 3 : from;
  let at = start;
  // "try to send it", while whoever tries the lock does just that; "make sure to send it", while who makes sure that somebody else knows does just that
  const isSureToDo = () => {
    const next = tokens.word(at + 2);
    return tokens.word(at + 1) === 'sure' && (next === 'to' || isDeed(next, true));
  };
  const isTriedToDo = () => /^(?:to|and)$/.test(tokens.word(at + 1));
  const passesOver = (word: string) =>
    adverbs.has(word) && (word !== 'make' || isSureToDo()) && (word !== 'try' || isTriedToDo());
  while (passesOver(tokens.word(at)) && at < start + mostAdverbs) at++;
  return at;
}

const mostAdverbs = 5;

function namesDeed(word: string, text: string, verbs: Verbs): boolean {
  const stem = word.slice(0, -3);
  const forms = word.endsWith('ing') ? [word, stem, `${stem}e`, stem.slice(0, -1)] : [word];
  return forms.some((form) => isDeed(form, verbs === 'deeds')) || (sure[word]?.test(text) ?? false);
}
