import { InputError } from '#shared/errors.ts';
import type { MinutesRequest } from '../request.ts';
import { identify } from './identify.ts';
import { cutLong, joinSameSpeaker } from './join.ts';
import { requireAtMost } from './limits.ts';
import { withoutEarlyEnds } from './order.ts';
import { toPeople } from './people.ts';
import type { Notice, Piece } from './piece.ts';
import { isHallucination } from './silence.ts';
import { detectShape } from './source.ts';
import type { LeftOut, Transcript, Turn } from './turn.ts';

/**
 * Reads the transcript in the shape asked for, or finds the shape out. Every cue, segment or line of it is in a turn,
 * counted as left out with the reason, or named in a warning.
 * @throws InputError when it cannot be read so, or nobody says anything in it
 */
export function readTranscript(
  given: MinutesRequest['transcript'],
  format: MinutesRequest['format'],
  participants: MinutesRequest['participants'] = [],
): Transcript {
  const { format: found, reason, turns: policy, unit, read } = detectShape(given, format);
  const inPlace = policy === 'inPlace';
  const people = toPeople(participants);
  const { pieces, notices = [], timeUnit } = withoutEarlyEnds(read(people));
  requireAtMost('entries', pieces.length);
  const marked = pieces.map((piece) => withReason(piece, inPlace));
  const kept = identify(
    marked.filter(({ dropped }) => dropped === undefined),
    people,
  );
  requireAtMost('speakers', new Set(kept.map(({ speaker }) => speaker)).size);
  requireAtMost(
    'speech',
    kept.reduce((sum, { text }) => sum + text.length, 0),
  );
  const parts = (policy === 'merge' ? joinSameSpeaker(kept) : kept).map(cutLong);
  const turns = inPlace ? numberedInPlace(parts) : numbered(parts, unit);
  requireAtMost('turns', turns.length);
  const leftOut = summed(marked, unit, inPlace);
  requireSpeech(turns, leftOut);
  return {
    format: found,
    formatReason: reason,
    timeUnit,
    turns,
    leftOut,
    warnings: [...listed(notices, unit), ...speakerWarnings(turns)],
  };
}

/** In the own shape a turn without words keeps its place: the caller counts by it. */
function withReason(piece: Piece, inPlace: boolean): Piece {
  if (piece.dropped !== undefined) return piece;
  if (!piece.text && !inPlace) return { ...piece, dropped: 'empty' };
  return isHallucination(piece.text) ? { ...piece, dropped: 'heard in silence by the recogniser' } : piece;
}

function numbered(parts: readonly (readonly Piece[])[], unit: 'line' | 'entry'): readonly Turn[] {
  return parts.flat().map((piece, index) => toTurn(`t${index + 1}`, piece, unit));
}

/** The position is the id; a turn that had to be cut has further parts `t3.2`, `t3.3`. */
function numberedInPlace(parts: readonly (readonly Piece[])[]): readonly Turn[] {
  return parts.flatMap((pieces) =>
    pieces.map((piece, part) => toTurn(part === 0 ? `t${piece.at}` : `t${piece.at}.${part + 1}`, piece, 'entry')),
  );
}

function toTurn(id: string, { speaker, text, start, end, at, until }: Piece, unit: 'line' | 'entry'): Turn {
  return { id, speaker, text, start, end, ...(unit === 'line' ? { lines: [at, until] as const } : {}) };
}

function requireSpeech(turns: readonly Turn[], leftOut: readonly LeftOut[]): void {
  if (turns.some(({ text }) => /[\p{L}\p{N}]/u.test(text))) return;
  const out = leftOut.map(
    ({ reason, count, places: [first] }) => `${reason}, ${count === 1 ? first : `${count} times, first ${first}`}`,
  );
  const because = out.length > 0 ? ` (left out: ${out.join('; ')})` : '';
  throw new InputError(
    `transcript: holds no speech${because}; send lines such as "Name: text", a WebVTT or SRT file, a provider's JSON, or { "turns": [{ "speaker", "text" }] }`,
  );
}

/** A long recording leaves out thousands of cues; this many are listed by place, all are counted. */
const listedPlaces = 200;

function summed(pieces: readonly Piece[], unit: 'line' | 'entry', inPlace: boolean): readonly LeftOut[] {
  const reasons = new Map<string, number[]>();
  for (const { dropped, at } of pieces) {
    if (dropped === undefined) continue;
    const found = reasons.get(dropped);
    if (found) found.push(at);
    else reasons.set(dropped, [at]);
  }
  return [...reasons].map(([reason, found]) => ({
    reason,
    count: found.length,
    turnIds: inPlace ? found.slice(0, listedPlaces).map((at) => `t${at}`) : [],
    places: found.slice(0, listedPlaces).map((at) => `${unit} ${at}`),
  }));
}

const listedNotices = 20;

function listed(notices: readonly Notice[], unit: 'line' | 'entry'): readonly string[] {
  const shown = notices.slice(0, listedNotices).map(({ at, text }) => `transcript ${unit} ${at}: ${text}`);
  const rest = notices.length - shown.length;
  return rest > 0 ? [...shown, `transcript: ${rest} more such places`] : shown;
}

function speakerWarnings(turns: readonly Turn[]): readonly string[] {
  return turns.some(({ speaker }) => speaker)
    ? []
    : ['transcript: no speaker is named in it, so no owner can be named in the minutes'];
}
