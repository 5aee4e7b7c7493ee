const solidEnd = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー。、？！：…」』）】]$/u;
const solidStart = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー。、？！：…「『（【」』）】]/u;
/** Stands between such letters without a space as well: 3月15日, SAPを. */
const letterOrFigure = { end: /[\p{L}\p{N}%％]$/u, start: /^[\p{L}\p{N}]/u } as const;

/** Joins pieces of one text: with a space, but for scripts that are written without. */
export function joinTexts(texts: readonly string[]): string {
  let last = '';
  const parts: string[] = [];
  for (const text of texts) {
    if (!text) continue;
    if (last && !isSolid(last, text)) parts.push(' ');
    parts.push(text);
    last = text.slice(-1);
  }
  return parts.join('');
}

function isSolid(last: string, next: string): boolean {
  const { end, start } = letterOrFigure;
  return (
    (solidEnd.test(last) && (solidStart.test(next) || start.test(next))) || (solidStart.test(next) && end.test(last))
  );
}
