import { describe, expect, test } from 'vitest';
import { readTranscript } from '#functions/create-minutes/transcript/read.ts';
import { minutesRequest } from '#functions/create-minutes/request.ts';

const said = (text: string, participants: object[] = []) => {
  const given = minutesRequest.parse({ transcript: text, participants });
  return readTranscript(text, 'auto', given.participants).turns.map(({ speaker, text: words }) => [speaker, words]);
};
const speakers = (text: string, participants: object[] = []) => said(text, participants).map(([speaker]) => speaker);

describe('a name before a colon is a speaker:', () => {
  test.each([
    ['Mara Lindqvist: Hello.'],
    ['José Álvarez-Núñez: Hola.'],
    ['Dr. Wu: Hello.'],
    ['Prof. Ada Wu: Hello.'],
    ['The Chair (Hon. Ada Wu (Northfield, Ind.)): Hello.'],
    ['Ludwig van der Berg: Hello.'],
    ['Priya (Customer, VP Operations): Yes.'],
    ["O'Hara, Mia: Yes."],
    ['Speaker 1: Yes.'],
    ['SPEAKER_00: Yes.'],
    ['spk_0: Yes.'],
    ['mara.lindqvist@example.com: Yes.'],
    ['MARA: Yes.'],
    ['Customer: Yes.'],
    ['田中：はい。'],
    ['田中 一郎：はい。'],
    ['田中様：はい。'],
    ['佐藤さん：はい。'],
    ['鈴木部長: はい。'],
    ['さくら：はい。'],
    ['アレックス・リー：はい。'],
    ['株式会社ノースウィンド 高橋：はい。'],
    ['高橋（営業）：はい。'],
    ['【田中】：はい。'],
    ['【田中】はい。'],
    ['話者1：はい。'],
    ['営業：はい。'],
    ['Mara 🎉: Yes.'],
    ['Mara 👩🏽‍💻 Lindqvist: Yes.'],
    ['🍀佐藤：はい。'],
  ])('%s', (line) => {
    const name = line.startsWith('【') ? '田中' : line.split(/[:：]/)[0];
    expect(speakers(`Ann: First.\n${line}\nAnn: Last.`)).toEqual(['Ann', name, 'Ann']);
  });
});

test('an emoji beside a name is no part of it for those who know the name', () => {
  expect(speakers('Mara 🎉: Yes.\nTheo: No.', [{ name: 'Mara Lindqvist' }])).toEqual(['Mara Lindqvist', 'Theo']);
});

describe('a speaker within a line is told of, for what follows is read as the words of another one:', () => {
  const told = (text: string, participants: object[] = []) => {
    const given = minutesRequest.parse({ transcript: text, participants });
    return readTranscript(text, 'auto', given.participants).warnings;
  };
  const warning = (line: number, name: string) =>
    `transcript line ${line}: "${name}:" stands within the line; a speaker is read at the begin of a line only`;

  test.each([
    ['a transcript in one line', 'Mara: Could you send it? Theo: Sure, tomorrow.', [], [warning(1, 'Theo')]],
    ['Japanese in one line', '田中：送れますか？佐藤：はい、明日送ります。', [], [warning(1, '佐藤')]],
    ['who speaks elsewhere', 'Mara: Hello.\nTheo: Hello.\nMara: Can you? Theo: Yes.', [], [warning(3, 'Theo')]],
    ['a participant', 'Mara: Hello.\nMara: Can you? Theo: Yes.', [{ name: 'Theo' }], [warning(2, 'Theo')]],
  ])('%s', (_what, text, participants, warnings) => {
    expect(told(text, participants)).toEqual(warnings);
  });

  test.each([
    ['a heading', 'Mara: Hello.\nTheo: We have two points. Price: forty a seat.'],
    ['a time', 'Mara: We start early. 9:30 is fine.'],
    ['an address', 'Mara: It is there. https://example.com/a has it.'],
    ['text of nobody', 'It begins here. Price: forty a seat.'],
  ])('not %s', (_what, text) => {
    expect(told(text).filter((each) => each.includes('stands within'))).toEqual([]);
  });
});

describe('what is merely said is no speaker:', () => {
  test.each([
    ['10:30 Meeting: with Bob.'],
    ['10:30 Bob: the slot is his.'],
    ['https://example.com/a'],
    ['http: is the old one.'],
    ['I asked Bob: he agrees.'],
    ['Done. Next: the price.'],
    ['and here is the thing: it works.'],
    ['so: it works.'],
    ['Agenda: price and dates.'],
    ['Next steps: send the offer.'],
    ['Action items: none.'],
    ['Note: Bob is away.'],
    ['Question: who pays?'],
    ['the ratio is 3:1 for us.'],
    ['Room 4:30 it is.'],
    ['C:\\temp is full.'],
    ['{"a": 1}'],
    ['What about this? Bob: fine.'],
    ['次に：価格です。'],
    ['価格は：百万円です。'],
    ['議題：価格について'],
    ['これは見積です：百万円。'],
    ['10:30に会議：田中さんと。'],
  ])('%s', (line) => {
    expect(speakers(`Ann: First.\n${line}\nAnn: Last.`)).toEqual(['Ann', 'Ann']);
  });
});

test('a name in full-width brackets is a speaker when it comes again, and a sound is not', () => {
  expect(said('（田中）はい。\n（佐藤）どうも。\n（笑）そうですね。\n（田中）では。\n（佐藤）はい。')).toEqual([
    ['田中', 'はい。'],
    ['佐藤', 'どうも。（笑）そうですね。'],
    ['田中', 'では。'],
    ['佐藤', 'はい。'],
  ]);
});

test('a lower-case word before a colon is a speaker when it comes again, or all lines begin so', () => {
  expect(speakers('anna: hi\nbob: hello')).toEqual(['anna', 'bob']);
  expect(speakers('Ann: Hi.\nbob: hello\nAnn: Yes.\nbob: bye')).toEqual(['Ann', 'bob', 'Ann', 'bob']);
});

describe('labels with a time are read in any order and bracket:', () => {
  test.each([
    ['[00:05:32] Alice: Hello.', 332, undefined],
    ['(5:32) Alice: Hello.', 332, undefined],
    ['00:05:32 Alice: Hello.', 332, undefined],
    ['00:05:32 - Alice: Hello.', 332, undefined],
    ['[00:05:32.250] Alice: Hello.', 332.25, undefined],
    ['[00:05:32,5] Alice: Hello.', 332.5, undefined],
    ['[00:05:32 - 00:05:40] Alice: Hello.', 332, 340],
    ['[00:05:32 --> 00:05:40] Alice: Hello.', 332, 340],
    ['（00:05:32）Alice：Hello.', 332, undefined],
    ['Alice (5:32): Hello.', 332, undefined],
    ['Alice [00:05:32]: Hello.', 332, undefined],
    ['Alice 00:05:32: Hello.', 332, undefined],
    ['**Alice (05:32):** Hello.', 332, undefined],
    ['**Alice** [05:32]: Hello.', 332, undefined],
    ['- **[05:32] Alice:** Hello.', 332, undefined],
    ['00:05:32  Alice  Hello.', 332, undefined],
    ['00:05:32\tAlice\tHello.', 332, undefined],
    ['00:05:32 | Alice | Hello.', 332, undefined],
    ['Alice\t00:05:32\tHello.', 332, undefined],
    ['<b>Alice</b> (05:32): Hello.', 332, undefined],
    ['Alice: [05:32] Hello.', 332, undefined],
  ])('%s', (line, start, end) => {
    const read = readTranscript(`${line}\n`, 'auto');
    expect(read).toMatchObject({ format: 'timed-lines', timeUnit: 'clock' });
    expect(read.turns).toMatchObject([{ speaker: 'Alice', text: 'Hello.', start, end }]);
  });
});

describe('a speaker is joined to the participant', () => {
  const mara = { name: 'Mara Lindqvist', id: 'u-7', email: 'mara@example.com', aliases: ['ML', 'The Boss'] };
  const tanaka = { name: '田中太郎', aliases: ['タナカ'] };
  test.each([
    ['by name', 'mara lindqvist', mara],
    ['by identifier', 'u-7', mara],
    ['by e-mail address', 'mara@example.com', mara],
    ['by alias', 'The Boss', mara],
    ['by name with a company in brackets', 'Mara Lindqvist (Northwind)', mara],
    ['by name with a title', 'Ms. Mara Lindqvist', mara],
    ['by a part of the name nobody else has', 'Mara', mara],
    ['by name in full width', 'ＭＬ', mara],
    ['by name with an honorific', '田中太郎様', tanaka],
    ['by name with a rank and an honorific', '田中太郎部長さん', tanaka],
    ['by alias with an honorific', 'タナカさん', tanaka],
    ['by name with the family name first', 'Lindqvist Mara', mara],
    ['by name with a comma after the family name', 'Lindqvist, Mara', mara],
    ['by name with a space', '田中 太郎', tanaka],
    ['by family name', '田中', tanaka],
    ['by family name with an honorific', '田中様', tanaka],
  ])('%s', (_, label, participant) => {
    expect(speakers(`${label}: Yes.\nBob Stone: No.`, [participant, { name: 'Theo Brandt' }])).toEqual([
      participant.name,
      'Bob Stone',
    ]);
  });

  test('only when it is clear who is meant', () => {
    expect(speakers('Mara: Yes.', [mara, { name: 'Mara Stone' }])).toEqual(['Mara']);
    expect(speakers('田中: はい。', [tanaka, { name: '田中次郎' }])).toEqual(['田中']);
  });

  test.each([
    ['a family name of one kanji', '堀', '堀 茜'],
    ['a given name of one kanji', '茜', '堀 茜'],
    ['a family name beside a given name of one kanji', '三好', '三好 遼'],
    ['a full-width space between them', '三好', '三好　遼'],
    ['one kanji with an honorific', '堀部長', '堀 茜'],
    ['one kanji of a name without a space', '辻', '辻大輔'],
    ['two kanji, each a name', '辻', '辻遼'],
    ['kanji before a given name in kana', '辻', '辻さくら'],
    ['two kanji before a given name in kana', '三好', '三好はるか'],
  ])('by %s', (_, label, name) => {
    expect(speakers(`${label}: はい。\n久保田: はい。`, [{ name }, { name: '久保田 司' }])).toEqual([
      name,
      '久保田 司',
    ]);
  });

  test('by one kanji written apart, whoever else has a name that begins so', () => {
    expect(speakers('堀: はい。\n堀江: はい。', [{ name: '堀江大輔' }, { name: '堀 茜' }])).toEqual([
      '堀 茜',
      '堀江大輔',
    ]);
  });

  test('not by one kanji of a name of which somebody else has two', () => {
    expect(speakers('森田: はい。\n森: はい。', [{ name: '森田健' }])).toEqual(['森田健', '森']);
  });

  test('not by a part of the name when somebody else has the whole of it', () => {
    expect(speakers('Mara: Yes.\nMara Lindqvist: No.', [mara])).toEqual(['Mara', 'Mara Lindqvist']);
  });

  test('and nobody else is', () => {
    expect(speakers('Unknown Speaker: Yes.\n佐藤さん: はい。', [mara, tanaka])).toEqual([
      'Unknown Speaker',
      '佐藤さん',
    ]);
  });

  test('in captions, where cues of one person under two names become one turn', () => {
    const text = 'WEBVTT\n\n00:00.000 --> 00:01.000\n<v Mara>One.</v>\n\n00:01.000 --> 00:02.000\n<v Mara>two.</v>\n';
    expect(said(text, [mara])).toEqual([['Mara Lindqvist', 'One. two.']]);
  });

  test('and a participant whose name would be none otherwise is a speaker', () => {
    expect(speakers('Bob: Hi.\nApril: Hello.\nNext: Fine.', [{ name: 'April' }, { name: 'Next' }])).toEqual([
      'Bob',
      'April',
      'Next',
    ]);
  });
});

describe('headers over the words are read in any form:', () => {
  test.each([
    ['Alice Chen  0:49', 49],
    ['Alice Chen   00:00:49', 49],
    ['**Alice Chen** 0:49', 49],
    ['### Alice Chen 0:49', 49],
    ['[Alice Chen] 00:00:49', 49],
    ['Alice Chen (00:49)', 49],
    ['Alice Chen (00:49):', 49],
    ['00:49 Alice Chen', 49],
    ['[00:00:49] Alice Chen', 49],
    ['Alice Chen\n0:49', 49],
    ['Alice Chen  10:02 AM', undefined],
    ['Alice Chen　0:49', 49],
  ])('%j', (header, start) => {
    for (const between of ['\n', '\n\n']) {
      const text = `${header}\nHello there.\nHow are you?${between}${header.replace('Alice Chen', 'Bob')}\nFine.${between}${header}\nI will call at 12:30.`;
      const { turns } = readTranscript(text, 'auto');
      expect(turns).toMatchObject([
        { speaker: 'Alice Chen', text: 'Hello there. How are you?', start },
        { speaker: 'Bob', text: 'Fine.', start },
        { speaker: 'Alice Chen', text: 'I will call at 12:30.', start },
      ]);
    }
  });

  test('and a name with a time after a colon', () => {
    const text = 'Speaker A: 0:00\nHello.\nSpeaker B: 0:05\nHi.\nSpeaker A: 0:09\nBye.';
    expect(readTranscript(text, 'auto').turns).toMatchObject([
      { speaker: 'Speaker A', text: 'Hello.', start: 0 },
      { speaker: 'Speaker B', text: 'Hi.', start: 5 },
      { speaker: 'Speaker A', text: 'Bye.', start: 9 },
    ]);
  });

  test('but a time somebody says is no header', () => {
    expect(said('Ann: When?\nBob: 10:30\nAnn: Fine.')).toEqual([
      ['Ann', 'When?'],
      ['Bob', '10:30'],
      ['Ann', 'Fine.'],
    ]);
    expect(said('Alice Chen  0:49\nNext is\nLunch 12:30\n\nBob  1:00\nFine.\n\nAlice Chen  1:05\nBye.')).toEqual([
      ['Alice Chen', 'Next is Lunch 12:30'],
      ['Bob', 'Fine.'],
      ['Alice Chen', 'Bye.'],
    ]);
  });
});

test.each([
  ['[Alice] Hello.\n[Bob] Hi.\n[Alice] Bye.', ['Alice', 'Bob', 'Alice']],
  ['<Alice> Hello.\n<Bob> Hi.', ['Alice', 'Bob']],
  ['Ann: Hello.\n[Music] la la', ['Ann']],
  ['Ann: Hello.\n[Laughter] yes\n[Laughter] no', ['Ann']],
])('names in brackets are labels when they come again, sounds never: %j', (text, expected) => {
  expect(speakers(text)).toEqual(expected);
});

describe('who is introduced in brackets once is one person:', () => {
  test.each([
    ['Ann Wu (Mayor): Hello.\nBob: Hi.\nAnn Wu: Bye.', ['Ann Wu (Mayor)', 'Bob', 'Ann Wu (Mayor)']],
    [
      'The Chair: Hello.\nBob: Hi.\nThe Chair (Ann Wu (North, Ind.)): Bye.',
      ['The Chair (Ann Wu (North, Ind.))', 'Bob', 'The Chair (Ann Wu (North, Ind.))'],
    ],
    ['田中：はい。\n佐藤：どうぞ。\n田中（営業）：では。', ['田中（営業）', '佐藤', '田中（営業）']],
  ])('%j', (text, expected) => {
    expect(speakers(text)).toEqual(expected);
  });

  test('two whom only brackets or a number in them tell apart are two', () => {
    const twoGuests = 'Guest (Acme): Hello.\nGuest (Birch): Hi.\nGuest: Bye.';
    expect(speakers(twoGuests)).toEqual(['Guest (Acme)', 'Guest (Birch)', 'Guest']);
    expect(speakers('Speaker: Hello.\nBob: Hi.\nSpeaker (2): Bye.')).toEqual(['Speaker', 'Bob', 'Speaker (2)']);
  });

  test('but a participant keeps the name he was given', () => {
    const given = [{ name: 'Ann Wu' }];
    expect(speakers('Ann Wu (Mayor): Hello.\nBob: Hi.\nAnn Wu: Bye.', given)).toEqual(['Ann Wu', 'Bob', 'Ann Wu']);
  });
});
