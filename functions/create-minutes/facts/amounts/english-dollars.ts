import { currencyAfter, currencyOf } from './english-currencies.ts';

const lead = /^(?:(?:and |but )?(?:that(?:['’]s| is) |it(?:['’]s| is) )?(?:all )?in )?/i;
const alone = /^(?:[,.;!?]|$| not )/;

/** "Złoty, not euro.", "In euros.": a sentence that begins with a currency and no number. */
export function currencyAtStart(text: string, timeZone: string | undefined): string | undefined {
  const rest = text.replace(lead, '');
  const said = currencyAfter.exec(rest)?.[0];
  return said !== undefined && said.length > 2 && alone.test(rest.slice(said.length))
    ? currencyOf(said, timeZone)
    : undefined;
}

const ofCountry =
  /\b(?:us|american|canadian|australian|aussie|new zealand|kiwi|nz|singapore|hong kong) dollars?\b|(?!R\$)\p{L}\$/iu;
const plain = /^\$|\bdollars?\b/i;

/** One sum may be of elsewhere: "500 US dollars in the States". */
const leastNamed = 2;

/** The dollars that a talk names by their country, where all such are of one, and which sums are in plain dollars. */
export function dollarsOfOneCountry(
  sums: readonly string[],
): { readonly unit: string; readonly isPlain: (sum: string) => boolean } | undefined {
  const named = sums.flatMap((sum) => {
    const said = ofCountry.exec(sum)?.[0];
    return (said === undefined ? undefined : currencyOf(said, undefined)) ?? [];
  });
  const [unit] = named;
  if (unit === undefined || named.length < leastNamed || new Set(named).size > 1) return undefined;
  return { unit, isPlain: (sum) => plain.test(sum) && !ofCountry.test(sum) };
}
