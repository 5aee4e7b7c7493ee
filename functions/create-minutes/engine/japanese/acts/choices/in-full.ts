import type { DraftAmount, DraftItem } from '../../../draft.ts';
import { readKanjiNumber } from '../../../../evidence/kanji.ts';
import { escaped } from '../../../escaped.ts';
import { sumInWriting } from '../../deal.ts';
import { withDigits } from '../../digits.ts';

const numeral = '[\\p{N}〇一二三四五六七八九十百千万億,.]';
const bare = new RegExp(`^${numeral}+$`, 'u');
/** How a number goes on that is told without what it is in. */
const goesOn = '(?=[とでにはがを、。]|のまま|まで|ちょうど|から|だ(?!と|け)|近|って)';

/** An item whose figures say what they are in, as the talk around them does: 東と北だけ、120万とする is 東と北だけ、120万円とする. What left out its 万 stays. */
export function inFull<Choice extends DraftItem>(choice: Choice, amounts: readonly DraftAmount[]): Choice {
  const turns = new Set(choice.spans.map(({ turn }) => turn));
  const own = amounts.filter(
    ({ text, value, spans }) =>
      bare.test(numberIn(text)) &&
      readKanjiNumber(numberIn(text)) === value &&
      spans.some(({ turn }) => turns.has(turn)),
  );
  const text = own.reduce((told, amount) => {
    const full = figureOf(amount);
    if (full === undefined) return told;
    const number = numberIn(amount.text);
    const said = [number, withDigits(number)].map(escaped).join('|');
    return told.replace(new RegExp(`(?<!${numeral})(?:${said})${goesOn}`, 'u'), full);
  }, choice.text);
  return { ...choice, text };
}

/** 十三万円 is said as 月十三万, too. */
function numberIn(text: string): string {
  return text.replace(/円$/u, '');
}

function figureOf({ value, unit }: DraftAmount): string | undefined {
  if (unit === 'percent') return `${value}%`;
  if (unit === undefined || unit === 'seats') return undefined;
  if (unit === 'JPY') return sumInWriting(value, unit);
  return /^[A-Z]{3}$/u.test(unit) ? undefined : `${value.toLocaleString('en')}${unit}`;
}
