import { late } from '#shared/runtime/late.ts';
import type { Remark } from '../../../../facts/talk.ts';
import { smallNumbers, wholeTens } from '../../../../number-words.ts';
import { wordClass } from '../../clause/word-class.ts';
import { countWords } from '../../split.ts';
import { counting } from '../../topic-signs.ts';

/** A longer choice says what its figures are, and a small figure counts one thing here and another there. */
const [mostWords, leastFigure] = [7, 13];

/** What a figure counts somewhere in the talk. */
export type FigureNouns = (value: number) => ReadonlySet<string>;

/** Reads the talk once, and only where a choice asks for it. */
export function figureNounsIn(remarks: readonly Remark[]): FigureNouns {
  const nouns = late(() => {
    const found = new Map<number, Set<string>>();
    for (const { text } of remarks)
      for (const [value, noun] of nounsOfFigures(text)) found.set(value, (found.get(value) ?? new Set()).add(noun));
    return found;
  });
  return (value) => nouns().get(value) ?? none;
}

const none: ReadonlySet<string> = new Set();

/** "Keep it at 85", of what are 85 seats elsewhere: with the noun of the figure, where the talk has it of one thing alone. */
export function withFigureNoun(text: string, nounsOf: FigureNouns): string {
  if (countWords(text) > mostWords || /[?:()]/.test(text)) return text;
  const figures = [...text.matchAll(figure)];
  const [found] = figures;
  if (!found || figures.length > 1) return text;
  const value = readFigure(found[0]) ?? 0;
  const end = found.index + found[0].length;
  if (value < leastFigure || !standsAlone(text, found.index, end)) return text;
  const [noun, ...others] = nounsOf(value);
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

/** The first plural that stands behind each figure of a remark: "85 seats"; "seventy-five licensed users" has none. */
function nounsOfFigures(said: string): ReadonlyMap<number, string> {
  const nouns = new Map<number, string>();
  for (const { 0: one, index } of said.matchAll(figure)) {
    const value = readFigure(one);
    const [, noun = ''] = /^ (\p{Ll}{3,}s)(?![\p{L}’'-])/u.exec(said.slice(index + one.length)) ?? [];
    if (value === undefined || nouns.has(value) || noun === '') continue;
    if (wordClass(noun) === 'noun' && !noThing.test(noun)) nouns.set(value, noun);
  }
  return nouns;
}

const noThing =
  /ss$|^(?:is|was|has|does|plus|minus|times|this|us|points|ways|works|makes|gets|goes|comes|means|costs|others)$/;
