import type { StatusWords } from './status.ts';

const refuses =
  /(?:難しい|厳しい|無理)(?!(?:です|でしょう|っす)?か[?？。ね]?(?:$|\s))|できません|できかね|いたしかね|お受けでき(?:ません|かね)|ご容赦|勘弁|高すぎ|出せません|出せない|飲めません|飲めない|ちょっと(?:きつ|厳し)|対応しかね|ありえません|ありえない|乗れません|乗れない/u;
const declines =
  /^(?:うーん|いえ|いや|えっと|申し訳|すみません|すいません)?[、。ー…\s]*(?:(?:それ|その金額|そこ|さすがに|ちょっと|正直)(?:は|に|も)?[、\s]*)*(?:だめ|ダメ|無理|厳しい|難しい|きつい|高い|勘弁)|持ち帰れません/u;
const accepts =
  /(?:それ|その金額|その条件|そちら|これ)(?:で|なら)(?:お願い|結構|大丈夫|問題|いき|進め|決ま|いい|構い|合意)|^(?:はい|ええ|では|じゃあ|わかりました|了解)?[、。\s]*(?:承知(?:しま|いたしま)した|承ります|お受けします|了解です|お願い(?:しま|いたしま)す)|(?:で|に)(?:合意|決まり|決め)|(?:それで)(?:いき|いこ)|飲みます|手を打/u;
const counters = /に(?:して|なりませんか|できませんか)|まで(?:下げ|引い)|で(?:どうで|いかがで)/u;
const settles =
  /(?:で|に)(?:合意|決まり|決定|確定)|ということで決|(?:^|[、。\s])(?:では|じゃあ?|ほな|ほんなら|なら)[^。？?]{0,24}で(?:お願い|決め|いき|いこ|契約|結構|手を打)|で(?:お願いします|結構です|手を打)/u;
const asks =
  /(?:いただけ|もらえ|くれ|できない|できません|なりません|お願いでき|いけません|下げ|引い)[^。]{0,12}(?:か|？|\?)|くれません|ほしい|欲しい|希望|お願いしたい|していただきたい|なりませんか|(?:難しい|厳しい|無理)(?:です|でしょう)?か[?？。ね]*(?:$|\s)|何とか|どない|どうで(?:す|しょう)か?|にして(?:よ|や|え|く)/u;
const ofToday = /現在|今は|いまは|今の|いまの|これまで|今まで|いままで|昨年|去年|前回|払って(?:い|る)/u;

export const japaneseStatusWords: StatusWords = {
  refuses,
  settles,
  asks,
  ofToday,
  declines,
  accepts,
  counters,
  clauseAt,
};

/** 「15は厳しいですが、12なら」: what is refused and what is offered stand in clauses of their own. */
function clauseAt(text: string, position: number): string {
  let from = 0;
  for (const match of text.matchAll(/(?:が|けど|けれど|ので|から|ものの)、|[。；]/gu)) {
    if (match.index >= position) return text.slice(from, match.index + match[0].length);
    from = match.index + match[0].length;
  }
  return text.slice(from);
}
