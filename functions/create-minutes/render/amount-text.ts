import { rate } from '../engine/english/wording/deal.ts';
import { forOneOf, sumInWriting } from '../engine/japanese/deal.ts';
import type { Amount } from '../minutes/facts.ts';

/** `$45 per user per month`, `€4.10`, `1.4%`, `85 seats`; 「1店舗あたり月額1万8,000円」「4.5米ドル」「13店舗」「18ID」 */
export function amountText(amount: Amount, language: 'en' | 'ja'): string {
  const { value, unit, per } = amount;
  if (language === 'ja') return inJapanese(amount);
  if (unit !== null && currency.test(unit)) return rate({ value, unit, per });
  return [count(value, unit, ' '), ...new Set(per.map((one) => `per ${one}`))].join(' ');
}

const currency = /^[A-Z]{3}$/;

function inJapanese({ text, value, unit, per }: Amount): string {
  if (/^[\d.]+掛け$/u.test(text)) return text;
  const each = forOneOf({ per, value });
  if (unit !== null && currency.test(unit)) return each + sumInWriting(value, unit);
  return each.replace(/額$/u, '間') + count(value, unit === 'seats' ? seatsIn(text) : unit);
}

/** What gives one person access has many names. */
function seatsIn(text: string): string {
  return /[^\p{N}〇一二三四五六七八九十百千万,，.]+$/u.exec(text)?.[0] ?? '名';
}

function count(value: number, unit: string | null, between = ''): string {
  const number = value.toLocaleString('en', { maximumFractionDigits: 4 });
  return unit === 'percent' ? `${number}%` : [number, unit].filter(Boolean).join(between);
}
