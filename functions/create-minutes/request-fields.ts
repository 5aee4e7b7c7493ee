import * as z from 'zod';

export const shortText = (limit: number) =>
  z
    .string({ error: ({ input }) => (input === undefined ? 'is missing' : 'must be a text') })
    .trim()
    .max(limit, { error: `must have at most ${limit} characters` });

export const filledText = (limit: number) => shortText(limit).min(1, { error: 'must not be empty' });

export const listOf = <Entry extends z.ZodType>(entry: Entry, most: number) =>
  z.array(entry, { error: 'must be a list' }).max(most, { error: `must have at most ${most} entries` });

export const oneOf = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.enum(names, { error: `must be one of ${names.join(', ')}` });

export const wholeNumber = (least: number, most: number) =>
  z
    .int({ error: 'must be a whole number' })
    .min(least, { error: `must be between ${least} and ${most}` })
    .max(most, { error: `must be between ${least} and ${most}` });
