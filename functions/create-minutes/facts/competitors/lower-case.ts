import { weightOfEnglish } from '../../engine/english/words.ts';
import type { Talk } from '../talk.ts';
import type { FoundName } from './names.ts';

const stop =
  '(?=,|\\.|$| (?:for|at|of|and|they|he|she|is|was|are|were|has|have|which|but|so|okay|ok|yeah|right|that|last|this|yesterday|today|it|we|with|to|who|on|in|because|again|already|or|you|i)\\b)';
const name = `([a-z][a-z0-9]+(?: [a-z][a-z0-9]+){0,2}?)${stop}`;
const noise = '(?:um |uh |like |the |these |those |you know )*';
/** Where nothing but a supplier is named. */
const places: readonly RegExp[] = [
  new RegExp(`\\b(?:quotes?|offers?|proposals?|bids?|pitch|demo) (?:from|by) ${noise}${name}`, 'g'),
  new RegExp(`\\b(?:switch(?:ed|ing)?(?: over)?|mov(?:e|ed|ing)(?: away)?|com(?:e|ing)) from ${noise}${name}`, 'g'),
  new RegExp(
    `\\b(?:compared (?:to|with)|versus|cheaper than|same as|better than|locked into|contract with) ${noise}${name}`,
    'g',
  ),
  /\b(?:what about|how about|heard of|tried) (?:this |that |the |these )?([a-z][a-z0-9]+) (?:thing|stuff|guys|people|app|tool|system)\b/g,
  /\b([a-z][a-z0-9]+)(?:['’]s a good outfit| they charge)\b/g,
  /\b([a-z][a-z0-9]+) (?:called|emailed|rang|phoned|quoted|contacted|pitched|offered|approached) (?:us|me)\b/g,
  /\b([a-z][a-z0-9]+) (?:they|and they)(?:['’](?:ll|re)| will| would| are) (?:do|charg\w+|offer\w*|ask\w*|give)\b/g,
];
const common =
  /\b(?:them|him|her|us|me|you|it|one|ones|someone|somebody|anyone|another|other|others|company|companies|vendors?|suppliers?|provider|guy|guys|people|person|friend|team|boss|board|finance|legal|marketing|sales|scratch|here|there|home|work|now|then|last|week|month|year|today|what|where|who|competitors?|everyone|nobody|customers?|clients?|paper|excel|spreadsheets?|manual|my|your|our|their|his|a|an|this|that|price|before|everything|things?|they|wife|husband|mom|dad|member|members|somewhere|elsewhere|current|old|new|ago)\b/;

/** True for the writing of recognisers that set no capitals. */
export function isLowerCase({ remarks }: Talk): boolean {
  const sample = remarks.slice(0, 200).filter(({ text }) => /^[A-Za-z]/.test(text));
  return sample.length > 0 && sample.filter(({ text }) => /^[a-z]/.test(text)).length > sample.length * 0.8;
}

/** Names of suppliers in a text without capitals: only where the words before or after leave little else. */
export function lowerCaseNames(text: string): readonly FoundName[] {
  return places.flatMap((place) =>
    [...text.matchAll(place)].flatMap((match) => {
      const found = match[1] ?? '';
      if (found.length < 4 || common.test(found) || weightOfEnglish(found) < 1) return [];
      const start = match.index + match[0].indexOf(found);
      return [{ name: found, start, end: start + found.length }];
    }),
  );
}
