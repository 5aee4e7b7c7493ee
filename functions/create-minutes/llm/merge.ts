import type { Draft, DraftItem } from '../engine/draft.ts';

type Lists = Partial<Pick<Draft, 'summary' | 'topics' | 'decisions' | 'actionItems' | 'openQuestions' | 'objections'>>;

/** What the chunks of one meeting gave, in their order. Chunks overlap: what two of them say of the same words is said once. */
export function mergeChunks(drafts: readonly Lists[]): Lists {
  const [first, ...rest] = drafts;
  return rest.reduce<Lists>((merged, next) => {
    const names = Object.keys(next) as (keyof Lists)[];
    return Object.fromEntries(names.map((name) => [name, joined<object>(merged[name] ?? [], next[name] ?? [])]));
  }, first ?? {});
}

function joined<Kind extends object>(before: readonly Kind[], after: readonly Kind[]): readonly Kind[] {
  const known = new Set(before.flatMap(keyOf));
  return [...before, ...after.filter((item) => !keyOf(item).some((key) => known.has(key)))];
}

/** Topics are told apart by the chunk they are of. */
function keyOf(item: object): readonly string[] {
  if (!isItem(item)) return [];
  const [span] = item.spans;
  return span ? [`${span.turn} ${span.text}`] : [];
}

function isItem(item: object): item is DraftItem {
  return 'spans' in item;
}
