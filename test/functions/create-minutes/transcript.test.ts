import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTranscript } from '#functions/create-minutes/transcript/read.ts';
import { parseClock } from '#functions/create-minutes/transcript/time.ts';
import { meetingFixture } from './minutes-of.ts';

const read = (text: string) => readTranscript(text, 'auto');
const said = (text: string) => read(text).turns.map(({ speaker, text: words }) => [speaker, words]);

describe('plain text', () => {
  test.each([
    [
      'a name and a colon',
      'Ann: Hello.\nBob: Hi.',
      [
        ['Ann', 'Hello.'],
        ['Bob', 'Hi.'],
      ],
    ],
    [
      'a full-width colon',
      '田中：お世話になります。\n佐藤：どうも。',
      [
        ['田中', 'お世話になります。'],
        ['佐藤', 'どうも。'],
      ],
    ],
    ['names in lenticular brackets', '【田中】：はい。', [['田中', 'はい。']]],
    ['a role in brackets', 'Priya (Customer, VP Operations): Yes.', [['Priya (Customer, VP Operations)', 'Yes.']]],
    [
      'a continued turn',
      'Ann: We start\nat nine.\n\nBob: Fine.',
      [
        ['Ann', 'We start at nine.'],
        ['Bob', 'Fine.'],
      ],
    ],
    ['a continued Japanese turn', '田中：これは\n見積です。', [['田中', 'これは見積です。']]],
    [
      'a time that is no speaker',
      'Ann: Next is\n10:30 Meeting: with Bob.',
      [['Ann', 'Next is 10:30 Meeting: with Bob.']],
    ],
    ['an address that is no speaker', 'Ann: See\nhttps://example.com/a', [['Ann', 'See https://example.com/a']]],
    [
      'a sentence with a colon',
      'Ann: Well\nand here is the thing: it works.',
      [['Ann', 'Well and here is the thing: it works.']],
    ],
    [
      'Windows line ends and a byte order mark',
      '\uFEFFAnn: Hello.\r\nBob: Hi.\r\n',
      [
        ['Ann', 'Hello.'],
        ['Bob', 'Hi.'],
      ],
    ],
    [
      'words before the first name',
      'Weekly call\nAnn: Hello.',
      [
        [undefined, 'Weekly call'],
        ['Ann', 'Hello.'],
      ],
    ],
  ])('reads %s', (_, text, turns) => {
    expect(said(text)).toEqual(turns);
  });

  test('takes a time in brackets before the name as the start', () => {
    expect(read('[00:05:32] Ann: Hello.').turns).toMatchObject([{ speaker: 'Ann', text: 'Hello.', start: 332 }]);
  });

  test('says that no owner can be named when nobody is', () => {
    expect(read('just words without any name').warnings).toEqual([expect.stringContaining('no speaker is named')]);
  });
});

describe('WebVTT', () => {
  test('joins the cues of one speaker and keeps the outer times', () => {
    expect(read(meetingFixture('short.vtt'))).toMatchObject({
      format: 'webvtt',
      turns: [
        {
          id: 't1',
          speaker: 'Nora Lind',
          text: 'Thanks for joining, Ilya. Shall we start with the renewal?',
          start: 1,
          end: 6.9,
        },
        {
          id: 't2',
          speaker: 'Ilya Roth',
          text: 'Yes. The contract ends in June & we have forty licences.',
          start: 7.1,
          end: 12,
        },
        { id: 't3', speaker: 'Nora Lind', text: 'I can offer the same price for another year.' },
        { id: 't4', speaker: 'Ilya Roth' },
        { id: 't5', speaker: 'Nora Lind' },
      ],
      warnings: [],
    });
  });

  const cue = (payload: string, head = '') => `WEBVTT\n\n${head}00:01.000 --> 00:02.000\n${payload}\n`;
  test.each([
    ['a classed voice tag', cue('<v.loud.slow Ann Lee>Hello.'), [['Ann Lee', 'Hello.']]],
    ['an escaped name', cue('<v O&#39;Hara &amp; Co>Hello.</v>'), [["O'Hara & Co", 'Hello.']]],
    [
      'two voices in a cue',
      cue('<v Ann>Hello.</v>\n<v Bob>Hi.</v>'),
      [
        ['Ann', 'Hello.'],
        ['Bob', 'Hi.'],
      ],
    ],
    ['a name in the payload', cue('Christina: Lorem ipsum'), [['Christina', 'Lorem ipsum']]],
    ['a number as identifier', cue('Ann: Hello.', '1\n'), [['Ann', 'Hello.']]],
    ['an identifier that begins like a note', cue('Ann: Hello.', 'NOTES-1\n'), [['Ann', 'Hello.']]],
    ['an arrow in the speech', cue('Ann: the flow goes A --> B'), [['Ann', 'the flow goes A --> B']]],
    ['a name of an object property', cue('Ann: a &constructor; b'), [['Ann', 'a &constructor; b']]],
    [
      'a missing blank line',
      `${cue('Ann: One.')}00:02.000 --> 00:03.000\nBob: Two.`,
      [
        ['Ann', 'One.'],
        ['Bob', 'Two.'],
      ],
    ],
    ['a cue without a name', `${cue('Ann: One.')}\n00:02.000 --> 00:03.000\ntwo.`, [['Ann', 'One. two.']]],
  ])('reads %s', (_, text, turns) => {
    expect(said(text)).toEqual(turns);
  });

  test('names the line of a block it cannot read', () => {
    expect(read(`${cue('Ann: Hello.')}\nlost\nwords\n`).warnings).toEqual([
      'transcript line 6: a block without cue times was left out',
    ]);
  });
});

describe('turns', () => {
  test('keep their place as identifier, so that an empty one changes nothing', () => {
    const turns = [
      { speaker: 'Ann', text: 'One.' },
      { speaker: 'Bob', text: ' ' },
      { text: 'Three.', start: '01:05', end: 70 },
    ];
    expect(readTranscript({ turns }, 'auto').turns).toMatchObject([
      { id: 't1', speaker: 'Ann' },
      { id: 't2', text: '' },
      { id: 't3', speaker: undefined, start: 65, end: 70 },
    ]);
  });
});

test.each([
  ['05:32', 332],
  ['01:05:32.120', 3932.12],
  ['00:05:32,5', 332.5],
  ['5', undefined],
  ['10:3', undefined],
])('the clock reading %s is %s seconds', (text, seconds) => {
  expect(parseClock(text)).toBe(seconds);
});

describe('any turns, written down in a shape and read again, are the same turns', () => {
  const name = fc.constantFrom('Ann Lee', 'Bob', 'Dr. Wu', 'José Álvarez', '田中', 'Priya (Customer)', 'PhD D');
  const words = fc.array(fc.constantFrom('price', 'we', 'agree.', '10:30', 'A&B', '見積', 'it’s', '--', '<5', 'ok?'), {
    minLength: 1,
    maxLength: 9,
  });
  const talk = fc
    .array(fc.record({ speaker: name, text: words.map((list) => list.join(' ')) }), { minLength: 1, maxLength: 12 })
    .map((turns) => turns.filter(({ speaker }, i) => speaker !== turns[i - 1]?.speaker))
    .filter((turns) => turns.some(({ text }) => /[\p{L}\p{N}]/u.test(text)));
  const inert = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const shapes = {
    text: (turns: readonly { speaker: string; text: string }[]) =>
      turns.map(({ speaker, text }) => `${speaker}: ${text}`).join('\n'),
    webvtt: (turns: readonly { speaker: string; text: string }[]) =>
      `WEBVTT\n\n${turns.map(({ speaker, text }, i) => `00:0${Math.floor(i / 6)}:${(i % 6) + 10}.000 --> 00:09:00.000\n<v ${speaker}>${inert(text)}</v>\n`).join('\n')}`,
  };

  test.each(Object.entries(shapes))('%s', (format, write) => {
    fc.assert(
      fc.property(talk, (turns) => {
        const again = readTranscript(write(turns), 'auto');
        expect(again.format).toBe(format);
        expect(again.turns.map(({ speaker, text }) => ({ speaker, text }))).toEqual(turns);
      }),
    );
  });
});
