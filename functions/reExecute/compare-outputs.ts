import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';

export interface Difference {
  /** The part of the answer, such as `decisions`. */
  readonly part: string;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

export interface Comparison {
  readonly changed: boolean | null;
  readonly identical: boolean | null;
  readonly difference: readonly Difference[];
}

/** Differ between any two runs and say nothing about what came out. */
const ownToEachRun = ['id', 'durationMs', 'reExecutedFrom'];
/** Follow from the other parts. */
const derived = new Set(['execution', 'rendered']);

const object = z.record(z.string(), z.unknown());
const item = z.union([
  z.string(),
  z.object({ text: z.string() }).transform(({ text }) => text),
  z.object({ description: z.string() }).transform(({ description }) => description),
  z.object({ title: z.string() }).transform(({ title }) => title),
  z.unknown().transform((value) => JSON.stringify(value) ?? ''),
]);

/** What two runs' answers say differently, part by part. An item that changed is removed and added. */
export function compareOutputs(before: unknown, after: unknown): Comparison {
  const [left, right] = [object.safeParse(before).data, object.safeParse(after).data];
  if (!left || !right) return { changed: null, identical: null, difference: [] };
  const parts = [...new Set([...Object.keys(left), ...Object.keys(right)])];
  const difference = parts
    .filter((part) => !derived.has(part) && !isDeepStrictEqual(left[part], right[part]))
    .map((part) => compareLines(part, linesOf(left[part]), linesOf(right[part])));
  return { changed: difference.length > 0, identical: bytesOf(left) === bytesOf(right), difference };
}

function compareLines(part: string, before: readonly string[], after: readonly string[]): Difference {
  const [old, recent] = [new Set(before), new Set(after)];
  return {
    part,
    added: after.filter((line) => !old.has(line)),
    removed: before.filter((line) => !recent.has(line)),
  };
}

function linesOf(value: unknown): readonly string[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.map((entry) => item.parse(entry));
  if (typeof value !== 'object') return [String(value)];
  return Object.entries(value).flatMap(([name, inner]) => linesOf(inner).map((line) => `${name}: ${line}`));
}

function bytesOf(output: Readonly<Record<string, unknown>>): string {
  const { execution, ...rest } = output;
  const kept = Object.entries(object.safeParse(execution).data ?? {}).filter(([name]) => !ownToEachRun.includes(name));
  return JSON.stringify({ ...rest, execution: Object.fromEntries(kept) });
}
