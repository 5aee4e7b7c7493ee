import { readFile, stat } from 'node:fs/promises';
import * as z from 'zod';
import { OperationError } from '#shared/errors.ts';
import type { Placed } from './record.ts';

/** A JSON file is read as a whole. CSV has no such limit. */
const largestBytes = 100_000_000;

const list = z.array(z.unknown());
const content = z.union([
  list.transform((companies) => ({ companies, owners: undefined })),
  z.object({ companies: list, owners: list.optional() }),
]);

/** The companies of a JSON file, and its owners where it lists them: a list, or `{ "companies": [], "owners": [] }`. */
export async function readJson(
  path: string,
): Promise<{ companies: readonly Placed[]; owners: readonly Placed[] | undefined }> {
  if ((await stat(path)).size > largestBytes) {
    throw unreadable(`is larger than ${largestBytes} bytes; give so many companies as CSV`);
  }
  const { companies, owners } = parse(await readFile(path, 'utf8'));
  return { companies: companies.map(placed('companies')), owners: owners?.map(placed('owners')) };
}

function parse(text: string): z.output<typeof content> {
  try {
    return content.parse(JSON.parse(text.replace(/^\ufeff/, '')));
  } catch (error) {
    throw unreadable('must be JSON: a list of companies, or { "companies": [], "owners": [] }', error);
  }
}

function placed(name: string): (record: unknown, index: number) => Placed {
  return (record, index) => ({ place: `${name}[${index}]`, record });
}

function unreadable(reason: string, cause?: unknown): OperationError {
  return new OperationError('crmFileUnreadable', `the CRM file ${reason}`, { cause });
}
