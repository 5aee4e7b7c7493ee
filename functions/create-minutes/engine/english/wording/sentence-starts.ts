const start = /(?<=^|[.?!] )\p{Ll}/gu;

/** A text with a capital at the beginning of each sentence, where words were put for others. */
export function capitaliseStarts(text: string): string {
  return text.replace(start, (letter) => letter.toUpperCase());
}
