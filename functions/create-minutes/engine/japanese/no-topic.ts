/** Times by themselves, and things counted by the way: 来年度, 半年分, 年100ライセンス, 朝五時. */
const time =
  /^(?:(?:[今来再翌毎先昨本明前]|再来|翌々|先々)(?:年|月|週|日|朝|夜|晩|期|年度|月末|月頭|週末|営業日|学期)(?:末|中|頭|度|分)?|半[日年]分?|夜中|土日祝?|平日|正午|[上中下]旬|午前中|夏時間|初年度|連休[前後中]?|月末|月初|年度末?|期末|週末|週明|[早深]夜|夕方|当[月期]|[\p{sc=Han}]{0,2}[\p{N}〇一二三四五六七八九十百千万]+(?:日|時|年|月|円|万円|割|歳|分))$/u;
const counted = /^(?:毎|年|月|計|合計|約|湿度|保証|全[台館店社部])[\p{sc=Han}]{0,2}\p{N}/u;
/** What people do in talking, and how things are: nobody's matter. */
const ofTalk =
  /^(?:頂戴|約束|手間|我慢|順番|無沙汰|堪忍|勘弁|用意|途中|理由|影響|簡単|同額|決定|回答|提案|実際|人間|本体|両足|結果|数字|原因|目安|自社|社内|以外|以上|以下|現実|反対|賛成|心配|不安|失礼|納得|体感|調査中|最中|検討中|税込|税別|税抜|半々|折半|全額|半額|博多弁|東京弁|両社|誤差|[一二三]番|意外|念のため|オーケー|オッケー|ゼロ|メンバー様?|パターン|ベース|イメージ|タイミング)$/u;
/** Members of a family and of a house stand for somebody. */
const ofHouse = /^(?:主人|家内|女房|亭主|親父|お袋|大?女将|若女将|大将|板長|奥様|旦那様?|息子|娘|孫|社長様?|会長様?)$/u;

/** Whether a noun names nothing that a meeting is about. */
export function isNoTopic(text: string): boolean {
  return time.test(text) || counted.test(text) || ofTalk.test(text) || ofHouse.test(text);
}

/** Kana that go with the last kanji of a noun: キャンセル待ち, 行事食込み. */
const okurigana = /^[ちみりいきえけげせ](?=[のはがをもにでとやへ、。]|です|だ|って|$|\p{sc=Han}|\p{sc=Katakana})/u;
const ofVerb = /[申待込済払通出回切替渡合付上下引組積受届返取押立掛貼持見言聞決始終使入張送]$/u;

/** A run of kanji as the word that it is, by what stands behind it: キャンセル待 before ち is キャンセル待ち, 説明申 before し上げ is 説明. */
export function wholeNoun(found: string, behind: string): string {
  const noun = found.replace(/^御(?=\p{sc=Han}{2})/u, '');
  if (noun.length < 2 || !ofVerb.test(noun)) return noun;
  const kana = okurigana.exec(behind)?.[0];
  if (kana !== undefined) return noun + kana;
  return /^(?![のはがをもにでとやへだってか])\p{sc=Hiragana}/u.test(behind) ? noun.slice(0, -1) : noun;
}
