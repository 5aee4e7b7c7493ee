/** Whether the larger of two sums is at most so many times the smaller. */
export function areWithin(one: number, other: number, apart: number): boolean {
  return Math.max(one, other) <= apart * Math.min(one, other);
}
