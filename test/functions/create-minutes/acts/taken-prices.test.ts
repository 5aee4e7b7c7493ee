import { describe, expect, test } from 'vitest';
import type { Minutes } from '#functions/create-minutes/minutes/minutes.ts';
import { minutesOfTalk, people, smallTalk } from '../japanese/meeting.ts';
import { call } from './talk.ts';

const { seller, buyer } = people;
const statusOf = ({ amounts }: Minutes, value: number) => amounts.find((amount) => amount.value === value)?.status;

describe('a price that is said again to find it dear', () => {
  const haggled = call(
    "N: For thirty-eight technicians that's thirty-four hundred dollars a month.",
    "T: Thirty-four hundred. Hmm. That's more than I thought.",
    'N: Installers could be on the basic plan, then it is twenty-nine hundred a month.',
    'T: I was hoping for something around twenty-five hundred.',
    'N: On a yearly commitment I could do twenty-six eighty-four a month.',
    'T: Okay. That I can live with.',
  );

  test('is a doubt, and not taken', () => {
    expect(haggled.objections).toHaveLength(1);
    expect(haggled.decisions.map(({ text }) => text).join()).not.toContain('3,400');
    expect(statusOf(haggled, 3400)).not.toBe('agreed');
  });

  test('and the one that is taken in words that point at it is the price of the deal', () => {
    expect(statusOf(haggled, 2684)).toBe('agreed');
    expect(haggled.summary.oneLine).toContain('$2,684');
  });
});

test('それなら、しゃあない takes the price that was named last', () => {
  const minutes = minutesOfTalk([
    ...smallTalk,
    [seller, '本体と工事込みで、百八十万円です。'],
    [buyer, '百八十万! うーん、思ったよりするなあ。'],
    [seller, 'では、百六十二万円。予備の袋を一年分おつけします。'],
    [buyer, '税は。'],
    [seller, '税別です。'],
    [buyer, 'まあ、それなら、しゃあないな。それで頼むわ。'],
    [seller, 'ありがとうございます。注文書は明日お送りします。'],
  ]);
  expect(minutes.decisions.map(({ text }) => text)).toEqual([expect.stringContaining('162万円')]);
  expect([statusOf(minutes, 1_620_000), statusOf(minutes, 1_800_000)]).toEqual(['agreed', 'offered']);
});

test.each(['I would have to ask my partner first.', 'And what is in it?', "I'll think about it and come back to you."])(
  'thanks after "%s" make no price agreed',
  (said) => {
    const minutes = call(
      'N: The yearly plan is 3,400 pounds.',
      `T: ${said}`,
      'N: Perfect, thank you. So 3,400 pounds a year is what you tell your partner.',
    );
    expect(statusOf(minutes, 3400)).not.toBe('agreed');
  },
);

describe('what was bid on the way to a price', () => {
  const haggled = call(
    'N: The scanner would be twenty-nine pounds a week for three years.',
    'T: Three years? I could be dead.',
    "N: Two years then, and I'll do it at twenty-six pounds.",
    'T: Twenty-four, and he stops going on about it.',
    'N: Twenty-five pounds.',
    'T: Yeah, go on.',
    'N: Nice one.',
  );

  test('is no choice beside it', () => {
    const told = haggled.decisions.map(({ text }) => text).join();
    expect(told).toMatch(/£?25/);
    expect(told).not.toMatch(/26|29/);
  });

  test('is none where the last price is but a figure', () => {
    const minutes = call(
      'N: The scanner would be twenty-nine pounds a week for three years.',
      'T: Twenty-nine quid a week? I could be dead by then.',
      "N: Two years then, and I'll do it at twenty-six pounds.",
      'T: Twenty-four.',
      'N: 25.',
      'T: Yeah, go on.',
    );
    expect(minutes.decisions.map(({ text }) => text)).toEqual(['Price: £25.']);
  });

  test('is told as the price in Japanese as well', () => {
    const minutes = minutesOfTalk([
      ...smallTalk,
      [seller, '現場の記録は、一人月千二百円です。'],
      [buyer, '千円にしてよ。'],
      [seller, '千百円。'],
      [buyer, 'まあ、それなら、いいか。'],
      [seller, 'ありがとうございます。'],
    ]);
    expect(minutes.decisions.map(({ text }) => text)).toEqual([expect.stringMatching(/^価格は1,?100円とする。$/)]);
  });

  test('is none in Japanese', () => {
    const minutes = minutesOfTalk([
      ...smallTalk,
      [seller, '照明の工事は、二百五十万円になります。'],
      [buyer, '二百十。'],
      [seller, '足場が一回で済めば、二百二十八万円。'],
      [buyer, '二百二十。きりがいいだろう。'],
      [seller, '二百二十五万円。これ以上は、本当に怒られます。'],
      [buyer, 'ははは。…まあ、そんならそれで。'],
      [seller, 'ありがとうございます!では二百二十五万円で。'],
    ]);
    const told = minutes.decisions.map(({ text }) => text).join();
    expect(told).toContain('225万円');
    expect(told).not.toMatch(/228万|250万/);
  });
});
