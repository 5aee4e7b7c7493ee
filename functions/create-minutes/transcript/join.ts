import { joinTexts } from '#shared/text/join-texts.ts';
import { maxTurnCharacters } from './limits.ts';
import type { Piece } from './piece.ts';

/**
 * Captions cut speech into pieces of a few seconds; pieces of one speaker that follow each other are one turn, up to
 * the length of a turn. Pieces of nobody known stay apart, for they may be of several people.
 */
export function joinSameSpeaker(pieces: readonly Piece[]): readonly Piece[] {
  const groups: Piece[][] = [];
  let length = 0;
  for (const piece of pieces) {
    const last = groups.at(-1);
    length += piece.text.length;
    if (last?.[0]?.speaker && last[0].speaker === piece.speaker && length <= maxTurnCharacters) last.push(piece);
    else {
      groups.push([piece]);
      length = piece.text.length;
    }
  }
  return groups.flatMap(joined);
}

function joined(group: readonly Piece[]): readonly Piece[] {
  const [first, ...rest] = group;
  if (!first || rest.length === 0) return group;
  const end = group.reduce<number | undefined>((latest, piece) => later(latest, piece.end), undefined);
  return [{ ...first, text: joinTexts(group.map(({ text }) => text)), end, until: group.at(-1)?.until ?? first.until }];
}

function later(one: number | undefined, other: number | undefined): number | undefined {
  return one !== undefined && other !== undefined ? Math.max(one, other) : (one ?? other);
}

const sentenceEnd = /[.!?。！？]["'”’」』)）]?\s?/g;

/** Cuts what is longer than a turn at the end of a sentence, else at a space, else anywhere but within a character. */
export function cutLong(piece: Piece): readonly Piece[] {
  const { text } = piece;
  if (text.length <= maxTurnCharacters) return [piece];
  const parts: string[] = [];
  for (let from = 0; from < text.length; ) {
    const to = from + cutIn(text.slice(from, from + maxTurnCharacters), from + maxTurnCharacters >= text.length);
    parts.push(text.slice(from, to));
    from = to;
  }
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part, index, all) => ({
      ...piece,
      text: part,
      start: index === 0 ? piece.start : undefined,
      end: index === all.length - 1 ? piece.end : undefined,
    }));
}

function cutIn(window: string, isLast: boolean): number {
  if (isLast) return window.length;
  let end = 0;
  for (const match of window.matchAll(sentenceEnd)) end = match.index + match[0].length;
  if (end > maxTurnCharacters / 2) return end;
  const space = window.lastIndexOf(' ') + 1;
  if (space > maxTurnCharacters / 2) return space;
  const last = window.charCodeAt(window.length - 1);
  return last >= 0xd800 && last <= 0xdbff ? window.length - 1 : window.length;
}
