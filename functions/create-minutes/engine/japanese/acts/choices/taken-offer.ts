import type { Remark, Talk as FactsTalk } from '../../../../facts/talk.ts';
import { turnOf } from '../../../classifier/surroundings.ts';
import type { Acts, DraftItem } from '../../../draft.ts';
import { placesIn, tellingPlace } from '../../../places.ts';
import { wordChoice } from '../../wording/choice.ts';
import type { Style } from '../../wording/style.ts';
import { japaneseTerms } from '../../words.ts';
import { cleanRemark } from '../clean-remark.ts';
import { sum } from '../named-sum.ts';

/** Turns, and remarks of them, within which an offer is taken. */
const [takenTurns, takenRemarks, turnRemarks] = [4, 12, 6];

/** Who takes an offer says it first, or nothing but それで。 */
const agreed = '(?:じゃあ?|では|それでは|それなら|はい|ええ|うん|まあ|わかりました|分かりました|承知しました|なら)';
const pointed = '(?:それ|そちら|そっち|その(?:条件|金額|形|内容|値段|線))で';
/** What ends the sentence: それで困っている, それで頼んでる and それでいいですか take nothing. */
const settles =
  '(?:お願い(?:します|いたします|致します|したい(?:です|と思います)?)|(?:いき|行き|進め|決め|頼み|やり|手を打ち)(?:ます|ましょう)|(?:いこう|行こう|やろう|決めよう|頼む|頼もう|手を打とう)|(?:進めて|やって)(?:ください|もら[^、。]{0,8})|決まり(?:です|だ)?|決めました|いい(?:です|や)?|結構です?)?(?:よ|ね|わ|な|か(?:な|と思います))?';
const does = 'そうして(?:ください|もら(?:え|い|お|う)[^、。]{0,10})|そうしましょう(?:か)?';
/** じゃあそれでお願いします, そうしてください; それでお願いしたいのが goes on to something else. */
const takes = new RegExp(
  `(?:^|[、。])(?:${agreed}、?)*、?(?:${pointed}${settles}|${does})(?:ね|よ)?(?=[。!！]|$|、(?!困|結構)[^。]*(?:ので|から|なら))`,
  'u',
);
const saysYes = new RegExp(`(?:^|[、。])${agreed}[、。]?`, 'u');
/** A sum, a condition under which something is done, what could be done, or what is put up for a yes. */
const puts =
  /[0-9〇一二三四五六七八九十百千万](?:円|万|割|%|パーセント|週間|か月|ヶ月|年|回|台|枚)|(?:なら|でしたら|であれば|れば|ますと)、|こと(?:も|が|は)?でき(?:ます|る)|いかが|ということで/u;
const asks = /[？?]\s*$|(?:です|ます|ません|でした|ました|でしょう)(?:か|っけ)(?:ね)?[。]?$|っけ[。]?$/u;
const isSuggested = /いかが|どうで/u;
/** 初期費用を九万八千円まででしたら、なんとか grants that sum. */
const grants = /(?:まで|ちょうど)?(?:でしたら|なら|であれば)、?(?:なんとか|何とか|どうにか|できるかと)[^。]{0,8}。?$/u;
/** 来月中のご契約であれば。 */
const condition = /^[^、。]{3,24}(?:であれば|でしたら|なら|れば|条件で|前提で)。?$/u;
/** What was left of 大丈夫です。じゃあそれで. */
const broken = /(?:^|。)(?:じゃあ?|では|それで?)?とする。$|(?:^|。)(?:じゃあ?)?(?:とします|そうする|そうします)。$/u;
/** Says no more than that all is well, and offers nothing: 台数が少ないので、大丈夫です. */
const reassures =
  /(?:大丈夫|問題(?:は)?(?:ない|あり|ござ)|入って(?:い|お)り?ます|含まれて|含んで(?:い|お)|話して(?:あり|おき|い))/u;
/** Tells at which sum somebody may decide by himself. */
const withinPower = /(?:なら|でしたら|であれば)、?(?:[^、。]{1,8}で)?(?:決められ|決裁でき|通せ|判断でき)(?:る|ます)/u;
const mostCharacters = 40;
/** Says no more than that it is taken. */
const pointsOnly =
  /^[^、。0-9〇一二三四五六七八九十百千万]{0,10}(?:それ|そちら|そっち|その(?:条件|金額|形|内容|値段|線))(?:で[^、。]{0,6}|とする|とします|にする|にします)?。$/u;
const refuses = /ません(?!か)|られない|できない|無理|難し|厳し/u;
/** 私の一存ではあれなんですけど、 */
const hedge = /(?:ちょっと、?)?(?:私|わたし|僕)の一存では[^、。]{0,12}(?:が|けど)、/u;
/** Choices that are told by a yes or by what reassured the buyer, told by the offer that was taken: 「上にも話してあるので、大丈夫です」「じゃあそれで」 takes the sum offered before. */
export function withTakenOffers(acts: Acts, { remarks }: FactsTalk, style: Style): Acts {
  const placesOf = placesIn({ remarks });
  const decisions = acts.decisions.flatMap((item) => {
    if (item.isAppointment) return [item];
    const places = placesOf(item);
    if (places.some((i) => isUnsettled(remarks[i], remarks))) return [];
    const at = tellingPlace(item.text, places, remarks, japaneseTerms);
    const telling = at === undefined ? undefined : remarks[at];
    const isTaking = (one: Remark) => one.side !== 'internal' && takes.test(cleanRemark(one));
    const taking =
      places.flatMap((i) => remarks[i] ?? []).findLast(isTaking) ??
      (telling &&
        remarks
          .slice(Math.max(0, telling.index - turnRemarks), telling.index + turnRemarks)
          .find((one) => turnOf(one) === turnOf(telling) && isTaking(one)));
    if (!taking) return [item];
    const isBroken = broken.test(item.text);
    const ownSum = telling && sumWithinPower(telling);
    const isBeside = telling !== undefined && (isReassurance(telling) || ownSum !== undefined);
    if (!isBroken && !pointsOnly.test(item.text) && !isBeside) return [item];
    const offer = remarks
      .slice(Math.max(0, taking.index - takenRemarks), taking.index)
      .findLast((one) => one.speaker !== taking.speaker && turnOf(taking) - turnOf(one) <= takenTurns && isPut(one));
    if (offer && ownSum !== undefined && !cleanRemark(offer).includes(ownSum)) return [item];
    return offer ? [{ ...item, ...told(offer, item, remarks, style) }] : isBroken ? [] : [item];
  });
  const settledIn = new Set(decisions.flatMap(({ spans }) => spans.map(({ turn }) => turn)));
  const added = remarks.flatMap((taking) => {
    if (taking.side !== 'external' || !takes.test(cleanRemark(taking))) return [];
    if ([-1, 0, 1].some((step) => settledIn.has(turnOf(taking) + step))) return [];
    const offer = remarks
      .slice(Math.max(0, taking.index - takenRemarks), taking.index)
      .findLast((one) => one.side === 'internal' && turnOf(taking) - turnOf(one) <= takenTurns && isPut(one));
    return offer && sum.test(cleanRemark(offer)) && (!pointsOnly.test(cleanRemark(taking)) || isYes(taking, remarks))
      ? [told(offer, taking, remarks, style)]
      : [];
  });
  return { ...acts, decisions: [...decisions, ...added] };
}

/** それで決めかねてるんですよね and それでいいですか, to which nobody says yes. */
const wavers = /(?:それ|その)[^。]{0,8}かね(?:て|る|ます)/u;
const asksForYes = /それで(?:いい|よろしい|大丈夫)(?:です|でしょう)?か(?:ね)?[。？?]*$/u;
const yes =
  /^(?:はい|ええ|うん|もちろん)|大丈夫|結構です|問題(?:ない|ありません|ございません)|承知|かしこまり|構いません/u;

function isUnsettled(one: Remark | undefined, remarks: readonly Remark[]): boolean {
  if (one?.side !== 'external') return false;
  const text = cleanRemark(one);
  if (wavers.test(text)) return true;
  const next = remarks[one.index + 1];
  return asksForYes.test(text) && !(next && next.speaker !== one.speaker && yes.test(cleanRemark(next)));
}

/** 「月額は四万五千円になります」「それで。」 alone takes nothing: who takes it says じゃあ or はい, there or right before. */
function isYes(taking: Remark, remarks: readonly Remark[]): boolean {
  const before = remarks[taking.index - 1];
  return [taking, ...(before && turnOf(before) === turnOf(taking) ? [before] : [])].some((one) =>
    saysYes.test(cleanRemark(one)),
  );
}

function isReassurance(one: Remark): boolean {
  const text = cleanRemark(one);
  return one.side === 'internal' && text.length <= mostCharacters && reassures.test(text) && !isPut(one);
}

/** The sum of 「九万八千円なら私で決められます」, which tells who may take it. */
function sumWithinPower(one: Remark): string | undefined {
  const text = cleanRemark(one);
  return one.side === 'external' && withinPower.test(text) ? sum.exec(text)?.[0] : undefined;
}

function isPut(one: Remark): boolean {
  const text = cleanRemark(one);
  return puts.test(text) && !refuses.test(text) && (!asks.test(text) || isSuggested.test(text));
}

function told(offer: Remark, { spans }: Pick<DraftItem, 'spans'>, remarks: readonly Remark[], style: Style): DraftItem {
  const next = remarks[offer.index + 1];
  const only = next && turnOf(next) === turnOf(offer) && condition.test(cleanRemark(next)) ? next : undefined;
  const beside = remarks[offer.index - 1];
  const both =
    beside && turnOf(beside) === turnOf(offer) && isPut(beside) && namesPrice.test(cleanRemark(offer))
      ? [beside, offer]
      : [offer];
  const choice = both.map((one) => wordChoice(asOffered(one), style)).join('');
  const under = only ? cleanRemark(only).replace(/。?$/u, '、') : '';
  const rests = [...both.flatMap((one) => one.spans), ...(only?.spans ?? []), ...spans];
  return { text: `${under}${choice}`, spans: [...new Set(rests)] };
}

/** 料金は三万円です tells the price of what was offered in the sentence before it. */
const namesPrice = /^(?:料金|費用|値段|価格|お代|代金)[はが]/u;

/** 設置込みで三十五万円になります */
const comesTo = /(?<=[円万])(?:ほど|ちょうど)?になります。?$/u;

function asOffered(one: Remark): string {
  return cleanRemark(one).replace(hedge, '').replace(grants, 'でお願いします').replace(comesTo, 'でお願いします');
}
