/** No head of a line is longer. */
const maxHead = 160;
const clock = String.raw`(\d{1,2}):(\d\d)(?::(\d\d))?(?:[.,]\d{1,9})?`;
const date = String.raw`(?:\d{4}[-/.年]\d{1,2}[-/.月]\d{1,2}日?|\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d\d))`;
const half = String.raw`[ \u00a0\u202f]?([AaPp])\.?[Mm]\b\.?`;
/** In brackets, at the begin of the line or after a name. */
const place = String.raw`^((?:[^:：[\](（［]{1,80}?\s{0,3})?[[(（［]\s?)`;
/** A name and a colon, without which a time that stands alone may be said. */
const named = String.raw`(?=\s{1,2}(?:[-–—|]\s)?[\p{Lu}\p{Lo}][^:：]{0,60}[:：](?:\s|$))`;
const dateAndTime = String.raw`${date}(?:T|[,、]?\s{1,2})${clock}(?:${half})?(?:Z|[+-]\d\d:?\d\d)?`;

const notations = [
  new RegExp(place + dateAndTime, 'u'),
  new RegExp(`^()${dateAndTime}(?=\\s)`, 'u'),
  new RegExp(place + clock + half, 'u'),
  new RegExp(`^()${clock}${half}${named}`, 'u'),
];
const inWords = /^((?:[^:：[\](（［]{1,80}?\s{0,3})?[[(（［]\s?)(?:(\d{1,2})時間?)?(\d{1,2})分(\d{1,2})秒/u;

/**
 * The line with the time at its head written as a plain clock reading: `[10:02 PM] Ann: ...`, `2026-04-01 22:02 Ann: ...`
 * and `[0分5秒] 田中：...` become `[22:02:00] ...`, `22:02:00 ...` and `[0:00:05] ...`. What is said stays as it is.
 */
export function withPlainClock(line: string): string {
  const head = line.slice(0, maxHead);
  if (!/\d:\d|\d分/.test(head)) return line;
  for (const notation of notations) {
    const found = notation.exec(head);
    if (!found) continue;
    const [whole, before = '', hours, minutes, seconds, ampm] = found;
    return `${before}${hourOf(Number(hours), ampm)}:${minutes}:${seconds ?? '00'}${line.slice(whole.length)}`;
  }
  const words = inWords.exec(head);
  if (!words) return line.replace(/^@(?=\d{1,3}:\d\d)/, '');
  const [whole, before = '', hours = '0', minutes = '0', seconds = '0'] = words;
  return `${before}${hours}:${minutes.padStart(2, '0')}:${seconds.padStart(2, '0')}${line.slice(whole.length)}`;
}

/** Whether the time at the head of a line has a date, or AM or PM: no recorder's clock has. */
export function isTimeOfDay(line: string): boolean {
  const head = line
    .slice(0, maxHead)
    .replaceAll('**', '')
    .replace(/^[-*•>#\s]{1,10}/, '');
  return notations.some((notation) => notation.test(head));
}

function hourOf(hours: number, half: string | undefined): string {
  const hour = half === undefined ? hours : (hours % 12) + (half.toUpperCase() === 'P' ? 12 : 0);
  return String(hour).padStart(2, '0');
}
