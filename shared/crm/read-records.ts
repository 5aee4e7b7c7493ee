import * as z from 'zod';
import type { Rejected } from './crm.ts';

const longestId = 200;

/**
 * The records that can be read, and what is wrong with the first field of the others.
 * @param read throws a ZodError for a record that it cannot read
 * @param nameOf by what people find the record again
 */
export function readRecords<Record, Item>(
  records: readonly Record[],
  read: (record: Record) => Item,
  nameOf: (record: Record) => string | undefined,
): { readonly items: readonly Item[]; readonly rejected: readonly Rejected[] } {
  const items: Item[] = [];
  const rejected: Rejected[] = [];
  for (const record of records) {
    try {
      items.push(read(record));
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error;
      const [issue] = error.issues;
      const reason = `${issue?.path.join('.') || 'record'}: ${issue?.message ?? 'is not usable'}`;
      rejected.push({ id: nameOf(record)?.slice(0, longestId) ?? 'without id', reason });
    }
  }
  return { items, rejected };
}
