import { turnOf } from '../../engine/classifier/surroundings.ts';
import type { Talk } from '../talk.ts';
import type { Mention } from './evidence.ts';

interface Words {
  /** Leads to a supplier who came by, and follows one that nobody may know. */
  readonly before: RegExp;
  readonly after: RegExp;
  /** Says that something of the kind was tried; the name comes next. */
  readonly tried: RegExp;
  /** How the seller goes on who takes up the name. */
  readonly takenUp: RegExp;
  readonly lead: RegExp;
}

const words: Readonly<Record<Talk['code'], Words>> = {
  en: {
    before:
      /\b(?:lad|lads|fella|fellow|guy|guys|bloke|chap|rep|salesman|girl|man|woman|lady|someone|somebody)\b[^.?!]{0,30}\b(?:in here|was in|been in|came (?:in|round|by|out)|come (?:in|round|by)|here|called|rang|showed me|told me)\b[^.?!]{0,20} from $/i,
    after: /(?!)/,
    tried:
      /\b(?:tried|trialled|tested|had a (?:go|look|play|demo)|did (?:a|the) (?:free )?(?:trial|demo|pilot)|had) (?:(?:of|with|at|on) )?(?:the )?(?:one|something|another|some) ?(?:of (?:these|those|them)|like (?:this|that)|else)?\b/i,
    takenUp:
      /^(?!.*\b(?:connect|interface|export|import|plug|sync|integrat|api|told me)\w*)(?: sir| ma['’]am)?[,.]?(?: (?:yeah|yes|okay|right|sure|sir),?\.?)? (?:with (?:due|all due|great) respect,? )?(?:they(?!['’]re (?:our|with us|a customer|one of))|their|is an? (?:good|fine|nice|solid|decent) (?:machine|product|company|firm|tool|system|outfit|service))\b/i,
    lead: /^(?:(?:yeah|yes|oh|ah|okay|right|well|no|so)[,.]? )*$/i,
  },
  ja: {
    before: /(?:前に|以前)(?:に)?(?:使って(?:い)?た|入れて(?:い)?た|試した)[^。]{0,14}、$/u,
    after:
      /^(?![^。]*(?:連携|つな|繋|取り込))[」』]?(?:さん)?(?:(?:って|という|っていう|っちゅう|いう)(?:の|ところ|とこ|会社|やつ|業者|メーカー|店)?[^。]{0,30}?(?:使[っうい]|入れ|試|やってみ|来[てたま]|見積|[円万千]|安[いくか]|チラシ|出す|出せ|出し|勧め|すすめ|営業|飛び込み)|さん(?:って|は)?(?:ご)?(?:知って(?:る|ます)|ご存[じ知]))/u,
    tried: /(?!)/,
    takenUp:
      /^さん(?:は|の(?:は|機械|やつ)|って|、|。|です|も)(?![^。]*(?:連携|対応|つな|繋|版|バージョン|API|受け渡し|距離|お届け|配達))/u,
    lead: /^(?:はい|ああ|あー|えー|うーん|いや|なるほど)?[、。]?(?:その)?$/u,
  },
};

/** Whom the customer works for. */
const isOfClient =
  /\b(?:clients?|customers?|guests?|patients?)(?: is| are|,|:)? $|(?:得意先|取引先|お客(?:さん|様)?|顧客|納品先|元請け?)の$/iu;
/** Remarks from saying that something was tried to its name. */
const nameReach = 2;
/** Turns within which the seller takes up what the customer has named. */
const takenUpWithin = 2;

/** Named by the customer as somebody in the trade: who came by, was tried, or has to be introduced: 「ゲンバルという会社のチラシが前に来てて」, "We tried one of these. Clovervet." */
export function isIntroduced(mentions: readonly Mention[], { code, remarks }: Talk): boolean {
  const { before, after, tried } = words[code];
  return mentions.some(({ remark, ...said }) => {
    if (remark.side !== 'external' || isOfClient.test(said.before)) return false;
    if (before.test(said.before) || after.test(said.after)) return true;
    const isNameAlone = said.before === '' && /^[.!]?$/.test(said.after.trim());
    return (
      isNameAlone &&
      remarks
        .slice(Math.max(0, remark.index - nameReach), remark.index)
        .some((one) => turnOf(one) === turnOf(remark) && tried.test(one.text))
    );
  });
}

/** Named by the customer, and what the seller then speaks of first: "Bullamatic. Yeah. They're okay for grass.", 「谷口さんは器具が別ですよね」 */
export function isTakenUp(mentions: readonly Mention[], { code, remarks }: Talk): boolean {
  const { lead, takenUp } = words[code];
  const onwards = ({ remark, after }: Mention) =>
    [
      after,
      ...remarks
        .slice(remark.index + 1, remark.index + 1 + nameReach)
        .flatMap((one) => (turnOf(one) === turnOf(remark) ? one.text : [])),
    ].join(' ');
  return mentions.some(
    (mention) =>
      mention.remark.side === 'internal' &&
      lead.test(mention.before) &&
      !mentions.some((one) => isOfClient.test(one.before)) &&
      takenUp.test(onwards(mention)) &&
      mentions.some(
        ({ remark: named }) =>
          named.side === 'external' &&
          named.index < mention.remark.index &&
          turnOf(mention.remark) - turnOf(named) <= takenUpWithin,
      ),
  );
}
