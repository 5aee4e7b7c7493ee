import type { Amount } from '../minutes/facts.ts';

/** `USD 45 / user / month`, `1,200,000円／月`, `12 %`, `85 seats` */
export function amountText({ value, unit, per }: Amount, language: 'en' | 'ja'): string {
  const number = value.toLocaleString(language, { maximumFractionDigits: 4 });
  const rate = per.map((one) => (language === 'ja' ? `／${one}` : ` / ${one}`)).join('');
  if (unit === 'percent') return `${number} %`;
  if (unit === 'JPY' && language === 'ja') return `${number}円${rate}`;
  if (unit === null) return `${number}${rate}`;
  return /^[A-Z]{3}$/.test(unit) ? `${unit} ${number}${rate}` : `${number} ${unit}`;
}
