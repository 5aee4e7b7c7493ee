import type { RefusalWords } from '../../../refusal.ts';
import type { Style } from '../../wording/style.ts';
import { japaneseTerms } from '../../words.ts';

const dealt =
  '(?:買わない|買いません|契約(?:は|を)?(?:しない|しません)|導入(?:は|を)?(?:しない|しません)|更新(?:は|を)?(?:しない|しません)|見送(?:る|り|ら)|お断り|やめ(?:て|と|る|ます)|なし)';
const opener =
  '(?:だから|ですから|ですので|なので|まあ|えー|えっと|うーん|いや|はい|そうですね|すみません(?:が|けど)?|申し訳(?:ない|ありません|ございません)(?:です)?が|残念ですが|結局|(?:社内|こちら|うち)で検討し(?:まし)?た(?:ん|の)ですが)';
/** 「だから今回は、買わないことにします」; a no to one thing among others has that before it: あれは今回は見送らせてください. */
const refuses = new RegExp(
  `^(?:${opener}、?)*(?:今回は|今年は|結論(?:として|から言うと)?は?|やはり|やっぱり)、?(?:もう|ちょっと|やっぱり|すみませんが|申し訳(?:ない|ありません|ございません)(?:です)?が|残念ですが)?、?${dealt}[^。か]{0,14}(?:します|しました|する|せて|たい|です|おきます|ときます|ことに|ということ)`,
  'u',
);
const supposes = /(?:なら|たら|れば|ないと|ければ|までは|かも)/u;

/** How a customer turns the whole down. */
export function refusalWords(style: Style): RefusalWords {
  return {
    refuses: ({ text }) => refuses.test(text) && !supposes.test(text) && !/[か?？]。?$/u.test(text),
    takes: /(?:では|じゃあ|やっぱり|それなら)、?[^。]{0,12}(?:お願いします|買います|契約します|それで(?:いき|決め))/u,
    tells: /ない|見送|断|なし|やめ/u,
    told: style === 'polite' ? '今回は見送ります。' : '今回は見送る。',
    termsOf: japaneseTerms,
  };
}
