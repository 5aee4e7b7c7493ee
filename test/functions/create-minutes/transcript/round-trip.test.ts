import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Format, formats } from '#functions/create-minutes/transcript/formats.ts';
import { readTranscript } from '#functions/create-minutes/transcript/read.ts';
import { type Spoken, writers } from './writers.ts';

const name = fc.constantFrom(
  'Ann Lee',
  'Bob',
  'Dr. Wu',
  'José Álvarez',
  '田中',
  '佐藤さん',
  'Priya (Customer)',
  'PhD D',
  "O'Hara, Mia",
  'Ludwig van Berg',
);
const word = fc.constantFrom(
  'price',
  'we',
  'agree.',
  'A&B',
  '見積を',
  '送ります。',
  'it’s',
  '--',
  '<5',
  '10:30',
  'a<b>c',
  'x-->y',
  '&amp;',
  '12',
  'Bob',
  'ok?',
  '"so"',
  '{x}',
  '[1]',
  '**',
  '｜',
  'é',
);
// the first and the last word hold a letter, so that no text is white space, a number or an empty bracket alone
const text = fc
  .tuple(
    fc.constantFrom('Well', 'yes', 'はい、', 'We'),
    fc.array(word, { maxLength: 9 }),
    fc.constantFrom('then.', 'です。', 'us'),
  )
  .map(([first, list, last]) => [first, ...list, last].join(' '));
const talk = fc
  .array(fc.record({ speaker: name, text, pause: fc.nat({ max: 20 }), length: fc.integer({ min: 3, max: 9 }) }), {
    minLength: 2,
    maxLength: 12,
  })
  .map((list) => {
    let at = 0;
    return list.flatMap(({ speaker, text: words, pause, length }, i): readonly Spoken[] => {
      if (speaker === list[i - 1]?.speaker) return [];
      const start = at;
      at = start + length + pause;
      return [{ speaker, text: words, start, end: start + length }];
    });
  })
  .filter((list) => list.length > 1);
/** What is no word in the shape: emphasis in Markdown, white space between the words of a script that is written without. */
const bare = (words: string) => words.replaceAll('**', '').replace(/\s+/g, '');

/** What a writer adds that nobody says. */
function notSpoken(format: Format, turns: number): readonly (readonly [string, number])[] {
  if (format === 'csv') return [['the headings of the table', 1]];
  if (format === 'vexa') return [['draft', turns]];
  return format === 'meet-document' ? [['a line of the document around the talk', 5]] : [];
}

describe('any talk, written down in a shape and read again, is the same talk:', () => {
  test.each(formats)('%s', (format: Format) => {
    const writer = writers[format];
    expect(writer).toBeDefined();
    if (!writer) return;
    fc.assert(
      fc.property(talk, (spoken) => {
        const read = readTranscript(writer.write(spoken), 'auto');
        expect(read.format).toBe(format);
        const names = spoken.map(({ speaker }) => speaker);
        const speakers = writer.speakers?.(names) ?? names;
        expect(read.turns.map(({ speaker, text: words }) => [speaker, bare(words)])).toEqual(
          spoken.map(({ text: words }, i) => [speakers[i], bare(words)]),
        );
        const from = format === 'google-meet' ? (spoken[0]?.start ?? 0) : 0;
        if (writer.times !== 'none')
          expect(read.turns.map(({ start }) => start)).toEqual(spoken.map(({ start }) => start - from));
        if (writer.times === 'both')
          expect(read.turns.map(({ end }) => end)).toEqual(spoken.map(({ end }) => end - from));
        expect(read.leftOut.map(({ reason, count }) => [reason, count])).toEqual(notSpoken(format, spoken.length));
      }),
      { numRuns: 60, seed: 20261118 },
    );
  });
});
