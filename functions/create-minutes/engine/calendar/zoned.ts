/** What the clocks of one zone show when those of another show this time on this day: HH:MM. */
export function zonedClock(date: string, hour: number, minute: number, from: string, to: string): string {
  const asUtc = Date.parse(`${date}T${pad(hour)}:${pad(minute)}:00Z`);
  return clockAt(new Date(asUtc - offsetMs(new Date(asUtc), from)), to);
}

/** By how many days that is later or earlier than the day in the other zone: -1, 0 or 1. */
export function zonedDayShift(date: string, hour: number, minute: number, from: string, to: string): number {
  const asUtc = Date.parse(`${date}T${pad(hour)}:${pad(minute)}:00Z`);
  const instant = new Date(asUtc - offsetMs(new Date(asUtc), from));
  const shown = Date.parse(`${date}T${clockAt(instant, to)}:00Z`);
  return Math.round((instant.getTime() + offsetMs(instant, to) - shown) / 86_400_000);
}

/** HH:MM of an instant in a zone. */
export function clockAt(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    instant,
  );
}

/** How far a zone is ahead of UTC at an instant, to the minute. */
function offsetMs(instant: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${parts.format(instant).replace(' ', 'T')}Z`) - Math.floor(instant.getTime() / 1000) * 1000;
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
