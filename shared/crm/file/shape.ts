import { open } from 'node:fs/promises';
import { OperationError } from '#shared/errors.ts';
import { columnOf } from './columns.ts';

const sniffedBytes = 64 * 1024;
/** Of the bytes that are no ASCII. Shift_JIS has two thirds of them there, the languages of Western Europe next to none. */
const shiftJisShare = 0.25;
const delimiters = [',', ';', '\t'] as const;

/** How a table is written. */
export interface TableShape {
  readonly encoding: string;
  /** Exactly one: the others may stand in a name. */
  readonly delimiter: string;
  /** Which line names the columns, from 1. */
  readonly headerLine: number;
}

/** Reads how a table is written from its begin. @throws OperationError where no column of it is known */
export async function readShape(path: string): Promise<TableShape> {
  const file = await open(path);
  try {
    const start = await chunkAt(0);
    let telling = start;
    for (let at = 0; telling.length > 0 && isAscii(telling); at += sniffedBytes)
      telling = await chunkAt(at + sniffedBytes);
    const encoding = markOf(start) ?? encodingOf(telling);
    return { encoding, ...headerOf(new TextDecoder(encoding).decode(start)) };
  } finally {
    await file.close();
  }

  async function chunkAt(position: number): Promise<Buffer> {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sniffedBytes), 0, sniffedBytes, position);
    return buffer.subarray(0, bytesRead);
  }
}

function markOf(start: Buffer): string | undefined {
  return start[0] === 0xff && start[1] === 0xfe ? 'utf-16le' : undefined;
}

/** What is not valid UTF-8 is what Excel saves as CSV: Shift_JIS in Japan, Windows-1252 in Western Europe and America. */
function encodingOf(bytes: Buffer): string {
  if (isUtf8(bytes)) return 'utf-8';
  const high = bytes.filter((byte) => byte >= 0x80);
  const leading = high.filter((byte) => byte > 0x80 && byte <= 0x9f);
  return leading.length >= shiftJisShare * high.length ? 'shift_jis' : 'windows-1252';
}

function isAscii(bytes: Buffer): boolean {
  return bytes.every((byte) => byte < 0x80);
}

function isUtf8(bytes: Buffer): boolean {
  try {
    // The last character may be cut; a stream waits for its rest.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** The delimiter is the one that Excel names in a line of its own, else the one that gives the most columns that are known. */
function headerOf(text: string): Pick<TableShape, 'delimiter' | 'headerLine'> {
  const lines = text.split(/\r\n|\n|\r/);
  const first = lines.findIndex((line) => line.trim() !== '');
  const named = /^sep=(.)$/i.exec(lines[first] ?? '')?.[1];
  const header = named === undefined ? first : first + 1;
  const known = (delimiter: string) =>
    (lines[header] ?? '').split(delimiter).filter((cell) => columnOf(cell.replaceAll('"', ''))).length;
  const delimiter = named ?? delimiters.toSorted((left, right) => known(right) - known(left))[0] ?? ',';
  if (known(delimiter) > 0) return { delimiter, headerLine: header + 1 };
  throw new OperationError(
    'crmFileUnreadable',
    'the CRM file has no column that is known: its first row must name them, such as id, name, domain, ownerName, ownerEmail',
  );
}
