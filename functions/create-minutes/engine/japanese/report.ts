import { bareName } from '../people.ts';
import type { Style } from './wording/style.ts';

const particles =
  /(?:(?:です|ます|た|だ|ません)(?=(?:よね|ね|よ|けど|けれども|けれど|が|し|から|ので|わ)))?(?:よね|ね|よ|けれども|けれど|けど|、){1,4}$/u;
/** Polite endings and the plain ones, the longest first; the last kana of a godan stem moves up one row. */
const plainForms: readonly (readonly [RegExp, string])[] = [
  [/(?:なんです|なのです)$/u, 'である'],
  [/(?:ん|の)です$/u, ''],
  [/(?:ん|の)でしょう$/u, 'だろう'],
  [/でございます$/u, 'である'],
  [/ございます$/u, 'ある'],
  [/(?:いた)?しております$/u, 'している'],
  [/ております$/u, 'ている'],
  [/(?:ていただき|てもらい)ます$/u, 'てもらう'],
  [/いただきます$/u, 'いただく'],
  [/(?<=[おご][\p{sc=Han}\p{sc=Hiragana}]{1,6})いたします$/u, 'する'],
  [/いたしました$/u, 'した'],
  [/いたします$/u, 'する'],
  [/ではありません$|じゃありません$/u, 'ではない'],
  [/ありません$/u, 'ない'],
  [/([えけげせぜてでねべめれしち見得来])ません$/u, '$1ない'],
  [/きませんでした$/u, 'かなかった'],
  [/なりません$/u, 'ならない'],
  [/(?:ました)$/u, 'ました'],
  [/でしょう$/u, 'だろう'],
  [/(い|かった|ない|たい)です$/u, '$1'],
  [/でした$/u, 'だった'],
  [/です$/u, 'である'],
  [/ましょう$/u, 'ましょう'],
  [/(で)きます$/u, '$1きる'],
  [/(て|で)います$/u, '$1いる'],
  [/(て)ます$/u, '$1いる'],
  [/(?<![\p{sc=Han}\p{sc=Hiragana}])います$|(?<=[がもには])います$/u, 'いる'],
  [/(見|借り|足り|起き|感じ|信じ|生き|降り|浴び|伸び|過ぎ|すぎ|試み|[えけげせぜてでねべめれ])ます$/u, '$1る'],
  [
    /(?<!提出|算出|抽出|支出|輸出|選出|譲渡|撤回|巡回|修正|訂正|改正|是正|指示|提示|掲示|表示|展示|開示|明示|移転|推移|解消|補足|満足|不足|電話|会話|対話|通話|挽回|転回|[0-9一二三四五六七八九十数何]回|開通|流通|直通)(?<=出|渡|返|回|貸|直|示|探|移|消|足|外|試|話|通|押|戻|残|越|[こかわら])します$/u,
    'す',
  ],
  [/します$/u, 'する'],
  [/来ます$/u, '来る'],
  [/てみます$/u, 'てみる'],
  [/きます$/u, 'く'],
  [/ぎます$/u, 'ぐ'],
  [/ちます$/u, 'つ'],
  [/びます$/u, 'ぶ'],
  [/みます$/u, 'む'],
  [/ります$/u, 'る'],
  [/います$/u, 'う'],
];
const pastForms: readonly (readonly [RegExp, string])[] = [
  [/しました$/u, 'した'],
  [/([えけげせぜてでねべめれ見])ました$/u, '$1た'],
  [/(て|で)いました$/u, '$1いた'],
  [/(?:りました|いました|ちました)$/u, 'った'],
  [/(?:みました|びました|にました)$/u, 'んだ'],
  [/行きました$/u, '行った'],
  [/きました$/u, 'いた'],
];

/** The sentence with a plain ending, as minutes have it. */
export function plainJapanese(text: string): string {
  let body = text
    .replace(/[。！!\s]+$/u, '')
    .replace(particles, (match) => /^(?:です|ます|た|だ|ません)/u.exec(match)?.[0] ?? '');
  for (const [polite, plain] of [...pastForms, ...plainForms]) {
    if (!polite.test(body)) continue;
    body = body.replace(polite, plain);
    break;
  }
  return body;
}

/** Ends that only give a reason, or soften: 社長が見たら絶対なんか言うから, 三週間帰ってこないの. */
const softEnd =
  /(?<=[うくすつぬむぐぶる]|した|った|んだ|ない|しい|たい|[高安多悪遅早長強弱]い|[^ま]だ|です|ます|ました|ません)(?<!くらい|ぐらい|いっぱい|[違誤]い)(?:から|ので|んで|もん|の)$/u;
/** Speech breaks off where minutes go on, if not with where or by what means (現場で, メールで): お一人月1,800円で, 古い図面のまま開けちゃって, 7日になりまして. */
const brokenOff: readonly (readonly [RegExp, string])[] = [
  [/ちゃって$/u, 'てしまった'],
  [/じゃって$/u, 'でしまった'],
  [/でして$/u, 'です'],
  [/まして$/u, 'ました'],
  [
    /(?<=[\p{N}円％%]|形|無理|無料|無償|有償|予定|前提|条件|方向|状態|次第|段階|途中|未定|必須|可能|不可|対象|対応|上限|下限|同額|据え置き|税抜|税込|以上|以下|セット|プラン|ベース)で$/u,
    'です',
  ],
];
/** 次回なんですが、... tells what is spoken of. */
const preamble =
  /^((?:[^、。]{0,8}の)?(?:次回|今回|日程|予定|納期|期間|時期|値段|価格|単価|料金|費用|金額|予算|見積|見積書|支払い?|契約|契約書|更新|納品|導入|運用|研修|保守|サポート|台数|人数|会場|資料|データ|画面|定例|打ち合わせ|議事録|条件)|[^、。]{1,12}(?=の件))(?:なん|の件なん|の件)(?:です|だ)(?:が|けど|けれど|けれども)、/u;

const thought = /と(?:思う|考える|思っている|考えている)$/u;

/** Who said what: 田中は、...と述べた。 What was said stands in plain form in either style, as reported speech does. */
export function reportJapanese(text: string, speaker: string | undefined, style: Style): string {
  const who = speaker === undefined ? '' : `${bareName(speaker)}は、`;
  const body = plainJapanese(wholeOf(text));
  const past = style === 'polite' ? 'ました' : 'た';
  if (/(?:たい|てほしい)$/u.test(body)) return `${who}${body}と希望し${past}。`;
  return `${who}${body.replace(thought, '')}と${thought.test(body) ? '考えを述べ' : '述べ'}${past}。`;
}

function wholeOf(text: string): string {
  const said = text
    .replace(/[。、\s]+$/u, '')
    .replace(softEnd, '')
    .replace(preamble, '$1について、');
  const [breaks, whole] = brokenOff.find(([ending]) => ending.test(said)) ?? [];
  return breaks && whole !== undefined ? said.replace(breaks, whole) : said;
}
