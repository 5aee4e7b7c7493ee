import { signatureRefused } from './signature-error.ts';

export interface Clock {
  readonly now: () => Date;
  readonly toleranceSeconds: number;
}

/** A signed time bounds for how long a stolen delivery can be sent again; it may lie ahead by as much, for clocks differ. */
export function requireRecent(secondsText: string, { now, toleranceSeconds }: Clock): void {
  if (!/^\d{1,12}$/.test(secondsText)) throw signatureRefused();
  if (Math.abs(now().getTime() / 1000 - Number(secondsText)) > toleranceSeconds) throw signatureRefused();
}
