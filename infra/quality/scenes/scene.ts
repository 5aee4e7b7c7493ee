import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { LabelledTalk } from '../talks/talk.ts';

const side = z.enum(['internal', 'external']);
const appointment = z.object({ date: z.iso.date(), time: z.iso.time({ precision: -1 }).nullable() }).nullable();

const written = z.object({
  id: z.string(),
  startedAt: z.string(),
  timeZone: z.string(),
  participants: z.array(z.object({ name: z.string(), side })),
  turns: z.array(z.object({ speaker: z.string(), text: z.string() })),
  /** Null where nothing is agreed. */
  next: appointment,
  /** What careful people could understand as well. */
  nextAlso: z.array(appointment).default([]),
  why: z.string(),
});

/** The end of a meeting, in which people arrange when to meet next, or fail to. */
export interface Scene extends z.output<typeof written> {
  /** Files are named by it: `en-m.jsonl`. */
  readonly language: 'en' | 'ja';
}

/** The scenes of a folder, one to a line of its files, in the order of their names. */
export function readScenes(folder: string): readonly Scene[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  return names.sort().flatMap((name) => {
    const lines = readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean);
    const language = name.startsWith('ja') ? 'ja' : 'en';
    return lines.map((line) => ({ ...written.parse(JSON.parse(line)), language }));
  });
}

/** What is said before a scene begins. */
export type Opening = Pick<LabelledTalk, 'turns' | 'people'>;

const openingTurns = 34;
/** A talk is taken up to where its own people begin to arrange. */
const quietTurns = openingTurns + 2;

/** The beginnings of talks, in which nobody arranges anything; talks of author c are kept out of what may be learnt from. */
export function openingsOf(talks: readonly LabelledTalk[], language: Scene['language']): readonly Opening[] {
  return talks.flatMap((talk) => {
    if (talk.language !== language || talk.id.startsWith(`${language}-c`) || talk.turns.length < quietTurns) return [];
    const arranged = talk.turns.findIndex(({ pieces }) =>
      pieces.some(({ labels }) => labels.some(({ kind, wrong }) => kind === 'N' && !wrong)),
    );
    if (arranged >= 0 && arranged <= quietTurns) return [];
    return [{ people: talk.people, turns: talk.turns.slice(0, openingTurns) }];
  });
}

/** A body for create-minutes: the scene behind a talk that the first people of its sides have had so far. */
export function requestOf(scene: Scene, opening: Opening | undefined): unknown {
  const { id, startedAt, timeZone, language, participants, turns } = scene;
  const sideOf = new Map(opening?.people.map((person) => [person.name, person.side]));
  const speakerOf = (own: Opening['people'][number]['side']) =>
    (participants.find((one) => one.side === own) ?? participants[0])?.name;
  const before = (opening?.turns ?? []).map(({ speaker, text }) => ({
    speaker: speakerOf(sideOf.get(speaker) ?? 'internal'),
    text,
  }));
  return {
    meeting: { id, startedAt, timeZone, language },
    participants,
    transcript: { turns: [...before, ...turns] },
  };
}

const stride = 7;

/** Each scene of a list with the request it makes; neighbours have other talks before them. */
export function requestsOf(
  scenes: readonly Scene[],
  talks: readonly LabelledTalk[],
): readonly { readonly scene: Scene; readonly request: unknown }[] {
  const openings = { en: openingsOf(talks, 'en'), ja: openingsOf(talks, 'ja') };
  return scenes.map((scene) => {
    const own = openings[scene.language];
    return { scene, request: requestOf(scene, own[((numberOf(scene) - 1) * stride) % own.length]) };
  });
}

/** `en-m-07` is the seventh of its file. */
export function numberOf({ id }: Pick<Scene, 'id'>): number {
  return Number(/\d+$/.exec(id)?.[0] ?? 1);
}
