/** Things that a choice names, for it to be known in another that names more, and the share they are of those. */
const [leastShared, leastShare] = [2, 0.4];

/**
 * Whether of two choices the shorter one only says a part of the other: the same things, and no figure of its own.
 * @param narrows what leaves a part of the other out, and so says something of its own: "only the north"
 */
export function saysNoMore(
  termsOf: (text: string) => Iterable<string>,
  numbersOf: (text: string) => readonly string[],
  narrows: RegExp,
): (short: string, long: string) => boolean {
  return (short, long) => {
    const [told, all] = [new Set(termsOf(short)), new Set(termsOf(long))];
    const figures = new Set(numbersOf(long));
    return (
      told.size >= leastShared &&
      !narrows.test(short) &&
      told.size < all.size &&
      told.size >= all.size * leastShare &&
      [...told].every((term) => all.has(term)) &&
      numbersOf(short).every((figure) => figures.has(figure))
    );
  };
}
