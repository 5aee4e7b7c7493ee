/** A thing by its name, such as could be offered. */
export const thing =
  '((?:[\\p{sc=Han}\\p{sc=Katakana}々ーA-Za-z0-9]|(?<=[\\p{sc=Han}\\p{sc=Katakana}ー])の(?=[\\p{sc=Han}\\p{sc=Katakana}])){1,14})';
/** What nobody sells: days, people, terms that weigh on the buyer, and words of the talk itself. */
export const noThing =
  /^(?:[0-9〇一二三四五六七八九十百千万]+(?:$|[円万個台名人本枚件割年月日回つ社店分時])|今|来|先|前|次|その|私|僕|俺|弊社|御社|当社|自社|他社|社長|部長|課長|部分|場合|最初|最後|結論|問題|心配|返事|連絡|電話|話|件|点|方|形|本体|合計|全部|両方|条件|内容|数字|金額|価格|値段|単価|料金|費用|予算|期間|納期|時期|税|別途|通常|普通|基本|お客|皆|値上|値下|違約|手数|送料|頭金|着手|縛|最低|最短|変更|延期|中止|返品|訪問|会議|打ち合わせ)|(?:料|代|費|費用|金|日|月|曜|時|様|さん|側|分|期間)$/u;
