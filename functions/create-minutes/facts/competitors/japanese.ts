import type { Talk } from '../talk.ts';
import type { Cues } from './cues.ts';
import { asksForNames, followingOn, isLoanWord, leadingTo, nowAhead, passing } from './japanese-wordings.ts';
import { everydayKatakana } from './everyday-words.ts';
import { madeUpNames } from './japanese-made-up.ts';
import { offeringNames } from './japanese-offering.ts';
import { titledNames } from './japanese-titled.ts';
import { quotedNames } from './japanese-told.ts';
import type { FoundName } from './names.ts';

const before: Cues['before'] = [
  [/(?:他に?は|他だと|あとは|隣(?:の[^。]{1,8})?は|知り合いが)[^。、]{0,12}$/u, 1.5],
  [/(?:今まで|これまで|従来|今使ってる|今お使い|いま使ってる|ほとんど|ずっと)(?:の|は|、)?$/u, 2],
  [/(?:競合|他社|同業|比較|相見積[もり]*|ライバル|他の(?:候補|会社|サービス|ツール)|もう一社)[^。]{0,12}$/u, 2],
  [/(?:今|現在|いま|現状|これまで|今まで|従来|既存)(?:は|の|も|、)?[^。、]{0,8}$/u, 1.2],
  [/(?:連携|接続|同期|出力)[^。、]{0,4}$/u, -2],
];
const after: Cues['after'] = [
  [/^(?:って(?:いう|言う)?|という)(?:システム|ツール|サービス|ソフト|会社|アプリ|の)/u, 1.5],
  [/^さん(?!が担当)/u, 1.5],
  // who was spoken of without his name: 見積もりももらってます、東海印刷さんっていう
  [/^(?:さん|様)?(?:って(?:いう)?|という)[。、…]*$/u, 2],
  [
    /^(?:さん)?(?:って(?:いう)?|という)[^。]{0,24}?(?:(?:と|に|へ|から)(?:は|も|の)?|データ(?:は|を|も|が)?|直接|そのまま)、?(?:連携|接続|同期|取り込|取込|出力|つな[がぎげ]|繋|紐づ)/u,
    -4,
  ],
  [/^(?:さん)?(?:って(?:いう)?|という|っちゅう)(?:とこ|ところ|とが|会社|の(?:が|は)|知って|ご存[じ知]|どう)/u, 2],
  [/^(?:さん)?、(?:あそこ|あちら|向こう|あれ)/u, 2],
  [/^(?:さん)?の(?:営業|機械|担当|製品|見積|システム|ほう|方が|画面|やつ|人)/u, 1.5],
  [/^(?:さん)?(?:も|が)(?:ショールーム|営業|来て|紹介|提案|話)/u, 1.5],
  [/^。[^。]{0,20}(?:勧め|紹介|聞い|円|ドル|安)/u, 2],
  [
    /^(?:さん|様|社)?(?:は|が|も|の|なら|だと|では|からは?|から(?:も|の)|にも?|って|とかは?|より|の(?:ほう|方)(?:が|は))[^。？]{0,24}?(?:円|倍|機械|下取り|万|見積|提案|提示|安[いくか]|高[いくか]|値段|価格|料金|契約|更新|解約|比較|検討|話を(?:聞|伺)|声をかけ|電話|営業|デモ|トライアル|不満|使いにく|遅[いく]|落ち|サポート|対応|画面|機能が|付いて|条件|乗り換え|切り替え|入れ替え|置き換え|やめ|変え|満期|言って|きて)/u,
    2,
  ],
  [
    /^(?:さん|様|社)?(?:と|も|を|や|か)[^。？]{0,12}?(?:比べ|比較|検討|並行|迷っ|天秤|相見積|候補|話を|入れて|使って|使い|やめ|解約|利用|導入|お使い|契約)/u,
    2,
  ],
  [/^(?:さん|様|社)?(?:から|より)(?:の)?(?:乗り換え|切り替え|切替|移行|リプレイス|見積|提案|オファー|引き合い)/u, 3],
  [
    /^(?:さん|様)?(?:との|と|に|へ|への|から|の)?(?:API|データ|マスタ)?(?:連携|接続|同期|取り込|取込|出力|エクスポート|インポート|紐づ|つな|繋|ログイン|会議|で送|に送|のデータ|に吐|に流|に登録)/u,
    -4,
  ],
  [/^(?:さん|様)(?=[^。]{0,3}(?:に確認|にお願い|が決裁|が担当|に聞|に伝え|、(?:お願い|どう|いかが)))/u, -3],
];
const within: Cues['within'] = [
  [/競合|他社|相見積|比較|乗り換え|切り替え|入れ替え|リプレイス|置き換え|解約/u, 1],
  [/連携|API|取り込|同期|エクスポート|インポート|シングルサインオン|SSO|ログイン|つなが|繋が|仕訳|CSV/u, -2],
];
const companyTitle = 'さん(?:とこ|のところ)?|様|社(?=さん|の|は|が|と|も|に|を|から|製)';
const found = new RegExp(
  `((?!ー)[\\p{sc=Katakana}ー]{2,10}\\p{sc=Han}{1,4}[\\p{sc=Katakana}ー]{2,10}|(?![ー・])[\\p{sc=Katakana}ー・]{2,20}(?:[A-Za-z0-9]{1,8}|(?:電機|商事|通信|精機|工業|製作所|急便|運輸|運送|警備|電工|化工|産業|物産|設備)(?=の)|(?:屋|\\p{sc=Han}{1,4})(?=${companyTitle}|[はがもを、。]|って|から|より|との))?|[\\p{sc=Han}]{2,5}(?=社(?:さん|様|の|は|が|から|も|と))|[A-Z][A-Za-z0-9.&-]{1,24}(?: [A-Z][A-Za-z0-9.&-]{1,24}){0,2}|[\\p{sc=Han}\\p{sc=Katakana}ー]{1,10}(?:システムズ?|ソフト|クラウド|テック|ソリューションズ?|電機|情報|商事|通信|精機|工業|製作所|ワークス|データ|サイエンス|テレコム|急便|運輸|運送|検査|警備|電工|電設|化工|産業|物産|設備|機械|電力|倉庫|印刷|物流|食品|水産|フーズ|堂))(?=(${companyTitle})?)`,
  'gu',
);
/** Words of business that are written like names. */
const noName =
  /^(?:アナウンサー|カメラマン|タレント|ナレーター|ミュージシャン|セラピスト|ピアニスト|アーティスト|イラストレーター|アナリスト|プロデューサー|ディレクター|コーディネーター|プランナー|コンパニオン|アシスタント|パティシエ|ソムリエ|ボランティア|コンサルタント|パート|アルバイト|バイト|ヘルパー|ケアマネ(?:ジャー|ージャー)?|デイサービス|ショートステイ|ナース|ドクター|スタイリスト|インストラクター|コーチ|トレーナー|シェフ|マスター|エンジニア|プログラマー|ライター|モデル|スマートロック|システムズ?|サービス|サポート|ソフト|クラウド|データ|ツール|アプリ|ライセンス|アカウント|プラン|スタンダード|ベーシック|プレミアム|エンタープライズ|ライト|プロ|コスト|メール|メーカー|ベンダー|ユーザー?|セキュリティ|サーバー?|ネット|ネットワーク|インターネット|パソコン|スマホ|スマートフォン|タブレット|エクセル|ワード|パワーポイント|グーグル|ズーム|チームズ|スラック|ファックス|ファイル|フォーマット|フォルダ|テンプレート|マニュアル|マスタ|マスター|ミーティング|スケジュール|トライアル|デモ|テスト|リリース|バージョン|アップデート|カスタマイズ|オプション|オンライン|オフライン|キャンセル|キックオフ|チーム|メンバー|リーダー|マネージャー|スタッフ|パート|アルバイト|ドライバー|オーナー|グループ|センター|ホーム|ビル|フロア|ルート|ルール|ケース|パターン|イメージ|ポイント|メリット|デメリット|リスク|キロワット|フルメンテ|キャラクター|コンベヤ|コンベア|トナー|テナント|レセプト|レセコン|ヒヤリハット|シミュレーション|インタビュー|インフルエンザ|コロナ|ドラレコ|ストレイン|チンプンカンプン|オープンキャンパス|ハイボール|ミーティングルーム|ワンフロア|ハイツ|PHS|GST|LGWAN|YouTube|トラブル|ミス|エラー|ロス|クレーム|レベル|ペース|タイミング|スピード|スタート|ゴール|ステップ|フェーズ|プロジェクト|プロセス|フロー|ワークフロー|レポート|グラフ|リスト|シート|ページ|サイト|ボタン|モード|モバイル|カメラ|マイク|スピーカー|プリンター?|スキャナー?|バーコード|コード|ログ|ログイン|パスワード|バックアップ|セット|セットアップ|インストール|ダウンロード|アップロード|インポート|エクスポート|ディスカウント|キャンペーン|ボーナス|マージン|ニーズ|ターゲット|マーケット|マーケティング|セールス|リード|アポ|クロージング|リモート|テレワーク|オフィス|ショートメール|チャット|ビデオ|サンプル|モデル|タイプ|メニュー|カテゴリ|コメント|メモ|アンケート|アドバイス|アイデア|パートナー|クライアント|カスタマー|コンサル|エンジニア|デザイナー|ハードル|ネック|ポリシー|ガイドライン|コンプライアンス|ガバナンス|インボイス|ペーパーレス|デジタル|アナログ|カード|カードリーダー|リーダー|ペナルティ|ボタン|シンプル|ドイツ|オーストリア|アメリカ|ベトナム|ネパール|ミャンマー|タイ|フランス|イタリア|スペイン|ヨーロッパ|アジア|レシート|ロボット|ホテル|レストラン|マンション|スーパー|コンビニ|ドラッグストア|ショールーム|ブース|パンフレット|カタログ|カタカナ|マスク|バス|トラック|タクシー|ドライブ|ガス|ペン|ハード|ソフト|オープン|クローズ|フォロー|チェック|ヒアリング|アンド|ホワイトボード|レターパック|リコール|ハンコ|ハガキ|おじいちゃん|API|CSV|PDF|SSO|SLA|ID|IT|PC|CRM|SFA|ERP|AI|OCR|RPA|URL|QR|NDA|DX|BI|EDI|POS|GPS|SMS|FAX|OK|NG|PoC|POC|KPI|ROI|WEB|Web|Wi-?Fi|Excel|Word|Zoom|Teams|Slack|Google|Outlook|Windows|Mac|iPhone|iPad|Android|LINE|VPN|USB|ISMS|ISO|Pマーク|Q[1-4])$/i;

/** 御社, 弊社, 数社: no names. */
const genericCompany =
  /(?:銀行|信用金庫|信金|農協|病院|医院|大学|高校|中学|小学校|市役所|役場|区役所|組合|事務所|税務署)$|^(?:御|弊|当|他|各|自|本|支|貴|両|同|商|子会|出版|新聞|株式会|[一二三四五六七八九十数何]+|親会|関連会|グループ会|(?:管理|会計|経理|業務|販売|在庫|勤怠|給与|人事|予約|顧客|受注|発注|請求|生産|基幹|社内|専用|電子|介護|図面|個人|労務|財務|営業|配送)+(?:システム|ソフト|クラウド|データ|情報)|新電力|契約電力|[\p{sc=Han}]{0,2}(?:冷凍|冷蔵|加工)食品)$|(?:会|(?<![\p{sc=Katakana}ー][0-9]?)[0-9]|[一二三四五六七八九])$/u;

export function japaneseCues(talk: Talk): Cues {
  const titled = talk.remarks.flatMap(({ text }) => titledNames(text).map(({ name }) => name));
  const offering = talk.remarks.flatMap(({ text }) => offeringNames(text).map(({ name }) => name));
  const called = new Set([...titled.filter((name) => !isCalling(name)), ...offering]);
  const again = called.size > 0 ? new RegExp([...called].map(escaped).sort(byLength).join('|'), 'gu') : undefined;
  const isOneName = kanjiNamesOf(talk);
  return {
    names: ({ text }) =>
      longestOf([
        ...(again ? allOf(text, again) : []),
        ...quotedNames(text),
        ...madeUpNames(text),
        ...namesIn(text, isOneName),
      ]),
    before: [...before, ...leadingTo],
    after: [...after, ...followingOn],
    within,
    person: undefined,
    unknown: 0,
    asks: asksForNames,
  };
}

const escaped = (name: string) => name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
const byLength = (one: string, other: string) => other.length - one.length;

function allOf(text: string, names: RegExp): readonly FoundName[] {
  return [...text.matchAll(names)].map(({ 0: name, index }) => ({ name, start: index, end: index + name.length }));
}

/** Of names that overlap the longest. */
function longestOf(names: readonly FoundName[]): readonly FoundName[] {
  const kept: FoundName[] = [];
  for (const one of names.toSorted((a, b) => b.name.length - a.name.length))
    if (!kept.some(({ start, end }) => one.start < end && start < one.end)) kept.push(one);
  return kept.sort((one, other) => one.start - other.start);
}

/** Names in katakana or Latin letters, and kanji names with the ending of a company; さん after one makes a company of it. */
function namesIn(text: string, isOneName: IsOneName): readonly FoundName[] {
  return [...text.matchAll(found)].flatMap((match) => {
    const [name] = match;
    const stem = name.replace(/[\p{sc=Han}0-9]+$/u, '');
    if (
      name.length < 2 ||
      noName.test(name) ||
      (stem && noName.test(stem)) ||
      genericCompany.test(name) ||
      isOrdinary(name) ||
      (stem && isOrdinary(stem)) ||
      (/^[\p{sc=Katakana}ー・]{2}$/u.test(name) && !match[2])
    )
      return [];
    // a title is no part of the name: レコミラ様は
    const bare = name.replace(/(?<=.{2})様$/u, '');
    const end = match.index + bare.length;
    // 500万ヤマセさん: a sum and a name
    const sum = /\d$/.test(text.slice(0, match.index)) ? (/^[万億千円]+/u.exec(bare)?.[0].length ?? 0) : 0;
    const from = match.index + (sum || (now.exec(bare)?.[0].length ?? 0));
    const start = sum > 0 ? from : withKanjiBefore(text, from, text.slice(from, end), isOneName);
    return [{ name: text.slice(start, end), start, end }];
  });
}

const now = new RegExp(`^${nowAhead}`, 'u');
const kanjiBefore = /(?<!\p{sc=Han})\p{sc=Han}{2,3}$/u;
const mostKanji = 4;
const noPart = new RegExp(`^(?:${passing})$`, 'u');

/** Tells whether kanji before a name in katakana begin it, of the whole and of the kanji. */
type IsOneName = (name: string, kanji: string) => boolean;

/** 東雲マシナリー: where a name in katakana begins with the kanji right before it. */
function withKanjiBefore(text: string, start: number, name: string, isOneName: IsOneName): number {
  if (name.length < shortestPart || !/^\p{sc=Katakana}/u.test(name)) return start;
  const found = kanjiBefore.exec(text.slice(Math.max(0, start - mostKanji), start));
  const [kanji = ''] = found ?? [];
  if (kanji === '' || noPart.test(kanji)) return start;
  const isTitled = /^(?:という|って(?:いう)?(?:会社|とこ|ところ))/u.test(text.slice(start + name.length));
  return isTitled || isOneName(kanji + name, kanji) ? start - kanji.length : start;
}

const written = /(?<!\p{sc=Han})\p{sc=Han}{2,3}\p{sc=Katakana}[\p{sc=Katakana}ー]+/gu;
const titled = /\p{sc=Han}{2,3}(?=さん|社|様)/gu;

/** 東雲マシナリー is one name where it is said again, or 東雲さん is. */
function kanjiNamesOf({ remarks }: Talk): IsOneName {
  const times = new Map<string, number>();
  const companies = new Set<string>();
  for (const { text } of remarks) {
    for (const [name] of text.matchAll(written)) times.set(name, (times.get(name) ?? 0) + 1);
    for (const [kanji] of text.matchAll(titled)) companies.add(kanji).add(kanji.slice(-2));
  }
  return (name, kanji) => (times.get(name) ?? 0) > 1 || companies.has(kanji);
}

/** ヘルパーさん, 当直のヘルパーさん: whoever does the work has a title as well. */
function isCalling(name: string): boolean {
  const own = name.replace(/^.*の/u, '');
  return noName.test(own) || isKnownWord(own) || (isCompound(own) && caller.test(own));
}

/** Two plain words called さん are a name, クイックパレット, unless they end in one for whoever works or a place of work. */
const caller =
  /(?:アナウンサー|カメラマン|タレント|ナレーター|セラピスト|プロデューサー|ディレクター|コーディネーター|プランナー|アシスタント|パート|バイト|ヘルパー|マネ|ナース|ドクター|スタイリスト|インストラクター|コーチ|トレーナー|シェフ|マスター|エンジニア|プログラマー|ライター|モデル|ユーザー?|パートナー|クライアント|カスタマー|コンサル|コンサルタント|デザイナー|ディーラー|オペレーター|アドバイザー|ワーカー|スポンサー|サポート|センター|チーム|グループ|メンバー|ホーム|ショップ|ストア|スーパー|ルーム|デスク|オフィス|カウンター|フロント|キッチン|コンビニ|ホテル|レストラン|タクシー|サービス|システム)$/u;

function isOrdinary(word: string): boolean {
  return isKnownWord(word) || isCompound(word);
}

function isKnownWord(word: string): boolean {
  return isLoanWord(word) || everydayKatakana.has(word);
}

const shortestPart = 3;

/** バージョンアップ, コストダウン: two words of business in one. */
function isCompound(word: string): boolean {
  for (let at = shortestPart; at <= word.length - shortestPart; at++) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => isKnownWord(part) || noName.test(part))) return true;
  }
  return false;
}
