import * as z from 'zod';

const evidence = z.object({ turnIds: z.array(z.string()), quote: z.string() });
const evidences = z.array(evidence);
const item = z.object({ text: z.string(), evidence: evidences });
const name = z.object({ name: z.string() });
const listOf = <Of extends z.ZodType>(of: Of) => z.array(of).default([]);

/** What is scored of an answer of create-minutes. A section that is not in the answer counts as empty. */
const scored = z.object({
  decisions: listOf(item),
  actionItems: listOf(
    z.object({
      description: z.string(),
      owner: name.nullable(),
      due: z.object({ date: z.iso.date().nullable() }).nullable(),
      evidence: evidences,
    }),
  ),
  openQuestions: listOf(item.extend({ answered: z.boolean() })),
  objections: listOf(item.extend({ response: z.string().nullable() })),
  amounts: listOf(z.object({ value: z.number(), unit: z.string().nullable(), evidence: evidences })),
  competitors: listOf(name.extend({ evidence: evidences })),
  nextMeeting: z.object({ date: z.iso.date().nullable(), time: z.string().nullable(), evidence: evidences }).nullish(),
  framework: z.record(z.string(), z.object({ status: z.string() })).nullish(),
});

/** An item of the minutes, with the positions (from zero) of the turns it rests on. */
export interface Told {
  readonly text: string;
  readonly quotes: string;
  readonly turns: readonly number[];
}

export type ToldMinutes = ReturnType<typeof readTold>;

/** Reads an answer of create-minutes; `turns` are the texts of the turns as they were sent. */
export function readTold(answer: unknown, turns: readonly string[]) {
  const minutes = scored.parse(answer);
  const told = (text: string, cited: readonly Cited[]): Told => ({
    text,
    quotes: cited.map(({ quote }) => quote).join(' '),
    turns: [...new Set(cited.flatMap((one) => placesOf(one, turns)))],
  });
  const { decisions, actionItems, openQuestions, objections, amounts, competitors } = minutes;
  const next = minutes.nextMeeting?.date ? minutes.nextMeeting : undefined;
  const lists = [decisions, actionItems, openQuestions, objections, amounts, competitors, next ? [next] : []];
  return {
    decisions: decisions.map((one) => told(one.text, one.evidence)),
    actionItems: actionItems.map((one) => ({
      ...told(one.description, one.evidence),
      owner: one.owner?.name ?? null,
      due: one.due?.date ?? null,
    })),
    openQuestions: openQuestions.filter(({ answered }) => !answered).map((one) => told(one.text, one.evidence)),
    objections: objections.map((one) => ({ ...told(one.text, one.evidence), answered: Boolean(one.response) })),
    amounts: amounts.map(({ value, unit }) => ({ value, unit })),
    competitors: competitors.map((one) => one.name),
    nextMeeting: next && { date: next.date ?? '', time: next.time },
    slots: new Map(Object.entries(minutes.framework ?? {}).map(([slot, { status }]) => [slot, toSnakeCase(status)])),
    evidence: lists.flat().map((one) => one.evidence.length > 0 && one.evidence.every((e) => isVerbatim(e, turns))),
  };
}

type Cited = z.output<typeof evidence>;

/** Turns are named t1, t2...; a quote that does not stand in its turn is looked for in all of them. */
function placesOf(cited: Cited, turns: readonly string[]): readonly number[] {
  const named = namedBy(cited, turns);
  if (isVerbatim(cited, turns)) return named;
  const found = turns.flatMap((text, i) => (unspaced(text).includes(unspaced(cited.quote)) ? [i] : []));
  return found.length > 0 ? found : named;
}

function isVerbatim(cited: Cited, turns: readonly string[]): boolean {
  const said = namedBy(cited, turns).map((i) => turns[i] ?? '');
  return unspaced(said.join('')).includes(unspaced(cited.quote));
}

function namedBy({ turnIds }: Cited, turns: readonly string[]): readonly number[] {
  return turnIds.map((id) => Number(/\d+$/.exec(id)?.[0]) - 1).filter((i) => i in turns);
}

const unspaced = (text: string) => text.replace(/\s+/g, '');
const toSnakeCase = (status: string) => status.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
