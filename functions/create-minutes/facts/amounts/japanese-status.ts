import type { AmountStatus } from '../../minutes/facts.ts';
import type { Talk } from '../talk.ts';
import type { Mention } from './judge.ts';

const refuses =
  /難しい|厳しい|無理|できません|できかね|いたしかね|お受けでき|ご容赦|勘弁|高すぎ|出せません|飲めません|ちょっと(?:きつ|厳し)|さすがに|対応しかね|ありえません|乗れません/u;
const accepts =
  /(?:それ|その金額|その条件|そちら|これ)(?:で|なら)(?:お願い|結構|大丈夫|問題|いき|進め|決ま|いい|構い|合意)|承知(?:しま|いたしま)した|(?:で|に)(?:合意|決まり|決め)|承ります|お受けします|(?:で|それで)(?:いき|いこ)|了解です|わかりました。?(?:では|それで)|お願い(?:しま|いたしま)す|問題(?:ない|ありません)|飲みます|手を打/u;
const asks =
  /(?:いただけ|もらえ|くれ|できない|できません|なりません|お願いでき|いけません|下げ|引い)[^。]{0,12}(?:か|？|\?)|くれません|ほしい|欲しい|希望|お願いしたい|していただきたい|なりませんか|何とか/u;

/** What became of an offer: told by the sentence itself, else by what the other side says next. */
export function japaneseStatus({ remark, judgement }: Mention, { remarks }: Talk): AmountStatus {
  const { text, side, speaker, index } = remark;
  if (judgement.kind === 'cost' || judgement.kind === 'budget') return 'mentioned';
  const wants = side !== 'internal' && asks.test(text);
  if (
    side !== 'internal' &&
    /(?:で|それで|ほんなら|じゃあ)、?(?:お願いし|決ま|いき|いこ|契約)|で(?:お願い|結構)|それで[^。]{0,8}(?:して|お願い|頼|進め|いき|いこ|結構|いい|やり)/u.test(
      text,
    ) &&
    !/[？?]/u.test(text)
  )
    return 'agreed';
  if (!wants && refuses.test(text)) return 'rejected';
  if (/(?:で|に)(?:合意|決まり|決定|確定)|ということで決/u.test(text)) return 'agreed';
  if (!wants && side !== 'internal') return 'mentioned';
  const recaps = side === 'internal' && /^(?:では|じゃあ?|それでは|でしたら)/u.test(text);
  for (const reply of remarks.slice(index + 1, index + 5)) {
    if (reply.speaker === speaker) continue;
    if (refuses.test(reply.text)) return 'rejected';
    if (accepts.test(reply.text) || (recaps && /^(?:はい|ええ|うん|お願い)/u.test(reply.text))) return 'agreed';
  }
  return wants ? 'asked' : 'offered';
}
