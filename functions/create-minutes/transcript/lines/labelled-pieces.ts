import { acceptedLabels } from '../accepted-labels.ts';
import { joinTexts } from '../join.ts';
import { plainText } from '../markup.ts';
import type { People } from '../people.ts';
import type { Lines, Piece } from '../piece.ts';
import { type LabelledLine, parseLabelledLine } from './labelled-line.ts';

interface Open {
  readonly speaker: string | undefined;
  readonly start: number | undefined;
  readonly end: number | undefined;
  readonly texts: string[];
  readonly at: number;
  until: number;
}

/**
 * Lines with the speaker at their head. A line without one belongs to the last speaker, a time alone begins his next
 * piece; in a text without any name each line is a piece of nobody known.
 */
export function toLabelledPieces({ lines }: Lines, people: People): readonly Piece[] {
  const heads = lines.map((line) => (line.trim() ? parseLabelledLine(plainLine(line), people) : undefined));
  const accepted = acceptedLabels(
    heads.filter((_, index) => lines[index]?.trim()).map((head) => head?.label),
    people,
  );
  const pieces: Open[] = [];
  for (const [index, line] of lines.entries()) {
    if (!line.trim()) continue;
    const last = pieces.at(-1);
    const head = heads[index];
    const name = head?.label && accepted(head.label) ? head.label.speaker : undefined;
    if (head && (name || isTime(head))) pieces.push(toOpen(head, name ?? last?.speaker, index + 1, name !== undefined));
    else if (last?.speaker) {
      last.texts.push(plainText(line));
      last.until = index + 1;
    } else
      pieces.push(
        toOpen({ label: undefined, start: undefined, end: undefined, text: line }, undefined, index + 1, false),
      );
  }
  return pieces.map(({ texts, ...piece }) => ({ ...piece, text: joinTexts(texts) }));
}

/** A time at the head of a line whose label is no name: what looked like a label is the beginning of what is said. */
function isTime({ start, label }: LabelledLine): boolean {
  return start !== undefined && !label;
}

function toOpen(
  { start, end, text, label }: LabelledLine,
  speaker: string | undefined,
  at: number,
  named: boolean,
): Open {
  return { speaker, start, end, texts: [plainText(named ? (label?.text ?? text) : text)], at, until: at };
}

/** Tags and entities may stand in the label itself. */
function plainLine(line: string): string {
  return line.includes('<') || line.includes('&') ? plainText(line) : line;
}
