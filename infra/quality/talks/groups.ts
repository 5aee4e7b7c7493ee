/** Talks of one letter have one author: `en-a01` is of the group `a`. */
export function groupOf(id: string): string {
  return /^\w+-([a-z]+)/.exec(id)?.[1] ?? '';
}

/** The groups of a list, each to be judged by what was fitted to the others. */
export function groupsOf(examples: readonly { readonly id: string }[]): readonly string[] {
  return [...new Set(examples.map(({ id }) => groupOf(id)))].sort();
}
