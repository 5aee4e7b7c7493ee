import { describe, expect, test } from 'vitest';
import type { ActOdds } from '#functions/create-minutes/engine/classifier/items/proposal-traits.ts';
import { retoldIn } from '#functions/create-minutes/engine/classifier/told/retold.ts';
import { foundWording } from '#functions/create-minutes/engine/english/acts/found-wording.ts';
import { englishReader } from '#functions/create-minutes/engine/english/reader.ts';
import { englishTerms } from '#functions/create-minutes/engine/english/words.ts';
import { findPeople } from '#functions/create-minutes/engine/people.ts';
import { emptyMeeting } from '../nothing-said.ts';

const people = findPeople([], [{ name: 'Tess Harlow', side: 'external' }]);
const meeting = { ...emptyMeeting, people };

/** The sentences by which an item is told that rests on the one at `own`; all are of one turn. */
function told(act: 'decision' | 'objection', own: number, lines: readonly (readonly [text: string, odds: number])[]) {
  const heard = lines.map(([text], index) => ({
    remark: { index, speaker: 'Tess Harlow', side: 'external' as const, text, spans: [{ turn: 3, text }] },
    odds: new Float64Array(),
    terms: englishTerms(text),
  }));
  const likely = Float64Array.from(lines, ([, odds]) => odds);
  const none = new Float64Array(lines.length).fill(-9);
  const odds: ActOdds = { decision: none, action: none, question: none, objection: none, [act]: likely };
  const text = lines[own]?.[0] ?? '';
  const item = { text, spans: [{ turn: 3, text }], raisedBy: 'Tess Harlow' };
  return retoldIn(heard, odds, () => [own], foundWording(meeting), englishReader)(item, act, []);
}

describe('an item that rests on one sentence of a turn', () => {
  test('a choice is told by the one beside it that says what was chosen', () => {
    expect(
      told('decision', 0, [
        ['Virtual hand is given.', 0.2],
        ['Twelve months, fifty-four euros per user.', 0.9],
      ]),
    ).toEqual([1]);
  });

  test('a doubt is told with the one beside it that says why, in the order of the talk', () => {
    const lines = [
      ['When we went onto Sumarra we had two sets of books for a year and the auditor nearly walked.', 1.2],
      ['The setup frightens the whole office.', 0.3],
    ] as const;
    expect(told('objection', 1, lines)).toEqual([0, 1]);
  });

  test('is told by none beside it that is hardly part of one', () => {
    expect(
      told('decision', 0, [
        ['Virtual hand is given.', 0.2],
        ['Twelve months ago we had fifty-four users in the old office by the river.', -2],
      ]),
    ).toEqual([]);
  });
});
