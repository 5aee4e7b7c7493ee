const escaped = String.raw`\\(?:[pPu]\{[^}]*\}|k<[^>]*>|u[\da-fA-F]{4}|x[\da-fA-F]{2}|.)`;
/** A part of a pattern: an escape, a class, the opening of a group, or a character. */
const parts = new RegExp(String.raw`${escaped}|\[(?:\\.|[^\]\\])*\]|\(\?(?:<\w+>|-i:)|.`, 'gsu');
/** A part of a class: how it opens, a range, an escape, or a character. */
const partsOfClass = new RegExp(String.raw`^\[\^?|(?:${escaped}|[^\]])-(?:${escaped}|[^\]])|${escaped}|.`, 'gsu');
const rangeOfLetters = /^(?:[a-z]-[a-z]|[A-Z]-[A-Z])$/;
/** In such a group letters are read as they stand. */
const asTheyStand = '(?-i:';
const ofOneCase = /^\\p\{L[ul]\}$/;
const bothCases = String.raw`\p{Lu}\p{Ll}`;

/**
 * The same pattern without the flag i: each letter stands in both cases, but for those in `(?-i:…)`. V8 reads a pattern with such a group
 * wrongly once it no longer optimizes patterns, as it does in a process that has made a megabyte of code of them; what is read in either
 * case then depends on what was read before. A pattern is therefore never run with such a group.
 *
 * References (`\1`) are read as they stand. Other cases of classes are those of single letters, of ranges of a-z and A-Z, and of `\p{Lu}`
 * and `\p{Ll}`.
 */
export function eitherCase(pattern: RegExp): RegExp {
  const { source, flags } = pattern;
  return pattern.ignoreCase ? new RegExp(inBothCases(source), flags.replace('i', '')) : pattern;
}

/**
 * The text of a pattern likewise.
 * @param ofClass a class with the other cases of what it holds
 */
export function inBothCases(source: string, ofClass: (characterClass: string) => string = classInBothCases): string {
  let depth = 0;
  let standsFrom = Number.POSITIVE_INFINITY;
  return source.replace(parts, (part) => {
    if (part.startsWith('(')) depth += 1;
    if (part === asTheyStand) {
      standsFrom = Math.min(standsFrom, depth);
      return '(?:';
    }
    if (part === ')') {
      if (depth === standsFrom) standsFrom = Number.POSITIVE_INFINITY;
      depth -= 1;
    }
    if (depth >= standsFrom) return part;
    if (part.startsWith('[')) return ofClass(part);
    if (ofOneCase.test(part)) return `[${bothCases}]`;
    const other = otherCase(part);
    return other === '' ? part : `[${part}${other}]`;
  });
}

/** A class with the other case of each letter in it. */
export function classInBothCases(characterClass: string): string {
  return characterClass.replace(partsOfClass, (part) => (ofOneCase.test(part) ? bothCases : part + otherCase(part)));
}

/** The other case of a letter or of a range of letters; empty where there is none. */
function otherCase(part: string): string {
  if (part.length > 1 && !rangeOfLetters.test(part)) return '';
  const [lower, upper] = [part.toLowerCase(), part.toUpperCase()];
  const other = part === lower ? upper : lower;
  return other === part || other.length !== part.length ? '' : other;
}
