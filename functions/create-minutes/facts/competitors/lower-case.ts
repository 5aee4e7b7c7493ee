import { weightOfEnglish } from '../../engine/english/words.ts';
import type { Talk } from '../talk.ts';
import { isKnownName } from './english-proper.ts';
import { isEverydayWord } from './everyday.ts';
import type { FoundName } from './names.ts';

/** True for the writing of recognisers that set no capitals. */
export function isLowerCase({ remarks }: Talk): boolean {
  const sample = remarks.slice(0, 200).filter(({ text }) => /^[A-Za-z]/.test(text));
  return sample.length > 0 && sample.filter(({ text }) => /^[a-z]/.test(text)).length > sample.length * 0.8;
}

const pair = '([a-z]{2,} [a-z]{2,})';
const opening = String.raw`(?:^|\b(?:and|but|cause|because|so|well|that|then|when|if|or|um|uh|now|honestly|yeah|no|okay|look|whereas|while|is|are|comparing|mean) )(?:the )?`;
/** Where two everyday words in a row, without an article, can only be a name. */
const places: readonly RegExp[] = [
  new RegExp(
    `${opening}${pair}(?=(?:['’]s)? (?:said|says|told|tells|quoted|quotes|promised|offered|offers|undercut|threw in|charged?|charges|(?:gave|sent|sends|rang|called|emailed|showed|pitched|wanted|asked) (?:us|me|nine|ten|\\w+ty|\\w+teen|[$€£]?\\d)|wanted|came (?:in|back|round|by|out)|did they|do(?:es)? (?:it|that|this|a)\\b|had a|never|keeps?|won['’]t|doesn['’]t|didn['’]t|wouldn['’]t))`,
    'g',
  ),
  new RegExp(
    `${opening}${pair}(?=(?:['’]s| is| are| was| were) (?:at|doing|asking|charging|offering|cheaper|giving|like|only|way|half|less|a (?:flat|month|percentage)|\\w+ty|\\w+teen|\\d))`,
    'g',
  ),
  new RegExp(
    `\\b(?:asked|tried|used|ditch(?:ed)?|drop(?:ped)?|leave|left|had|cancel(?:led)?|getting|got|replac\\w+|versus|than|against|with|from|what about|how about|heard of|look(?:ed|ing)? at|was also|on|by) ${pair}(?= (?:the same|the year|for \\w+ years|last|once|before|in the|who|which|they|too|right|and (?:they|it)|but|at|or whatever|cause|because|instead|already|yet|still|anymore|now|then)\\b|[?.,]|$)`,
    'g',
  ),
  new RegExp(
    `\\b(?:the|that|this|those|these) ${pair}(?= (?:people|guys|folks|mob|crowd|lot|fella|fellow|guy|lady|woman|man|chap|rep|thing|ones?|app|contract|quote|renewal)\\b)`,
    'g',
  ),
];
const word = /[a-z]{4,}(?=(?:['’]s)?(?![\p{L}'’]))/gu;

/**
 * Names of suppliers in a text without capitals: a word that no other talk has, or two everyday words where what stands
 * before and after them leaves little else.
 */
export function lowerCaseNames(text: string): readonly FoundName[] {
  const pairs = places.flatMap((place) =>
    [...text.matchAll(place)].flatMap((match) => {
      const name = match[1] ?? '';
      const start = match.index + match[0].lastIndexOf(name);
      return name.split(' ').every(isContent) ? [{ name, start, end: start + name.length }] : [];
    }),
  );
  const words = [...text.matchAll(word)].flatMap(({ 0: name, index }) =>
    isEverydayWord(name) || !isContent(name) || isKnownName(name)
      ? []
      : [{ name, start: index, end: index + name.length }],
  );
  return [
    ...pairs,
    ...words.filter((one) => !pairs.some(({ start, end }) => start <= one.start && one.end <= end)),
  ].sort((one, other) => one.start - other.start);
}

/** Every two words in a row that have no others of matter beside them: for sentences that sound like naming a rival. */
export function lonePairs(text: string): readonly FoundName[] {
  const words = [...text.matchAll(/[a-z][a-z'’]*/g)];
  const isTelling = words.map(({ 0: one }) => one.length > 1 && !/['’](?!s$)/.test(one) && isContent(one));
  return words.flatMap(({ 0: first, index }, i) => {
    const second = words[i + 1];
    if (/['’]/.test(first) || !isTelling[i] || !isTelling[i + 1] || isTelling[i - 1] || isTelling[i + 2] || !second)
      return [];
    if (text.slice(index + first.length, second.index) !== ' ') return [];
    const name = `${first} ${second[0].replace(/['’]s$/, '')}`;
    return [{ name, start: index, end: index + name.length }];
  });
}

function isContent(found: string): boolean {
  return weightOfEnglish(found) === 1 && !light.test(found);
}

/** Figures, verbs and fillers, which are no part of a name. */
const light =
  /^(?:(?:i|you|we|they|he|she|it|that|there|what|who|here|how)(?:d|ll|re|ve|s|m)|\w+ty|\w+teen|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|hundred|thousand|grand|percent|half|double|\w+ing|\w+ed|\w+ly|(?:do|did|does|is|was|are|were|has|have|had|could|would|should|wo|ca|ai)n['’]?t|that|this|cause|because|which|who|they|those|these|people|guys|company|year|month|week|day|last|next|whole|other|same|new|old|our|your|my|his|her|their|told|gave|sent|went|came|took|left|made|paid|bought|sold|kept|meant|lost|heard|wrote|ran|sat|stood|spoke|broke|chose|fell|grew|hold|pay|buy|sell|send|call|wanna|gonna|gotta|dunno|sir|mate|love|hey|haha|ha|nah|ooh|ach|em|er|erm|hang|boss|board|finance|legal|marketing|sales|someone|somebody|dad|mom|mum|wife|husband)$/;
