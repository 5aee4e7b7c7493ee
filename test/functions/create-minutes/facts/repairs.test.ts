import { describe, expect, test } from 'vitest';
import { minutesOf } from '../minutes-of.ts';

type Line = readonly [speaker: string, text: string];

const people = {
  en: { seller: 'Sam Reed', mate: 'Ola Berg', buyer: 'Cora Lind', colleague: 'Finn Moss' },
  ja: { seller: '関本 亮', mate: '野沢 恵', buyer: '大倉 実', colleague: '古田 薫' },
} as const;
type Role = keyof (typeof people)['en'];

/** Nothing is weighed where hardly anything is said. */
const chat = {
  en: ['The lift squeaks again.', 'Ours hums a tune at night.'],
  ja: ['雨がよく降りますね。', 'ええ、傘が手放せません。'],
} as const;

function said(code: 'en' | 'ja', lines: readonly (readonly [Role, string])[]) {
  const who = people[code];
  const small = Array.from({ length: 8 }, (): readonly Line[] => [
    [who.seller, chat[code][0]],
    [who.buyer, chat[code][1]],
  ]).flat();
  const talk = [...small, ...lines.map(([role, text]): Line => [who[role], text])];
  const { amounts } = minutesOf({
    meeting: { title: 'Visit', language: code },
    participants: [
      { name: who.seller, side: 'internal' },
      { name: who.mate, side: 'internal' },
      { name: who.buyer, side: 'external' },
      { name: who.colleague, side: 'external' },
    ],
    transcript: { turns: talk.map(([speaker, text]) => ({ speaker, text })) },
  });
  return amounts.map(({ value }) => value);
}

describe('a figure that gives way to another is left out, whatever words it gives way in', () => {
  test.each([
    [
      'en',
      [
        ['seller', "We'd fit thirteen garages with the lifts, at four thousand dollars a garage."],
        ['buyer', 'Twelve garages. The one in Elmside never opened.'],
        ['seller', 'Twelve garages, then.'],
      ],
      13,
      12,
    ],
    [
      'en',
      [
        ['buyer', 'The leaks cost us fourteen thousand pounds last winter.'],
        ['colleague', 'Eleven, Cora. It was eleven thousand, I signed it.'],
        ['buyer', 'Eleven, then. Still a lot of water.'],
      ],
      14_000,
      11_000,
    ],
    [
      'en',
      [
        ['seller', 'Setup is fifty-two hundred dollars, as far as I know. Ola?'],
        ['mate', 'Fifty-six hundred. That was last year, Sam.'],
        ['buyer', 'Fifty-six hundred, fine.'],
      ],
      5200,
      5600,
    ],
    [
      'ja',
      [
        ['seller', '対象は12店舗でよろしいですね。'],
        ['buyer', '11店舗です。北口は先月閉めました。'],
        ['seller', '11店舗ですね。'],
      ],
      12,
      11,
    ],
    [
      'ja',
      [
        ['buyer', '去年は手直しで400万円かかりました。'],
        ['colleague', '360万円ですよ、大倉さん。400は見積もりのときの数字です。'],
        ['buyer', 'ああ、360万円か。'],
      ],
      4_000_000,
      3_600_000,
    ],
  ] as const)('in %s: %j', (code, lines, wrong, right) => {
    const values = said(code, lines);
    expect(values).toContain(right);
    expect(values).not.toContain(wrong);
  });
});

describe('a figure beside another one stands', () => {
  test.each([
    [
      'en',
      [
        ['seller', 'The price is ninety dollars a tag.'],
        ['buyer', 'Eighty dollars a tag.'],
        ['seller', 'Eighty dollars a tag is below our cost.'],
      ],
      [90, 80],
    ],
    [
      'en',
      [
        ['seller', 'Setup is four thousand dollars.'],
        ['mate', 'And training is three thousand dollars, for the whole team.'],
        ['buyer', 'Okay, noted.'],
      ],
      [4000, 3000],
    ],
    [
      'en',
      [
        ['buyer', 'The old one costs us 900 euros a month.'],
        ['seller', 'We offer it for 700 euros a month.'],
        ['buyer', '700, okay.'],
      ],
      [900, 700],
    ],
    [
      'ja',
      [
        ['seller', '1台90万円です。'],
        ['buyer', '80万円になりませんか。'],
        ['seller', '80万円は厳しいです。'],
      ],
      [900_000, 800_000],
    ],
    [
      'ja',
      [
        ['seller', '初期費用は40万円です。'],
        ['mate', '研修は別に30万円いただきます。'],
        ['buyer', 'わかりました。'],
      ],
      [400_000, 300_000],
    ],
    [
      'en',
      [
        ['seller', 'You asked for 200 badges.'],
        ['buyer', 'Yes, and another 250 badges for the autumn fair.'],
        ['seller', '450 badges then, at 2 pounds a badge.'],
      ],
      [200, 250, 450],
    ],
    [
      'en',
      [
        ['seller', 'How many users do you have?'],
        ['buyer', '120 users now.'],
        ['seller', 'And next year?'],
        ['buyer', '150 users.'],
        ['seller', "It's 9 pounds a user."],
      ],
      [120, 150],
    ],
    [
      'ja',
      [
        ['seller', 'Aプランは80万円です。'],
        ['mate', 'Bプランは100万円です。'],
        ['buyer', 'Bプランがいいです。'],
      ],
      [800_000, 1_000_000],
    ],
  ] as const)('in %s: %j', (code, lines, both) => {
    expect(said(code, lines)).toEqual(expect.arrayContaining([...both]));
  });
});
