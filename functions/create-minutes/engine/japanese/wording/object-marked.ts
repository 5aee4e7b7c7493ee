/** Speech leaves を out: 写真撮って送る. What tells when, how many or how has none. */
const unmarked =
  /(?<![\p{sc=Han}\p{sc=Katakana}ーA-Z])(?!今|明|昨|再|両|全|一|毎|直|別|即|順|随|都度|各|自分|皆|翌)((?:[\p{sc=Han}\p{sc=Katakana}ーA-Z]{2,8}|話)(?<![日週月年曜中内末頃時分回枚件目度前後朝夜方昼間第限降先員緒接途再次時送急来個本台部冊通名人者様]))(?=(?:あとで|後で|後ほど)?(?:まとめ|送[るっり]|つけ[るて]|作[るっり]|出[すし]て?|調べ|決め[るて]|見[るて]|取[るっり]|書[くい]|渡[すし]|返[すし]|集め|揃え|撮[るっり]|測[るっり])(?!物|込|上|直))/gu;

/** 見積もり出す */
const unmarkedKana =
  /(見積(?:も)?り|申し込み書?|申込み|下書き|たたき台|お知らせ|取り扱い説明書)(?=(?:まとめ|送[るっり]|作[るっり]|出[すし]て?|書[くい]|渡[すし]|返[すし]|用意|準備|持参|取[るっり])(?!物|込|上|直|先|状|主|方|手|扱|付))/gu;

/** A deed with the を that speech leaves out: 写真撮って送る is 写真を撮って送る. */
export function withObjectMarked(deed: string): string {
  return withPaperMarked(deed.replace(unmarked, '$1を'));
}

/** In any sentence, where nothing but such a paper can be meant: 見積もり出す is 見積もりを出す. */
export function withPaperMarked(text: string): string {
  return text.replace(unmarkedKana, '$1を');
}
