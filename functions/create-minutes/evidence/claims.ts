/** Numbers of a text in one spelling: `１２，０００` and `12,000` are the same. */
export function numbersIn(text: string): readonly string[] {
  const found = text.normalize('NFKC').match(/\d+(?:[.,]\d+)*/g) ?? [];
  return found.map((number) => number.replace(/,(?=\d{3})/g, ''));
}

/** Words with a capital within a sentence: in languages with small letters these are names of people, places, products and days. */
export function namesIn(text: string): readonly string[] {
  return text.match(/(?<=[\p{L}\p{N},;:)'’"%] )\p{Lu}[\p{L}\p{N}'’-]*/gu)?.filter((word) => word !== 'I') ?? [];
}
