import { describe, expect, test } from 'vitest';
import { englishQuantities } from '#functions/create-minutes/facts/amounts/english-quantities.ts';
import { minutesOf } from '../minutes-of.ts';
import { talkOf } from './talk-of.ts';

function read(text: string, timeZone = 'Europe/London'): readonly string[] {
  return englishQuantities(text, timeZone).map(({ value, kind, unit }) => `${value} ${unit ?? kind}`);
}

describe('a number is read as it is said', () => {
  test.each([
    ['Hundred and thirty quid a load, all in.', ['130 GBP']],
    ['It costs hundred and seventy euros.', ['170 EUR']],
    ['Hundred and twelve pallets, give or take.', ['112 pallets']],
    ['Hundred dollars for the lot.', ['100 USD']],
    ['A couple hundred and ten more', ['10 bare']],
    ['We stop at thirty-one and half.', ['31.5 bare']],
    ['Seven and half lakhs for both', ['750000 INR']],
    ['Thirty and half of them fail', ['30 bare']],
    ['They are eight and a half k each', ['8500 bare']],
    ['Zero point two three per label', ['0.23 money']],
    ['They want a pound six, and no less.', ['1.06 GBP']],
    ['It was a pound two weeks ago.', ['1 GBP', '2 bare']],
    ['A dollar nine a litre', ['1.09 USD']],
    ['Nordhus are at one million four hundred and twenty.', ['1420000 bare']],
    ['One million two hundred thousand', ['1200000 bare']],
    ['Somewhere between eleven and sixteen k', ['11000 bare', '16000 bare']],
    ['between six and nine thousand pounds', ['6000 GBP', '9000 GBP']],
    ['between a hundred and four hundred', ['100 bare', '400 bare']],
    ['two hundred and nine', ['209 bare']],
    ['one hundred and three thousand', ['103000 bare']],
    ['six thousand and forty', ['6040 bare']],
  ] as const)('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('a number is read as it is written', () => {
  test.each([
    ['EUR45 each', 'Europe/Paris', ['45 EUR']],
    ['Rs2,150 per bag', 'Asia/Kolkata', ['2150 INR']],
    ['R515 a kilo, and R7,400 for the truck', 'Africa/Johannesburg', ['515 ZAR', '7400 ZAR']],
    ['The old R404 gas', 'Europe/London', []],
    ['The old M404 pump', 'Africa/Johannesburg', []],
    ['5 250 rand a month, or 1 050 000 for all', 'Africa/Johannesburg', ['5250 ZAR', '1050000 bare']],
    ['Call 087 555 1234.', 'Europe/London', ['87 bare']],
  ] as const)('%s (%s)', (text, timeZone, expected) => {
    expect(read(text, timeZone)).toEqual(expected);
  });
});

describe('a sum that names no currency', () => {
  const sums = (lines: readonly string[], timeZone = 'Europe/London') => {
    const talk = talkOf(lines) as { meeting: object };
    const { amounts } = minutesOf({ ...talk, meeting: { ...talk.meeting, timeZone } });
    return amounts.map(({ value, unit }) => `${value} ${unit}`);
  };

  test.each([
    [
      'is in that of the nearest sum',
      [
        'C: We have set aside thirty lakh rupees, of which ten lakh rupees are gone.',
        'S: The licence is six hundred euros a month.',
        'C: Six hundred, for two months that is twelve hundred.',
      ],
      ['600 EUR', '1200 EUR'],
    ],
    [
      'is in that of the sum it is held against',
      [
        'S: That is twelve thousand dollars a year, or ten thousand dollars for two.',
        'C: Twelve thousand dollars is two hundred and sixteen thousand pesos. Over a hundred and fifty thousand the mayor has to sign the price.',
      ],
      ['150000 MXN'],
    ],
    [
      'is in that which is named right behind it',
      [
        'S: The price is nine hundred euros a month, all in. We paid two thousand euros for it.',
        'C: What we have in the budget is one million four hundred thousand.',
        'C: Forints, not euros.',
      ],
      ['1400000 HUF'],
    ],
  ] as const)('%s', (_, lines, expected) => {
    expect(sums(lines)).toEqual(expect.arrayContaining([...expected]));
  });

  test('is in the dollars that were spoken of', () => {
    const price = 'S: The price is sixteen US dollars per user.';
    const lines = [price, 'S: The rollout is ninety US dollars per user.', 'C: Could you offer us fourteen dollars?'];
    expect(sums(lines, 'Asia/Singapore')).toEqual(['16 USD', '90 USD', '14 USD']);
    expect(sums(['S: The price is sixteen dollars per user.'], 'Asia/Singapore')).toEqual(['16 SGD']);
    const abroad = 'S: The same cost 500 US dollars in the States.';
    expect(sums([abroad, 'C: Our budget is 40,000 dollars.'], 'Australia/Sydney')).toContain('40000 AUD');
  });
});
