import { eitherCase } from '#shared/text/either-case.ts';
import { readOnce } from '../../read-once.ts';
import { dayMentions } from '../dates/mentions.ts';
import { englishStem } from '../stem.ts';
import { englishTerms } from '../words.ts';

/** Verbs and nouns that say nothing about which thing is meant. */
const general = new Set(
  'send email mail get give take make put do share drop forward shoot bring let go come see have provide over back thing stuff call talk meet week day end today tomorrow morning afternoon time date early late soon sir guy team side month quarter year latest actual check ask tell want need look sort fine sorry deal'
    .split(' ')
    .map(englishStem),
);

/** Terms of the things a text is about, without days and without words that fit everything. */
export function matterOf(text: string, names: (word: string) => boolean = () => false): ReadonlySet<string> {
  return new Set(thingsIn(text).filter((term) => !names(term)));
}

const thingsIn = readOnce((text): readonly string[] => {
  let bare = text;
  for (const { asWritten } of dayMentions(text, undefined)) bare = bare.replace(asWritten, ' ');
  return englishTerms(bare).filter((term) => !general.has(term));
});

/** Whether the object of a deed was named before: "send it over", "do that". */
export function isAnaphoric(said: string): boolean {
  const deed = said.replace(/\byou (?:both|all|two|guys)\b/i, 'you');
  return (
    /^(?:be|it|hear from) /i.test(deed) ||
    (/^(?:\w+ ){1,2}(?<!\b(?:the|an?|our|your|my) )(?:it|that|this|them|those|these|him|her|one|both|so)\b/i.test(
      deed,
    ) &&
      !oneThing.test(deed) &&
      !hers.test(deed) &&
      !twoObjects.test(deed) &&
      !/^\w+ (?:(?:me|us|you|them|him|her) )?(?:that|this|those|these|both) (?!an?\b|the\b|when|if|once|because|so\b|then|please|with|work|by|on|to|over|for|and|today|tomorrow|right|off|as|in|at|up|out|back|before|after|this|next|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\p{L}/iu.test(
        deed,
      ))
  );
}

/** "Do me one page" names what is done. */
const oneThing =
  /^(?:\w+ ){1,2}one (?!(?:by|on|to|over|for|and|or|of|in|at|up|out|back|with|from|before|after|as|too|today|tomorrow|tonight|now|then)\b)\p{L}/iu;

/** "Do them a single page" */
const twoObjects = /^\w+ (?:them|him|her) (?:an?|the|some|another|one|two|three) \p{L}/iu;

/** "Send you her details" */
const hers = eitherCase(/^\w+ (?:me|us|you|them) (?:her|his) (?-i:\p{Ll})/iu);

const leaning =
  /^(?:(?:i think|i guess|yes|yeah|okay|no|sure),? )*(?:that|it|this|those|these|they|them|he|she|then|both|neither|same|agreed|done|deal|fine|works?|sounds|i agree)(?:['’]\p{L}+)?\b(?! (?:the|a|an|we|i|you) )/iu;

/** Whether a sentence begins by taking up what was said before: "that works for us". */
export function leansBack(text: string): boolean {
  return leaning.test(text);
}
