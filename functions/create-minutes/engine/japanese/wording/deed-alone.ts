/** Deeds that need a thing. */
const deed =
  /^お?(?:送|渡|返(?!金)|出(?:す|し)|戻|届け|作|書|直|回(?!答)|上げ|持|調べ|見|用意|準備|手配|提出|共有|送付|送信|郵送|投函|返送|記入|押|取|投げ|まとめ|進め|切り替え|変え|替え|外|付け|入れ|決め|申請|申し込|登録|発行|発注|発送|印刷|掲載|公開|撮|測|数え|残|減ら|増や|延ば|や[るり]|する|します|しておく)[\p{sc=Han}\p{sc=Hiragana}]{0,8}。?$/u;
const thing = /(?:[\p{sc=Han}\p{sc=Katakana}ーA-Za-z0-9りし]|それ|これ)$/u;
/** Who does it, where or when it is done. */
const noThing =
  /(?:さん|様|氏|くん|君|先生|[長者員]|担当|方|側|会社|本社|支店|店舗|局|課|部|室|工場|現場|倉庫|[日朝昼夜晩]|曜|時|週|月|年|正午|今度|当日|先方|御社|弊社|当社|お客|東京|大阪|場合)$/u;

/** What is spoken of, as the thing of a deed that stands alone behind it: 署名は and 取りつける is 署名を取りつける, 部長には and 伝える 部長に伝える. Undefined where more follows, and where it is no thing. */
export function asThing(spokenOf: string, behind: string): string | undefined {
  const [, named] = /^(.+)は、?$/su.exec(spokenOf) ?? [];
  if (named === undefined) return undefined;
  if (named.endsWith('に')) return /^[^、。]{1,12}。?$/u.test(behind) ? named : undefined;
  return deed.test(behind) && thing.test(named) && !noThing.test(named) ? `${named}を` : undefined;
}
