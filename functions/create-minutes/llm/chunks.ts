import type { Turn } from '../transcript/turn.ts';
import { fence } from './fence.ts';
import { tokensOf } from './tokens.ts';

/** So many turns are in two chunks: an answer that was cut from its question would be no answer. */
const sharedTurns = 4;
/** Of a chunk they are no more than this: where turns are pages, four of them would be more than the chunk itself. */
const sharedPart = 1 / 4;

/** The turns in stretches of about so many tokens, each with the end of the one before it. */
export function toChunks(turns: readonly Turn[], chunkTokens: number): readonly (readonly Turn[])[] {
  const sizes = turns.map((turn) => tokensOf(fence([turn])));
  const chunks: (readonly Turn[])[] = [];
  let from = 0;
  let size = 0;
  const endAt = (index: number) => chunks.push(turns.slice(sharedFrom(from, sizes, chunkTokens * sharedPart), index));
  for (const [index, tokens] of sizes.entries()) {
    if (size + tokens > chunkTokens && index > from) {
      endAt(index);
      from = index;
      size = 0;
    }
    size += tokens;
  }
  if (from < turns.length) endAt(turns.length);
  return chunks;
}

function sharedFrom(from: number, sizes: readonly number[], room: number): number {
  let first = from;
  let left = room;
  while (first > 0 && from - first < sharedTurns && (sizes[first - 1] ?? 0) <= left) {
    first -= 1;
    left -= sizes[first] ?? 0;
  }
  return first;
}
