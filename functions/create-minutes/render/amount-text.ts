import type { Amount } from '../minutes/facts.ts';

/** `USD 45 / user / month`, `EUR 4.10`, `1,200,000円／月`, `12 %`, `85 seats` */
export function amountText({ value, unit, per }: Amount, language: 'en' | 'ja'): string {
  const isMoney = unit !== null && /^[A-Z]{3}$/.test(unit);
  const cents = isMoney && !Number.isInteger(value) ? 2 : 0;
  const number = value.toLocaleString(language, { minimumFractionDigits: cents, maximumFractionDigits: 4 });
  const rate = per.map((one) => (language === 'ja' ? `／${one}` : ` / ${one}`)).join('');
  if (unit === 'percent') return `${number} %`;
  if (unit === 'JPY' && language === 'ja') return `${number}円${rate}`;
  if (unit === null) return `${number}${rate}`;
  return isMoney ? `${unit} ${number}${rate}` : `${number} ${unit}`;
}
