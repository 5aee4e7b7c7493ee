import { clockSource, parseClock } from '../time.ts';

const english = String.raw`(?:(\d{1,2}) hours? )?(\d{1,3}) minutes? (\d{1,2}) seconds?`;
const japanese = String.raw`(?:(\d{1,2}) ?時間 ?)?(\d{1,3}) ?分 ?(\d{1,2}) ?秒`;
/** Some copies have the clock right behind the words: `1 minute 8 seconds1:08`. */
const inWords = new RegExp(String.raw`(?<=^|\s)(?:${english}|${japanese})(?:${clockSource})?\s*$`, 'u');
const clockAlone = new RegExp(String.raw`^\s*${clockSource}\s*$`);
/** No header is longer. */
const longest = 200;

/** A line that ends with the time as a screen reader says it, with that as a clock reading: `Ann Lee 0 minutes 3 seconds` is `Ann Lee 0:00:03`. */
export function withClockForWords(line: string): string {
  const found = line.length <= longest ? inWords.exec(line) : null;
  if (!found) return line;
  const [, hours = found[4], minutes = found[5], seconds = found[6]] = found;
  const two = (digits = '0') => digits.padStart(2, '0');
  return `${line.slice(0, found.index)}${hours ?? 0}:${two(minutes)}:${two(seconds)}`;
}

/**
 * How many lines over a header say the same as the header, where a page was copied: the name, the time in words, the clock.
 * @param at index of the header
 */
export function repeatedOver(lines: readonly string[], at: number, speaker: string): number {
  const head = lines[at] ?? '';
  if (head.length > longest || !inWords.test(head)) return 0;
  let from = at;
  if (clockAlone.test(lines[from - 1] ?? '')) from -= 1;
  if (parseClock(withClockForWords((lines[from - 1] ?? '').trim())) !== undefined) from -= 1;
  if (from < at && lines[from - 1]?.trim() === speaker) from -= 1;
  return at - from;
}
