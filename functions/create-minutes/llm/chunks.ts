import type { Turn } from '../transcript/turn.ts';
import { fence } from './fence.ts';
import { tokensOf } from './tokens.ts';

/** So many turns are in two chunks: an answer that was cut from its question would be no answer. */
const sharedTurns = 4;

/** The turns in stretches of about so many tokens, each with the end of the one before it. */
export function toChunks(turns: readonly Turn[], chunkTokens: number): readonly (readonly Turn[])[] {
  const chunks: (readonly Turn[])[] = [];
  let from = 0;
  let size = 0;
  for (const [index, turn] of turns.entries()) {
    const tokens = tokensOf(fence([turn]));
    if (size + tokens > chunkTokens && index > from) {
      chunks.push(turns.slice(Math.max(0, from - sharedTurns), index));
      from = index;
      size = 0;
    }
    size += tokens;
  }
  if (from < turns.length) chunks.push(turns.slice(Math.max(0, from - sharedTurns)));
  return chunks;
}
