/** Marks that a model writes in its own way. */
const alike: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '‘': "'",
  '’': "'",
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
};
const ends = /^[\s."'“”‘’…。、,!?！？「」]+|[\s."'“”‘’…。、,!?！？「」]+$/gu;

/**
 * The words of a turn that a quote means, as they stand in the turn: models change white space, capitals and the kind of quotation
 * marks. Undefined where the turn does not say it.
 */
export function locate(quote: string, text: string): string | undefined {
  if (text.includes(quote)) return quote;
  const wanted = plain(quote.replace(ends, '')).letters;
  const { letters, places } = plain(text);
  const at = wanted === '' ? -1 : letters.indexOf(wanted);
  if (at < 0) return undefined;
  return text.slice(places[at], (places[at + wanted.length - 1] ?? 0) + 1);
}

/** Letters without white space, in one form each, and where each of them stands. */
function plain(text: string): { readonly letters: string; readonly places: readonly number[] } {
  let letters = '';
  const places: number[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? '';
    if (/\s/u.test(character)) continue;
    const form = (alike[character] ?? character.normalize('NFKC')).toLowerCase();
    letters += form;
    for (let each = 0; each < form.length; each += 1) places.push(index);
  }
  return { letters, places };
}
