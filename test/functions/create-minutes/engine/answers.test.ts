import { expect, test } from 'vitest';
import { withAnswers } from '#functions/create-minutes/engine/answers.ts';
import { answerWords } from '#functions/create-minutes/engine/japanese/acts/answer-words.ts';
import type { Remark } from '#functions/create-minutes/facts/talk.ts';

const lines = [
  ['B', '2週間だと、ちょうど検査にかかります。'],
  ['S', '1か月、分かりました。'],
  ['S', 'では1か月でお出しします。'],
  ['U', '電波が入らない現場はどうするんですか？'],
  ['S', '電波が入ったときに自動で送られます。'],
] as const;
const remarks = lines.map(
  ([speaker, text], index): Remark => ({
    index,
    speaker,
    side: speaker === 'S' ? 'internal' : 'external',
    text,
    spans: [{ turn: index, text }],
  }),
);

test('what answers a colleague of whoever raised an objection is no answer to it', () => {
  const [worry, , , , later] = remarks;
  const objection = {
    text: worry?.text ?? '',
    raisedBy: 'B',
    response: later?.text ?? '',
    spans: [worry, later].flatMap((remark) => remark?.spans ?? []),
  };
  const acts = { decisions: [], actionItems: [], openQuestions: [], objections: [objection], nextMeeting: undefined };
  const { objections } = withAnswers(acts, { code: 'ja', remarks, people: [] }, answerWords('plain'));
  expect(objections.map(({ response }) => response)).toEqual(['1か月でお出しする。']);
});
