import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { LabelledTalk } from './talk.ts';

const side = z.enum(['internal', 'external']);
const appointment = z.object({ date: z.iso.date(), time: z.iso.time({ precision: -1 }).nullable() }).nullable();
const scene = z.object({
  id: z.string(),
  startedAt: z.string(),
  timeZone: z.string(),
  participants: z.array(z.object({ name: z.string(), side })).min(1),
  turns: z.array(z.object({ speaker: z.string(), text: z.string() })),
  /** Null where nothing is agreed. */
  next: appointment,
  /** What careful people could understand as well. */
  nextAlso: z.array(appointment).default([]),
});

/** The end of a Japanese meeting, in which people arrange when to meet next or fail to. */
export type Scene = z.output<typeof scene>;

/** Scenes of odd numbers, the others being there to measure, each as a body behind the beginning of a talk. */
export function oddScenes(
  folder: string,
  talks: readonly LabelledTalk[],
): readonly { readonly scene: Scene; readonly request: unknown }[] {
  const files = readdirSync(folder).filter((name) => /^ja.*\.jsonl$/.test(name));
  const lines = files.sort().flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean));
  const openings = talks.filter(isQuietAtFirst);
  return lines.flatMap((line, i) => {
    const one = scene.parse(JSON.parse(line));
    const isOdd = Number(/\d+$/.exec(one.id)?.[0] ?? 0) % 2 === 1;
    return isOdd ? [{ scene: one, request: requestOf(one, openings[(i * stride) % openings.length]) }] : [];
  });
}

/** Neighbours have other talks before them. */
const stride = 7;
const openingTurns = 34;
const quietTurns = openingTurns + 2;

/** Nobody arranges anything in it; talks of author c are kept out of what may be learnt from. */
function isQuietAtFirst({ id, turns }: LabelledTalk): boolean {
  if (!/^ja-[^c]/.test(id) || turns.length < quietTurns) return false;
  const arranging = turns.slice(0, quietTurns + 1).flatMap(({ pieces }) => pieces.flatMap(({ labels }) => labels));
  return !arranging.some(({ kind, wrong }) => kind === 'N' && !wrong);
}

function requestOf(
  { id, startedAt, timeZone, participants, turns }: Scene,
  opening: LabelledTalk | undefined,
): unknown {
  const sideOf = new Map(opening?.people.map((person) => [person.name, person.side]));
  const before = (opening?.turns ?? []).slice(0, openingTurns).map(({ speaker, text }) => {
    const own = participants.find((one) => one.side === (sideOf.get(speaker) ?? 'internal')) ?? participants[0];
    return { speaker: own?.name, text };
  });
  const meeting = { id, startedAt, timeZone, language: 'ja' };
  return { meeting, participants, transcript: { turns: [...before, ...turns] } };
}
