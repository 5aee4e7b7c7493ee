/** So many calls in any window of that length: whether one more may come now. */
export function rollingLimit(calls: number, windowMs: number): () => boolean {
  const times: number[] = [];
  return () => {
    const now = performance.now();
    while (times[0] !== undefined && times[0] <= now - windowMs) times.shift();
    if (times.length >= calls) return false;
    times.push(now);
    return true;
  };
}
