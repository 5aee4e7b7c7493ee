import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { parse } from 'csv-parse';
import { OperationError } from '#shared/errors.ts';
import { columnOf } from './columns.ts';
import type { Placed } from './record.ts';

const sniffedBytes = 64 * 1024;

/** The rows of a CSV file one after the other, however long it is: UTF-8, UTF-16 with a mark, or Japanese Shift_JIS. */
export async function* readCsv(path: string): AsyncGenerator<Placed> {
  const encoding = await encodingOf(path);
  const source = createReadStream(path);
  const rows = source.pipe(decoded(encoding)).pipe(
    parse({
      bom: true,
      columns: (header: readonly string[]) => header.map((name) => columnOf(name) ?? false),
      delimiter: [',', ';', '\t'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    }),
  );
  source.on('error', (error) => rows.destroy(error));
  let line = 1;
  try {
    for await (const record of rows) {
      line += 1;
      yield { place: `row ${line}`, record };
    }
  } catch (error) {
    // The library's own text quotes the row.
    throw new OperationError('crmFileUnreadable', `the CRM file is not readable as CSV after row ${line}`, {
      cause: error,
    });
  } finally {
    source.destroy();
  }
}

function decoded(encoding: string): Transform {
  const decoder = new TextDecoder(encoding);
  return new Transform({
    transform: (part: Buffer, _encoding, done) => done(null, decoder.decode(part, { stream: true })),
    flush: (done) => done(null, decoder.decode()),
    encoding: 'utf8',
    decodeStrings: false,
  });
}

/** What is not valid UTF-8 in a table of companies is Shift_JIS, as Japanese Excel saves it. */
async function encodingOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sniffedBytes), 0, sniffedBytes, 0);
    const start = buffer.subarray(0, bytesRead);
    if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
    return isUtf8(start) ? 'utf-8' : 'shift_jis';
  } finally {
    await file.close();
  }
}

function isUtf8(start: Buffer): boolean {
  try {
    // The last character may be cut; a stream waits for its rest.
    new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: true });
    return true;
  } catch {
    return false;
  }
}
