import { expect, test } from 'vitest';
import { reportJapanese } from '#functions/create-minutes/engine/japanese/report.ts';
import { wordChoice } from '#functions/create-minutes/engine/japanese/wording/choice.ts';
import { inStyle } from '#functions/create-minutes/engine/japanese/wording/style.ts';
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
  ['工場に聞かないといけないので、月末まででもいいですか。', '工場に聞く。', '工場に聞きます。'],
  ['来週までに出さなければなりません', '来週までに出す。', '来週までに出します。'],
  ['注文書もろたら、今月中に返すわ', '注文書もろたら、今月中に返す。', '注文書もろたら、今月中に返します。'],
  ['稟議は私の方で五日までに上げます', '稟議は五日までに上げる。', '稟議は五日までに上げます。'],
])('the promise %s is the task %s or %s', (said, plain, polite) => {
  expect([wordTask(said, false, 'plain'), wordTask(said, false, 'polite')]).toEqual([plain, polite]);
});

test.each([
  ['月末に送る', '月末に送ります。'],
  ['工場で調べる', '工場で調べます。'],
  ['図面を届けに行く', '図面を届けに行きます。'],
  ['見積りは別とする', '見積りは別とします。'],
  ['支払いは年払いである', '支払いは年払いです。'],
  ['返事はなるべく早く', '返事はなるべく早く。'],
  ['明日また伺います', '明日また伺います。'],
  ['心配なのは電池なんですよね', '心配なのは電池です。'],
  ['ちょっと信用できないんです', 'ちょっと信用できないです。'],
])('in 敬体 %s reads %s', (plain, polite) => {
  expect(inStyle(plain, 'polite')).toBe(polite);
});

test.each([
  ['じゃあ試すのは川口だけで。', '試すのは川口だけとする。'],
  ['請求は月末締めの翌月末払いでお願いします。', '請求は月末締めの翌月末払いとする。'],
  ['導入は来期に見送ります。', '導入は来期に見送る。'],
  ['対応端末はスマートフォンのみということで。', '対応端末はスマートフォンのみとする。'],
  ['試用をもう一週間延ばせませんか。', '試用をもう一週間延ばす。'],
  ['鍵は管理室に任せませんか。', '鍵は管理室に任せる。'],
])('the choice %s reads %s', (said, text) => {
  expect(wordChoice(said, 'plain')).toBe(text);
});

test.each([
  ['古い図面のまま開けちゃって', '星野は、古い図面のまま開けてしまったと述べた。'],
  ['お一人月1,800円で。', '星野は、お一人月1,800円であると説明した。'],
  ['点検は年明けの7日になりまして', '星野は、点検は年明けの7日になったと述べた。'],
  ['社長が見たら必ず言うから', '星野は、社長が見たら必ず言うと述べた。'],
  ['点検の書類は昨日出しましたから', '星野は、点検の書類は昨日出したと述べた。'],
  ['三週間も帰ってこないの', '星野は、三週間も帰ってこないと述べた。'],
  ['開始は朝の9時くらいから。', '星野は、開始は朝の9時くらいからと述べた。'],
  ['価格は後で', '星野は、価格は後でと述べた。'],
  ['結構なんですが、点検は断ります', '星野は、結構だが、点検は断ると述べた。'],
  ['運用は8日から', '星野は、運用は8日からと述べた。'],
  ['点検は無理でして', '星野は、点検は無理であると述べた。'],
  ['次回なんですが、来週の木曜になります。', '星野は、次回について、来週の木曜になると述べた。'],
  ['急なんですが、点検は明日になります。', '星野は、急だが、点検は明日になると述べた。'],
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

test.each([
  ['確認できました', '確認できた'],
  ['台数が足りました', '台数が足りた'],
  ['回線が必ず落ちます', '回線が必ず落ちる'],
  ['来月までは待ちません', '来月までは待たない'],
  ['日程は動きません', '日程は動かない'],
  ['端末は使っていません', '端末は使っていない'],
  ['お渡しできませんでした', 'お渡しできなかった'],
  ['見積りは貸し出しませんでした', '見積りは貸し出さなかった'],
  ['在庫はございません', '在庫はない'],
  ['順番に異存ありません', '順番に異存ない'],
  ['ご負担という形が多うございます', 'ご負担という形が多い'],
  ['去年から用います', '去年から用いる'],
  ['社長がいらっしゃいます', '社長がいらっしゃる'],
  ['納期は変わりません', '納期は変わらない'],
])('%s is told as %s', (said, plain) => {
  expect(reportJapanese(said, '星野', 'plain')).toBe(`星野は、${plain}と述べた。`);
});

test.each([
  ['法務に審査を依頼いたしまして、結果をお知らせします。', '法務に審査を依頼し、結果を知らせると述べた。'],
  ['棚は二列に分けておりまして、奥は見えません。', '棚は二列に分けており、奥は見えないと述べた。'],
  ['決めるのは理事会でして、来月に開かれます。', '決めるのは理事会で、来月に開かれると述べた。'],
  ['鍵は預かりますので、明日取りに来ます。', '鍵は預かるので、明日取りに来ると説明した。'],
  ['担当が変わるんですが、電話は同じです。', '担当が変わるが、電話は同じであると述べた。'],
  [
    '回線は入れ替えますので、できればご遠慮いただきたいです。',
    '回線は入れ替えるので、できればご遠慮いただきたいと希望した。',
  ],
  ['画面が小さいですし、字も薄いです。', '画面が小さいし、字も薄いと述べた。'],
])('clauses within a sentence are plain: %s', (said, reported) => {
  expect(reportJapanese(said, '星野', 'plain')).toBe(`星野は、${reported}`);
});

test.each([
  ['倉庫で試していただくのはいかがでしょう。', '倉庫で試していただくのはどうかと提案した。'],
  ['次回は木曜の朝九時からでいかがでしょうか。', '次回は木曜の朝九時からではどうかと提案した。'],
  ['じゃあそこは据え置きで決めましょう。', 'そこは据え置きで決めようと提案した。'],
  ['一台、奥の倉庫に置いてみましょう。', '一台、奥の倉庫に置いてみようと提案した。'],
  ['この型は八月から外してください。', 'この型は八月から外してほしいと求めた。'],
  ['いまの端末でそのまま繋がるんですか', 'いまの端末でそのまま繋がるかと尋ねた。'],
  ['月額が決まれば通ると思います。', '月額が決まれば通るとの考えを述べた。'],
  ['支払いは年払いでお願いします。', '支払いは年払いでお願いしたいと依頼した。'],
  ['棚が高いなとは思ってて', '棚が高いなとは思っていると述べた。'],
  ['早速なんですけど、向こうは半額だと言ってきてます。', '向こうは半額だと言ってきていると述べた。'],
  ['音を実際に聴いてみたいと。', '音を実際に聴いてみたいと希望した。'],
  ['課長、実はですね、率直に申し上げて、棚が入りません。', '棚が入らないと述べた。'],
])('%s is reported as what the speaker did: %s', (said, reported) => {
  expect(reportJapanese(said, '星野', 'plain')).toBe(`星野は、${reported}`);
});

test.each([
  ['窓口は二つからですね、かしこまりました。', '窓口は二つからとする。'],
  ['開始は月曜、ここも変わりございませんか。', '開始は月曜、ここも変わりない。'],
  ['払うのは40のままでいいな', '払うのは40のままとする。'],
  ['だから、貸出機を2台。', '貸出機を2台とする。'],
  ['そこは32万まで下げさせてください。', 'そこは32万まで下げる。'],
  ['新年度の四月一日からでよろしいでしょうか。', '新年度の四月一日からとする。'],
  ['七月十三日を本番とさせていただいて、よろしいでしょうか。', '七月十三日を本番とする。'],
  ['講習はなしで。', '講習はなしとする。'],
  ['七台まとめてなら8%お引きできます。', '七台まとめてなら8%引く。'],
])('what is taken reads as the choice it is: %s', (said, text) => {
  expect(wordChoice(said, 'plain')).toBe(text);
});

test.each([
  ['うちは月末が山場です。', '星野は、自社は月末が山場であると述べた。'],
  ['私から部長に話します。', '星野は、自身から部長に話すと述べた。'],
  ['夜中に止まったら、出荷が飛んじゃうんです。', '星野は、夜中に止まったら、出荷が飛んでしまうと述べた。'],
  ['見本は明日持ってきます。', '星野は、見本は明日持ってくると述べた。'],
  ['保証は何年ついてるんでしたっけ。', '星野は、保証は何年ついているかと尋ねた。'],
  ['値段はね、出てるだけで二割です。', '星野は、値段は、出ているだけで二割であると述べた。'],
  ['足元にご注意ください。', '星野は、足元に注意してほしいと求めた。'],
  ['単価は二割引き下げさせていただきます。', '星野は、単価は二割引き下げると述べた。'],
])('what is said is written: %s', (said, told) => {
  expect(reportJapanese(said, '星野', 'plain')).toBe(told);
});
