/** How something is said with 敬語, and how without. */
export type Plain = readonly [lifted: RegExp, plain: string];

/** お and ご begin a word; those of なお見積り, しお味 and りんご箱 do not. */
export const begins = '(?:(?<![かしあすまち]|(?:^|[、。\\s])な|(?<!さ)ん)|(?<=少し|もし))';

/** A text with each of some forms put plainly. */
export function plainly(text: string, rules: readonly Plain[]): string {
  return rules.reduce((rest, [said, plain]) => rest.replace(said, plain), text);
}
