import { rate } from '../engine/english/wording/deal.ts';
import { forOneOf, yen } from '../engine/japanese/deal.ts';
import type { Amount } from '../minutes/facts.ts';

/** `$45 per user per month`, `€4.10`, `1.4%`, `85 seats`; 「1店舗あたり月額1万8,000円」「4.5米ドル」「13店舗」 */
export function amountText({ value, unit, per }: Amount, language: 'en' | 'ja'): string {
  const isMoney = unit !== null && /^[A-Z]{3}$/.test(unit);
  if (language === 'ja') return forOneOf({ per, value }) + (isMoney ? japaneseMoney(value, unit) : count(value, unit));
  if (isMoney) return rate({ value, unit, per });
  return [count(value, unit, ' '), ...new Set(per.map((one) => `per ${one}`))].join(' ');
}

function count(value: number, unit: string | null, between = ''): string {
  const number = value.toLocaleString('en', { maximumFractionDigits: 4 });
  return unit === 'percent' ? `${number}%` : [number, unit].filter(Boolean).join(between);
}

function japaneseMoney(value: number, currency: string): string {
  if (currency === 'JPY') return yen(value);
  const named = { style: 'currency', currency, currencyDisplay: 'name', minimumFractionDigits: 0 } as const;
  return value.toLocaleString('ja', named).replace(/\s/gu, '');
}
