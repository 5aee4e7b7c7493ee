import { describe, expect, test } from 'vitest';
import { minutesOf } from '../minutes-of.ts';

/** What one of a team shows the others at length, with a word of theirs now and then. */
const shown = (speaker: string, other: string, thing: string, second: string) =>
  Array.from({ length: 14 }, (_, i) => [
    {
      speaker,
      text: [
        `The ${thing} of model ${i + 3} lasts two days when the display is dark.`,
        `We tested the ${second} of the old model, and the ${thing} there breaks at the corners.`,
      ][i % 2],
    },
    ...(i % 5 === 4 ? [{ speaker: other, text: 'Yeah.' }] : []),
  ]).flat();

const summaryOf = (turns: readonly object[], language = 'en') =>
  minutesOf({ transcript: { turns }, meeting: { language } }).summary.detailed.map(({ text }) => text);

test('who spoke of what for a good while stands behind what the meeting was about', () => {
  const turns = [
    ...shown('Ann', 'Cem', 'rubber case', 'side button'),
    ...shown('Ben', 'Cem', 'solar cell', 'circuit board'),
  ];
  expect(summaryOf(turns)[1]).toBe(
    'Ann spoke about the rubber case and the side button, and Ben about the solar cell and the circuit board.',
  );
});

test('where everybody talks at once nobody is said to have spoken of anything for long', () => {
  const [one, other] = [
    shown('Ann', 'Cem', 'rubber case', 'side button'),
    shown('Ben', 'Cem', 'solar cell', 'circuit board'),
  ];
  const turns = one.flatMap((turn, i) => [turn, ...(other[i] ? [other[i]] : [])]);
  expect(summaryOf(turns).join(' ')).not.toContain('spoke about');
});

describe('a Japanese team is told so, too', () => {
  const told = (speaker: string, thing: string, second: string) =>
    Array.from({ length: 14 }, (_, i) => ({
      speaker,
      text:
        i % 2 ? `${second}の費用は${thing}の半分くらいになります。` : `${thing}は港で三年くらい使えると考えています。`,
    }));

  test('by what each spoke of', () => {
    const turns = [...told('森', '木造船体', '塗装工場'), ...told('林', '鋼鉄マスト', '帆布倉庫')];
    expect(summaryOf(turns, 'ja')[1]).toMatch(/^森は木造船体と塗装工場について、林は鋼鉄マストと帆布倉庫について話し/);
  });

  test('and of nobody who is there or was spoken of', () => {
    const turns = [...told('森', '木造船体', 'スズキさん'), ...told('林', '鋼鉄マスト', '帆布倉庫')];
    const { summary } = minutesOf({
      transcript: { turns },
      participants: [{ name: '森' }, { name: '林' }, { name: 'スズキ' }],
      meeting: { language: 'ja' },
    });
    expect(summary.detailed[1]?.text).toMatch(
      /^森は木造船体(?!とスズキ).*について、林は鋼鉄マストと帆布倉庫について話し/,
    );
  });
});

const session = Array.from({ length: 40 }, (_, i) => [
  { speaker: 'Ms Oduya (Chair)', text: 'Thank you. The floor is with the next member of the committee.' },
  {
    speaker: ['Ms Vale', 'Mr Roth'][i % 2],
    text:
      i < 20
        ? 'Minister, how many ferry crews left the coast last year?'
        : 'How old are the harbour cranes of the north today, minister?',
  },
  {
    speaker: i < 20 ? 'Mr Brandt' : 'Dr Kessler',
    text:
      i < 20
        ? `The ferry crews have been paid better since spring ${i}, honourable members, and most of the ferry crews stay with us on the coast.`
        : `The harbour cranes were inspected in week ${i}, honourable members, and the harbour cranes of the north will be replaced by the ministry.`,
  },
]).flat();

test('of a public session it is told who was asked about what', () => {
  const told = summaryOf(session);
  expect(told[1]).toMatch(
    /^Questions to Mr Brandt were about ferry crews.*, and to Dr Kessler about (?:the )?harbour cranes/,
  );
});

test('who sits in a public session is none of its subjects', () => {
  const { summary, topics } = minutesOf({ transcript: { turns: session } });
  const told = [summary.detailed[0]?.text ?? '', ...topics.map(({ title }) => title)].join(' ');
  expect(told).not.toMatch(/minister|members/i);
});

test('a part of a meeting is headed by what it speaks of and the others do not', () => {
  const part = (thing: string) =>
    Array.from({ length: 30 }, (_, i) => ({
      speaker: ['Ann', 'Ben'][i % 2],
      text: `The ferry needs a better ${thing} for trip ${i}, and the ${thing} must fit the ferry.`,
    }));
  const { topics } = minutesOf({ transcript: { turns: [...part('anchor chain'), ...part('galley stove')] } });
  expect(topics.map(({ title }) => title.split(',')[0])).toEqual(['Anchor chain', 'Galley stove']);
});

test('people who are spoken of leave room for things in a heading', () => {
  const turns = Array.from({ length: 24 }, (_, i) => ({
    speaker: ['森', '林'][i % 2],
    text: `スズキさんとタナベさんとモリタさんに会いました。${i % 3 ? '帆布倉庫は港の北にあります。' : '皆さん元気でした。'}`,
  }));
  const names = ['森', '林', 'スズキ', 'タナベ', 'モリタ'];
  const { topics } = minutesOf({
    transcript: { turns },
    participants: names.map((name) => ({ name })),
    meeting: { language: 'ja' },
  });
  expect(topics.map(({ title }) => title).join('')).toContain('帆布倉庫');
});

test('what is said without an article is told without one', () => {
  const turns = Array.from({ length: 24 }, (_, i) => ({
    speaker: ['Ann', 'Ben'][i % 2],
    text: `We talked of voice recognition for model ${i}, and with voice recognition nobody needs the side button.`,
  }));
  expect(summaryOf(turns)[0]).toMatch(/ about voice recognition(?:,| and) the side button/);
});
