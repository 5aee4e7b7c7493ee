/** Letters that are added, left out or changed in a name that is misspelt. */
const mostEdits = 2;
/** What is longer is no misspelt field, and comparing it would cost time. */
const longestName = 40;

/** The name that was probably meant, whatever its case; undefined where none is near. */
export function nearName(given: string, names: readonly string[]): string | undefined {
  return given.length <= longestName ? names.find((name) => isNear(given, name)) : undefined;
}

/** Whether so few edits lead from one name to the other (Levenshtein 1966), of short ones fewer. */
function isNear(one: string, other: string): boolean {
  const [from, to] = [one.toLowerCase(), other.toLowerCase()];
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (const [j, own] of [...to].entries())
      next.push(Math.min((row[j] ?? 0) + (letter === own ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    row = next;
  }
  return (row.at(-1) ?? mostEdits + 1) <= Math.min(mostEdits, Math.floor(other.length / 4));
}
