import stored from './weights/word-order.json' with { type: 'json' };

/** How often three classes of words followed each other in sentences that people wrote as minutes. */
export interface WordOrder {
  /** By number, both ends of a sentence among them. */
  readonly classes: readonly string[];
  readonly threes: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** How unexpected a word is where it stands, in natural units. */
export interface Surprise {
  readonly here: number;
  /** Beyond what is seldom anywhere. */
  readonly beyond: number;
}

export const edge = 'edge';
/** What is never seen is as likely as what was seen so often. */
const unseen = 5;
const unseenAnywhere = 0.5;

/** Counts as rows of numbers: of classes, of pairs, of what follows a pair and of threes. */
interface Counts {
  readonly numbers: ReadonlyMap<string, number>;
  readonly ones: Float64Array;
  readonly pairs: Float64Array;
  readonly followed: Float64Array;
  readonly threes: Float64Array;
  readonly all: number;
}

let read: Counts | undefined;

/** How unexpected each word after the last is, and the end after it. @param classes in the order of the words */
export function surprisesOf(classes: readonly string[]): readonly Surprise[] {
  read ??= countsOf(stored);
  const counts = read;
  const end = counts.numbers.get(edge) ?? 0;
  let [second, first] = [end, end];
  return [...classes, edge].map((name) => {
    const third = counts.numbers.get(name) ?? end;
    const surprise = surpriseAt(counts, second, first, third);
    [second, first] = [first, third];
    return surprise;
  });
}

function surpriseAt(
  { ones, pairs, followed, threes, all }: Counts,
  second: number,
  first: number,
  own: number,
): Surprise {
  const size = ones.length;
  const alone = ((ones[own] ?? 0) + unseenAnywhere) / (all + unseenAnywhere * size);
  const after = ((pairs[first * size + own] ?? 0) + unseen * alone) / ((ones[first] ?? 0) + unseen);
  const context = second * size + first;
  const here = ((threes[context * size + own] ?? 0) + unseen * after) / ((followed[context] ?? 0) + unseen);
  return { here: -Math.log(here), beyond: Math.log(alone / here) };
}

function countsOf({ classes, threes }: WordOrder): Counts {
  const size = classes.length;
  const numbers = new Map(classes.map((name, number) => [name, number]));
  const counts = {
    numbers,
    ones: new Float64Array(size),
    pairs: new Float64Array(size ** 2),
    followed: new Float64Array(size ** 2),
    threes: new Float64Array(size ** 3),
    all: 0,
  };
  for (const [context, follow] of Object.entries(threes)) {
    const [second = 0, first = 0] = context.split(' ').map((name) => numbers.get(name) ?? 0);
    for (const [name, count] of Object.entries(follow)) {
      const own = numbers.get(name) ?? 0;
      counts.threes[(second * size + first) * size + own] = count;
      counts.followed[second * size + first] = (counts.followed[second * size + first] ?? 0) + count;
      counts.pairs[first * size + own] = (counts.pairs[first * size + own] ?? 0) + count;
      counts.ones[own] = (counts.ones[own] ?? 0) + count;
      counts.all += count;
    }
  }
  return counts;
}
