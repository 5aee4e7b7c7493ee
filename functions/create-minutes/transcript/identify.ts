import { nameKey, type People, type Participant } from './people.ts';
import type { Piece } from './piece.ts';

/**
 * Puts the participant's own name where the transcript calls him otherwise: by identifier, alias, e-mail address, with
 * an honorific, or by a part of his name that nobody else has. Whoever is nobody of the participants stays as labelled.
 */
export function identify(pieces: readonly Piece[], people: People): readonly Piece[] {
  const names = namesOf(pieces, people);
  return pieces.map((piece) => {
    const name = piece.speaker === undefined ? undefined : names.get(keyOf(piece));
    return name === undefined || name === piece.speaker ? piece : { ...piece, speaker: name };
  });
}

/** A part of a name is only taken for a participant whom no other label of the transcript names in full. */
function namesOf(pieces: readonly Piece[], people: People): ReadonlyMap<string, string> {
  const labels = new Map<string, Piece>();
  for (const piece of pieces)
    if (piece.speaker !== undefined && !labels.has(keyOf(piece))) labels.set(keyOf(piece), piece);
  const names = new Map<string, string>();
  const present = new Set<Participant>();
  for (const [key, { speaker = '', keys = [] }] of labels) {
    const found = [...keys, speaker].map(people.known).find(Boolean);
    if (!found) continue;
    names.set(key, found.name);
    present.add(found);
  }
  for (const [key, { speaker = '' }] of labels) {
    const found = names.has(key) ? undefined : people.likely(speaker);
    if (found && !present.has(found) && !isWrittenFuller(speaker, found, labels, people)) names.set(key, found.name);
  }
  return names;
}

/** 森 is not 森田健 where 森田 speaks as well, who is. */
function isWrittenFuller(
  label: string,
  participant: Participant,
  labels: ReadonlyMap<string, Piece>,
  people: People,
): boolean {
  const own = nameKey(label);
  return [...labels.values()].some(({ speaker = '' }) => {
    const other = nameKey(speaker);
    const isFuller = other.length > own.length && other.startsWith(own) && !/^[\s,]/.test(other.slice(own.length));
    return isFuller && people.likely(speaker) === participant;
  });
}

function keyOf({ speaker = '', keys }: Piece): string {
  return keys && keys.length > 0 ? `${speaker}\n${keys.join('\n')}` : speaker;
}
