import { wordClass } from '../clause/word-class.ts';
import { capitalised } from './proper-words.ts';

/** Finds whoever is called by a name; undefined for strangers. */
type Called = (name: string) => unknown;

const lastName = /(\S{1,40}), (\p{L}[\p{L}’'-]{1,40})\s*[.!?]*$/u;
const dayOrMonth =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day|^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/i;

/** A name behind a comma at the end, where it is none of a list: "copy in Marta, Ben". */
export function callAtEnd(text: string): { readonly name: string; readonly comma: number } | undefined {
  const [found = '', before = '', name = ''] = lastName.exec(text) ?? [];
  if (name === '' || /^(?:and|or)$/i.test(before) || mayBeListed(before)) return undefined;
  return { name, comma: text.length - found.length + before.length };
}

/** "Get the trial form over on Thursday, Theresa", "Derek, is there a log?": who is called upon is no part of it. */
export function withoutCalls(said: string, called: Called): string {
  const asked = said.endsWith('?') ? said.replace(first, (call, name: string) => (called(name) ? '' : call)) : said;
  const text = (asked === said ? said : capitalised(asked)).replace(
    between,
    (whole, before: string, name: string, after: string) =>
      (isNamed(before) && !begins.test(after) && !when.test(after)) ||
      mayBeListed(after) ||
      /^(?:and|or)$/i.test(after) ||
      !called(name)
        ? whole
        : `${before}, ${after}`,
  );
  const last = callAtEnd(text);
  return last && /^\p{Lu}/u.test(last.name) && called(last.name) ? text.slice(0, last.comma) : text;
}

/** "give them the key marit": without any marks whoever is called stands at the end as well. */
export function withoutUnmarkedCall(said: string, called: Called): string {
  const text = said.replace(behindYou, (whole, name: string) => (called(name) ? 'you' : whole));
  const [found = '', before = '', name = ''] = lastInSmall.exec(text) ?? [];
  const who = name === '' || takesName.test(before) ? undefined : called(name);
  // "the user interface" where there is a User Interface: nobody is called by half of it
  return who !== undefined && called(before) !== who ? text.slice(0, text.length - found.length) + before : text;
}

const first = /^(?:(?:so|and|but|well|okay|ok|hey),? )?(\p{Lu}[\p{L}’'-]{1,40}), (?=\p{Ll}+ \p{L})/iu;

/** Behind a call a clause begins: "you cleaned house, Dale, I'm not paying". */
const begins = /^(?:I|we|you|he|she|they|it|that|this|there|what|who|when|if|how|because)(?:['’]|$)/iu;

/** "I'll send you the template, Joel, today" */
const when = /^(?:today|tomorrow|tonight|by|on|before|this|next|please|as|once)$/i;

const between = /([^\s,]{1,40}), (\p{Lu}[\p{L}’'-]{1,40}), ([\p{L}\p{N}’'-]{1,40})/gu;

/** A name beside it makes a list of it. */
function mayBeListed(word: string): boolean {
  return /^\p{Lu}/u.test(word) && !/^I\b/.test(word) && !dayOrMonth.test(word);
}

/** "Our head of sales, Greta, will": the name of what stands before it, or one of a list. */
function isNamed(before: string): boolean {
  return mayBeListed(before) || (wordClass(before.toLowerCase()) === 'noun' && !dayOrMonth.test(before));
}

/** "come and see you marit and count them"; but "what you mark and send" is done by you, even to a Mark. */
const behindYou =
  /(?<=\b(?:see|for|to|with|from|give|send|show|bring|get|tell|ask|call|ring|meet|visit|help|email|thank) )you (\p{Ll}{3,})(?=$| (?:and|about|at|by|for|from|in|on|or|so|then|to|today|tomorrow|when|with)\b)/gu;
const lastInSmall = /(\p{Ll}[\p{Ll}'’-]*) (\p{Ll}{3,})$/u;
/** After these a name belongs to what is done. */
const takesName =
  /^(?:the|an?|this|that|these|those|my|your|our|their|his|her|its|no|any|some|each|every|in|to|for|with|and|or|from|by|at|of|about|on|than|as|tell|ask|call|ring|text|e?mail|send|give|copy|show|meet|see|get|let|cc|phone|message|write|remind|help|bring|invite|join|visit|pay|thank|have|except|besides|even|only|both|named|mister|miss|missus|doctor|madame|mrs?|ms|dr)$/;
