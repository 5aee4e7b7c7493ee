const clockPattern = /^(?:(\d{1,3}):)?(\d{1,3}):(\d{1,2}(?:[.,]\d{1,9})?)$/;
/** A clock reading, as part of a larger pattern: `0:49`, `00:05:32`, `01:05:32.120`, `00:05:32,120`. */
export const clockSource = String.raw`\d{1,3}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?`;

/** Seconds of a clock reading such as `05:32`, `100:12`, `01:05:32.120` or `00:05:32,120`; undefined when it is none. */
export function parseClock(text: string): number | undefined {
  const [, hours, minutes, seconds] = clockPattern.exec(text.trim()) ?? [];
  if (minutes === undefined || seconds === undefined || !/^\d\d/.test(seconds)) return undefined;
  if (Number.parseInt(seconds, 10) > 59 || (hours && (minutes.length > 2 || Number(minutes) > 59))) return undefined;
  return toMilliseconds(Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds.replace(',', '.')));
}

/** `1:05:32` or `5:32`, for people. */
export function formatClock(seconds: number): string {
  const whole = Math.floor(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const rest = `${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest.replace(/^0/, '');
}

/** Sums of decimal fractions carry noise that must not reach the answer. */
export function toMilliseconds(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
