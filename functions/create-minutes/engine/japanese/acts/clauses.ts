/** A part of a sentence with a predicate of its own. */
export interface Clause {
  /** Without what joins it to the next. */
  readonly text: string;
  /** With what joins it to the next. */
  readonly joined: string;
  /** What follows from it, or stands against it. */
  readonly joint: 'end' | 'reason' | 'but' | 'and' | 'if';
}

const finite = '(?<=(?:です|ます|ました|でした|ません|でしょう|ない|たい|た|だ|る|う|く|す|つ|む|ぶ|ぐ|い))';
const joint = new RegExp(
  `${finite}(?:(?<reason>ので|んで|のに|から)|(?<but>けれども|けれど|けども|けど|が)|(?<and>し))(?:ね)?(?=[、,\\s])[、,\\s]*|(?<=(?:です|ます|ました|でした|ません))(?:(?<reason2>ので|んで|から)|(?<but2>けれども|けれど|けども|けど))(?![、,\\s。])`,
  'gu',
);
const leastCharacters = 6;

/** Cuts after finite verbs only: what is chained by て belongs together. */
export function readClauses(text: string): readonly Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  for (const match of text.matchAll(joint)) {
    const piece = text.slice(from, match.index);
    if (piece.length < leastCharacters) continue;
    const { reason, reason2, but, but2 } = match.groups ?? {};
    clauses.push({
      text: piece.trim(),
      joined: `${piece.trim()}${match[0].trim()}`,
      joint: (reason ?? reason2) ? 'reason' : (but ?? but2) ? 'but' : 'and',
    });
    from = match.index + match[0].length;
  }
  const last = text
    .slice(from)
    .replace(/[。.！!\s]+$/u, '')
    .trim();
  if (/[\p{L}\p{N}]/u.test(last)) clauses.push({ text: last, joined: last, joint: 'end' });
  return clauses;
}
