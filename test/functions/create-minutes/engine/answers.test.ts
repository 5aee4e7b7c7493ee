import { expect, test } from 'vitest';
import { withAnswers } from '#functions/create-minutes/engine/answers.ts';
import { answerWords } from '#functions/create-minutes/engine/japanese/acts/questions/answer-words.ts';
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

test('what one of the sellers asks another answers no worry', () => {
  const said = (
    [
      ['戸田 慎也', 'external', '見ましたが、うちの予算からすると厳しいですね。'],
      ['古川 直人', 'internal', '森下さん、点検の回数を見直したらどうですかね。'],
      ['森下 結衣', 'internal', '年に二回の点検にすれば、一割ほど下げられます。'],
    ] as const
  ).map(([speaker, side, text], index): Remark => ({ index, speaker, side, text, spans: [{ turn: index, text }] }));
  const [worry, asked] = said;
  const objection = {
    text: worry?.text ?? '',
    raisedBy: '戸田 慎也',
    response: asked?.text ?? '',
    spans: [worry, asked].flatMap((remark) => remark?.spans ?? []),
  };
  const acts = { decisions: [], actionItems: [], openQuestions: [], objections: [objection], nextMeeting: undefined };
  const { objections } = withAnswers(acts, { code: 'ja', remarks: said, people: [] }, answerWords('plain'));
  expect(objections.map(({ response }) => response)).toEqual(['年に二回の点検にすれば、一割ほど下げられる。']);
});
