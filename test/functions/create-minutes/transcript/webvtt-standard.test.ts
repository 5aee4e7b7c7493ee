import { describe, expect, test } from 'vitest';
import { parseCues } from '#functions/create-minutes/transcript/captions/cues.ts';
import { toLines } from '#functions/create-minutes/transcript/lines.ts';
import { readTranscript } from '#functions/create-minutes/transcript/read.ts';

// The rules of https://www.w3.org/TR/webvtt1/#file-parsing, case by case as web-platform-tests has them.
const cuesOf = (text: string) =>
  parseCues(toLines(text)).cues.map(({ id, start, end, payload }) => ({ id, start, end, text: payload.join('\n') }));
const textsOf = (text: string) => cuesOf(text).map(({ text: payload }) => payload);
const times = '00:00:00.000 --> 00:00:01.000';

describe('signature', () => {
  test.each([
    ['alone', 'WEBVTT', []],
    ['with a byte order mark', `\ufeffWEBVTT\n\n${times}\ntext`, ['text']],
    ['with a space', `WEBVTT \n\n${times}\ntext`, ['text']],
    ['with a tab', `WEBVTT\t\n\n${times}\ntext`, ['text']],
    ['with a space and words', `WEBVTT - my file\n\n${times}\ntext`, ['text']],
    ['with a tab and words', `WEBVTT\tmy file\n\n${times}\ntext`, ['text']],
    ['with a space and no further line', 'WEBVTT ', []],
    ['with times in its line', `WEBVTT ${times}\n\n${times}\ntext`, ['text']],
  ])('%s is one', (_, text, expected) => {
    expect(textsOf(text)).toEqual(expected);
  });

  test.each([
    ['words without a space', `WEBVTTfoo\n\n${times}\ntext`],
    ['white space before it', ` WEBVTT\n\n${times}\ntext`],
    ['a blank line before it', `\nWEBVTT\n\n${times}\ntext`],
    ['a part of it', `WEBV\n\n${times}\ntext`],
    ['lower case', `webvtt\n\n${times}\ntext`],
    ['nothing', ''],
    ['a no-break space after it', `WEBVTT\u00a0\n\n${times}\ntext`],
  ])('%s is none', (_, text) => {
    expect(() => readTranscript(text, 'webvtt')).toThrow(
      /^format: a WebVTT transcript begins with the line "WEBVTT"$|holds no speech|begins with/,
    );
  });
});

describe('header', () => {
  test.each([
    ['may have lines of metadata', `WEBVTT\nKind: captions\nLanguage: en\n\n${times}\ntext`, ['text']],
    ['ends where an arrow comes', `WEBVTT\n${times}\ntext`, ['text']],
    ['ends where an arrow comes after metadata', `WEBVTT\nfoo\n${times}\ntext`, ['text']],
    ['may have garbage', `WEBVTT\n\0 \x01 foo:bar\n\n${times}\ntext`, ['text']],
    ['is not a region of old', `WEBVTT\n\nREGION: id=foo width=40%\n\n${times} region:foo\ntext`, ['text']],
    ['may be followed by many blank lines', `WEBVTT\n\n\n\n\n${times}\ntext`, ['text']],
  ])('%s', (_, text, expected) => {
    expect(textsOf(text)).toEqual(expected);
  });
});

describe('lines', () => {
  test.each([['\n'], ['\r\n'], ['\r']])('end with %j', (end) => {
    expect(textsOf(['WEBVTT', '', 'a', times, 'one', 'more', '', 'b', times, 'two', ''].join(end))).toEqual([
      'one\nmore',
      'two',
    ]);
  });

  test('end with a mixture', () => {
    const text = `WEBVTT\n\ncr\r${times}\rtext1\r\rlf\n${times}\ntext2\n\ncrlf\r\n${times}\r\ntext3\r\n\r\nlast\n${times}\ntext4`;
    expect(cuesOf(text).map(({ id, text: payload }) => [id, payload])).toEqual([
      ['cr', 'text1'],
      ['lf', 'text2'],
      ['crlf', 'text3'],
      ['last', 'text4'],
    ]);
  });

  test('end anywhere: with the times, with the arrow, within a time', () => {
    expect(cuesOf(`WEBVTT\n\n${times}`)).toMatchObject([{ text: '' }]);
    for (const end of ['00:00:00.000 -->', '00:00:00.000 --', '00:00:00.000', '00:00:00.000 --> 00:00:01.00', '00:0'])
      expect(cuesOf(`WEBVTT\n\n${end}`)).toEqual([]);
  });
});

describe('identifiers', () => {
  test.each([[' leading'], ['trailing '], ['-- >'], ['->'], [' '], ['NOTE'], ['1'], ['a\u00a0b']])(
    '%j is one',
    (id) => {
      expect(cuesOf(`WEBVTT\n\n${id}\n${times}\ntext`)).toMatchObject([{ id, text: 'text' }]);
    },
  );

  test('are one line at most', () => {
    expect(cuesOf(`WEBVTT\n\none\ntwo\n${times}\ntext`)).toMatchObject([{ id: '', text: 'text' }]);
  });
});

test('an arrow begins a cue, with times or without', () => {
  const broken = ['-->', 'foo-->', '-->foo', '--->', '-->-->'];
  const text = broken.map((line, nth) => `${line}\n${times}\ntext${nth + 1}\n`).join('');
  const after = ['00:00:00.000 -a -->', '00:00:00.000 --a -->', '00:00:00.000 - -->', '00:00:00.000 -- -->'];
  expect(textsOf(`WEBVTT\n\n${text}${times}\ntext6\n\n${after.join('\n\n')}\n`)).toEqual([
    'text1',
    'text2',
    'text3',
    'text4',
    'text5',
    'text6',
  ]);
});

describe('times', () => {
  const cue = (start: string, end = '00:00:01.000') => cuesOf(`WEBVTT\n\n${start} --> ${end}\ntext\n`);
  test.each([
    ['00:00:00.000', '00:00:01.000', 0, 1],
    ['00:00.000', '00:00:01.000', 0, 1],
    ['00:00:00.000', '00:01.000', 0, 1],
    ['0:00:00.000', '0:00:01.000', 0, 1],
    ['000:00:00.000', '000:00:01.000', 0, 1],
    ['59:59.999', '01:00:00.000', 3599.999, 3600],
    ['01:00:00.000', '00:59:59.999', 3600, 3599.999],
    ['1234:00:00.001', '1234:00:00.002', 4442400.001, 4442400.002],
  ])('%s --> %s are read', (start, end, from, to) => {
    const [found] = cue(start, end);
    expect(found?.start).toBeCloseTo(from, 6);
    expect(found?.end).toBeCloseTo(to, 6);
  });

  const wrong = [
    '00::00:00.000',
    '00:000:00.000',
    '00:00::00.000',
    '00:00:000.000',
    '00:00:00..000',
    '00:00:00.0000',
    '00:00.0000',
    '000:00.000',
    '00::00.000',
    '00:000.000',
    '0000:00.000',
    '00:0:00.000',
    '00:0000.000',
    '00:00:0.000',
    '00:00:00000',
    '00:00:00.00',
    '00:00:00.0',
    '00:00:00.',
    '00:00:00',
    '00:00:0',
    '00:00:',
    '00:00',
    '00:0',
    '00:',
    '00',
    '0',
    '',
    '0:00.000',
    '0000.000',
    '00:0.000',
    '00:00000',
    '00:00.00',
    '00:00.',
    '.',
    '00:60.000',
    '00:60:00.000',
    '60:00.000',
    '00:00:60.000',
    '-00:00.000',
    '+00:00.000',
    'x00:00.000',
    '00:00x.000',
    '00:00,000',
    '00:00:00,000',
    '00:00:00.000x',
    '0 0:00:00.000',
    '１0:00.000',
  ];
  test.each(wrong)('%j is none, at the start and at the end', (time) => {
    expect(cue(time)).toEqual([]);
    if (!/^00:00:00\.000x$/.test(time)) expect(cue('00:00:00.000', time)).toEqual([]);
  });

  test.each([
    ['spaces', '   00:00:00.000    -->  00:00:01.000 '],
    ['tabs', '\t\t00:00:00.000\t\t-->\t\t00:00:01.000\t'],
    ['form feeds', '\f00:00:00.000\f-->\f00:00:01.000\f'],
    ['nothing', '00:00:00.000-->00:00:01.000'],
  ])('may have %s around them', (_, line) => {
    expect(cuesOf(`WEBVTT\n\n${line}\n   text`)).toEqual([{ id: '', start: 0, end: 1, text: '   text' }]);
  });

  test.each([
    ['vertical tabs', '\v00:00:00.000\v-->\v00:00:01.000'],
    ['no-break spaces', '\u00a000:00:00.000 --> 00:00:01.000'],
  ])('may not have %s around them', (_, line) => {
    expect(cuesOf(`WEBVTT\n\n${line}\ntext`)).toEqual([]);
  });
});

test.each([
  'align:start',
  'line:0 position:10%,line-left size:50%',
  'vertical:rl',
  'foo:bar',
  ':::',
  'align:',
  'region:fred',
  '-- >',
])('the settings %j do not keep a cue from being read', (settings) => {
  expect(
    textsOf(
      `WEBVTT\n\n${times} ${settings}\ntext\n\n${times}${settings.startsWith('-') ? ' ' : '\t'}${settings}\nmore`,
    ),
  ).toEqual(['text', 'more']);
});

describe('a null character', () => {
  test.each([
    ['in the header', `WEBVTT\n\0\nfoo\n${times}\ntext`, 'text'],
    ['in the identifier', `WEBVTT\n\n\0 id\n${times}\ntext`, 'text'],
    ['after the times', `WEBVTT\n\n${times}\0align:end\ntext`, 'text'],
    ['in the words', `WEBVTT\n\n${times}\nte\0xt`, 'te\ufffdxt'],
  ])('%s becomes a replacement character', (_, text, expected) => {
    expect(textsOf(text)).toEqual([expected]);
  });

  test('anywhere in the times makes them no times', () => {
    for (let at = 0; at < times.length; at += 1) {
      expect(cuesOf(`WEBVTT\n\n${times.slice(0, at)}\0${times.slice(at)}\ntext`)).toEqual([]);
      expect(cuesOf(`WEBVTT\n\n${times.slice(0, at)}\0${times.slice(at + 1)}\ntext`)).toEqual([]);
    }
  });
});

describe('blocks that are no cues', () => {
  test.each([
    ['a comment', `WEBVTT\n\nNOTE one\ntwo\n\n${times}\ntext`, 0],
    ['a comment of one word', `WEBVTT\n\nNOTE\n\n${times}\ntext`, 0],
    [
      'a style sheet',
      `WEBVTT\n\nSTYLE\n::cue(#foo) {\n  width: 20px;\n} /*\nNOTE hello\n00:00:00.000 -- > 00:00:01.000\n*/\n\n${times}\ntext`,
      0,
    ],
    ['a region', `WEBVTT\n\nREGION\nid:fred\nwidth:40%\n\n${times}\ntext`, 0],
    ['words without times', `WEBVTT\n\nlost\nwords\n\n${times}\ntext`, 1],
    ['words and then broken times', `WEBVTT\n\nid\n00:00 --> 00:01\nlost\n\n${times}\ntext`, 1],
  ])('%s: what is lost is named', (_, text, lost) => {
    const { cues, lost: named } = parseCues(toLines(text));
    expect(cues.map(({ payload }) => payload)).toEqual([['text']]);
    expect(named).toHaveLength(lost);
  });

  test('a comment with an arrow is a cue to the standard', () => {
    expect(textsOf(`WEBVTT\n\nNOTE x\n${times}\ntext`)).toEqual(['text']);
  });

  test('a style sheet after a cue is none', () => {
    expect(textsOf(`WEBVTT\n\n${times}\ntext\n\nSTYLE\n::cue { width: 18px }\n\n${times}\nmore`)).toEqual([
      'text',
      'more',
    ]);
  });
});

describe('a payload', () => {
  test('ends at a blank line, or at the next times', () => {
    expect(textsOf(`WEBVTT\n\n${times}\none\ntwo\n${times}\nthree\n\n\n${times}\n`)).toEqual(['one\ntwo', 'three', '']);
  });

  test('keeps a line in which an arrow stands between words, which the standard loses', () => {
    const { cues, notices } = parseCues(toLines(`WEBVTT\n\n${times}\nthe flow goes A --> B\nand on`));
    expect(cues).toMatchObject([{ payload: ['the flow goes A --> B', 'and on'] }]);
    expect(notices).toEqual([{ at: 4, text: 'an arrow within a cue was taken for speech' }]);
  });

  test('does not keep the number of the next cue where the blank line is missing', () => {
    expect(textsOf(`WEBVTT\n\n1\n${times}\none\n2\n${times}\ntwo`)).toEqual(['one', 'two']);
    expect(textsOf(`WEBVTT\n\n1\n${times}\none\n \n2\n${times}\ntwo`)).toEqual(['one', 'two']);
    expect(textsOf(`WEBVTT\n\n1\n${times}\nforty\n42\n\n2\n${times}\ntwo`)).toEqual(['forty\n42', 'two']);
  });
});
