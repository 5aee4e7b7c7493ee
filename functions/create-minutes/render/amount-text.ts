import { rate } from '../engine/english/wording/deal.ts';
import { forOneOf, yen } from '../engine/japanese/deal.ts';
import type { Amount } from '../minutes/facts.ts';

/** `$45 per user per month`, `€4.10`, 「1店舗あたり月額1万8,000円」, `12%`, `85 seats`, 「13店舗」 */
export function amountText({ value, unit, per }: Amount, language: 'en' | 'ja'): string {
  if (language === 'ja') return forOneOf({ per, value }) + japaneseSum(value, unit);
  const plain = rate({ value, unit: unit !== null && isCurrency(unit) ? unit : undefined, per: [] });
  const counted = unit === null || isCurrency(unit) ? plain : unit === 'percent' ? `${plain}%` : `${plain} ${unit}`;
  return [counted, ...new Set(per.map((one) => `per ${one}`))].join(' ');
}

function japaneseSum(value: number, unit: string | null): string {
  if (unit === 'JPY') return yen(value);
  if (unit !== null && isCurrency(unit)) return rate({ value, unit, per: [] });
  return value.toLocaleString('ja', { maximumFractionDigits: 4 }) + (unit === 'percent' ? '%' : (unit ?? ''));
}

/** A code of ISO 4217. */
function isCurrency(unit: string): boolean {
  return /^[A-Z]{3}$/.test(unit);
}
