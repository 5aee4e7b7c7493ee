import type { Talk } from '../talk.ts';
import type { Mention } from './evidence.ts';

/** 「ナースコールにはつながるんですか」, 「何と連携されますか」 */
const connects =
  /(?:に|と|へ)(?:は|も)?、?(?:つな[がぎげ]|繋|連携|接続|同期|取り込|流し込)[^。]{0,14}(?:か。?|[?？]|の。?|よね。?)\s*$/u;
const own =
  /^[^。]{0,4}(?:うち|当院|当社|当校|弊社|こちら|使って(?:い)?る|入って(?:い)?る)(?:のは|は|の|が|、)*[^。、]{0,8}$/u;
const says = /^(?:さん|というの|っていうの)?(?:なん(?:です|だ)|です|だ|を(?:使|入れ)|っていう|という)/u;

/** 「これ、レジにはつながりますか。うち、ピコレジなんですけど」: what it is to be connected with is not what it competes with. */
export function isConnected(mentions: readonly Mention[], { code, remarks }: Talk): boolean {
  if (code !== 'ja') return false;
  return mentions.some(({ remark, before, after }) => {
    const asked = remarks[remark.index - 1];
    if (!asked || !connects.test(asked.text) || !says.test(after)) return false;
    return asked.speaker === remark.speaker ? own.test(before) : own.test(before) || before.length <= shortLead;
  });
}

/** 「えっと、ピコレジです」 */
const shortLead = 6;
