import { smallNumbers, wholeTens } from '../../../number-words.ts';

const number = `(?:\\d|[$€£]|half\\b|(?:${[...smallNumbers.slice(2), ...wholeTens.slice(2)].join('|')}|hundreds?|thousands?)\\b)`;
const subject = '(?:there|it|they|we|you|i|he|she|nobody|somebody|everybody)';
const begun = '(?:i|we|you|they|it|he|she|there|the|an?)';
const auxiliary = '(?:is|was|are|were|has|have|had|will|would|can|could|do|did|does)';

/** What a speaker gave up for what he says next, by a word that every such place has. */
const startsGivenUp: readonly (readonly [has: string, start: RegExp, instead: string])[] = [
  // "If you, if it takes even a fifth"
  [
    ', ',
    new RegExp(
      `\\b(if|when|because|whether) ${begun}(?:['’]\\p{L}+)?(?: ${auxiliary})?, \\1 (?=${begun}(?:['’]\\p{L}+)? )`,
      'giu',
    ),
    '$1 ',
  ],
  // "Nobody had, nobody picked it up"
  [
    ', ',
    new RegExp(
      `\\b(nobody|somebody|everybody|someone|everyone|anyone|people)(?:['’](?:s|d|ll)| ${auxiliary}), \\1 (?!\\p{L}+,)`,
      'giu',
    ),
    '$1 ',
  ],
  // "We've got a, there's a connector": no clause ends in an article
  [
    ', ',
    new RegExp(
      `(?<=^|[.;:?!] )(?:(?:and|but|so|well|then),? )?${subject}(?:['’]\\p{L}+)?(?: [\\p{L}’'-]+){0,5} (?:an?|the|my|our|your|their), (?=${subject}(?:['’]\\p{L}+)? )`,
      'giu',
    ),
    '',
  ],
  // "The contract doesn't cover that, but let me see what I can do" promises nothing
  [
    ' let me ',
    /,? but let me (?:just )?(?:see (?:what|how)|think|have a (?:look|think))\b(?! (?:if|whether|with)\b)[^.?!;]*(?=[.?!;]?$)/iu,
    '',
  ],
  // "More than, I don't know, five percent"
  [
    ' know, ',
    new RegExp(
      `(?<=\\b(?:about|than|by|for|is|was|were|of|like|around|over|under|at|costs?|took|takes|lost|got|have|had)), i (?:do not|don['’]?t) know, (?=(?:about |maybe |around )?${number})`,
      'giu',
    ),
    ' ',
  ],
  // "Homes for say, three months"
  [
    ' say, ',
    new RegExp(
      `(?<=\\b(?:for|in|of|to|at|by|like|about|with|have|had|get|takes?|is|was|every)),? say, (?=${number})`,
      'giu',
    ),
    ' ',
  ],
];

/** Takes out what was begun and given up: "if you, if it takes an hour" is "if it takes an hour". */
export function withoutGivenUp(text: string): string {
  return startsGivenUp.reduce(
    (rest, [has, start, instead]) => (rest.includes(has) ? rest.replace(start, instead) : rest),
    text,
  );
}
