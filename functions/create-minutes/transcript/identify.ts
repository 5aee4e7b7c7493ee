import { nameKey, type People, type Participant } from './people.ts';
import type { Piece } from './piece.ts';

/**
 * Puts the participant's own name where the transcript calls him otherwise: by identifier, alias, e-mail address, with
 * an honorific, or by a part of his name that nobody else has. Whoever is nobody of the participants stays as labelled, by
 * the fuller one of two labels: `Ms. May` is who spoke as `Ms. May (Saanich, GP)`.
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
  for (const [bare, fuller] of introducedIn(labels))
    if (!names.has(bare) && !names.has(fuller)) names.set(bare, fuller);
  return names;
}

/** By a label without brackets: the one that says in brackets who that is. Two whom only brackets tell apart, or a number in them, stay apart. */
function introducedIn(labels: ReadonlyMap<string, Piece>): ReadonlyMap<string, string> {
  const found = new Map<string, string[]>();
  for (const label of labels.keys()) {
    const bare = /^(\S.*?)\s*[(（]\P{N}.*[)）]$/u.exec(label)?.[1];
    if (bare !== undefined && labels.has(bare)) found.set(bare, [...(found.get(bare) ?? []), label]);
  }
  return new Map([...found].flatMap(([bare, [fuller, another]]) => (fuller && !another ? [[bare, fuller]] : [])));
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
