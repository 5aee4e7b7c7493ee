import type { Notice, Piece, Reading } from './piece.ts';

/** An end before the start would be a negative length of speech: the start is kept, for it has the order. */
export function withoutEarlyEnds(reading: Reading): Reading {
  const notices: Notice[] = [];
  const pieces = reading.pieces.map((piece): Piece => {
    if (piece.start === undefined || piece.end === undefined || piece.end >= piece.start) return piece;
    notices.push({ at: piece.at, text: 'it ends before it begins, and the end was left out' });
    return { ...piece, end: undefined };
  });
  return notices.length === 0 ? reading : { ...reading, pieces, notices: [...(reading.notices ?? []), ...notices] };
}
