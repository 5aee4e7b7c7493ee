/** A letter with its accents, which may be characters of their own: か and ゛ for が. */
const letter = /[^\p{M}ﾞﾟ][\p{M}ﾞﾟ]*/gu;
/** What a model writes in its own way, or leaves out. */
const passedOver = /^[\s\p{P}~～]/u;

/**
 * The words of a turn that a quote means, as they stand in the turn: models change white space, punctuation, capitals and width.
 * Undefined where the turn does not say it.
 */
export function locate(quote: string, text: string): string | undefined {
  if (text.includes(quote)) return quote;
  const wanted = plain(quote).letters;
  const { letters, places } = plain(text);
  const at = wanted === '' ? -1 : letters.indexOf(wanted);
  if (at < 0) return undefined;
  return text.slice(places[at]?.from, places[at + wanted.length - 1]?.to);
}

/** Letters in one form each, and where each of them stands. */
function plain(text: string): {
  readonly letters: string;
  readonly places: readonly { readonly from: number; readonly to: number }[];
} {
  let letters = '';
  const places: { from: number; to: number }[] = [];
  for (const { 0: found, index: from } of text.matchAll(letter)) {
    if (passedOver.test(found)) continue;
    const form = found.normalize('NFKC').toLowerCase();
    letters += form;
    for (let each = 0; each < form.length; each += 1) places.push({ from, to: from + found.length });
  }
  return { letters, places };
}
