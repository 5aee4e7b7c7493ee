import type { Minutes } from '#functions/create-minutes/minutes/minutes.ts';
import { minutesOf } from '../minutes-of.ts';

const participants = [
  { id: 'p1', name: 'Nora Quist', side: 'internal', role: 'Account Executive' },
  { id: 'p2', name: 'Ivo Brandt', side: 'internal', role: 'Solutions Engineer' },
  { id: 'p3', name: 'Tess Harlow', side: 'external', role: 'Operations Director' },
  { id: 'p4', name: 'Milo Fenn', side: 'external', role: 'IT Lead' },
  { id: 'p5', name: 'Greta Lund', side: 'external', role: 'CFO' },
];

/** Enough talk before a scene for the engine to tell what each of its remarks does. */
export const smallTalk: readonly string[] = [
  'N: Thanks for making the time today.',
  'T: Happy to, it has been a busy week here.',
  'N: The new line is running well I hear.',
  'T: It is, since about two weeks now.',
  'N: And the night shift likes it?',
  'T: They do, they really do.',
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

/** Enough talk after a scene for it to be none of the last words. */
const closing: readonly string[] = [
  'N: Anything else from your side?',
  "T: No, that's everything I think.",
  'N: Then thanks a lot.',
  'T: Thank you, bye.',
];

/** Minutes of a talk of which a scene is the middle. */
export function call(...lines: readonly string[]): Minutes {
  return talk(...smallTalk, ...lines, ...closing);
}
