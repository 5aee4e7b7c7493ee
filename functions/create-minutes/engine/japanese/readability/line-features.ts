import { reported } from '../reads-well.ts';

/** A line is of one length with its next for so many characters. */
const lengthStep = 10;
const longest = 9;
const stretchStep = 8;
const longestStretch = 7;
const mostMarks = 5;
/** Up to so many characters together. */
const mostTogether = 3;

/**
 * What shows how a line reads that tells what somebody said: the kana that follow each other, kanji, katakana and figures only as what
 * they are, for nothing is learnt of a subject; how long it is, how long without a mark, and what its speaker did in saying it. Each once.
 * @param line 「田中は、二日要ると述べた。」
 */
export function lineFeatures(line: string): readonly string[] {
  const { said = line, did = '' } = reported.exec(line)?.groups ?? {};
  const text = `^${said
    .replace(/\p{N}[\p{N},.]*/gu, '0')
    .replace(/\p{sc=Han}/gu, 'K')
    .replace(/[\p{sc=Katakana}ー]+/gu, 'C')
    .replace(/(?<![KC])[A-Za-z]{2,}/g, 'A')}$`;
  const stretches = said.split(/[、。]/u).map(({ length }) => length);
  const features = new Set([
    `did ${did}`,
    `length ${Math.min(longest, Math.floor(said.length / lengthStep))}`,
    `marks ${Math.min(mostMarks, stretches.length - 1)}`,
    `stretch ${Math.min(longestStretch, Math.floor(Math.max(...stretches) / stretchStep))}`,
  ]);
  for (let size = 1; size <= mostTogether; size++)
    for (let at = 0; at + size <= text.length; at++) features.add(text.slice(at, at + size));
  return [...features];
}
