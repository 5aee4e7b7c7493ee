import type { Quantity } from './quantity.ts';

/** Until when, and when people come and go: "gone by eleven thirty". */
const byTheClock =
  /\b(?:until|till|(?:gone|done|home|here|there|back|closed?|opens?|leaves?(?! (?:it|that|this|them)\b)|arrives?|finish(?:es|ed)?|shift)(?: \w+)? (?:by|at|before|from|around)(?: like| about)?) $/i;
const longestComing = 32;

/** "Until ten thirty", "eleven your time?" */
export function isClock(text: string, { start, end, asWritten, kind, per }: Quantity): boolean {
  if (kind !== 'bare') return false;
  const hasMinutes = /^\p{L}+ (?:fifteen|twenty|thirty|forty|forty[- ]five|fifty)$/iu.test(asWritten);
  return (
    (hasMinutes && per.length === 0 && byTheClock.test(text.slice(Math.max(0, start - longestComing), start))) ||
    /^ (?:your|my|our|their|local|pacific|eastern|central|mountain) time\b/i.test(text.slice(end, end + 16))
  );
}
