import type { Language } from './engine/language.ts';
import type { Kept } from './evidence/keep.ts';
import type { Item } from './minutes/item.ts';

/** What the checker let through, with sums as the table of amounts reads them; its own words stand in the quotes. */
export function withSums(kept: Kept, { sumsWritten }: Language): Kept {
  const write = sumsWritten(kept.amounts);
  const turnIdsOf = ({ evidence }: Pick<Item, 'evidence'>) => evidence.flatMap(({ turnIds }) => turnIds);
  const told = <Kind extends Item>(item: Kind): Kind => ({ ...item, text: write(item.text, turnIdsOf(item)) });
  return {
    ...kept,
    detailed: kept.detailed.map(told),
    topics: kept.topics.map((topic) => ({ ...topic, points: topic.points.map(told) })),
    decisions: kept.decisions.map(told),
    openQuestions: kept.openQuestions.map(told),
    objections: kept.objections.map((item) => ({
      ...told(item),
      response: item.response === null ? null : write(item.response, turnIdsOf(item)),
    })),
    actionItems: kept.actionItems.map((item) => ({
      ...item,
      description: write(item.description, turnIdsOf(item)),
    })),
    concessions: kept.concessions.map(told),
  };
}
