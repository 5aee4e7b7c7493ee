import type { Remark, Talk as FactsTalk } from '../../../../facts/talk.ts';
import { turnOf } from '../../../classifier/surroundings.ts';
import type { Acts, DraftItem } from '../../../draft.ts';
import { placesIn } from '../../../places.ts';
import { wordChoice } from '../../wording/choice.ts';
import type { Style } from '../../wording/style.ts';
import { cleanRemark } from '../clean-remark.ts';

/** What the seller gives back, takes on himself or does for nothing. */
const grants =
  /(?:請求|支払い?|代金|料金)[^。]{0,10}(?:から|で|より)[^。]{0,10}(?:引い|引か|差し引|相殺|減額|値引)[^。]{0,12}(?:ます|ください)|(?:無料|無償|サービス|ただ|タダ)で[^。、]{0,8}(?:引き取|交換|取り?替え|直し|修理|対応|やらせ|やり|お?付け|お?出し)[^。、]{0,8}ます|(?:送料|処分料|手数料|差額|修理代|交換費用|費用)は(?:[^。、]{0,6}、?)?(?:うち|こちら|弊社|当社)で(?:持|負担)[^。、]{0,10}ます|(?:返金|ご返金)(?:いたし|し|させて)[^。、]{0,6}ます/u;
/** 開封後は返金いたしかねます, and ご契約いただくと、無料で交換いたします: refuses, or tells what the thing comes with. */
const supposes =
  /かね(?:ます|る)|[るくうすつむぶぐ]と、|[てで]も(?!いい|よ|結構|、?お)|て(?:い|お)?り?ます|なら|でしたら|場合|れば|たら|もし|期間内|限り|[？?]|か。?$/u;
const complains =
  /ください|もらえ|もらい|いただけ|いただき|くれ|ほしい|欲しい|お願い|頼|困|傷|壊|割れ|破れ|汚れ|遅|間違|足り|不良|欠け|潰|濡れ|腐|二重|余計|多[いく]|違|高[いく]|故障|漏れ|動か|止ま|剥|来な|届か|届いて[なおい]|ひど|おかし|錆|死|枯|有料|費用|料金|お金|かか[りる]|まけ|引いて|サービス|(?:なりません|できません|でき(?:ます|ない)|無理(?:です)?)(?:か|[?？])/u;
const heard = /助か|ありが|お願い|頼|悪い(?:ね|な)|[わ分]かりました|嬉し|うれし|すみません|はい|うん|それなら|ほんと/u;
/** Remarks before and behind it in which it is asked for and taken up. */
const reach = { complaint: 8, answer: 4 } as const;

/**
 * Decisions with what the seller granted after a complaint or a request, 次の請求から引いておきます, and without what he grants unasked, which
 * somebody is only glad of.
 */
export function withGranted(acts: Acts, { remarks }: FactsTalk, style: Style): Acts {
  const placesOf = placesIn({ remarks });
  const isUnasked = (item: DraftItem) => {
    const own = placesOf(item).flatMap((i) => remarks[i] ?? []);
    const ours = own.filter(({ side }) => side === 'internal');
    return (
      ours.length > 0 &&
      ours.every((one) => isGrant(one) && !isTaken(one, remarks)) &&
      own.every((one) => one.side === 'internal' || isGlad.test(cleanRemark(one)))
    );
  };
  const decisions = acts.decisions.filter((item) => item.isAppointment || !isUnasked(item));
  const told = new Set(decisions.flatMap(({ spans }) => spans.map(({ turn }) => turn)));
  const granted = remarks.flatMap((remark): readonly DraftItem[] => {
    if (remark.side !== 'internal' || told.has(turnOf(remark)) || !isTaken(remark, remarks)) return [];
    if (!isGrant(remark)) return [];
    return [{ text: wordChoice(cleanRemark(remark).replace(serves, 'やります'), style), spans: remark.spans }];
  });
  const isTask = ({ text }: DraftItem) => acts.actionItems.some((item) => item.text === text);
  return { ...acts, decisions: [...decisions, ...granted.filter((item) => !isTask(item))] };
}

function isGrant(remark: Remark): boolean {
  const text = cleanRemark(remark);
  return grants.test(text) && !supposes.test(text);
}

/** Likes it, and takes nothing by that: それは嬉しいですね. */
const isGlad = /^(?:あ、|へえ、|おお、)?(?:それは|そりゃ)?(?:嬉し|うれし|ありがた|いい)[^、。]{0,10}。?$/u;

const serves = /やらせて(?:いただき|頂き|もらい)ます/u;

/** The customer complained or asked right before, and takes it up right behind. */
function isTaken(remark: Remark, remarks: readonly Remark[]): boolean {
  const turn = turnOf(remark);
  const next = remarks.slice(remark.index + 1, remark.index + 1 + reach.answer).find((one) => turnOf(one) > turn);
  const before = remarks
    .slice(Math.max(0, remark.index - reach.complaint), remark.index)
    .filter((one) => turnOf(one) < turn);
  const last = before.at(-1);
  const isComplaint = before.some((one) => last && turnOf(one) === turnOf(last) && complains.test(one.text));
  return isComplaint && last?.side === 'external' && next?.side === 'external' && heard.test(next.text);
}
