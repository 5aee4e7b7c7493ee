import { wholeEnding } from '../report.ts';
import { bare, withoutOpeners } from './bare.ts';
import { inStyle, type Style } from './style.ts';

/** What somebody said, with neither beginning nor end of talk, ended as the style has it. */
export function wordRemark(text: string, style: Style): string {
  return inStyle(wholeEnding(bare(text)), style);
}

/** A question as it was asked, without what comes before it. */
export function wordQuestion(text: string): string {
  return withoutOpeners(text);
}
