/** A phrase found in a text. */
export interface FoundPhrase {
  /** Position of the phrase in the list that was given. */
  readonly phrase: number;
  readonly start: number;
  readonly end: number;
}

interface Node {
  readonly next: Map<string, Node>;
  phrase: number | undefined;
}

/**
 * Prepares a search for many phrases at once: case, width and the kind of white space do not matter, and Latin words are
 * found whole. The longest phrase wins where several begin. One walk over the text, however many phrases there are.
 */
export function openPhraseFinder(phrases: readonly string[]): (text: string) => readonly FoundPhrase[] {
  const root: Node = { next: new Map(), phrase: undefined };
  for (const [index, phrase] of phrases.entries()) insert(root, phrase, index);
  return (text) => {
    const found: FoundPhrase[] = [];
    for (let at = 0; at < text.length; ) {
      const match = root.next.has(fold(text[at] ?? '')) && beginsWord(text, at) ? longest(root, text, at) : undefined;
      if (match) found.push(match);
      at = match ? match.end : at + 1;
    }
    return found;
  };
}

function insert(root: Node, phrase: string, index: number): void {
  let node = root;
  for (const character of phrase.trim().replace(/\s+/g, ' ')) {
    for (const unit of character.split('')) {
      const key = fold(unit);
      const next = node.next.get(key) ?? { next: new Map(), phrase: undefined };
      node.next.set(key, next);
      node = next;
    }
  }
  if (node !== root) node.phrase ??= index;
}

function longest(root: Node, text: string, start: number): FoundPhrase | undefined {
  let node: Node | undefined = root;
  let best: FoundPhrase | undefined;
  for (let at = start; at < text.length; at++) {
    node = node.next.get(fold(text[at] ?? ''));
    if (!node) break;
    if (node.phrase !== undefined && endsWord(text, at + 1)) best = { phrase: node.phrase, start, end: at + 1 };
  }
  return best;
}

/** One code unit in lower case and half width; every white space is a space. */
function fold(unit: string): string {
  const code = unit.charCodeAt(0);
  if (code < 128) return code === 9 || code === 10 || code === 13 ? ' ' : unit.toLowerCase();
  if (code === 0x3000 || code === 0xa0) return ' ';
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0).toLowerCase();
  const lower = unit.toLowerCase();
  return lower.length === 1 ? lower : unit;
}

const wordUnit = /[A-Za-z0-9\u00c0-\u024f]/;

function beginsWord(text: string, at: number): boolean {
  return !(wordUnit.test(text[at] ?? '') && wordUnit.test(text[at - 1] ?? ''));
}

function endsWord(text: string, end: number): boolean {
  return !(wordUnit.test(text[end - 1] ?? '') && wordUnit.test(text[end] ?? ''));
}
