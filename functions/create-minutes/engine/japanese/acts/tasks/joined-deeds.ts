/** 「パンフを」 of パンフを郵送する. */
const withThing = /^(?<thing>[^、。をは（]{2,24})を(?<deed>[^。]+。)$/u;
const handsOver =
  /^[^、。を]{0,14}(?:送|渡|出[しす]|届け|返[しす]|戻[しす]|提出|郵送|発送|返送|持参|投函|持って)[^、。]{0,6}。$/u;

/** Two deeds with one thing: handed over twice it is told once, as it was said last; else its name is not said again. */
export function joinedDeeds(first: string, second: string): string {
  const sentences = first.split(/(?<=。)/u);
  const [thing, deed] = partsOf(second);
  const named = sentences.map(partsOf);
  if (thing === undefined || !named.some(([own]) => own === thing)) return `${first}${second}`;
  const last = named.at(-1)?.[1] ?? sentences.at(-1) ?? '';
  if (!handsOver.test(deed) || !handsOver.test(last)) return `${first}${deed}`;
  const before = sentences.slice(0, -1);
  return before.some((one) => partsOf(one)[0] === thing) ? `${before.join('')}${deed}` : `${before.join('')}${second}`;
}

function partsOf(sentence: string): readonly [thing: string | undefined, deed: string] {
  const { thing, deed = sentence } = withThing.exec(sentence)?.groups ?? {};
  return [thing, deed];
}
