import type { Remark } from '../../../../facts/talk.ts';
import { turnOf } from '../../../classifier/surroundings.ts';
import type { DraftItem } from '../../../draft.ts';
import { cleanJapanese } from '../../clean.ts';
import { halfWidth } from '../../dates/width.ts';
import { framedIn } from '../../topic-frames.ts';
import { wordChoice } from '../../wording/choice.ts';
import type { Style } from '../../wording/style.ts';

/** それは今までどおりで, そのままで結構です: takes what was asked, and names nothing of it. */
const takesAsked =
  /^(?:それ|これ|そこ|そちら)(?:は|で|なら)?、?(?:(?:今まで|これまで|従来|いつも|現状|前回?|今)(?:の)?(?:どおり|通り|と同じ|のまま)|同じ|そのまま)?(?:で(?:いい|結構|大丈夫|お願いする|お願いします)?(?:である|です)?|とする|とします)?。$/u;
/** 今までどおり月末締めの翌月末でよろしいですか */
const proposes =
  /[^、。]{2}(?:で|に)(?:して)?(?:も)?、?(?:よろし(?:い|かった)|いい|構いません|大丈夫|どう|いかが)(?:です|でしょう)?か?(?:ね)?[。？?]*$/u;
const twoSentences = /^([^。]{4,}。)([^。]+。)$/u;
const asksWhat = /何|誰|どこ|いつ|いくら|どれ|どちら|どっち/u;

/** 今回はなしで, 今回は見送りで: of what was spoken of before. */
const thisTime =
  /^(?:今回|今|今年|今期|当面|現時点)は、?(?=(?:なし|無し|見送り|見送る|保留|やめ|不要|据え置き|付けない|入れない)[^。はがを]{0,8}。$)/u;
const spokenOf =
  /^(?:(?:じゃあ?|では|いや|やっぱり|まあ)、?)*([\p{sc=Han}\p{sc=Katakana}ーA-Za-z0-9]{2,12})(?:は|って)(?!い)/u;
/** 予算がないので、上位プランは見送りでいいでしょう */
const putOff =
  /([\p{sc=Han}\p{sc=Katakana}ーA-Za-z0-9]{2,12})(?:は|って)、?(?:もう|まだ|今回は?)?(?:見送|なし|無し|保留|やめ|不要|早い|いらない|要らない|要りません)/u;
const noMatter =
  /^(?:今回|前回|次回|今年|今期|来年|去年|今日|明日|私|僕|俺|自社|弊社|御社|当社|先方|予算|正直|実際|結論|場合|社長|部長)/u;
/** Remarks back to what is spoken of, and turns in which what was brought up is still spoken of. */
const [reach, framedTurns] = [6, 3];

/** A choice that points at what was asked or spoken of before it, told with that. */
export function toldAsMeant<Item extends DraftItem>(
  item: Item,
  at: number,
  remarks: readonly Remark[],
  style: Style,
): Item {
  const own = remarks[at];
  if (!own) return item;
  const [, first = '', last = ''] = twoSentences.exec(item.text) ?? [];
  if (takesAsked.test(last) && proposes.test(first)) return { ...item, text: wordChoice(first, style) };
  if (takesAsked.test(item.text)) {
    const isProposal = ({ text }: Remark) => proposes.test(text.trim()) && !asksWhat.test(text);
    const before = remarks.slice(Math.max(0, at - 2), at).filter(({ speaker }) => speaker !== own.speaker);
    const asked = isProposal(own) ? own : before.findLast(isProposal);
    if (!asked) return item;
    const text = wordChoice(halfWidth(cleanJapanese(asked.text)).trim(), style);
    return { ...item, text, spans: [...new Set([...asked.spans, ...item.spans])] };
  }
  if (!thisTime.test(item.text)) return item;
  for (const remark of remarks.slice(Math.max(0, at - reach), at).toReversed()) {
    const said = cleanJapanese(remark.text);
    const isNear = turnOf(own) - turnOf(remark) <= 1;
    const matter =
      (isNear ? putOff.exec(said)?.[1] : undefined) ??
      (turnOf(own) - turnOf(remark) <= framedTurns ? framedIn(said).at(-1) : undefined) ??
      (isNear ? spokenOf.exec(said)?.[1] : undefined);
    if (matter === undefined || noMatter.test(matter)) continue;
    if (item.text.includes(matter)) return item;
    return {
      ...item,
      text: `${matter}は、${item.text.replace(/は、?/u, '')}`,
      spans: [...new Set([...remark.spans, ...item.spans])],
    };
  }
  return item;
}
