import { describe, expect, test } from 'vitest';
import { readTranscript } from '#functions/create-minutes/transcript/read.ts';
import { minutesOf, refusalOf } from '../minutes-of.ts';

const text = '田中：見積を金曜までに送ります。\nMia O’Hara: Très bien.';
const bytesOf = (value: string) => Buffer.from(value, 'utf16le');
const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16();
const shiftJis = Buffer.from(
  '9363928681468ca990cf82f0919782e882dc82b781420d0a8db293a1814682cd82a2814182a88ae882a282b582dc82b781420a',
  'hex',
);
const read = (bytes: Buffer) =>
  readTranscript({ base64: bytes.toString('base64') }, 'auto').turns.map(({ speaker, text: words }) => [
    speaker,
    words,
  ]);
const expected = [
  ['田中', '見積を金曜までに送ります。'],
  ['Mia O’Hara', 'Très bien.'],
];

describe('a transcript in base64 is read in', () => {
  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16, little end first', bytesOf(`\ufeff${text}`)],
    ['UTF-16, big end first', swapped(bytesOf(`\ufeff${text}`))],
  ])('%s', (_, bytes) => {
    expect(read(bytes)).toEqual(expected);
  });

  test('Shift_JIS, when it is Japanese', () => {
    expect(read(shiftJis)).toEqual([
      ['田中', '見積を送ります。'],
      ['佐藤', 'はい、お願いします。'],
    ]);
  });

  test.each([
    ['a PDF document', Buffer.from('%PDF-1.7\n1 0 obj')],
    ['a Word document or another archive', Buffer.from('PK\u0003\u0004 word/document.xml')],
    ['an RTF document', Buffer.from('{\\rtf1\\ansi Ann: Hello.}')],
    ['a recording', Buffer.from('RIFF....WAVE')],
  ])('no %s', (kind, bytes) => {
    expect(() => read(bytes)).toThrow(`transcript.base64: is ${kind}; send its text`);
  });

  test.each([
    ['UTF-16 without a byte order mark', bytesOf('Ann: Hello.')],
    ['ISO-2022-JP', Buffer.from('\u001b$BEDCf\u001b(B: OK')],
    ['bytes', Buffer.from(Array.from({ length: 128 }, (_, byte) => byte))],
  ])('no %s', (_, bytes) => {
    expect(() => read(bytes)).toThrow('transcript.base64: must be UTF-8');
  });

  test('any shape', () => {
    const vtt = '\ufeffWEBVTT\r\n\r\n00:00.000 --> 00:01.000\r\n<v Ann>Hello.</v>\r\n';
    const { execution } = minutesOf({ transcript: { base64: bytesOf(vtt).toString('base64') } });
    expect(execution.detectedFormat).toBe('webvtt');
    const json = JSON.stringify({ turns: [{ speaker: 'Ann', text: 'Hello.' }] });
    expect(read(Buffer.from(json))).toEqual([['Ann', 'Hello.']]);
  });
});

test.each([
  ['what is no base64', 'Ann: Hello!', /^transcript\.base64: must be base64$/],
  [
    'other encodings',
    Buffer.from('Andr\xe9: Tr\xe8s bien, c\x27est d\xe9cid\xe9.', 'latin1').toString('base64'),
    /^transcript\.base64: must be UTF-8, UTF-16 with a byte order mark, or Shift_JIS$/,
  ],
  [
    'a picture',
    Buffer.from('89504e470d0a1a0a0000000d49484452ffd8ffe0', 'hex').toString('base64'),
    /^transcript\.base64: must be UTF-8/,
  ],
  ['nothing', '', /^transcript\.base64: is empty$/],
])('%s is refused', (_, base64, message) => {
  expect(refusalOf({ transcript: { base64 } })).toMatch(message);
});

describe('markup', () => {
  const said = (line: string) => readTranscript(`Ann: ${line}\nBob: Yes.`, 'auto').turns[0]?.text;
  test.each([
    ['R&amp;D &lt;3 it&#39;s &#x2019;fine&rsquo;', "R&D <3 it's ’fine’"],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['caf&eacute; &Eacute;t&eacute; &yen;100 &nbsp; x', 'café Été ¥100 x'],
    ['<b>bold</b> and <span class="x">span</span>', 'bold and span'],
    ['a < b and c > d', 'a < b and c > d'],
    ['if x<y then y>x', 'if x<y then y>x'],
    ['&unknown; & &#0; &#xD800; &#9999999;', '&unknown; & \ufffd \ufffd'],
    ['&constructor; &toString;', '&constructor; &toString;'],
    ['it&#146;s', 'it’s'],
  ])('in %j is resolved once, and nothing else', (line, expectedText) => {
    expect(said(line)).toBe(expectedText);
  });

  test('from an entity is text, not a tag', () => {
    expect(
      readTranscript('WEBVTT\n\n00:00.000 --> 00:01.000\n<v Ann>use &lt;b&gt; &amp;amp; more', 'auto').turns[0]?.text,
    ).toBe('use <b> &amp; more');
  });
});
