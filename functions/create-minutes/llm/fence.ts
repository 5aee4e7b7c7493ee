import type { Turn } from '../transcript/turn.ts';

/**
 * The turns as data: one JSON list for each, and nothing that somebody said can end the line or the fence. What was said stays what it
 * is when it is read back.
 */
export function fence(turns: readonly Turn[]): string {
  const lines = turns.map(({ id, speaker, text }) => JSON.stringify([id, speaker ?? null, text]));
  return `<transcript>\n${lines.map((line) => line.replaceAll('<', '\\u003c')).join('\n')}\n</transcript>`;
}
