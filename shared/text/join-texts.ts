const solidEnd = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー。、？！：…」』）】]$/u;
const solidStart = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}「『（【]/u;

/** Joins pieces of one text: with a space, but for scripts that are written without. */
export function joinTexts(texts: readonly string[]): string {
  let last = '';
  const parts: string[] = [];
  for (const text of texts) {
    if (!text) continue;
    if (last && !(solidEnd.test(last) && solidStart.test(text))) parts.push(' ');
    parts.push(text);
    last = text.slice(-1);
  }
  return parts.join('');
}
