import { joinTexts } from '#shared/text/join-texts.ts';
import { InputError } from '#shared/errors.ts';
import { firstLines } from '../lines.ts';
import { singleSpaced, withoutMarkup } from '../markup.ts';
import { type People, toPeople } from '../people.ts';
import { droppedPiece, type Lines, type Piece, type TextShape } from '../piece.ts';
import { type Header, parseHeader } from './header.ts';
import { parseLabelledLine } from './labelled-line.ts';
import { sinceFirst } from './time-of-day.ts';
import { repeatedOver } from './time-in-words.ts';

const nobody = toPeople([]);
const byTool = 'a line added by the tool';
const footer = /^(?:Transcribed by https?:|文字起こし(?:ツール)?[:：]|Transcribed with\b)/;

/** What Fathom and Teams write between the words. */
const insertion =
  /^.{0,300} - WATCH: https?:\/\/\S{1,300}\s{0,4}$|^.{1,80} (?:started|stopped) transcription\.?$|^.{1,60}(?:さん)?が?文字起こしを(?:開始|停止)しました。?$/;

/** A line with name and time, then what he says: Otter, Rev, Notta, Teams' and Zoom's pages when copied. */
export const speakerBlocks: TextShape = {
  name: 'speaker-blocks',
  takes: 'text',
  turns: 'keep',
  detect: (given) => {
    const head = firstLines(given);
    const marks = head.filter(({ line, at }, nth) => {
      const header = parseHeader(line, given.lines[at] ?? '', nobody);
      const after = head[nth + (header?.length ?? 1)];
      if (!header || !after || parseHeader(after.line, given.lines[after.at] ?? '', nobody)) return false;
      return parseLabelledLine(after.line, nobody)?.start === undefined;
    });
    const labels = head.filter(({ line }) => parseLabelledLine(line, nobody)?.label).length;
    const [first] = marks;
    if (!first || marks.length * 2 < labels || (marks.length === 1 && first.at !== head[0]?.at)) return undefined;
    return `line ${first.at} has a name and a time, and the words follow below`;
  },
  read: (given, people) => sinceFirst({ pieces: toPieces(given, people), timeUnit: 'clock' }, given),
};

function toPieces({ lines }: Lines, people: People): readonly Piece[] {
  const heads = [...headersOf(lines, people)];
  if (heads.length === 0)
    throw new InputError('format: "speaker-blocks" needs lines such as "Alice Chen  0:49" over the words');
  const end = endOfTalk(lines);
  const pieces = leftOut(lines, 0, heads[0]?.[0] ?? end, 'a line before the first speaker');
  const inserted: Piece[] = [];
  for (const [nth, [at, header]] of heads.entries()) {
    const [next, following] = heads[nth + 1] ?? [end];
    const until = following ? next - repeatedOver(lines, next, following.speaker) : next;
    const texts: string[] = [];
    for (let index = at + header.length; index < until; index += 1) {
      const line = lines[index] ?? '';
      if (line.length < 700 && insertion.test(line.trim())) inserted.push(droppedPiece(index + 1, byTool));
      else texts.push(singleSpaced(withoutMarkup(line)));
    }
    inserted.push(...leftOut(lines, until, next, byTool));
    const { speaker, start } = header;
    pieces.push({ speaker, text: joinTexts(texts), start, end: undefined, at: at + 1, until });
  }
  return [...pieces, ...inserted, ...leftOut(lines, end, lines.length, byTool)];
}

/** The tool's own words, if any, are in the last lines. */
function endOfTalk(lines: readonly string[]): number {
  const from = Math.max(0, lines.length - 6);
  const found = lines.slice(from).findIndex((line) => footer.test(line));
  return found < 0 ? lines.length : from + found;
}

/**
 * Where headers stand after blank lines, a line within a block that looks like one is one only when its speaker has
 * others too: `Lunch 12:30` may be said.
 */
function headersOf(lines: readonly string[], people: People): ReadonlyMap<number, Header> {
  const found = new Map<number, Header>();
  const counts = new Map<string, number>();
  for (let index = 0; index < lines.length; index += 1) {
    const header = parseHeader(lines[index] ?? '', lines[index + 1] ?? '', people);
    if (!header) continue;
    found.set(index, header);
    counts.set(header.speaker, (counts.get(header.speaker) ?? 0) + 1);
    index += header.length - 1;
  }
  const within = [...found].filter(([index]) => lines[index - 1]?.trim());
  if (within.length * 2 > found.size - (found.has(0) ? 1 : 0)) return found;
  for (const [index, { speaker }] of within)
    if ((counts.get(speaker) ?? 0) < 2 && !people.known(speaker)) found.delete(index);
  return found;
}

/** Lines that are in no block, so that they are counted. */
function leftOut(lines: readonly string[], from: number, to: number, dropped: string): Piece[] {
  const pieces: Piece[] = [];
  for (let index = from; index < to; index += 1) {
    if (!lines[index]?.trim()) continue;
    pieces.push(droppedPiece(index + 1, dropped));
  }
  return pieces;
}
