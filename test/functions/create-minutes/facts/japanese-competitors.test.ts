import { expect, test } from 'vitest';
import { minutesOf } from '../minutes-of.ts';
import { talkOf } from './talk-of.ts';

/** Long enough to be weighed by what was learnt; nobody is named in it. */
const chat = Array.from({ length: 16 }, () => ['S: 雨がよく降りますね。', 'C: ええ、傘が手放せません。']).flat();

function namesOf(lines: readonly string[]): readonly string[] {
  const { competitors } = minutesOf(talkOf([...chat, ...lines], {}, 'ja'));
  return competitors.map(({ name }) => name);
}

test.each([
  ['木更津屋', ['C: 木更津屋さんは1ケース8400円なんですけど。', 'S: うちは配送料が入っております。']],
  ['光洋レンタル', ['C: 20はないだろ、光洋レンタルは18でいいって言ってるんだよ。']],
  ['光洋レンタル', ['C: 光洋レンタルの営業が、1800円でどうだって来てるんだ。', 'S: 光洋さんは最低10台からですよね。']],
  ['東邦パック', ['C: 東邦パックさんな、こないだ来て、据え置きでやりますて言うてはったで。']],
  ['ソロバンの森', ['C: 隣の塾なんかソロバンの森で380円だって言ってたよ。', 'S: ソロバンの森さんは採点がないので。']],
  ['ワークパートナー', ['C: ワークパートナーさんからは1,980円で見積もりをもらってるんです。']],
  ['ドクターカレンダー', ['C: 医師会の仲間はドクターカレンダーがいいと言うんだよ。', 'S: 見比べてください。']],
  ['什器館', ['C: 什器館のチラシだと、同じようなのが62万円だったよ。']],
  [
    'アオバ電力',
    ['C: 信金の紹介で来たアオバ電力さんは、17円台と言っていました。', 'S: アオバ電力さんは25年契約ですよね。'],
  ],
  ['南海測量', ['C: 今までほとんど南海測量さんに頼んでたんです。', 'S: 南海測量さんの機械は古いですか。']],
  ['スピード印刷便', ['C: スピード印刷便ってネットの印刷屋が、54円って出してるんですよ。']],
  ['トライコール', ['C: うちの若い子が、トライコールっていうのを使えばタダ同然だって言うんですよ。']],
])('%s is a rival: %j', (name, lines) => {
  expect(namesOf(lines)).toEqual([name]);
});

test.each([
  [
    'what it is to be connected with',
    ['C: 今のレジマルの端末とは繋がるんですか。', 'S: レジマルさんの端末は三種類ございます。'],
  ],
  ['who orders from the customer', ['C: 機械は月40万円まで。橘建設さんからもらってる額が決まってるんで。']],
  ['who is supplied', ['C: うちは山手食品さんに納めてるので、品質は落とせません。']],
  ['another customer', ['C: 佐渡の村上水産さんも使ってるんでしょう。', 'S: はい、気に入っていただいてます。']],
  ['a reference', ['S: ツバメ精機さんは去年から使っていただいてます。', 'C: ツバメ精機さんも入れてるんですか。']],
  ['a partner', ['S: 設置はサンライト電工さんと組んでやっております。']],
  ['whom nobody wants to replace', ['C: 害虫の点検はミナト消毒さん。', 'C: あそこは長いし、変える気はないです。']],
  [
    'a thing of everyday',
    ['C: スマートフォンは8万円だって。', 'C: 蕎麦屋さんは1500円なんですけど。', 'C: 備品レンタルは5千円だって。'],
  ],
  ['a word', ['C: 市のキャラクターを使ってほしいって、市長が言ってて。', 'C: トナーが高くて、コンベヤも古いです。']],
])('%s is no rival: %j', (_, lines) => {
  expect(namesOf(lines)).toEqual([]);
});
