import { late } from '#shared/runtime/late.ts';
import { englishZones, englishZonesBeforeTime } from '../calendar/zone-names.ts';

const segmenter = late(() => new Intl.Segmenter('en', { granularity: 'sentence' }));
const abbreviation = /(?:^|\s)(?:Mr|Mrs|Ms|Dr|Hon|Prof|St|Sr|Jr|No|vs|etc|e\.g|i\.e|Inc|Ltd|Co|Rs)\.\s*$/;
/** "10 a.m. Eastern", "3 p.m. Tuesday", "9 a.m. Lima time": its full stops end no sentence. */
const hour = /\d ?[ap]\.m\.\s*$/i;
const weekday = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/;
/** Where a speaker who never stops begins something new. */
const clauseStart = /(?<=[\s,])(?=(?:but|so|because|and (?:I|we|you|they|it|he|she|that|there|then|the)|then) )/i;
/** Transcribers write a capital where a speaker breaks off and begins anew. */
const restart =
  /(?<=[\p{Ll},-] )(?=(?:Well|What|So|And|But|It|That|This|You|We|They|If|Yeah|Yes|No|Okay|Oh|The|There|Maybe|Because|How|Why|Do|Is|Are|Or|Then|Not|Just|Like|He|She|When|In|For|To)(?:['’]\p{L}+)? \p{Ll})/u;
const longWords = 30;
const shortWords = 7;

/** Sentences, and the clauses of sentences nobody could read in one breath. The pieces joined are the text again. */
export function splitEnglish(text: string): readonly string[] {
  const pieces = sentences(text).flatMap((sentence) => sentence.split(restart));
  return pieces.flatMap((sentence) => (countWords(sentence) > longWords ? clauses(sentence) : [sentence]));
}

/** Words, as white space parts them, that have a letter or a digit. Called for every sentence, so it reads the text once. */
export function countWords(text: string): number {
  let count = 0;
  let speaks = false;
  for (let i = 0; i <= text.length; i++) {
    const code = i < text.length ? text.charCodeAt(i) : space;
    if (code <= space || code === noBreakSpace) {
      if (speaks) count++;
      speaks = false;
    } else if (!speaks) speaks = isWordCode(code);
  }
  return count;
}

const space = 32;
const noBreakSpace = 0xa0;

/** Digits, Latin letters, and all that lies beyond them but the punctuation of U+2000 to U+206F. */
function isWordCode(code: number): boolean {
  return (
    (code >= 48 && code <= 57) ||
    ((code | space) >= 97 && (code | space) <= 122) ||
    (code > 0xbf && !(code >= 0x2000 && code <= 0x206f))
  );
}

/** Most turns are one sentence, which can be seen without the segmenter: no full stop, question or exclamation mark before the end. */
const oneSentence = /^[ "-\x2d/->@-~]*[ -~]$/;

function sentences(text: string): readonly string[] {
  if (oneSentence.test(text)) return [text];
  const found: string[] = [];
  let open = '';
  for (const { segment } of segmenter().segment(text)) {
    if (open && !abbreviation.test(open.slice(-8)) && !goesOnFromHour(open, segment)) {
      found.push(open);
      open = '';
    }
    open += segment;
  }
  return open ? [...found, open] : found;
}

function goesOnFromHour(before: string, next: string): boolean {
  if (!hour.test(before.slice(-8))) return false;
  const [first = '', second] = next.toLowerCase().match(/[a-z]+/g) ?? [];
  return weekday.test(next) || englishZones.has(first) || (second === 'time' && englishZonesBeforeTime.has(first));
}

function clauses(sentence: string): readonly string[] {
  const pieces: string[] = [];
  let words = 0;
  for (const part of sentence.split(clauseStart)) {
    const last = pieces.at(-1);
    const partWords = countWords(part);
    if (last === undefined || (words >= shortWords && partWords >= shortWords)) {
      pieces.push(part);
      words = partWords;
    } else {
      pieces[pieces.length - 1] = last + part;
      words += partWords;
    }
  }
  return pieces;
}
