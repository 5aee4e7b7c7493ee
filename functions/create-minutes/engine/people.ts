import { readOnce } from './read-once.ts';
import type { MinutesRequest } from '../request.ts';
import type { Turn } from '../transcript/turn.ts';

/** Somebody the minutes may name: a given participant, or a speaker found in the transcript. */
export interface Person {
  readonly participantId: string | undefined;
  readonly name: string;
  /** Of a meeting, also as the engine told it. */
  readonly side: 'internal' | 'external' | undefined;
  readonly role: string | undefined;
  readonly email: string | undefined;
  /** Label in the transcript; undefined for somebody who does not speak. */
  readonly speaker: string | undefined;
  /** Everything he may be called, in lower case. */
  readonly names: readonly string[];
}

type Participant = MinutesRequest['participants'][number];

/** The given participants in their order, then the speakers who are none of them. */
export function findPeople(turns: readonly Turn[], participants: readonly Participant[]): readonly Person[] {
  const speakers = [...new Set(turns.flatMap(({ speaker }) => speaker ?? []))];
  const given = participants.map((participant) => toPerson(participant, speakers));
  const known = new Set(given.flatMap(({ speaker }) => speaker ?? []));
  const found = speakers.filter((speaker) => !known.has(speaker));
  return [...given, ...found.map((speaker) => toPerson({ name: speaker }, [speaker]))];
}

/** `Priya (Customer, VP Operations)` -> `Priya`; `田中（顧客）` -> `田中`. */
export const bareName = readOnce(withoutBrackets);

function withoutBrackets(label: string): string {
  const inner = /\s*[(（][^()（）]*[)）]\s*/g;
  const bare = label.replace(inner, ' ').replace(inner, ' ').trim();
  return bare || label;
}

function toPerson(
  { id, name, email, side, role, aliases }: Partial<Participant> & { name: string },
  speakers: readonly string[],
): Person {
  const names = [name, bareName(name), ...(aliases ?? []), ...(id ? [id] : []), ...(email ? [email] : [])].map(
    (given) => given.toLowerCase(),
  );
  const speaker = speakers.find(
    (label) => names.includes(label.toLowerCase()) || names.includes(bareName(label).toLowerCase()),
  );
  return {
    participantId: id ?? undefined,
    name,
    side: side ?? undefined,
    role: role ?? /[(（]([^)）]*)[)）]/.exec(name)?.[1],
    email: email ?? undefined,
    speaker,
    names: [...new Set(names)],
  };
}
