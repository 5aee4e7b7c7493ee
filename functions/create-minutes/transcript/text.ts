import { joinTexts } from './join.ts';
import { parseLabel } from './speaker.ts';
import { parseClock } from './time.ts';
import type { Utterance } from './turn.ts';

/**
 * Plain `Name: text` lines. A line without a name belongs to the last speaker; in a text without any name each line
 * is a turn of nobody known.
 */
export function parseText(text: string): readonly Utterance[] {
  const open: { readonly speaker: string | undefined; readonly start: number | undefined; readonly lines: string[] }[] =
    [];
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (!line.trim()) continue;
    const label = parseLabel(line);
    const last = open.at(-1);
    if (label) open.push({ speaker: label.speaker, start: parseClock(label.clock ?? ''), lines: [label.text] });
    else if (last?.speaker) last.lines.push(line.trim());
    else open.push({ speaker: undefined, start: undefined, lines: [line.trim()] });
  }
  return open.map(({ speaker, start, lines }) => ({ speaker, text: joinTexts(lines), start, end: undefined }));
}
