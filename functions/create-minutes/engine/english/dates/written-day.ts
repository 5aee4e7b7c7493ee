/** Where people write "Thursday, May 28, 2026 at 9:30 AM"; elsewhere it is "Thursday 28 May 2026 at 09:30". */
const american = /^(?:America|US)\//;

/**
 * A day as minutes have it, with the hour if one is known.
 * @param date YYYY-MM-DD
 * @param time HH:MM on the clocks of the meeting
 */
export function writtenDay(date: string, time: string | undefined, timeZone: string | undefined): string {
  const instant = new Date(`${date}T${time ?? '00:00'}Z`);
  const isAmerican = american.test(timeZone ?? '');
  const locale = isAmerican ? 'en-US' : 'en-GB';
  const day = instant
    .toLocaleDateString(locale, { dateStyle: 'full', timeZone: 'UTC' })
    .replace(/^(\w+), (?=\d)/, '$1 ');
  if (time === undefined) return day;
  const hour = instant.toLocaleTimeString(locale, { timeStyle: 'short', timeZone: 'UTC' }).replace(/\s/gu, ' ');
  return `${day} at ${hour}`;
}
