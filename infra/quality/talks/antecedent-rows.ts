import { hearRemarks } from '#functions/create-minutes/engine/classifier/hear.ts';
import { type Act, acts as allActs } from '#functions/create-minutes/engine/classifier/model.ts';
import { reviewActs } from '#functions/create-minutes/engine/classifier/review.ts';
import type { ContextWords } from '#functions/create-minutes/engine/context-words.ts';
import type { Acts, DraftItem } from '#functions/create-minutes/engine/draft.ts';
import { matterOf } from '#functions/create-minutes/engine/english/acts/matter.ts';
import { nameWords } from '#functions/create-minutes/engine/english/acts/name-words.ts';
import { settleDays } from '#functions/create-minutes/engine/english/acts/settle-days.ts';
import type { weighableThings } from '#functions/create-minutes/engine/english/acts/tasks/tell-tasks.ts';
import type { Candidate } from '#functions/create-minutes/engine/likeliest.ts';
import { saidBefore } from '#functions/create-minutes/engine/said-before.ts';
import type { GoldItem } from '../sales/gold.ts';
import { pair } from '../sales/pair.ts';
import type { Example } from './examples.ts';
import type { ReadContext } from './read-contexts.ts';

/** An item that does not say all, and how well each thing that may be meant goes with the wording people gave it. */
export interface AntecedentRow {
  readonly id: string;
  /** Known only by how people worded the item, where of others of the kind readers said it. */
  readonly isSecondHand: boolean;
  readonly candidates: readonly Candidate[];
  /** Above 0 where it is meant. */
  readonly fit: readonly number[];
}

export interface HeardExample extends Pick<Example, 'id' | 'meeting' | 'language' | 'talk' | 'gold'> {
  readonly known: Acts;
}

export function heardExample({ id, meeting, language, talk: unheard, acts, gold }: Example): HeardExample {
  const { reader, learned } = language;
  const talk = { ...unheard, odds: hearRemarks(unheard.remarks, meeting.people, learned.lexicon, learned.linear()) };
  const known = reviewActs(acts, talk, meeting, reader, learned, language.wording(meeting));
  return { id, meeting, language, talk, gold, known };
}

/** The tasks that name nothing themselves, with what they may mean. */
export function taskRows(weighable: typeof weighableThings): (example: HeardExample) => readonly AntecedentRow[] {
  return ({ id, meeting, talk, gold, known }) => {
    const tasks = weighable(settleDays(known, talk, meeting), talk, meeting);
    const termsOf = termsIn(meeting);
    return pairedWith(
      tasks.map(({ item }) => item),
      gold.actionItems,
    ).flatMap(([i, right]) => {
      const task = tasks[i];
      if (!task || task.candidates.length === 0) return [];
      const own = termsOf(task.deed);
      const wanted = termsOf(right.text).filter((term) => !own.includes(term));
      if (wanted.length === 0) return [];
      const fit = task.candidates.map(({ text }) => fitOf(text, termsOf(text), wanted, right, task.deed));
      return [{ id, isSecondHand: false, candidates: task.candidates, fit }];
    });
  };
}

const goldLists = {
  decision: 'decisions',
  action: 'actionItems',
  question: 'openQuestions',
  objection: 'objections',
} as const satisfies Record<Act, keyof Acts>;
/** What each word counts that people have not written, and what a remark must be worth. */
const [against, leastWorth] = [0.15, 0.5];

/** All items that do not tell all, with the remarks before them. */
export function contextRows(judged: readonly ReadContext[]): (example: HeardExample) => readonly AntecedentRow[] {
  const keyOf = ({ meeting, act, item }: Omit<ReadContext, 'remarks'>) => [meeting, act, item].join('\t');
  const known = new Map(judged.map((one) => [keyOf(one), one.remarks]));
  return (example) => {
    const { id, meeting, language, talk, gold } = example;
    const told = language.settle?.(example.known, talk, meeting) ?? example.known;
    const words = language.contextWords(talk, meeting);
    const contexts = saidBefore(talk, words);
    return allActs.flatMap((act) => {
      const items = told[goldLists[act]].filter(({ text }) => !words.tellsAll(text));
      const written = new Map(pairedWith(items, gold[goldLists[act]]));
      return items.flatMap((item, i) => {
        const candidates = contexts(item, act);
        const meant = known.get(keyOf({ meeting: id, act, item: item.text }));
        const wording = written.get(i);
        if (candidates.length === 0 || (meant === undefined && wording === undefined)) return [];
        const fit = meant
          ? candidates.map(({ text }) => (meant.includes(text) ? 1 : 0))
          : wordsShared(candidates, item.text, wording?.text ?? '', words);
        return [{ id, isSecondHand: meant === undefined, candidates, fit }];
      });
    });
  };
}

/** How much of what people wrote and an item lacks is in each remark. */
function wordsShared(
  candidates: readonly Candidate[],
  item: string,
  written: string,
  words: ContextWords,
): readonly number[] {
  const termsOf = (text: string) => [...words.termsOf(text)];
  const own = termsOf(item);
  const wanted = termsOf(written).filter((term) => !own.includes(term));
  return candidates.map(({ text }) => {
    const added = termsOf(text).filter((term) => !own.includes(term));
    const shared = added.filter((term) => wanted.includes(term)).length;
    const worth = shared - against * (added.length - shared);
    return shared > 0 && worth >= leastWorth ? worth : 0;
  });
}

function pairedWith<Item extends GoldItem>(
  items: readonly DraftItem[],
  gold: readonly Item[],
): readonly (readonly [number, Item])[] {
  const told = items.map(({ text, spans }) => ({
    text,
    quotes: spans.map((span) => span.text).join(' '),
    turns: [...new Set(spans.map(({ turn }) => turn))],
  }));
  return [...pair(told, gold)].flatMap(([i, j]) => (gold[j] ? [[i, gold[j]] as const] : []));
}

function termsIn({ people }: HeardExample['meeting']): (text: string) => readonly string[] {
  const names = nameWords(people);
  return (text) => [...matterOf(text, (term) => names.has(term))];
}

/** Each term that people wrote speaks for a thing, each other one a little against it; a keyword that must be there counts as one at least. */
function fitOf(
  text: string,
  terms: readonly string[],
  wanted: readonly string[],
  { keywords }: GoldItem,
  deed: string,
): number {
  const shared = terms.filter((term) => wanted.includes(term)).length;
  const needed = keywords.filter((one) => one.startsWith('!')).flatMap((one) => one.slice(1).toLowerCase().split('|'));
  const isNeeded = needed.some(
    (word) => !deed.toLowerCase().includes(word) && ` ${text.toLowerCase()}`.includes(` ${word}`),
  );
  const share = isNeeded ? Math.max(1, shared + 0.5) : shared;
  return share === 0 ? 0 : share - 0.2 * (terms.length - shared);
}
