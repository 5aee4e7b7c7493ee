import { describe, expect, test } from 'vitest';
import { withoutUnchosen } from '#functions/create-minutes/engine/english/acts/choices/not-chosen.ts';
import type { Acts, DraftAction } from '#functions/create-minutes/engine/draft.ts';
import type { Meeting } from '#functions/create-minutes/engine/meeting.ts';

/** Whether a choice told by the last line of the buyer stays; `S:` sells, `B:` buys, each line is a turn or goes on with one. */
function stays(text: string, lines: readonly string[], also: Partial<Acts> = {}): boolean {
  let turn = -1;
  const remarks = lines.map((line, index) => {
    const speaker = line.charAt(0);
    if (speaker !== lines[index - 1]?.charAt(0)) turn++;
    const said = line.slice(3);
    const side: 'internal' | 'external' = speaker === 'S' ? 'internal' : 'external';
    return { index, speaker, side, text: said, spans: [{ turn, text: said }] };
  });
  const spans = remarks.filter((remark) => text.startsWith(remark.text.slice(0, 4))).flatMap((remark) => remark.spans);
  const acts: Acts = {
    decisions: [{ text, spans }],
    actionItems: [],
    openQuestions: [],
    objections: [],
    nextMeeting: undefined,
    ...also,
  };
  const meeting = { day: '2026-02-11', people: [] } as unknown as Meeting;
  return withoutUnchosen(acts, { remarks, code: 'en' } as never, meeting).decisions.length === 1;
}

const task = (turn: number, date: string): Partial<Acts> => ({
  actionItems: [
    {
      text: 'Send both offers.',
      owner: undefined,
      due: { date, asWritten: 'on the twenty-fifth' },
      spans: [{ turn, text: 'Both of them on the twenty-fifth.' }],
    } as unknown as DraftAction,
  ],
});

describe('a choice is not', () => {
  test.each([
    ['A couple of customers put the lamp on the mast.', false],
    ['Most of the vendor’s clients begin with one site.', false],
    ['Most of the customers will stay on the old plan.', true],
    ['A couple of cranes stay on the old plan.', true],
  ])('what others do: %s', (text, is) => {
    expect(stays(text, [`S: ${text}`, 'B: I like that.'])).toBe(is);
  });

  test('the day of a task told in the same turn', () => {
    const lines = ['S: Both of them on the twenty-fifth.', 'B: Good.'];
    expect(stays('Both of them on the twenty-fifth.', lines, task(0, '2026-02-25'))).toBe(false);
    expect(stays('Both of them on the twenty-fifth.', lines, task(5, '2026-02-25'))).toBe(true);
    expect(stays('Both lifts come on the twenty-fifth.', lines, task(0, '2026-02-25'))).toBe(true);
  });

  test('the day of the next meeting', () => {
    const nextMeeting = { text: 'the twentieth', spans: [], date: '2026-02-20', time: undefined, rule: undefined };
    expect(stays('Eleven on the twentieth.', ['S: Eleven on the twentieth.'], { nextMeeting })).toBe(false);
  });

  test.each([
    [
      'asks on',
      ['S: The early set is one sixty-two.', 'B: One sixty-two.', 'B: You know what the mill pays me?'],
      'One sixty-two.',
    ],
    [
      'objects',
      ['S: Short loads carry a three-fifty charge.', 'B: Three hundred fifty a load.', "B: It's not in the offer."],
      'Three hundred fifty a load.',
    ],
  ])('a price that the customer says after the seller before he %s', (_, lines, text) => {
    expect(stays(text, lines)).toBe(false);
  });

  test('a question that nobody marked', () => {
    const text = 'It is April to June is it or when is the quarter.';
    expect(stays(text, [`B: ${text}`])).toBe(false);
  });
});

describe('a choice is', () => {
  test.each([
    ['a figure the customer judges', ['S: You get ten demo kits.', 'B: Ten is enough.', 'B: When?'], 'Ten is enough.'],
    [
      'a figure he puts his own way',
      ['S: Four per cent, then.', 'B: Four at the most.', 'B: Margaret?'],
      'Four at the most.',
    ],
    ['a figure he only says', ['S: One sixty-two.', 'B: One sixty-two.'], 'One sixty-two.'],
  ])('%s', (_, lines, text) => {
    expect(stays(text, lines)).toBe(true);
  });
});
