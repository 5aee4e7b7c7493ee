/** In small letters: days, months, feasts, languages and countries. March and may are words besides. */
export const properWords: ReadonlySet<string> = new Set(
  'monday tuesday wednesday thursday friday saturday sunday january february april june july august september october november december christmas easter ramadan thanksgiving english french german spanish italian dutch portuguese polish japanese chinese europe america england ireland scotland wales germany france spain italy canada australia japan'.split(
    ' ',
  ),
);

/** Whether a word in small letters has a capital of its own, wherever it stands. */
export function keepsCapital(word: string): boolean {
  return properWords.has(word) || properWords.has(word.replace(/s$/, '')) || /^(?:march|may|i)$/.test(word);
}

/** With its first letter large. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
