import { limits, requireAtMost } from './limits.ts';
import type { Lines } from './piece.ts';

/** Cuts a text at LF, CRLF and CR. @throws InputError when it is no transcript's length */
export function toLines(given: string): Lines {
  requireAtMost('characters', given.length);
  const text = given.replace(/^\ufeff/, '');
  const unified = text.includes('\r') ? text.replaceAll('\r\n', '\n').replaceAll('\r', '\n') : text;
  const lines = unified.split('\n', limits.lines + 1);
  requireAtMost('lines', lines.length);
  return { text, lines };
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
