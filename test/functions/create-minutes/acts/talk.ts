import type { Minutes } from '#functions/create-minutes/minutes/minutes.ts';
import { minutesOf } from '../minutes-of.ts';

const participants = [
  { id: 'p1', name: 'Nora Quist', side: 'internal', role: 'Account Executive' },
  { id: 'p2', name: 'Ivo Brandt', side: 'internal', role: 'Solutions Engineer' },
  { id: 'p3', name: 'Tess Harlow', side: 'external', role: 'Operations Director' },
  { id: 'p4', name: 'Milo Fenn', side: 'external', role: 'IT Lead' },
  { id: 'p5', name: 'Greta Lund', side: 'external', role: 'CFO' },
];

/** Minutes of a talk between two sides on Wednesday, 1 April 2026, 10:00 in Berlin; `N:`, `I:`, `T:` and `M:` speak, Greta Lund is absent. */
export function talk(...lines: readonly string[]): Minutes {
  const names: Readonly<Record<string, string>> = {
    N: 'Nora Quist',
    I: 'Ivo Brandt',
    T: 'Tess Harlow',
    M: 'Milo Fenn',
  };
  const turns = lines.map((line) => ({ speaker: names[line[0] ?? ''], text: line.slice(3) }));
  return minutesOf({
    transcript: { turns },
    meeting: { startedAt: '2026-04-01T10:00:00+02:00', timeZone: 'Europe/Berlin', language: 'en' },
    participants,
  });
}
