import { readWords } from '#functions/create-minutes/engine/english/clause/read-words.ts';
import { orderClass } from '#functions/create-minutes/engine/english/readability/order-class.ts';
import { edge, type WordOrder } from '#functions/create-minutes/engine/english/readability/word-order.ts';
import type { Sample } from '../sample.ts';

/** What is written but once may be a slip. */
const leastSeen = 2;

/** How the classes of words follow each other in what people wrote of these meetings. */
export function countOrders(samples: readonly Sample[]): WordOrder {
  const counts = new Map<string, Map<string, number>>();
  for (const sentence of samples.flatMap(writtenOf)) {
    const classes = [edge, edge, ...readWords(sentence).map(orderClass), edge];
    for (const [at, own] of classes.slice(2).entries()) {
      const context = `${classes[at]} ${classes[at + 1]}`;
      const follow = counts.get(context) ?? new Map<string, number>();
      counts.set(context, follow.set(own, (follow.get(own) ?? 0) + 1));
    }
  }
  const threes = [...counts].sort(byName).flatMap(([context, follow]) => {
    const kept = [...follow].filter(([, count]) => count >= leastSeen).sort(byName);
    return kept.length > 0 ? [[context, Object.fromEntries(kept)] as const] : [];
  });
  const classes = new Set(threes.flatMap(([context, follow]) => [...context.split(' '), ...Object.keys(follow)]));
  return { classes: [...classes].sort(), threes: Object.fromEntries(threes) };
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}

/** Sentences people wrote: summaries, lists of minutes, answers to questions about the meeting. */
function writtenOf({ reference: { summary, queries = [], minutes } }: Sample): readonly string[] {
  const items = minutes
    ? [minutes.decisions, minutes.actionItems ?? [], minutes.openQuestions, minutes.progress].flat()
    : [];
  const texts = [summary ?? '', ...queries.map(({ answer }) => answer), ...(minutes?.abstract ?? [])];
  return [...texts, ...items.map(({ text }) => text)].flatMap((text) => text.split(/(?<=[.?!])\s+/)).filter(Boolean);
}
