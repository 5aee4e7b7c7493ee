import { countWords } from '../../split.ts';

const leastWords = 2;
const no = `(?:(?:ah|oh|well|er|um),? )*(?:no|naw|nah),?`;
const again = `(?:(?:actually|wait|sorry|hang on|hold on|sure),? )*`;
/** "Tuesday... no, Tuesday I fly", "by the middle of... shall we say", "on Monday, no, hang on, the plant is shut" */
const broken = new RegExp(
  String.raw`(?<=[\p{L}\p{N}]{2})(?<!\b(?:[Mm]rs?|[Mm]s|[Dd]r|[Ss]t|[Nn]o|Co|Inc|Ltd|Corp|Prof|vs|approx|[ap]\.m))\. (?=\p{L})|(?:,| ?[—–-]) ?(?=${no} (?:actually|wait|sorry|hang on|hold on|make (?:it|that))\b)| (?=(?:${no} )?(?:hang on|hold on|wait) (?:(?:it|I|we|he|she|they) (?:is|am|are|was|were|will|cannot)|(?:the )?\p{L}+(?:['’]s| is| are))\b)`,
  'u',
);
/** What led to the day or the thing that was not said. */
const dangling = /,?(?: (?:by|on|in|at|for|to|of|with|until|till|the|an?|and|or|(?:beginning|middle|end)(?= of)))+$/i;
/** "I'll email you the... no, actually I can't" */
const withdrawn = new RegExp(
  String.raw`(?:[.,]| ?[—–-]) ?${no} ${again}(?:I|we|they|he|she|\p{Lu}\p{L}+) (?:cannot|can['’]t|could not|will not|won['’]t|must not|may not|(?:am|is|are) not (?:allowed|able)\b)`,
  'u',
);

/** A deed up to where its speaker broke off, without what led to the word he did not say. */
export function upToBreak(text: string): string {
  const at = text.search(broken);
  const first =
    at < 0
      ? text
      : text
          .slice(0, at)
          .replace(/[\s,.…]+$/, '')
          .replace(dangling, '');
  return at > 0 && countWords(first) >= leastWords ? first : text;
}

/** Whether its speaker takes a deed back in the breath in which he promises it. */
export function isWithdrawn(text: string): boolean {
  return withdrawn.test(text);
}
