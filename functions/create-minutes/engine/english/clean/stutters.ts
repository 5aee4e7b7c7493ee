import { isListedDeed } from '../acts/deeds/deeds.ts';
import { wordClass } from '../clause/word-class.ts';
import { closedClasses, commonVerbs } from '../clause/word-lists.ts';

const finite = String.raw`(?:is|are|was|were|will|would|can|could|should|has|have|had|do|does|did)\b`;
/** "I i interchangeable", "we can i incorporate": the first sound of a word, where capitals are set and an "i" is no speaker. */
const firstSound = /(?<![\p{L}\p{N}'’-])(?:I )?i (?=i\p{Ll}{2})/gu;
/** "But I it will have", "they we can": one subject is given up for another. */
const otherSubject = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’-])(?:I|[Ww]e|[Tt]hey|[Hh]e|[Ss]he) (?=(?:it|we|you|they|he|she|I|there) ${finite})`,
  'gu',
);
/** "Our I went", "the we need": nobody is owned. */
const owned =
  /(?<![\p{L}\p{N}'’-])(?:[Tt]he|[Aa]n?|[Mm]y|[Oo]ur|[Yy]our|[Tt]heir|[Ii]ts) (?=(?:I|we|they|he|she)(?:['’](?:m|ve|ll|d|re)|(?! (?:of|and|or|in|is|beams?)\b) \p{Ll}))/gu;
/** "Our CFO is he is pretty strict": whoever was named is not taken up again. */
const takenUp =
  /(?<!\b(?:know|problem|question|thing|point|issue|fact|truth|answer|reason|matter|say|hear|think|worry|trouble) )(?<=\p{L} )(is|was),? (?:he|she)(?:['’]s| \1) (?=\p{Ll})/gu;
/** "You two you have" */
const toldHowMany = /\b(you|we) (two|both|all),? \1(?= \p{L})/giu;
/** "D does it", "S we could": a first sound that was not gone on with. A and I are words, and C may be what "can" and "costs". */
const firstLetter =
  /(?<=^|[.?!] )(?![ai])(\p{L}) (?=\1(?!(?:an|ould|omes?|osts?)\b)\p{Ll}|(?:I|we|they|you|it|there|this|that|so)\b)/giu;
/** "I probabl I think": begun with a word that was not said to its end. */
const givenUp = /(?<![\p{L}\p{N}'’-])(i|we|they|he|she|you) (\p{Ll}{3,9}) (?=\1\b)/giu;
/** "Hopeless-uh-ly" */
const noiseWithin = /(?<=\p{Ll})-(?:u+h+m*|u+m+|e+r+m*)-(?=\p{Ll})/giu;
/** "Hand-c coding": the next word is begun at the end of the one before. */
const begunBehind = /(?<=\p{L}{3})-(\p{Ll}{1,3}) (?=\1\p{Ll})/gu;
/** "L- li- the best", "prod- product"; but "pre- and post-sale", and "We use SAP- the whole group does". */
const brokenOff = /(?<![\p{L}\p{N}'’-])(?:\p{Ll}{1,2}- (?!(?:and|or|to)\b)(?=\p{L})|(\p{L}{3,4})- (?=\1))/gu;

/** Takes out what a speaker began and said anew, where it is no word by itself: "I probabl I think" -> "I think". */
export function withoutStutters(said: string): string {
  return withoutBroken(said)
    .replace(firstLetter, '')
    .replace(takenUp, '$1 ')
    .replace(toldHowMany, '$1 $2')
    .replace(givenUp, (whole, _subject: string, word: string) => (isBegun(word) ? '' : whole))
    .replace(owned, '')
    .replace(otherSubject, '');
}

/** What is broken off has a hyphen. */
function withoutBroken(said: string): string {
  return said.includes('-') ? said.replace(noiseWithin, '').replace(begunBehind, ' ').replace(brokenOff, '') : said;
}

/** "I i interchangeable" -> "interchangeable"; to be asked before what is said twice is taken out. */
export function withoutFirstSounds(said: string): string {
  return said.includes('i i') && /\p{Lu}/u.test(said) ? said.replace(firstSound, '') : said;
}

const known: readonly string[] = [...closedClasses.adverb, ...commonVerbs, 'definitely', 'basically'];

/** Whether it is no word that is known, but the beginning of one. */
function isBegun(word: string): boolean {
  const small = word.toLowerCase();
  return wordClass(small) === 'noun' && !isListedDeed(small) && known.some((whole) => whole.startsWith(small));
}
