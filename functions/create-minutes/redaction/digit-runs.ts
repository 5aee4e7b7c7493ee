/** Digits that belong together, with the separators people write between them. */
export interface DigitRun {
  readonly start: number;
  readonly end: number;
  /** In half width. */
  readonly written: string;
  readonly digits: string;
  /** What stands before it, for words such as "account number". */
  readonly before: string;
  /** What follows, for what it may count. */
  readonly after: string;
}

const run = /[+＋]?[(（]?[0-9０-９](?:[\s().（）‐–―−ー－-]{0,2}[0-9０-９]){5,30}(?![0-9０-９])/gu;
const contextCharacters = 30;
/** Of an hour, a decimal or a thousand: `TEL:` is no such place. */
const withinNumber = /[0-9０-９][.,:：]?$/u;

/** The runs of six digits and more, and the parts that spaces cut them into. Neither has a decimal or thousands comma. */
export function digitRuns(text: string): readonly DigitRun[] {
  return [...text.matchAll(run)].flatMap((match) => {
    const start = match.index;
    const [written] = match;
    if (withinNumber.test(text.slice(Math.max(0, start - 2), start))) return [];
    const whole = toRun(text, start, start + written.length);
    const parts = [...written.matchAll(/\S+/g)];
    if (parts.length < 2) return [whole];
    return [whole, ...parts.map((part) => toRun(text, start + part.index, start + part.index + part[0].length))];
  });
}

function toRun(text: string, start: number, end: number): DigitRun {
  const written = text
    .slice(start, end)
    .normalize('NFKC')
    .replace(/[‐–―−ー]/g, '-');
  const before = text.slice(Math.max(0, start - contextCharacters), start);
  const after = text.slice(end, end + contextCharacters);
  return { start, end, written, digits: written.replace(/\D/g, ''), before, after };
}
