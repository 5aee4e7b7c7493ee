const english = `
  abstract action actions agenda aim also although announcement another answer appendix attendee attendees august
  background because benefits break budget but call caution challenge challenges check comment comments conclusion
  conclusions context cons contact contents copyright cost costs cc date december deadline decision decisions
  deliverables demo description details discussion done duration e.g. example examples february finally first follow
  follow-up followup for friday from ftp fwd goal goals hence heading hello host-url however hi http https i.e.
  idea ideas if impact important in insight insights introduction issue issues item items january july key
  kind kudos languages length lesson lessons link links list location lunch mailto march may-be meaning meeting minutes
  monday namely need needs new next no nope note notes notice november now objective objectives october ok okay
  on open option options organizer other outcome outcomes outlook overview owner page paragraph parking part participants
  pending people plan plans point points pricing priorities priority problem problems pros ps purpose question questions
  quote rationale re reason recap recommendation recommendations recording reference references remark reminder reminders
  result results retro review right risk risks rule saturday scope second section september shift so solution solutions
  standup start status step steps story strengths subject success suggestion summary sunday sure sync target task tasks
  absolutely alright awesome bye cool correct exactly good great hey perfect sorry thank thanks
  p.s. tel then therefore third thursday timeline time tip title to today todo to-do todos tomorrow tool topic topics transcript tuesday tl;dr
  until update updates url user-story venue version warning weaknesses website wednesday welcome well what when where
  which who why workshop yeah yep yes yesterday yet
`;

const japanese = `
  議題 日時 日付 場所 会場 参加者 出席者 欠席者 件名 題名 注 注意 備考 補足 目的 背景 概要 要約 まとめ 結論 決定 決定事項 宿題 課題 論点
  質問 回答 質疑 質疑応答 次回 次回予定 次 予定 期限 納期 期日 締切 担当 価格 金額 費用 予算 見積 見積もり 単価 数量 条件 支払条件 納品
  対応 対応策 対策 問題 問題点 理由 原因 結果 例 参考 資料 添付 内容 詳細 項目 進捗 状況 現状 提案 提案内容 メモ 議事 議事録 会議名 会議
  作成者 作成日 連絡先 電話 住所 アクション アクションアイテム タスク ポイント スケジュール リスク ゴール テーマ アジェンダ トピック 休憩 開始 終了 以上 追記 文字起こし
`;

/** Words that stand before a colon as a name does and are nobody's name: labels of a document, beginnings of a remark. */
export const headings: ReadonlySet<string> = new Set(`${english} ${japanese}`.split(/\s+/).filter(Boolean));

/** Likewise, and some people are called so. */
export const ambiguousHeadings: ReadonlySet<string> = new Set([
  'april',
  'june',
  'august',
  'summer',
  'price',
  'sales',
  'page',
]);
