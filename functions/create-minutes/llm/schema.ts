import * as z from 'zod';

// What a model is asked for. Bounds are not in the JSON Schema that is sent: some servers refuse them. They hold all the same.
const longestText = 1500;
const mostItems = 60;

const text = z.string().refine((given) => given.trim() !== '' && given.length <= longestText, {
  error: `must have 1 to ${longestText} characters`,
});
const listOf = <Item extends z.ZodType>(item: Item) =>
  z.array(item).refine((items) => items.length <= mostItems, { error: `must have at most ${mostItems} entries` });

/** Where no schema is enforced, what is null is left out or empty as often. */
const orNull = z.preprocess((given) => (given === undefined || given === '' ? null : given), text.nullable());

const evidence = listOf(z.object({ turn: z.coerce.string(), quote: z.string() }));
const item = z.object({ text, evidence });

export const summaryAnswer = z.object({
  summary: listOf(item),
  topics: listOf(z.object({ title: text, points: listOf(item) })),
});

export const agreementsAnswer = z.object({
  decisions: listOf(item),
  actionItems: listOf(z.object({ text, owner: orNull, due: orNull, evidence })),
});

export const concernsAnswer = z.object({
  openQuestions: listOf(item),
  objections: listOf(z.object({ text, response: orNull, evidence })),
});

export type ModelItem = z.output<typeof item>;
export type SummaryAnswer = z.output<typeof summaryAnswer>;
export type AgreementsAnswer = z.output<typeof agreementsAnswer>;
export type ConcernsAnswer = z.output<typeof concernsAnswer>;
