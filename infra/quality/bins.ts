/** How many of the edges, rising, an amount has reached. */
export function binOf(amount: number, edges: readonly number[]): number {
  let bin = 0;
  while (bin < edges.length && amount >= (edges[bin] ?? 0)) bin++;
  return bin;
}
