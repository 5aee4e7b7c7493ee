/** Talks of one letter have one author: `en-a01` is of the group `a`. */
export function groupOf(id: string): string {
  return /^\w+-([a-z]+)/.exec(id)?.[1] ?? '';
}

/** The groups of a list, each to be judged by what was fitted to the others. */
export function groupsOf(examples: readonly { readonly id: string }[]): readonly string[] {
  return [...new Set(examples.map(({ id }) => groupOf(id)))].sort();
}

/** Authors are left out in so many parts: one at a time took an hour, and told no more. */
export const parts = 6;

/** In which part the author of a talk is left out, by its id. */
export function partsOf(examples: readonly { readonly id: string }[]): (id: string) => number {
  const numbers = new Map(groupsOf(examples).map((group, i) => [group, i % parts]));
  return (id) => numbers.get(groupOf(id)) ?? -1;
}
