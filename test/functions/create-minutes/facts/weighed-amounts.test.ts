import { describe, expect, test } from 'vitest';
import { minutesOf } from '../minutes-of.ts';
import { talkOf } from './talk-of.ts';

/** Long enough to be weighed by what was learnt; no figure in it. */
const chat: Readonly<Record<string, readonly string[]>> = {
  en: Array.from({ length: 16 }, () => ['S: The lift squeaks again.', 'C: Ours hums a tune at night.']).flat(),
  ja: Array.from({ length: 16 }, () => ['S: 雨がよく降りますね。', 'C: ええ、傘が手放せません。']).flat(),
};

function said(lines: readonly string[], language: string) {
  const { amounts } = minutesOf(talkOf([...(chat[language] ?? []), ...lines], {}, language));
  return amounts.map(({ value, unit }) => `${value} ${unit}`);
}

describe('a short figure is what the talk around it makes of it', () => {
  test.each([
    ['en', ['S: The package is sixty thousand dollars a year.', "C: That's too much. Make it fifty-two."], '52000 USD'],
    ['en', ['S: It is two hundred dollars per kiosk.', 'C: Too dear. One seventy.'], '170 USD'],
    [
      'en',
      ['S: I can offer you eight percent off the list price.', 'C: Twelve.', 'S: Ten, and we sign today.'],
      '12 percent',
    ],
    [
      'en',
      ['S: How many stables would we fit out?', 'C: Forty-one stables.', 'S: So forty-one at ninety dollars a stable.'],
      '41 stables',
    ],
    ['en', ['C: Anything over ten thousand dollars goes to the board.'], '10000 USD'],
    ['en', ['C: Tasselware quoted us thirty-one thousand dollars.', 'S: We are at thirty-four.'], '34000 USD'],
    ['en', ['S: The setup comes to forty-two sixty, in dollars.'], '4260 null'],
    [
      'en',
      ['S: The blue ones are seventeen dollars fifty a case.', 'C: Sixteen even.', 'S: Sixteen fifty.'],
      '16.5 USD',
    ],
    ['ja', ['S: 年間で三百万円です。', 'C: 高いですね。二百五十になりませんか。'], '2500000 JPY'],
    ['ja', ['S: 一割でしたらお引きできます。', 'C: 二割は無理ですか。'], '20 percent'],
    ['ja', ['C: 対象は十八拠点です。', 'S: 一拠点あたり月額二万円です。'], '18 拠点'],
  ])('in %s: %j', (language, lines, expected) => {
    expect(said(lines, language)).toContain(expected);
  });
});

describe('a figure without weight is left out', () => {
  test.each([
    ['en', ['C: My daughter turns twelve on Sunday.']],
    ['en', ['S: The training takes ninety minutes.', 'C: Fine.']],
    ['en', ['S: We are on version nine by now.']],
    ['en', ['S: The battery is good for ninety-five percent of a shift.']],
    ['en', ['C: We moved in here in nineteen eighty-six.']],
    ['ja', ['S: 研修は九十分です。', 'C: はい。']],
    ['ja', ['C: 創業は千九百八十六年です。']],
  ])('in %s: %j', (language, lines) => {
    expect(said(lines, language)).toEqual([]);
  });
});
