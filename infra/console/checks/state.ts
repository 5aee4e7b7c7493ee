import { badge } from '../parts/marks.ts';

/** The page's word for something an operation named; where it has none, the operation's own. */
export function wordFor(words: Readonly<Record<string, string>>, name: string): string {
  return words[name] ?? name;
}

/** A state that an operation answered. */
export function state(name: string): HTMLElement {
  return badge(name, (t) => wordFor(t.checks.statuses, name));
}
