import { joinTexts } from '#shared/text/join-texts.ts';
import { acceptedLabels } from '../accepted-labels.ts';
import { requireAtMost } from '../limits.ts';
import { singleSpaced, withoutMarkup } from '../markup.ts';
import type { People } from '../people.ts';
import type { Lines, Piece } from '../piece.ts';
import { parseClock } from '../time.ts';
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
  const written = lines.flatMap((line, index) => (line.trim() ? [{ at: index + 1, line: withoutMarkup(line) }] : []));
  requireAtMost('entries', written.length);
  const heads = written.map(({ line }) => parseLabelledLine(line, people));
  const accepted = acceptedLabels(
    heads.map((head) => head?.label),
    people,
  );
  const timesAlone = haveTimesAlone(heads);
  const areTimed = heads.filter((head) => head?.start !== undefined).length * 2 > heads.length;
  const pieces: Open[] = [];
  for (const [index, { line, at }] of written.entries()) {
    const last = pieces.at(-1);
    const head = timesAlone ? withTime(heads[index]) : heads[index];
    const isMeant = head?.label && (accepted(head.label) || (areTimed && isBehindTime(head)));
    const name = isMeant ? head.label?.speaker : undefined;
    if (head && (name || isTime(head))) pieces.push(toOpen(head, name ?? last?.speaker, at));
    else if (last?.speaker) {
      last.texts.push(singleSpaced(line));
      last.until = at;
    } else pieces.push(toOpen({ label: undefined, start: undefined, end: undefined, text: line }, undefined, at));
  }
  return pieces.map(({ texts, ...piece }) => ({ ...piece, text: joinTexts(texts) }));
}

/** Whether lines have a name and a time alone, as in `Speaker A: 0:05`, each over his words; else somebody says a time. */
function haveTimesAlone(heads: readonly (LabelledLine | undefined)[]): boolean {
  const named = heads.filter((head) => head?.label).length;
  const over = heads.filter(
    (head, index) =>
      head?.label && parseClock(head.text) !== undefined && index + 1 < heads.length && !heads[index + 1]?.label,
  ).length;
  return over * 2 > named;
}

function withTime(head: LabelledLine | undefined): LabelledLine | undefined {
  const start = head?.label && parseClock(head.text);
  return head && start !== undefined ? { ...head, start, text: '' } : head;
}

/** `00:12 Bob: ...` may be an agenda, but not where most lines have a time. */
function isBehindTime({ start, label }: LabelledLine): boolean {
  return start !== undefined && label?.isPhrase === false;
}

/** A time at the head of a line whose label is no name: what looked like a label is the beginning of what is said. */
function isTime({ start, label }: LabelledLine): boolean {
  return start !== undefined && !label;
}

function toOpen({ start, end, text }: LabelledLine, speaker: string | undefined, at: number): Open {
  return { speaker, start, end, texts: [singleSpaced(text)], at, until: at };
}
