import { InputError } from '#shared/errors.ts';
import type { Lines, Notice } from '../piece.ts';

/** A cue of a caption file. */
export interface Cue {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly payload: readonly string[];
  /** One-based, of the line with its times, and of its last line. */
  readonly at: number;
  readonly until: number;
}

export interface Cues {
  readonly cues: readonly Cue[];
  /** Blocks that are no cues and may hold speech, by the line that shows it. */
  readonly lost: readonly Notice[];
  readonly notices: readonly Notice[];
}

const signature = /^\ufeff?WEBVTT(?:[ \t]|$)/;
const silentBlock = /^(?:NOTE|STYLE|REGION)(?:[ \t:]|$)/;

/** Whether a text begins as the WebVTT standard demands. */
export function isWebVtt({ lines }: Lines): boolean {
  return signature.test(lines[0]?.slice(0, 20) ?? '');
}

/**
 * The file parser of the W3C's WebVTT recommendation (section 6.1), as far as it matters to speech, in one pass. No
 * package is used, because none tells on which line a cue stands. It differs in one thing: a line of a cue in which an
 * arrow stands between words is speech, where the standard loses it.
 * @throws InputError when the text does not begin with WEBVTT
 */
export function parseCues(given: Lines): Cues {
  if (!isWebVtt(given))
    throw new InputError(
      'format: a WebVTT transcript begins with the line "WEBVTT"; send the file from its first line on',
    );
  const lines = given.text.includes('\0') ? given.lines.map((line) => line.replaceAll('\0', '\ufffd')) : given.lines;
  const cues: Cue[] = [];
  const lost: Notice[] = [];
  const notices: Notice[] = [];
  let index = endOfHeader(lines);
  while (index < lines.length) {
    if (lines[index] === '') {
      index += 1;
      continue;
    }
    const block = readBlock(lines, index);
    if (block.cue) cues.push(block.cue);
    else if (block.arrowAt !== undefined)
      lost.push({ at: block.arrowAt + 1, text: 'a block whose cue times cannot be read' });
    else if (!silentBlock.test(lines[index] ?? '') && lines.slice(index, block.next).some((line) => line.trim()))
      lost.push({ at: index + 1, text: 'a block without cue times' });
    for (const at of block.arrows) notices.push({ at: at + 1, text: 'an arrow within a cue was taken for speech' });
    index = block.next;
  }
  return { cues, lost, notices };
}

/** Metadata may follow the first line; a line with an arrow is no metadata any more. */
function endOfHeader(lines: readonly string[]): number {
  let index = 1;
  while (index < lines.length && lines[index] !== '' && !lines[index]?.includes('-->')) index += 1;
  return index;
}

interface Block {
  readonly cue: Cue | undefined;
  /** Index of the line whose times could not be read. */
  readonly arrowAt: number | undefined;
  readonly arrows: readonly number[];
  readonly next: number;
}

/** One block: at most one identifier, the times, the payload. A further line of times begins the next block, blank line or not. */
function readBlock(lines: readonly string[], first: number): Block {
  const payload: string[] = [];
  const arrows: number[] = [];
  let times: readonly [number, number] | undefined;
  let arrowAt: number | undefined;
  let index = first;
  for (; index < lines.length && lines[index] !== ''; index += 1) {
    const line = lines[index] ?? '';
    if (line.includes('-->')) {
      if (arrowAt === undefined && index - first < 2) {
        arrowAt = index;
        times = parseTimes(line);
        continue;
      }
      if (!times || !isSpeech(line)) break;
      arrows.push(index);
    }
    if (times && isBlankBeforeCue(lines, index)) break;
    if (times) payload.push(line);
  }
  if (!times || arrowAt === undefined) return { cue: undefined, arrowAt, arrows: [], next: index };
  const id = arrowAt > first ? (lines[first] ?? '') : '';
  if (lines[index] !== '' && isNextNumber(id, payload)) {
    payload.pop();
    index -= 1;
  }
  const cue = { id, start: times[0], end: times[1], payload, at: arrowAt + 1, until: index };
  return { cue, arrowAt, arrows, next: index };
}

/** A line of spaces is no blank line to the standard; right before a cue it was meant to be one. */
function isBlankBeforeCue(lines: readonly string[], index: number): boolean {
  if (lines[index]?.trim() !== '') return false;
  return Boolean(lines[index + 1]?.includes('-->') || lines[index + 2]?.includes('-->'));
}

/** Where the blank line before a numbered cue is missing, its number is not the last thing said in the cue before. */
function isNextNumber(id: string, payload: readonly string[]): boolean {
  return payload.length > 1 && /^\d{1,9}$/.test(id) && payload.at(-1) === String(Number(id) + 1);
}

/** `the flow goes A --> B`, and not an identifier such as `-->1` or times that are written wrongly. */
function isSpeech(line: string): boolean {
  const arrow = line.indexOf('-->');
  const around = [line.slice(Math.max(0, arrow - 60), arrow), line.slice(arrow + 3, arrow + 63)];
  const [before = '', after = ''] = around.map((part) => part.replace(/<[\d:.]{1,20}>/g, ''));
  return /\p{L}/u.test(before) && /\p{L}/u.test(after) && !/\d:\d/.test(before + after);
}

const timesPattern =
  /[\t\f ]*(\d{1,9}):(\d\d)(?::(\d\d))?\.(\d{3})(?!\d)[\t\f ]*-->[\t\f ]*(\d{1,9}):(\d\d)(?::(\d\d))?\.(\d{3})(?!\d)/y;

function parseTimes(line: string): readonly [number, number] | undefined {
  timesPattern.lastIndex = 0;
  const found = timesPattern.exec(line);
  if (!found) return undefined;
  const [, a, b, c, d, e, f, g, h] = found;
  const [start, end] = [seconds(a, b, c, d), seconds(e, f, g, h)];
  return start === undefined || end === undefined ? undefined : [start, end];
}

/** "Collect a WebVTT timestamp": two parts are minutes and seconds, and then of two digits each. */
function seconds(first = '', second = '', third: string | undefined, fraction = '0'): number | undefined {
  if (third === undefined && (first.length !== 2 || Number(first) > 59)) return undefined;
  const [hours, minutes, rest] = third === undefined ? ['0', first, second] : [first, second, third];
  if (Number(minutes) > 59 || Number(rest) > 59) return undefined;
  return (Number(hours) * 60 + Number(minutes)) * 60 + Number(rest) + Number(fraction) / 1000;
}
