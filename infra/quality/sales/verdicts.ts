/** How often each verdict was given: "80 right, 3 missed". */
export function countsOf(verdicts: readonly string[]): string {
  return [...Map.groupBy(verdicts, (verdict) => verdict)]
    .map(([verdict, all]) => `${all.length} ${verdict}`)
    .join(', ');
}
