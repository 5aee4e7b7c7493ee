import type { Remark } from '../../../../facts/talk.ts';
import { turnOf } from '../../../classifier/surroundings.ts';
import { countWords } from '../../split.ts';
import { joining } from '../tasks/joining.ts';

const [reach, mostTurns] = [8, 2];
const [leastWords, mostWords] = [4, 16];
const leastFigures = 2;
const holdsBack =
  /[?]\s*$|\b(?:not|no|never|cannot|if|but|when|times|is|was|makes|would|will|could|can|I|we|you|he|she|they|it|that|half)\b|['’](?:s|m|re|ll|d|ve|t)\b/i;

/** "Thirty-nine for one year or I walk." - "OK. One year, thirty-four seats, thirty-nine.": right after it the other side says all its figures and more. */
export function toldWithMore(text: string, at: number | undefined, remarks: readonly Remark[]): Remark | undefined {
  const teller = at === undefined ? undefined : remarks[at];
  const figures = joining.numbers(text);
  if (at === undefined || !teller || figures.length < leastFigures) return undefined;
  return remarks.slice(at + 1, at + 1 + reach).find((remark) => {
    const said = joining.numbers(remark.text);
    return (
      remark.speaker !== teller.speaker &&
      turnOf(remark) - turnOf(teller) <= mostTurns &&
      said.length > figures.length &&
      figures.every((figure) => said.includes(figure)) &&
      countWords(remark.text) >= leastWords &&
      countWords(remark.text) <= mostWords &&
      !holdsBack.test(remark.text)
    );
  });
}
