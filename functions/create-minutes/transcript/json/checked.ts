import * as z from 'zod';
import { check } from '#shared/http/check.ts';
import { ruleOf } from '#shared/http/issue-rule.ts';
import { requireAtMost } from '../limits.ts';

/** A list of what the schema describes. Nothing more is spent on one that is too long, or after the first broken entries. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.array(z.unknown(), { error: 'must be a list' }).transform((given, context): z.output<Item>[] => {
    requireAtMost('entries', given.length);
    const found: z.output<Item>[] = [];
    for (const [index, entry] of given.entries()) {
      const parsed = item.safeParse(entry, { error: ruleOf, reportInput: false });
      if (parsed.success) found.push(parsed.data);
      else
        for (const issue of parsed.error.issues)
          context.issues.push({ ...issue, path: [index, ...issue.path], input: undefined } as z.core.$ZodRawIssue);
      if (context.issues.length >= reportedIssues) return z.NEVER;
    }
    return found;
  });
}

const reportedIssues = 5;

/** Parses what a vendor sent. @throws InputError whose path begins with `transcript` */
export function checkTranscript<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  return (check(z.object({ transcript: schema }), { transcript: given }) as { transcript: z.output<Schema> })
    .transcript;
}
