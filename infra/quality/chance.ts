/** Numbers from 0 to 1, always the same (Numerical Recipes' linear congruential generator). */
export function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
