import { limits, requireAtMost } from './limits.ts';
import type { Lines } from './piece.ts';

/** Cuts a text at LF, CRLF and CR. @throws InputError when it is no transcript's length */
export function toLines(given: string): Lines {
  requireAtMost('characters', given.length);
  const text = given.replace(/^\ufeff/, '');
  const rows = text.split('\n', limits.lines + 1);
  requireAtMost('lines', rows.length);
  const lines = text.includes('\r') ? rows.flatMap(withoutReturns) : rows;
  requireAtMost('lines', lines.length);
  return { text, lines };
}

/** What stands between two LF: the CR before the second one ends no line of its own. */
function withoutReturns(row: string, index: number, rows: readonly string[]): readonly string[] {
  const line = row.endsWith('\r') && index < rows.length - 1 ? row.slice(0, -1) : row;
  if (!line.includes('\r')) return [line];
  const parts = line.split('\r', limits.lines + 1);
  requireAtMost('lines', parts.length);
  return parts;
}

/** The first lines in which something is written, with their numbers: a shape shows itself there. */
export function firstLines({ lines }: Lines, most = 200): readonly { readonly line: string; readonly at: number }[] {
  const found: { line: string; at: number }[] = [];
  for (let index = 0; index < lines.length && found.length < most; index += 1) {
    const line = lines[index] ?? '';
    if (line.length > 0 && line.trim()) found.push({ line: line.slice(0, 400), at: index + 1 });
  }
  return found;
}
