import { joinTexts } from '#shared/text/join-texts.ts';
import type { Piece } from '../piece.ts';

/** A word of a recogniser. */
export interface Word {
  readonly speaker: string | undefined;
  readonly keys?: readonly string[];
  readonly text: string;
  readonly start: number | undefined;
  readonly end: number | undefined;
  /** Stands right after the word before, as a comma does. */
  readonly attached?: boolean;
  readonly at: number;
}

/** A piece ends where the speaker changes; where there are no speakers, with the sentence, or it would be one for the whole meeting. */
export function toPieces(words: readonly Word[]): readonly Piece[] {
  const groups: Word[][] = [];
  for (const word of words) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const goesOn =
      group &&
      last &&
      last.speaker === word.speaker &&
      (word.speaker || word.attached || !/[.!?。！？]$/.test(last.text));
    if (goesOn && group.length < maxWords) group.push(word);
    else groups.push([word]);
  }
  return groups.map(toPiece);
}

/** Words of one piece; pieces of one speaker are joined afterwards. */
const maxWords = 400;

function toPiece(group: readonly Word[]): Piece {
  const first = group[0];
  const end = group.findLast((word) => word.end !== undefined)?.end;
  const start = group.find((word) => word.start !== undefined)?.start;
  const place = { at: first?.at ?? 1, until: group.at(-1)?.at ?? 1 };
  return {
    speaker: first?.speaker,
    ...(first?.keys ? { keys: first.keys } : {}),
    text: textOf(group),
    start,
    end,
    ...place,
  };
}

function textOf(group: readonly Word[]): string {
  const texts: string[] = [];
  for (const { text, attached } of group) {
    const last = texts.pop();
    if (last === undefined) texts.push(text.trim());
    else if (attached) texts.push(last + text.trim());
    else texts.push(last, text.trim());
  }
  return joinTexts(texts);
}
