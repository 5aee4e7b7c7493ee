/** Letters that are added, left out, changed or swapped with their neighbour in a name that is misspelt. */
const mostEdits = 2;
/** What is longer is no misspelt field, and comparing it would cost time. */
const longestName = 40;

/** The name that was probably meant, whatever its case; undefined where none is near. */
export function nearName(given: string, names: readonly string[]): string | undefined {
  return given.length <= longestName ? names.find((name) => isNear(given, name)) : undefined;
}

/** Whether so few edits lead from one name to the other (Damerau 1964, each place edited once), of short ones fewer. */
function isNear(one: string, other: string): boolean {
  const [from, to] = [[...one.toLowerCase()], [...other.toLowerCase()]];
  let before: readonly number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (const [i, letter] of from.entries()) {
    const next = [i + 1];
    for (const [j, own] of to.entries()) {
      const swapped = i > 0 && letter === to[j - 1] && own === from[i - 1] ? before[j - 1] : undefined;
      const changed = (row[j] ?? 0) + (letter === own ? 0 : 1);
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (swapped ?? to.length) + 1));
    }
    [before, row] = [row, next];
  }
  return (row.at(-1) ?? mostEdits + 1) <= Math.min(mostEdits, Math.floor(other.length / 4));
}
