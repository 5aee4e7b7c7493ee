/**
 * A text in small letters, each at its place: for patterns too large to be given the flags `iu`, with which V8 takes several times as long
 * to make them. A letter that is written with two in small letters stays as it is (`İ`).
 */
export function inLowerCase(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return text.replace(/./gsu, (one) => (one.toLowerCase().length === one.length ? one.toLowerCase() : one));
}

/**
 * The text with what a global pattern in small letters finds replaced, whatever case it is in.
 * @param written what stands for what was said; the match is one in small letters
 */
export function replaceInEitherCase(
  text: string,
  pattern: RegExp,
  written: (said: string, match: RegExpExecArray) => string,
): string {
  let copied = 0;
  const parts = [...inLowerCase(text).matchAll(pattern)].map((match) => {
    const before = text.slice(copied, match.index);
    copied = match.index + match[0].length;
    return before + written(text.slice(match.index, copied), match);
  });
  return parts.join('') + text.slice(copied);
}
