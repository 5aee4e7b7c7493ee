import type { Remark, Talk as FactsTalk } from '../../../../facts/talk.ts';
import { turnOf } from '../../../classifier/surroundings.ts';
import type { Acts } from '../../../draft.ts';
import { placesIn, tellingPlace } from '../../../places.ts';
import { inStyle, type Style } from '../../wording/style.ts';
import { japaneseTerms } from '../../words.ts';
import { declinedIn, takesAfterAll } from './declining.ts';
import { cleanRemark } from '../clean-remark.ts';
import { sum } from '../named-sum.ts';
import { isFavour, isOffer, offeredIn } from './offered.ts';

/** Turns, and remarks of them, within which an offer is turned down or a no is heard, and within which somebody may think again. */
const [offerTurns, offerRemarks, heardTurns, again] = [4, 12, 1, 10];

/** What the customer turned down, where he says so, and where the seller offers it or repeats the no. */
interface Declined {
  readonly thing: string;
  readonly said: Remark;
  readonly offer: Remark;
  readonly text: string;
}

/**
 * What was offered beside the matter and turned down is told as turned down, and never as chosen: 「設定代行は八万円です」
 * 「それはなしで」 settles 設定代行はなしとする.
 */
export function withDeclined(acts: Acts, { remarks }: FactsTalk, style: Style): Acts {
  const declined = remarks.flatMap((remark) => declinedBy(remark, remarks, style) ?? []);
  const placesOf = placesIn({ remarks });
  const byTurn = new Map<number, Declined[]>();
  for (const one of declined)
    for (const turn of new Set([turnOf(one.offer), turnOf(one.said)]))
      byTurn.set(turn, [...(byTurn.get(turn) ?? []), one]);
  const told = new Set<Declined>();
  const decisions = acts.decisions.flatMap((item) => {
    const at = item.isAppointment ? undefined : tellingPlace(item.text, placesOf(item), remarks, japaneseTerms);
    const telling = at === undefined ? undefined : remarks[at];
    if (telling?.side === 'external' && saysNo.test(item.text) && isRefused(telling, behind(telling, remarks)))
      return [];
    const one = telling && byTurn.get(turnOf(telling))?.find((no) => isOf(no, telling));
    if (!one) return [item];
    if (told.has(one)) return [];
    told.add(one);
    const isNamed = telling.side !== 'internal' && item.text.includes(one.thing) && inWriting.test(item.text);
    return [isNamed ? { ...item, declines: offerSpans(one, remarks) } : { ...item, ...asItem(one, remarks) }];
  });
  const isTold = ({ thing, said }: Declined) =>
    decisions.some(({ text, spans }) => {
      const turnsAway = Math.min(...spans.map(({ turn }) => Math.abs(turn - turnOf(said))));
      return turnsAway === 0 || (saysNo.test(text) && (text.includes(thing) || turnsAway <= heardTurns));
    });
  /** What was named without a price is seldom listed by people when it comes to nothing. */
  const isPriced = ({ offer, thing }: Declined) =>
    remarks
      .slice(offer.index, offer.index + offerRemarks)
      .some((one) => turnOf(one) === turnOf(offer) && sum.test(one.text) && !isOfOther(cleanRemark(one), thing));
  const added = declined.filter((one) => !told.has(one) && isPriced(one) && !isTold(one));
  return { ...acts, decisions: withoutRepeatedNo([...decisions, ...added.map((one) => asItem(one, remarks))]) };
}

/** 「記録計は来年でいいかな。今回はやめとく。」 turns down one thing. */
function withoutRepeatedNo(decisions: Acts['decisions']): Acts['decisions'] {
  return decisions.filter(
    ({ text, spans, declines }) =>
      declines !== undefined ||
      !saysNo.test(text) ||
      !decisions.some((one) => one.declines && spans.every((span) => one.declines?.includes(span))),
  );
}

/** Words that minutes would use too. */
const inWriting = /なし|無し|見送|やめ|外す/u;
const saysNo = /なし|無し|見送|やめ|不要|ない|断/u;

function asItem(one: Declined, remarks: readonly Remark[]) {
  const { text, said, offer } = one;
  return { text, spans: [...new Set([...offer.spans, ...said.spans])], declines: offerSpans(one, remarks) };
}

/** What is told by the words of the offer, or by those that turn it down. */
function isOf({ offer, said, thing }: Declined, telling: Remark): boolean {
  if (telling === said) return true;
  const isOffered = offer.index < said.index && turnOf(telling) === turnOf(offer) && telling.side === 'internal';
  return isOffered && !isOfOther(cleanRemark(telling), thing);
}

/** 「領収書は紙でもお送りできます。本体は六十万円です」: the second is of something else. */
function isOfOther(text: string, thing: string): boolean {
  if (text.includes(thing)) return false;
  const other = offeredIn(text);
  return other !== undefined ? !thing.includes(other) : [...text.matchAll(subject)].some(([one]) => !ofPrice.test(one));
}

const subject = /[\p{sc=Han}\p{sc=Katakana}々ーA-Za-z0-9]{2,14}(?:のほう|の方)?[はが]/gu;
/** 料金は三万円です goes on with the price of the same thing, and 今回は with when. */
const ofPrice =
  /^(?:お?(?:料金|費用|値段|価格|代金|代)|金額|合計|追加|月額|年額|[今次前初][回月年度]|現在|本来|通常|普通|実際|基本)|(?:代|料|費|費用|金額|円|割|万)(?:のほう|の方)?[はが]$/u;

/** What tells of the offer in its turn, and what the customer says of it until he turns it down. */
function offerSpans({ offer, said, thing }: Declined, remarks: readonly Remark[]): Remark['spans'] {
  return remarks
    .slice(offer.index, said.index + 1)
    .filter((one) =>
      one.side === 'internal'
        ? turnOf(one) === turnOf(offer) && !isOfOther(cleanRemark(one), thing)
        : one.side === said.side,
    )
    .flatMap(({ spans }) => spans);
}

function declinedBy(said: Remark, remarks: readonly Remark[], style: Style): Declined | undefined {
  if (said.side !== 'external') return undefined;
  const next = remarks[said.index + 1];
  const after = next && turnOf(next) === turnOf(said) ? next.text : '';
  const no = declinedIn(cleanRemark(said), said.text.trim(), after);
  if (!no) return undefined;
  const ofSeller = ({ side }: Remark) => side === 'internal';
  const before = remarks
    .slice(Math.max(0, said.index - offerRemarks), said.index)
    .filter((one) => ofSeller(one) && turnOf(said) - turnOf(one) <= offerTurns)
    .toReversed();
  const later = behind(said, remarks);
  const { thing: named } = no;
  const last = before.find((one) => isOffer(cleanRemark(one)));
  const offer =
    named === undefined
      ? before.find((one) => last && turnOf(one) === turnOf(last) && offeredIn(cleanRemark(one)) !== undefined)
      : (before.find((one) => one.text.includes(named) && !isFavour(one.text)) ??
        later.find((one) => ofSeller(one) && turnOf(one) - turnOf(said) <= heardTurns && one.text.includes(named)));
  const thing = named ?? (offer && offeredIn(cleanRemark(offer)));
  if (!offer || thing === undefined) return undefined;
  if (isRefused(said, later)) return undefined;
  if (later.some((one) => !ofSeller(one) && takesAfterAll(cleanRemark(one), thing))) return undefined;
  return { thing, offer, said, text: inStyle(`${thing}は${no.told}。`, style) };
}

function behind({ index }: Remark, remarks: readonly Remark[]): readonly Remark[] {
  return remarks.slice(index + 1, index + 1 + again);
}

/** 「設定代行はなしでお願いします」「必ずいただいております」: the seller will not leave it out. */
function isRefused(said: Remark, later: readonly Remark[]): boolean {
  const [first, next] = later.filter(
    (one) => one.side === 'internal' && turnOf(one) - turnOf(said) <= heardTurns && turnOf(one) > turnOf(said),
  );
  if (!first || hears.test(cleanRemark(first))) return false;
  return [first, ...(next ? [next] : [])].some((one) => refuses.test(cleanRemark(one)) && !afterwards.test(one.text));
}

const hears = /^(?:はい|ええ|あ、)?、?(?:承知|かしこまり|了解|[分わ]かりました)/u;
const refuses = /でき(?:ない|ません|かね)|いただ(?:いて(?:い|お)|くことに)|難し|厳し|無理|必須/u;
const afterwards = /(?:後|あと)(?:から|で|付け)|途中/u;
