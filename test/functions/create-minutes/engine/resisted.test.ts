import { expect, test } from 'vitest';
import type { Acts, DraftItem } from '#functions/create-minutes/engine/draft.ts';
import { withoutResisted } from '#functions/create-minutes/engine/resisted.ts';
import type { Remark, Talk } from '#functions/create-minutes/facts/talk.ts';

const said = (speaker: string, text: string, turn: number): Remark => ({
  index: turn,
  speaker,
  side: speaker === 'S' ? 'internal' : 'external',
  text,
  spans: [{ turn, text }],
});
const talkOf = (...remarks: readonly Remark[]): Talk => ({ code: 'ja', remarks, people: [] });
const wording = { balks: () => false, numbers: () => [] };
const itemOf = (...remarks: readonly Remark[]): DraftItem => ({
  text: remarks.map(({ text }) => text).join(''),
  spans: remarks.flatMap(({ spans }) => spans),
});

const asked = said('S', '期間は2週間で大丈夫でしょうか。', 0);
const resists = said('B', '2週間だと、ちょうど検査にかかります。', 1);
const agreed = said('B', 'では2週間で。', 2);

function decided(talk: Talk, decision: DraftItem): number {
  const objection = { ...itemOf(resists), raisedBy: 'B', response: undefined };
  const acts: Acts = {
    decisions: [decision],
    actionItems: [],
    openQuestions: [],
    objections: [objection],
    nextMeeting: undefined,
  };
  return withoutResisted(acts, talk, wording).decisions.length;
}

test('what was only asked for and then resisted was not decided', () => {
  expect(decided(talkOf(asked, resists), itemOf(asked))).toBe(0);
});

test('what was resisted first and then agreed on was', () => {
  expect(decided(talkOf(asked, resists, agreed), itemOf(asked, agreed))).toBe(1);
});
