import { expect, test } from 'vitest';
import { withinTeam } from '#functions/create-minutes/engine/japanese/acts/choices/team-decisions.ts';
import { minutesOf } from '../minutes-of.ts';

function decisionsOf(said: string): readonly string[] {
  const turns = [
    { speaker: '高瀬', text: '夏祭りの準備について話します。' },
    { speaker: '野口', text: said },
    { speaker: '三浦', text: 'はい、そうしましょう。' },
  ];
  return minutesOf({ transcript: { turns }, meeting: { language: 'ja' } }).decisions.map(({ text }) => text);
}

test('what a team puts up and takes is on its list', () => {
  expect(decisionsOf('会場は公民館の大広間にしましょう。')).toEqual(['会場は公民館の大広間にする。']);
});

test('what leads through the meeting of a team is no decision', () => {
  expect(decisionsOf('それでは次の議題に移りましょう。')).toEqual([]);
});

test.each([
  '受付は二人で足りるでしょう。',
  'なぜなら、雨の日は屋台を出せない。',
  '提灯は去年のものでいいですか、それとも買い直す。',
  '一人ずつ順番に話す。',
  '画面を共有する。',
])('"%s" settles nothing within a team', (text) => {
  expect(withinTeam([{ text, spans: [] }])).toEqual([]);
});

test.each(['屋台は三軒にする。', '受付は正門の横に置く。'])('"%s" may be settled within a team', (text) => {
  expect(withinTeam([{ text, spans: [] }])).toHaveLength(1);
});

test('the lists of a team whose speech was written down sound by sound say that they are likely ones', () => {
  const turns = [
    { speaker: '高瀬', text: 'えーと、夏祭りの準備について、あの、話します。' },
    { speaker: '野口', text: 'うーん、会場は公民館の大広間にしましょう。' },
    { speaker: '三浦', text: 'あー、でも去年より狭いのが心配です。' },
    { speaker: '高瀬', text: 'えっと、会場は公民館の大広間にします。' },
  ];
  const { warnings, rendered, objections } = minutesOf({ transcript: { turns }, meeting: { language: 'ja' } });
  expect(warnings).toContainEqual(expect.stringContaining('what people would likeliest have noted'));
  expect(rendered.markdown).toContain('## 決定事項（候補）');
  expect(objections).toEqual([]);
});

test('those of talk put in writing do not', () => {
  const turns = [
    { speaker: '高瀬', text: '夏祭りの準備について話します。' },
    { speaker: '野口', text: '会場は公民館の大広間にしましょう。' },
    { speaker: '三浦', text: 'はい、そうしましょう。' },
  ];
  const { warnings, rendered } = minutesOf({ transcript: { turns }, meeting: { language: 'ja' } });
  expect(warnings.join()).not.toContain('likeliest');
  expect(rendered.markdown).toContain('## 決定事項\n');
});
