export const payloadPolicies = ['full', 'redacted', 'none'] as const;
export type PayloadPolicy = (typeof payloadPolicies)[number];

/** What of an input or output is written to the log, as JSON text; null for nothing. */
export type KeepPayload = (payload: unknown) => string | null;

/** Both may be typed in full width, and numbers with any of the dashes that a Japanese keyboard gives. */
const eMail =
  /[\w０-９Ａ-Ｚａ-ｚ.．+＋＿－-]{1,64}[@＠][\w０-９Ａ-Ｚａ-ｚ－-]{1,63}(?:[.．][\w０-９Ａ-Ｚａ-ｚ－-]{1,63}){1,5}/g;
/** Digits with what is written between them in phone, card and account numbers. */
const number = /[+＋]?[\d０-９][\d０-９\s().（）‐–―−ー－-]{7,40}[\d０-９]/g;
/** Shorter ones are prices, dates and quantities. */
const privateDigits = 9;

/**
 * `redacted` masks e-mail addresses and long numbers in every text; what was said stays, so that it can be run again. What is
 * encoded cannot be looked into, and is not kept.
 */
export function keepPayload(policy: PayloadPolicy): KeepPayload {
  switch (policy) {
    case 'full':
      return (payload) => JSON.stringify(payload) ?? null;
    case 'redacted':
      return (payload) => JSON.stringify(payload, redact) ?? null;
    case 'none':
      return () => null;
  }
}

function redact(key: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return key === 'base64' ? '' : mask(value);
}

function mask(text: string): string {
  const isPrivate = (found: string) => found.replace(/[^\d０-９]/g, '').length >= privateDigits;
  return text.replace(eMail, '[e-mail]').replace(number, (found) => (isPrivate(found) ? '[number]' : found));
}
