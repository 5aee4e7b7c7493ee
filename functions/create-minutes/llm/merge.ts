import type { Draft, DraftItem } from '../engine/draft.ts';
import type { Turn } from '../transcript/turn.ts';

type Lists = Partial<Pick<Draft, 'summary' | 'topics' | 'decisions' | 'actionItems' | 'openQuestions' | 'objections'>>;

/** What the chunks of one meeting gave, in their order. Chunks overlap: what two of them say of the same words is said once. */
export function mergeChunks(drafts: readonly Lists[], turns: readonly Turn[]): Lists {
  const [first, ...rest] = drafts;
  return rest.reduce<Lists>((merged, next) => {
    const names = Object.keys(next) as (keyof Lists)[];
    return Object.fromEntries(names.map((name) => [name, joined(merged[name] ?? [], next[name] ?? [], turns)]));
  }, first ?? {});
}

function joined(before: readonly object[], after: readonly object[], turns: readonly Turn[]): readonly object[] {
  const known = before.filter(isItem);
  const isKnown = (item: object) => isItem(item) && known.some((one) => beginAlike(one, item, turns));
  return [...before, ...after.filter((item) => !isKnown(item))];
}

/** Topics are told apart by the chunk they are of. */
function isItem(item: object): item is DraftItem {
  return 'spans' in item;
}

/** Whether the first words that two items cite have some in common: one model quotes more of a sentence than the other. */
function beginAlike({ spans: [one] }: DraftItem, { spans: [other] }: DraftItem, turns: readonly Turn[]): boolean {
  if (!one || !other || one.turn !== other.turn) return false;
  const said = turns[one.turn]?.text ?? '';
  const [at, otherAt] = [said.indexOf(one.text), said.indexOf(other.text)];
  return at < otherAt + other.text.length && otherAt < at + one.text.length;
}
