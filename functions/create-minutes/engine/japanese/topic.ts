/** What is no matter before だが: 急だが, 高いのは確かだが. */
const noMatter =
  /(?:恐縮|早速|正直|勝手|急|失礼|残念|些細|簡単|余談|余計|蛇足|通り|とおり|結構|大丈夫|無理|仮|確か|たしか|本当|嫌|駄目|不安|好き|可能|同じ|別|念のため|ご存じ|先|次|一点|十分|予定|方針|状態|状況|途中|最中|前提|限り|次第|必要|大変|綺麗|便利|有名|親切|丁寧|正確|微妙|一緒|最高|最低|普通|当然|勉強|確実|安心|心配|助かり|よう|そう|はず|つもり|だけ|くらい|ぐらい|ほど|まま|から|まで|ばかり|こと|もの|ところ|わけ|さん|様|僕|私|俺|うち|自社|先方|者|人|方|それ|これ|あれ|そこ|ここ)$/u;
/** What is done in talking, and nobody's matter. */
const ofTalk = /^(?:質問|確認|相談|お願い|提案|報告)$/u;
const announced =
  /(?<=^|。)((?:[\p{sc=Han}\p{sc=Katakana}々ーA-Za-z・]|(?<=[\p{sc=Han}\p{sc=Katakana}ー])の(?=[\p{sc=Han}\p{sc=Katakana}])|(?<=\p{sc=Han})[りみえいけれびぎきせ](?=[の\p{sc=Han}だな])){2,16})(の件|の話|のこと|のほう|の方)?(?:なん)?(?:だ|です|である)(?:けれども|けれど|けど|が)[ねさ]?、?(?=([^。]{1,30}))/gu;

/** What is announced as a matter is what the sentence is about: 値引きだが、8%引く is 値引きは、8%引く. */
export function withTopic(text: string, names: readonly string[]): string {
  return text.replace(announced, (said, matter: string, of: string | undefined, behind: string) => {
    if (/^[〇一二三四五六七八九十百千万]+$/u.test(matter)) return said;
    if (ofTalk.test(matter)) return '';
    if (noMatter.test(matter) || names.some((name) => name !== '' && matter.endsWith(name))) return said;
    const hasSubject = /^[^、。]{1,20}(?:は|が)/u.test(behind) || of === 'の件' || of === 'の話' || of === 'のこと';
    return hasSubject ? `${matter}について、` : `${matter}は、`;
  });
}
