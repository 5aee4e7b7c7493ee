/** Full-width letters, digits and marks as half-width ones, character for character: positions stay what they were. */
export function halfWidth(text: string): string {
  return text.replace(/[\uff01-\uff5e\u3000]/g, (character) =>
    character === '\u3000' ? ' ' : String.fromCharCode(character.charCodeAt(0) - 0xfee0),
  );
}

const kanjiDigits = '〇一二三四五六七八九';

/** A number of days, months or years: up to 99 in kanji, any in digits. */
export function numberOf(text: string): number {
  const digits = halfWidth(text).replace(/[〇一二三四五六七八九]/gu, (kanji) => String(kanjiDigits.indexOf(kanji)));
  if (!digits.includes('十')) return Number(digits);
  const [tens = '', ones = ''] = digits.split('十');
  return (tens ? Number(tens) : 1) * 10 + (ones ? Number(ones) : 0);
}

/** The source of a pattern for such a number. */
export const numeral = '(?:[0-9]{1,4}|[〇一二三四五六七八九十]{1,3})';
