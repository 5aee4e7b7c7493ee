import { wordClass, type WordClass } from '../clause/word-class.ts';

/** Words that a comma does not follow but where one takes breath. */
const goOn: ReadonlySet<WordClass> = new Set([
  'finite',
  'article',
  'preposition',
  'to',
  'conjunction',
  'base',
  'third',
  'that',
]);
/** After verbs only what may be their object: "if you want, we can" keeps its comma. */
const verbs: ReadonlySet<WordClass> = new Set(['base', 'third']);
const objects: ReadonlySet<WordClass> = new Set(['article', 'determiner', 'to']);
/** "I cannot, I am away", "we are off, let us": behind these another clause may begin. */
const endsClause = /^(?:cannot|off|in|on|out|up|down|over|can|could|will|would|do|did|have|is|are|was|were|has)$/i;
const startsClause: ReadonlySet<WordClass> = new Set(['subject', 'pronoun', 'article']);
/** In a clause that begins with what might have been an object the verb stands among so many words. */
const farthestVerb = 7;
/** The third word of such a clause. */
const statesAlready: ReadonlySet<WordClass> = new Set(['past', 'finite']);
/** A comma so few words after another closes what the first one opened. */
const insertion = 6;

/** Takes out the commas that transcribers put where a speaker took breath: "we need, another disk" -> "we need another disk". */
export function withoutBreaths(text: string): string {
  const words = text.split(' ');
  const commas = words.flatMap((word, at) => (word.endsWith(',') ? [at] : []));
  for (const [i, at] of commas.entries()) {
    const alone =
      at - (commas[i - 1] ?? -insertion) >= insertion && (commas[i + 1] ?? at + insertion) - at >= insertion;
    const before = words[at]?.slice(0, -1) ?? '';
    const after = words.slice(at + 1, at + 1 + farthestVerb).map((word) => word.replace(/[^\p{L}’'-]/gu, ''));
    if (alone && isBreath(before, after)) words[at] = before;
  }
  return words.join(' ');
}

function isBreath(before: string, [after = '', ...rest]: readonly string[]): boolean {
  const [first, next] = [wordClass(before), wordClass(after)];
  if (!goOn.has(first)) return false;
  if (endsClause.test(before) && (startsClause.has(next) || /^let\b/i.test(after))) return false;
  // "I have to ask, my wife told me to"
  if (verbs.has(first)) return objects.has(next) && !statesSoon(rest);
  return next !== 'adverb' || first === 'article';
}

/** "We can make that fit, the budget for next year has it": a clause of its own, and not "another disk that is full". */
function statesSoon(rest: readonly string[]): boolean {
  const classes = rest.map(wordClass);
  const end = classes.findIndex((one) => /^(?:that|subordinator|conjunction)$/.test(one));
  return (
    classes.slice(1, 2).some((one) => statesAlready.has(one)) ||
    classes.slice(0, end < 0 ? undefined : end).some((one) => one === 'finite')
  );
}
