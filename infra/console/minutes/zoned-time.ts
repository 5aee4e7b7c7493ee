/**
 * The moment at which a clock in the zone shows the time, as RFC 3339 with the zone's offset. A time that a change of the clock skips is
 * the one an hour later, one that it repeats is the first.
 * @param local as `<input type="datetime-local">` has it
 */
export function toMoment(local: string, timeZone: string): string {
  const seconds = local.length === 'yyyy-mm-ddThh:mm'.length ? `${local}:00` : local;
  const asUtc = Date.parse(`${seconds}Z`);
  const dayMs = 24 * 60 * 60 * 1000;
  const offsets = [asUtc - dayMs, asUtc + dayMs].map((near) => offsetMinutes(new Date(near), timeZone));
  const moments = offsets.map((minutes) => new Date(asUtc - minutes * 60_000));
  const fits = moments.find((moment) => toLocal(moment.toISOString(), timeZone) === toLocal(`${seconds}Z`, 'UTC'));
  const moment = fits ?? moments[0] ?? new Date(asUtc);
  const offset = offsetMinutes(moment, timeZone);
  const shown = new Date(moment.getTime() + offset * 60_000).toISOString().slice(0, 19);
  return `${shown}${offsetText(offset)}`;
}

/** What a clock in the zone shows at the moment, as `<input type="datetime-local">` takes it. */
export function toLocal(moment: string, timeZone: string): string {
  const date = new Date(moment);
  const shown = new Date(date.getTime() + offsetMinutes(date, timeZone) * 60_000).toISOString().slice(0, 19);
  return shown.endsWith(':00') ? shown.slice(0, -3) : shown;
}

/** Minutes east of UTC. */
function offsetMinutes(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (60 * Number(hours ?? 0) + Number(minutes ?? 0));
}

function offsetText(minutes: number): string {
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}
