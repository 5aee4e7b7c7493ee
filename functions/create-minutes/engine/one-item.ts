import type { Acts, DraftAction, DraftItem, DraftQuestion } from './draft.ts';
import { firstTurn } from './sentence.ts';

/** How far apart two promises of one person are made, and how their days stand to each other. */
interface Promises {
  /** Turns between what the two rest on: 0 where they share one. */
  readonly gap: number;
  readonly days: 'same' | 'none' | 'first' | 'second' | 'differ';
}

/** How a language tells what was said of one thing in several places. */
export interface Joining {
  /** True where people would have listed two promises of one person as one task. */
  readonly isOneTask: (promises: Promises) => boolean;
  /** Whether the second of two tasks of one person only says again that he does the first: "You'll have it before he comes." */
  readonly isSameTask: (first: string, second: string) => boolean;
  /** Whether a task has something else than a day before which or after which it is done. */
  readonly waits: (text: string) => boolean;
  readonly oneTask: (first: string, second: string) => string;
  /** Numbers as said, to see that two choices are of one thing. */
  readonly numbers: (text: string) => readonly string[];
  /** Words that say what it is about. */
  readonly terms: (text: string) => readonly string[];
  /** Offers or asks, and so tells less than what is said in answer. */
  readonly isOffer: (text: string) => boolean;
  /** Whether the shorter of two choices only says again what the other says: "Monthly at Beech House." */
  readonly isSaidAgain: (short: string, long: string) => boolean;
  /** Whether two questions near each other ask after different things. */
  readonly areApart: (question: string, other: string) => boolean;
  /** Between sentences of one item. */
  readonly space: string;
}

/** No item is made of more, and none is looked for further back in the list. */
const mostJoined = 3;
const lookedBack = 8;
/** Choices so near each other that name one number are one choice, and questions so near are one question. */
const numberReach = { en: 2, ja: 1 };
const questionReach = 1;
/** Turns between a task and what only says it again. */
const sameTaskReach = 4;

/**
 * What the labels of the talks have as one item is told once: "I'll ask the factory. You'll hear from me on Friday." is one
 * task. Of two promises of one person that share a turn and a day nine in ten are; of two choices that share a turn eight.
 */
export function asOneItem(acts: Acts, code: 'en' | 'ja', joining: Joining): Acts {
  const { isOneTask, isSameTask, waits, oneTask, numbers, areApart } = joining;
  const isSaidTwice = (first: DraftAction, second: DraftAction) =>
    gapOf(first, second) <= sameTaskReach && daysOf(first, second) !== 'differ' && isSameTask(first.text, second.text);
  const decisions = folded(
    acts.decisions,
    (first, second) => {
      if (first.isAppointment || second.isAppointment) return false;
      const gap = gapOf(first, second);
      const said = gap > 0 && gap <= numberReach[code] ? new Set(numbers(first.text)) : none;
      return (
        gap === 0 ||
        numbers(second.text).some((number) => said.has(number)) ||
        longerOfSame(first, second, joining) !== undefined
      );
    },
    (first, second) => ({
      ...first,
      text: longerOfSame(first, second, joining)?.text ?? oneChoice(first, second, joining),
    }),
  );
  const actionItems = folded(
    acts.actionItems,
    (first, second) =>
      first.owner !== undefined &&
      first.owner === second.owner &&
      (isSaidTwice(first, second) ||
        (isOneTask({ gap: gapOf(first, second), days: daysOf(first, second) }) &&
          !(daysOf(first, second) === 'second' && waits(first.text)) &&
          !(daysOf(first, second) === 'same' && waits(second.text)))),
    (first, second) => ({ ...first, text: oneTask(first.text, second.text), due: first.due ?? second.due }),
  );
  const openQuestions = folded(
    acts.openQuestions,
    (first, second) => {
      const gap = gapOf(first, second);
      const isOther = gap > 0 && areApart(first.text, second.text) && !asksOn(first, second, code);
      return gap <= questionReach && !isOther;
    },
    (first, second) => {
      const isOther = gapOf(first, second) > 0 && areApart(first.text, second.text);
      if (isOther) return (first.odds ?? 0) > (second.odds ?? 0) ? first : second;
      return isAsked(second.text) && !isAsked(first.text) ? second : first;
    },
  );
  const objections = folded(
    acts.objections,
    (first, second) => gapOf(first, second) === 0 && first.raisedBy === second.raisedBy,
    (first, second) => {
      const told = (second.odds ?? 0) > (first.odds ?? 0) + muchLikelier ? second : first;
      return { ...told, response: told.response ?? first.response ?? second.response };
    },
  );
  return { ...acts, decisions, actionItems, openQuestions, objections };
}

/** "Do you take oil too?" - "Through a partner." - "And what's the rebate?": in English one of what somebody goes on to ask stays open. */
function asksOn({ askedBy }: DraftQuestion, second: DraftQuestion, code: 'en' | 'ja'): boolean {
  return code === 'en' && askedBy === second.askedBy;
}

const none: ReadonlySet<string> = new Set();
/** Log-odds by which the second of two doubts is the one that is meant. */
const muchLikelier = 1;

/** Items with those that belong to one before them told there; what they rest on stays. */
function folded<Item extends DraftItem>(
  items: readonly Item[],
  belongs: (first: Item, second: Item) => boolean,
  join: (first: Item, second: Item) => Item,
): readonly Item[] {
  const told: { item: Item; of: number }[] = [];
  for (const item of items) {
    const pairs = told.slice(-lookedBack).map((one) => ({ one, ...inOrder(one.item, item) }));
    const found = pairs.findLast(({ one, first, second }) => one.of < mostJoined && belongs(first, second));
    if (found) {
      const { one, first, second } = found;
      one.item = { ...join(first, second), spans: [...new Set([...first.spans, ...second.spans])] };
      one.of++;
    } else told.push({ item, of: 1 });
  }
  return told.map(({ item }) => item);
}

function inOrder<Item extends DraftItem>(one: Item, other: Item): { readonly first: Item; readonly second: Item } {
  return firstTurn(one) <= firstTurn(other) ? { first: one, second: other } : { first: other, second: one };
}

/** Turns between what two items rest on; of both lists the nearest turns, in one pass. */
function gapOf(one: DraftItem, other: DraftItem): number {
  const [turns, others] = [turnsOf(one), turnsOf(other)];
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0, j = 0; i < turns.length && j < others.length; ) {
    const [turn = 0, later = 0] = [turns[i], others[j]];
    least = Math.min(least, Math.abs(later - turn));
    if (turn < later) i++;
    else j++;
  }
  return least;
}

/** Ascending. */
function turnsOf({ spans }: DraftItem): readonly number[] {
  return [...new Set(spans.map(({ turn }) => turn))].sort((a, b) => a - b);
}

function daysOf({ due }: DraftAction, other: DraftAction): Promises['days'] {
  // where nobody knows the day of the meeting, days are told as they were said
  const [first, second] = [due, other.due].map((one) => one?.date ?? one?.asWritten);
  if (first && second) return first === second ? 'same' : 'differ';
  if (first) return 'first';
  return second ? 'second' : 'none';
}

function isAsked(text: string): boolean {
  return /[?？]$|か。$/u.test(text);
}

/** Turns over which a choice is said again. */
const againReach = 6;

/** Of two choices of which one says no more than the other, that other. */
function longerOfSame(first: DraftItem, second: DraftItem, { isSaidAgain }: Joining): DraftItem | undefined {
  if (gapOf(first, second) > againReach) return undefined;
  return isSaidAgain(second.text, first.text) ? first : isSaidAgain(first.text, second.text) ? second : undefined;
}

/** Both sentences where each tells something of its own; else the one that settles more. */
function oneChoice(first: DraftItem, second: DraftItem, { terms, numbers, isOffer, space }: Joining): string {
  const [one, other] = [new Set(terms(first.text)), new Set(terms(second.text))];
  const shared = [...one].filter((term) => other.has(term)).length;
  const isOwn = shared * 2 < Math.min(one.size, other.size);
  if (isOwn && gapOf(first, second) === 0 && !isOffer(first.text)) return `${first.text}${space}${second.text}`;
  const telling = ({ text }: DraftItem, own: ReadonlySet<string>) =>
    own.size + numbers(text).length - (isOffer(text) ? offerCosts : 0);
  return telling(first, one) > telling(second, other) ? first.text : second.text;
}

const offerCosts = 3;
