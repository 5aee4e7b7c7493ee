import { suggests, wholeEnding } from '../report.ts';
import { fromOutside } from '../written.ts';
import { bare, withoutOpeners } from './bare.ts';
import { wordChoice } from './choice.ts';
import { inStyle, type Style } from './style.ts';

/** What somebody said, with neither beginning nor end of talk, ended as the style has it. */
export function wordRemark(text: string, style: Style): string {
  const said = bare(text);
  // what was suggested is told as what it would be: 試していただくのはいかがでしょう is 試す
  return fromOutside(suggests.test(said) ? wordChoice(said, style) : inStyle(wholeEnding(said), style));
}

/** A question as it was asked, without what comes before it. */
export function wordQuestion(text: string): string {
  return withoutOpeners(text);
}
