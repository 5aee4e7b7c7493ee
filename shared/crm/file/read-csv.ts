import { createReadStream } from 'node:fs';
import { Transform } from 'node:stream';
import { parse } from 'csv-parse';
import { OperationError } from '#shared/errors.ts';
import { columnOf } from './columns.ts';
import type { Placed } from './record.ts';
import { readShape } from './shape.ts';

/** Where two columns are for the same field, the second one's name ends so. */
const further = /#\d+$/;

/** The rows of a CSV file one after the other, however long it is: UTF-8, UTF-16 with a mark, Shift_JIS or Windows-1252. */
export async function* readCsv(path: string): AsyncGenerator<Placed> {
  const { encoding, delimiter, headerLine } = await readShape(path);
  const source = createReadStream(path);
  const rows = source.pipe(decoded(encoding)).pipe(
    parse({
      bom: true,
      columns: (header: readonly string[]) => header.map(fieldOf),
      delimiter,
      from_line: headerLine,
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
    }),
  );
  source.on('error', (error) => rows.destroy(error));
  let line = headerLine;
  try {
    for await (const record of rows) {
      line += 1;
      // Empty rows count, so that people find the others under their number.
      if (Object.values(record).some((value) => value !== '')) yield { place: `row ${line}`, record: merged(record) };
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

function fieldOf(name: string, n: number, header: readonly string[]): string | false {
  const field = columnOf(name);
  if (field === undefined) return false;
  return header.findIndex((other) => columnOf(other) === field) === n ? field : `${field}#${n}`;
}

/** Of several columns for a field, the first that is filled in counts. */
function merged(record: Record<string, string>): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(record)) fields[name.replace(further, '')] ||= value;
  return fields;
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
