/** The words of a clause by position; positions outside give the empty word. */
export interface Tokens {
  readonly length: number;
  /** In small letters. */
  readonly word: (at: number) => string;
  readonly said: (at: number) => string;
  /** The rest of the clause from a word on, without the mark at its end. */
  readonly rest: (at: number) => string;
  /** Nothing but a space stands before the word. */
  readonly isJoined: (at: number) => boolean;
}

export function tokensOf(clause: string): Tokens {
  const found = [...clause.matchAll(/[\p{L}\p{N}]+(?:['’.:-][\p{L}\p{N}]+)*/gu)];
  const words = found.map(([word]) => word.toLowerCase());
  return {
    length: found.length,
    word: (at) => words[at] ?? '',
    said: (at) => found[at]?.[0] ?? '',
    isJoined: (at) =>
      clause[(found[at]?.index ?? 0) - 1] === ' ' && /[\p{L}\p{N}]/u.test(clause[(found[at]?.index ?? 0) - 2] ?? ''),
    rest: (at) => withoutMark(clause.slice(found[at]?.index ?? clause.length)),
  };
}

/** Without the marks a clause ends with. */
export function withoutMark(text: string): string {
  return text.replace(/[\s,;:.!?—–-]+$/, '');
}
