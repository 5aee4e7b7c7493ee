import stored from './weights/word-order.json' with { type: 'json' };

/** How often three classes of words followed each other in sentences that people wrote as minutes. */
export interface WordOrder {
  /** By number, both ends of a sentence among them. */
  readonly classes: readonly string[];
  readonly threes: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** How unexpected each word is where it stands, in natural units. */
export interface Surprises {
  readonly here: readonly number[];
  /** Beyond what is seldom anywhere. */
  readonly beyond: readonly number[];
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

/** @param classes in the order of the words; the end after them is told too */
export function surprisesOf(classes: readonly string[]): Surprises {
  read ??= countsOf(stored);
  const { numbers, ones, pairs, followed, threes, all } = read;
  const size = ones.length;
  const end = numbers.get(edge) ?? 0;
  const here: number[] = [];
  const beyond: number[] = [];
  let [second, first] = [end, end];
  for (const name of [...classes, edge]) {
    const own = numbers.get(name) ?? end;
    const context = second * size + first;
    const alone = ((ones[own] ?? 0) + unseenAnywhere) / (all + unseenAnywhere * size);
    const after = ((pairs[first * size + own] ?? 0) + unseen * alone) / ((ones[first] ?? 0) + unseen);
    const likely = ((threes[context * size + own] ?? 0) + unseen * after) / ((followed[context] ?? 0) + unseen);
    here.push(-Math.log(likely));
    beyond.push(Math.log(alone / likely));
    [second, first] = [first, own];
  }
  return { here, beyond };
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
