import type { Talk } from '../talk.ts';
import type { Mention } from './evidence.ts';

const asksWhose =
  /(?:今|現在|いま)[^。]{0,6}(?:お使い|使って|ご利用|入って|入れて)[^。]{0,14}(?:どちら|どこ|どの|何|なん)/u;
const answers = /^(?:さん|社|製)?(?:の[^。、]{0,8}(?:やつ|もの|機種|機械|製品)|です|でして|だ[^っ]|を使)/u;
const leads = /(?:今|現在|いま)(?:は|使って(?:い)?るのは|あるのは|の(?:は|が))、?$/u;
const old = /^(?:さん|社|製)?の(?:古い|昔の|だいぶ前の|十年前の)[^。、]{0,8}(?:やつ|もの|機種|機械|製品)/u;
const longestLead = 8;
const reach = 2;

/** 「今お使いのは、どちらのでしたっけ」「ミカゲ工業の古いやつです」: said in so many words to be in place. */
export function isInUse(mentions: readonly Mention[], { code, remarks }: Talk): boolean {
  if (code !== 'ja') return false;
  return mentions.some(({ remark, before, after }) => {
    if (remark.side === 'internal') return false;
    if (leads.test(before) && old.test(after)) return true;
    if (before.length > longestLead || !answers.test(after)) return false;
    return remarks
      .slice(Math.max(0, remark.index - reach), remark.index)
      .some(({ speaker, text }) => speaker !== remark.speaker && asksWhose.test(text));
  });
}
