import type * as z from 'zod';

export interface Read<Answer> {
  /** Undefined where it cannot be used. */
  readonly answer?: Answer;
  /** What is wrong, in words a model can use; empty where nothing is. */
  readonly wrong: string;
}

const shownIssues = 8;

/** Reads what a model wrote. Some put JSON into a fence or talk around it, whatever they are told. */
export function readAnswer<Schema extends z.ZodType>(text: string, schema: Schema): Read<z.output<Schema>> {
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch {
    return { wrong: 'It is not one JSON object.' };
  }
  const parsed = schema.safeParse(given);
  if (parsed.success) return { answer: parsed.data, wrong: '' };
  const issues = parsed.error.issues.slice(0, shownIssues);
  return { wrong: issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n') };
}
