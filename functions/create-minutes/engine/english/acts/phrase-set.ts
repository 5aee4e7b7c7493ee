/** Where a phrase was found: positions of words, the end not included. */
export interface Found {
  readonly start: number;
  readonly end: number;
}

/** Words that may stand anywhere within a phrase without changing what it does. */
const skipped = new Set(
  'just also really actually definitely probably then still totally absolutely certainly gladly happily quickly maybe perhaps please simply literally honestly personally uh um er like basically kindly now only even'.split(
    ' ',
  ),
);

/** Phrases by their words; `ends` where one is complete. */
interface Branch {
  readonly next: Map<string, Branch>;
  ends: boolean;
}

/**
 * Phrases, one a line; `(a|b) c` stands for both wordings, `(a|) c` for one that may be left out. They are kept as a tree,
 * so that the cost of a search grows with the text and not with the number of phrases.
 */
export function phraseSet(lines: string): (words: readonly string[]) => Found | undefined {
  let tree: Branch | undefined;
  return (words) => {
    tree ??= treeOf(lines);
    const root = tree;
    for (let start = 0; start < words.length; start++) {
      const first = root.next.get(words[start] ?? '');
      const end = first && endOf(first, words, start + 1);
      if (end !== undefined) return { start, end };
    }
    return undefined;
  };
}

/** Grown when it is first searched: a start of the function does not wait for it. */
function treeOf(lines: string): Branch {
  const root: Branch = { next: new Map(), ends: false };
  for (const line of lines.split('\n'))
    for (const phrase of line.trim() ? expand(line.trim()) : []) plant(root, phrase);
  return root;
}

function plant(root: Branch, phrase: string): void {
  let branch = root;
  for (const word of phrase.split(' ').filter(Boolean)) {
    const next = branch.next.get(word) ?? { next: new Map(), ends: false };
    branch.next.set(word, next);
    branch = next;
  }
  branch.ends = true;
}

function endOf(first: Branch, words: readonly string[], from: number): number | undefined {
  let branch = first;
  for (let at = from; !branch.ends; at++) {
    const word = words[at];
    if (word === undefined) return undefined;
    const next = branch.next.get(word);
    if (next) branch = next;
    else if (!skipped.has(word)) return undefined;
    if (branch.ends) return at + 1;
  }
  return from;
}

function expand(line: string): readonly string[] {
  const group = /\(([^()]*)\)/.exec(line);
  if (!group) return [line.replace(/\s+/g, ' ').trim()];
  const [whole, inner = ''] = group;
  return inner.split('|').flatMap((choice) => expand(line.replace(whole, choice)));
}
