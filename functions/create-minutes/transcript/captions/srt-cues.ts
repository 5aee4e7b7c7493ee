import type { Notice } from '../piece.ts';
import { toMilliseconds } from '../time.ts';
import type { Cue } from './cues.ts';

const timesPattern =
  /^\s{0,8}(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})(?:([.,])(\d{1,3}))?\s{0,8}-->\s{0,8}(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})(?:([.,])(\d{1,3}))?(?!\d)/;
const counter = /^\s{0,8}\d{1,9}\s{0,8}$/;

export interface Subtitles {
  readonly cues: readonly Cue[];
  /** Lines before the first cue, and a number at the end that no cue follows. */
  readonly strays: readonly number[];
  readonly notices: readonly Notice[];
  /** Whether every time has a comma before the milliseconds. */
  readonly allWithComma: boolean;
}

/** Whether a line holds the times of a subtitle, such as `00:00:05,790 --> 00:00:13,514`. */
export function isTimes(line: string): boolean {
  return line.includes('-->') && timesPattern.test(line.slice(0, 120));
}

/**
 * SRT has no standard: a line of times begins a cue, the number right above it belongs to it, and everything down to
 * the next one is said in it, blank lines or not.
 */
export function parseSubtitles(lines: readonly string[]): Subtitles {
  const heads: number[] = [];
  for (let index = 0; index < lines.length; index += 1) if (isTimes(lines[index] ?? '')) heads.push(index);
  const strays = strayLines(lines, heads);
  const stray = new Set(strays);
  const cues = heads.map((head, nth): Cue => {
    const next = heads[nth + 1] ?? lines.length;
    const last = next < lines.length && next - 1 > head && counter.test(lines[next - 1] ?? '') ? next - 1 : next;
    const payload: string[] = [];
    let until = head + 1;
    for (let index = head + 1; index < last; index += 1) {
      const line = lines[index] ?? '';
      if (!line.trim() || stray.has(index + 1)) continue;
      payload.push(line);
      until = index + 1;
    }
    const [start, end] = timesOf(lines[head] ?? '');
    return {
      id: counter.test(lines[head - 1] ?? '') ? (lines[head - 1] ?? '').trim() : '',
      start,
      end,
      payload,
      at: head + 1,
      until,
    };
  });
  return {
    cues,
    strays,
    notices: strays.map((at) => ({ at, text: 'a line that belongs to no cue was left out' })),
    allWithComma:
      heads.length > 0 && heads.every((head) => timesPattern.exec((lines[head] ?? '').slice(0, 120))?.[4] === ','),
  };
}

function strayLines(lines: readonly string[], heads: readonly number[]): readonly number[] {
  const found: number[] = [];
  const first = heads[0] ?? lines.length;
  for (let index = 0; index < first; index += 1)
    if (lines[index]?.trim() && !(index === first - 1 && counter.test(lines[index] ?? ''))) found.push(index + 1);
  let end = lines.length - 1;
  while (end > first && !lines[end]?.trim()) end -= 1;
  if (end > first + 1 && counter.test(lines[end] ?? '') && !lines[end - 1]?.trim()) found.push(end + 1);
  return found;
}

function timesOf(line: string): readonly [number, number] {
  const [, a, b, c, , d, e, f, g, , h] = timesPattern.exec(line.slice(0, 120)) ?? [];
  return [seconds(a, b, c, d), seconds(e, f, g, h)];
}

/** Some write fewer than three digits after the comma: `1,5` is a second and a half. */
function seconds(hours = '0', minutes = '0', rest = '0', fraction = '0'): number {
  return toMilliseconds(Number(hours) * 3600 + Number(minutes) * 60 + Number(`${rest}.${fraction}`));
}
