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
  next: Map<string, Branch> | undefined;
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
      const first = root.next?.get(words[start] ?? '');
      const end = first && endOf(first, words, start + 1);
      if (end !== undefined) return { start, end };
    }
    return undefined;
  };
}

/** Grown when it is first searched: a start of the function does not wait for it. */
function treeOf(lines: string): Branch {
  const root: Branch = { next: undefined, ends: false };
  for (const line of lines.trim().split('\n')) {
    const tokens = line.match(/[(|)]|[^\s(|)]+/g) ?? [];
    for (const branch of grow([root], tokens.values())) branch.ends = true;
  }
  return root;
}

/** Lets the wordings of a line grow side by side, up to the end of the line or of the choice it is in, and tells where they end. */
function grow(from: readonly Branch[], tokens: Iterator<string>, ended: readonly Branch[] = []): readonly Branch[] {
  let ends = from;
  for (let { value: token } = tokens.next(); token !== undefined && token !== ')'; { value: token } = tokens.next()) {
    if (token === '|') return grow(from, tokens, [...ended, ...ends]);
    ends = token === '(' ? grow(ends, tokens) : ends.map((branch) => after(branch, token));
  }
  return [...ended, ...ends];
}

function after(from: Branch, word: string): Branch {
  from.next ??= new Map();
  const known = from.next.get(word);
  if (known) return known;
  const branch: Branch = { next: undefined, ends: false };
  from.next.set(word, branch);
  return branch;
}

function endOf(first: Branch, words: readonly string[], from: number): number | undefined {
  let branch = first;
  for (let at = from; !branch.ends; at++) {
    const word = words[at];
    if (word === undefined) return undefined;
    const next = branch.next?.get(word);
    if (next) branch = next;
    else if (!skipped.has(word)) return undefined;
    if (branch.ends) return at + 1;
  }
  return from;
}
