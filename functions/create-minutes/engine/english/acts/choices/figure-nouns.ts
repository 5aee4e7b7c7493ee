import type { Remark } from '../../../../facts/talk.ts';
import { smallNumbers, wholeTens } from '../../../../number-words.ts';
import { wordClass } from '../../clause/word-class.ts';
import { countWords } from '../../split.ts';
import { counting } from '../../topic-signs.ts';

/** A longer choice says what its figures are, and a small figure counts one thing here and another there. */
const [mostWords, leastFigure] = [7, 13];

/** "Keep it at 85", of what are 85 seats elsewhere: with the noun of the figure, where the talk has it of one thing alone. */
export function withFigureNoun(text: string, remarks: readonly Remark[]): string {
  if (countWords(text) > mostWords || /[?:()]/.test(text)) return text;
  const figures = [...text.matchAll(figure)];
  const [found] = figures;
  if (!found || figures.length > 1) return text;
  const value = readFigure(found[0]) ?? 0;
  const end = found.index + found[0].length;
  if (value < leastFigure || !standsAlone(text, found.index, end)) return text;
  const [noun, ...others] = new Set(remarks.flatMap(({ text: said }) => nounOf(value, said) ?? []));
  if (noun === undefined || others.length > 0 || text.toLowerCase().includes(noun)) return text;
  return `${text.slice(0, end)} ${noun}${text.slice(end)}`;
}

const tens = wholeTens.slice(2).join('|');
const units = smallNumbers.slice(1, 10).join('|');
const figure = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,$€£¥-])(?:\d{1,4}|(?:${tens})(?:[ -](?:${units}))?|${smallNumbers.slice(2).toReversed().join('|')})(?![\p{L}\p{N}%-]|[.,:]\d)`,
  'giu',
);

function readFigure(said: string): number | undefined {
  const small = said.toLowerCase();
  if (/^\d+$/.test(small)) return Number(small);
  const [ten = '', unit] = small.split(/[ -]/);
  const whole = wholeTens.indexOf(ten) * 10;
  if (whole > 0) return whole + (unit === undefined ? 0 : smallNumbers.indexOf(unit));
  const value = smallNumbers.indexOf(small);
  return value < 0 ? undefined : value;
}

/** Nothing beside it that tells what it counts, and no part of a longer figure, a sum or a day. */
function standsAlone(text: string, from: number, to: number): boolean {
  const [, before = ''] = /([\p{L}\p{N}’'-]+) $/u.exec(text.slice(0, from)) ?? [];
  const behind = /^(?:[.!]?$|, (?!\d)| (\p{L}[\p{L}’'-]*))/u.exec(text.slice(to));
  if (!behind || counting.test(before) || noFigure.test(before)) return false;
  const next = behind[1];
  return next === undefined || goesOn.test(next);
}

/** "The fifth of May", "number two", "net thirty" */
const noFigure =
  /^(?:the|those|these|number|phase|option|net|point|version|january|february|march|april|may|june|july|august|september|october|november|december|half|past|by|to|for|price|or|and|other)$/i;
const goesOn =
  /^(?:is|are|it|stays?|stands?|works?|continues?|then|will|would|suits?|sounds?|goes|fits|does|from|please|yes)$/i;

/** The plural that stands behind a figure in a remark: "85 seats", "seventy-five licensed users" has none. */
function nounOf(value: number, said: string): string | undefined {
  for (const { 0: one, index } of said.matchAll(figure)) {
    if (readFigure(one) !== value) continue;
    const [, noun = ''] = /^ (\p{Ll}{3,}s)(?![\p{L}’'-])/u.exec(said.slice(index + one.length)) ?? [];
    if (noun !== '' && wordClass(noun) === 'noun' && !noThing.test(noun)) return noun;
  }
  return undefined;
}

const noThing =
  /ss$|^(?:is|was|has|does|plus|minus|times|this|us|points|ways|works|makes|gets|goes|comes|means|costs|others)$/;
