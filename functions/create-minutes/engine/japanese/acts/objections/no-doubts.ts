import type { Remark, Talk as FactsTalk } from '../../../../facts/talk.ts';
import { turnOf } from '../../../classifier/surroundings.ts';
import type { Acts } from '../../../draft.ts';
import { placesIn, tellingPlace } from '../../../places.ts';
import { japaneseTerms } from '../../words.ts';

/** 「三ページの表ですと、百五十万円になっておりますが」 */
const pointsOut =
  /(?:なって(?:い|お)?(?:り|る|ます|まし)|書いて|書かれ|記載|載って|ありま(?:す|した)|ある)[^。]{0,10}(?:が|けど|けれど|よ|か|ね)?[。…？?]*$/u;
/** 「大変失礼いたしました。正しくは百二十万円でございます」: a slip of the pen, and nothing stands against buying any more. */
const putsRight =
  /正しくは|(?:誤り|誤記|誤植|(?<!お)間違い|書き間違え?|記載ミス|入力ミス|計算違い|打ち間違え?|転記ミス)(?:で|を|が)|(?:差し替え|修正|訂正)前|古い(?:ほう|方)?の?(?:版|資料|バージョン)/u;

/** 「あそこは車が古いだろ」: runs down another supplier. */
const runsDown =
  /(?:あそこ|あちら|あっち|向こう|よそ|他社|[\p{sc=Han}\p{sc=Katakana}ーA-Za-z]{2,12}(?:さん|様))[^。]{0,24}(?:だろ|でしょ|よね|じゃない|んじゃ|ですよ|ですから|がね|やろ)/u;
/** 「古いわなあ」「ええ、それは先方もわかってまして」: says yes to what the seller said for himself. */
const saysYes =
  /^(?:(?:ああ|まあ|うん|ええ|はい)、?)*(?:そうなんです|そうですよね|そうだね|そうなのよ|確かに|たしかに|おっしゃる(?:通り|とおり)|(?:それ|そこ)は[^。]{0,16}(?:わかって|分かって|承知して|理解して))/u;
const verdict = /(\p{sc=Han}{1,2})(?:い|な|すぎる)?(?:の|ん)?(?:だろ|でしょ|です|やろ|よね|じゃない)/u;
const but = /でも|ただ|けど、|ですが、|とはいえ|しかし|ただし|それでも/u;
/** Remarks of one turn. */
const turnRemarks = 5;

/** Doubts without slips that were put right on the spot, and without what is told of others in saying yes to the seller. */
export function withoutAgreedDoubts(acts: Acts, { remarks }: FactsTalk): Acts {
  const placesOf = placesIn({ remarks });
  const isNone = (item: Acts['objections'][number]) => {
    const own = placesOf(item).filter((i) => remarks[i]?.side === 'external');
    const raised = remarks[tellingPlace(item.text, own, remarks, japaneseTerms) ?? -1];
    if (raised?.side !== 'external') return false;
    const isSlip = pointsOut.test(raised.text) && putsRight.test(turnBeside(raised, remarks, 1));
    return isSlip || agreesWith(turnBeside(raised, remarks, -1), turnAt(raised, remarks));
  };
  return { ...acts, objections: acts.objections.filter((item) => !isNone(item)) };
}

/** The seller spoke for himself or against another, and the customer says yes and no but. */
function agreesWith(said: string, reply: string): boolean {
  if (but.test(reply)) return false;
  const [, word] = verdict.exec(said) ?? [];
  const isSameVerdict = word !== undefined && reply.slice(0, mostVerdict).includes(word);
  return runsDown.test(said) && (isSameVerdict || saysYes.test(reply));
}
const mostVerdict = 8;

function turnAt(own: Remark, remarks: readonly Remark[]): string {
  return remarks
    .slice(Math.max(0, own.index - turnRemarks), own.index + turnRemarks)
    .filter((one) => turnOf(one) === turnOf(own))
    .map(({ text }) => text.trim())
    .join('');
}

/** What the seller says in the turn before or behind. */
function turnBeside(own: Remark, remarks: readonly Remark[], way: 1 | -1): string {
  const near = remarks.slice(Math.max(0, own.index - 2 * turnRemarks), own.index + 2 * turnRemarks);
  return near
    .filter((one) => one.side === 'internal' && turnOf(one) === turnOf(own) + way)
    .map(({ text }) => text.trim())
    .join('');
}
