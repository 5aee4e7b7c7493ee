import { firstLines } from '../lines.ts';
import { toPeople } from '../people.ts';
import { droppedPiece, type Lines, type Piece, type TextShape } from '../piece.ts';
import { clockSource, parseClock } from '../time.ts';
import { parseLabelledLine } from './labelled-line.ts';
import { toLabelledPieces } from './labelled-pieces.ts';

const nobody = toPeople([]);
/** Every five minutes the document has a heading with the time. */
const mark = new RegExp(String.raw`^(?:#{1,6}\s{0,4})?(?:\*\*)?(${clockSource})(?:\*\*)?(?:\s?\{#[\d:-]{4,12}\})?\s*$`);
const title = /^(?:#{1,6}\s{0,4})?(?:📖\s?)?(?:\*\*)?(?:Transcript|文字起こし)(?:\*\*)?\s*$/i;
const ending =
  /^[#*\s]{0,10}(?:(?:Meeting|Transcription) ended after \d|会議(?:は|が).{0,20}終了|文字起こし(?:は|が).{0,20}終了|This editable transcript was computer generated|この編集可能な文字起こし)/i;

/** The document Google Meet writes: a list of attendees, `Name: text` lines, a time alone on a line every five minutes. */
export const meetDocument: TextShape = {
  name: 'meet-document',
  takes: 'text',
  turns: 'keep',
  detect: (given) => {
    const head = firstLines(given);
    const time = head.find(({ line }) => mark.test(line));
    const names = head.filter(({ line }) => parseLabelledLine(line, nobody)?.label).length;
    const sign =
      head.find(({ line }) => title.test(line)) ??
      given.lines.slice(-12).some((line) => ending.test(line.slice(0, 200)));
    if (!time || names === 0 || !sign) return undefined;
    return `line ${time.at} is a time alone among lines that begin with names, and Google Meet's words are around them`;
  },
  read: (given, people) => {
    const bounds = boundsOf(given);
    const marks = new Map<number, number>();
    const speech = given.lines.map((line, index) => {
      if (index < bounds.first || index >= bounds.end) return '';
      const clock = line.length < 60 ? mark.exec(line) : undefined;
      if (clock) marks.set(index + 1, parseClock(clock[1] ?? '') ?? 0);
      return clock ? '' : line;
    });
    const spoken = withMarks(toLabelledPieces({ text: given.text, lines: speech }, people), marks);
    return { pieces: [...spoken, ...around(given, bounds)], timeUnit: marks.size > 0 ? 'clock' : undefined };
  },
};

interface Bounds {
  readonly first: number;
  readonly end: number;
}

/** Where the talk begins, after its title or at the first time, and ends. */
function boundsOf({ lines }: Lines): Bounds {
  const limit = Math.min(lines.length, 400);
  let first = 0;
  for (let index = 0; index < limit && first === 0; index += 1) {
    if (title.test(lines[index]?.slice(0, 80) ?? '')) first = atOnset(lines, index + 1);
    else if (mark.test(lines[index]?.slice(0, 80) ?? '')) first = index;
  }
  const tail = lines.slice(-12).findIndex((line) => ending.test(line.slice(0, 200)));
  return { first, end: tail < 0 ? lines.length : Math.max(0, lines.length - 12) + tail };
}

/** Below the title the day and the name of the meeting may stand once more, over the time at which it begins. */
function atOnset(lines: readonly string[], from: number): number {
  const onset = lines
    .slice(from, from + 12)
    .findIndex((line) => parseClock(mark.exec(line.slice(0, 80))?.[1] ?? '') === 0);
  return onset < 0 ? from : from + onset;
}

/** A mark is the time of what comes first after it, and of nothing else. */
function withMarks(pieces: readonly Piece[], marks: ReadonlyMap<number, number>): readonly Piece[] {
  const waiting = marks.entries();
  let next = waiting.next().value;
  return pieces.map((piece) => {
    let start = piece.start;
    for (; next && next[0] < piece.at; next = waiting.next().value) start = next[1];
    return { ...piece, start };
  });
}

function around({ lines }: Lines, { first, end }: Bounds): readonly Piece[] {
  return lines.flatMap((line, index): readonly Piece[] => {
    if ((index >= first && index < end) || !line.trim()) return [];
    return [droppedPiece(index + 1, 'a line of the document around the talk')];
  });
}
