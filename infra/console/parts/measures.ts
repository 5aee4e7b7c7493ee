import type { Wording } from '../dom.ts';

export function time(iso: string): Wording {
  return ({ locale }) => new Date(iso).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'medium' });
}

export function milliseconds(duration: number): Wording {
  return ({ locale }) => `${duration.toLocaleString(locale)} ms`;
}
