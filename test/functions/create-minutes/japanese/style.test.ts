import { expect, test } from 'vitest';
import { reportJapanese } from '#functions/create-minutes/engine/japanese/report.ts';
import { wordChoice } from '#functions/create-minutes/engine/japanese/wording/choice.ts';
import { wordTask } from '#functions/create-minutes/engine/japanese/wording/task.ts';
import { refusalOf } from '../minutes-of.ts';
import { minutesOfTalk, people } from './meeting.ts';

const talk = [
  [people.seller, 'では見積書を金曜までにお送りさせていただきます。'],
  [people.buyer, '対象の部署は営業部だけにしましょう。'],
  [people.seller, '承知しました。'],
] as const;

test('minutes are in plain style unless asked otherwise', () => {
  const { actionItems, decisions } = minutesOfTalk(talk);
  expect(actionItems.map(({ description }) => description)).toEqual(['見積書を金曜までに送る。']);
  expect(decisions.map(({ text }) => text)).toEqual(['対象の部署は営業部だけにする。']);
});

test('japaneseStyle polite ends every sentence politely, the summary included', () => {
  const { actionItems, decisions, summary } = minutesOfTalk(talk, { japaneseStyle: 'polite' });
  const sentences = [...actionItems.map(({ description }) => description), ...decisions, ...summary.detailed].map(
    (item) => (typeof item === 'string' ? item : item.text),
  );
  expect(sentences.length).toBeGreaterThan(2);
  for (const sentence of sentences) expect(sentence).toMatch(/(?:ます|ました)。$/);
});

test('another style is refused by name', () => {
  expect(refusalOf({ transcript: '田中: はい', options: { japaneseStyle: 'keigo' } })).toBe(
    'options.japaneseStyle: must be one of plain, polite',
  );
});

test.each([
  ['比較表を作ってもらえますか', '比較表を作る。'],
  ['申込書をご返送ください', '申込書を返送する。'],
  ['利用者の一覧、まとめといて', '利用者の一覧、まとめる。'],
  ['構成図をいただけますでしょうか', '構成図を渡す。'],
  ['五十嵐さん、議事録をお願いします', '議事録に対応する。'],
])('the request %s is the task %s', (said, task) => {
  expect(wordTask(said, true, 'plain')).toBe(task);
});

test.each([
  ['明日中にご連絡差し上げます', '明日中に連絡する。', '明日中に連絡します。'],
  ['先に作らせていただきます', '先に作る。', '先に作ります。'],
  ['デモ機を一台お貸しします', 'デモ機を一台貸す。', 'デモ機を一台貸します。'],
  ['報告書を提出いたします', '報告書を提出する。', '報告書を提出します。'],
])('the promise %s is the task %s or %s', (said, plain, polite) => {
  expect([wordTask(said, false, 'plain'), wordTask(said, false, 'polite')]).toEqual([plain, polite]);
});

test.each([
  ['じゃあ試すのは川口だけで。', '試すのは川口だけとする。'],
  ['請求は月末締めの翌月末払いでお願いします。', '請求は月末締めの翌月末払いとする。'],
  ['導入は来期に見送ります。', '導入は来期に見送る。'],
  ['対応端末はスマートフォンのみということで。', '対応端末はスマートフォンのみとする。'],
  ['試用をもう一週間延ばせませんか。', '試用をもう一週間延ばせる。'],
])('the choice %s reads %s', (said, text) => {
  expect(wordChoice(said, 'plain')).toBe(text);
});

test.each([
  ['古い図面のまま開けちゃって', '星野は、古い図面のまま開けてしまったと述べた。'],
  ['お一人月1,800円で。', '星野は、お一人月1,800円であると述べた。'],
  ['点検は年明けの7日になりまして', '星野は、点検は年明けの7日になったと述べた。'],
  ['社長が見たら必ず言うから', '星野は、社長が見たら必ず言うと述べた。'],
  ['点検の書類は昨日出しましたから', '星野は、点検の書類は昨日出したと述べた。'],
  ['三週間も帰ってこないの', '星野は、三週間も帰ってこないと述べた。'],
  ['開始は朝の9時くらいから。', '星野は、開始は朝の9時くらいからと述べた。'],
  ['価格は後で', '星野は、価格は後でと述べた。'],
  ['結構なんですが、点検は断ります', '星野は、結構なんですが、点検は断ると述べた。'],
  ['運用は8日から', '星野は、運用は8日からと述べた。'],
  ['点検は無理でして', '星野は、点検は無理であると述べた。'],
  ['次回なんですが、来週の木曜になります。', '星野は、次回について、来週の木曜になると述べた。'],
  ['急なんですが、点検は明日になります。', '星野は、急なんですが、点検は明日になると述べた。'],
])('speech that breaks off is told as a whole sentence: %s', (said, reported) => {
  expect(reportJapanese(said, '星野', 'plain')).toBe(reported);
});

test.each([
  ['あそっかじゃ東だけ感度を落とすそれでお願いします', '東だけ感度を落とす。'],
  ['そうそれ東の棟だけにしましょう', '東の棟だけにする。'],
  ['すんません、24室にします', '24室にする。'],
  ['そうそれ以外は無しにしましょう', 'そうそれ以外は無しにする。'],
  ['12床でかしこまりました', '12床とする。'],
])('a choice is told without what says that it is understood: %s', (said, choice) => {
  expect(wordChoice(said, 'plain')).toBe(choice);
});
