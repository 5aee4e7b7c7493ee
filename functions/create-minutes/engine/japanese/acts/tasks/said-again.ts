import type { Remark } from '../../../../facts/talk.ts';
import { turnOf } from '../../../classifier/surroundings.ts';
import type { DraftAction } from '../../../draft.ts';
import { tellingPlace } from '../../../places.ts';
import { fromMasu } from '../../masu.ts';
import { japaneseTerms } from '../../words.ts';
import { broughtUp } from '../brought-up.ts';

/** 写真あとで送る, メールで資料を送る: what is handed over, and nothing else. */
const handsOver =
  /^([\p{sc=Han}\p{sc=Katakana}ーA-Za-z]{2,12})(?:を|は)?、?(?:あとで|後で|後ほど|のちほど|また)?(?:必ず|ちゃんと)?(?:メールで|LINEで)?(?:送る|送っておく|送ります|お送りする|出す|渡す)。$/u;
const sends = /送|LINE|ライン|メール|渡|出[すし]/u;
/** Turns before a promise in which what it is about is asked for, and from which on it is said again and no longer still talked of. */
const [askedTurns, askedRemarks, againTurns] = [2, 4, 3];
const nearRemarks = 16;
/** 水曜は小さい車なので、載らない。 */
const cannot = /(?:[らけえせてねべめれ]ない|[らりけえせてねべめれ]ません|いない|ありません|無理である)。$/u;
/** 交換します。 */
const promises = /^(?:(?:はい|あ|ああ|すみません|すぐに?)、?)*([^、。をはがにで]{2,8}(?:し|り|き|え|べ))ます。?$/u;

/** Tasks without those that are only promised once more at the end, and with what somebody promised where he then said which day cannot be. */
export function withoutSaidAgain(
  items: readonly DraftAction[],
  remarks: readonly Remark[],
  placesOf: (item: DraftAction) => readonly number[],
): readonly DraftAction[] {
  const told = items.map((item) => ({
    item: promisedBefore(item, remarks, placesOf),
    at: toldAt(item, remarks, placesOf),
  }));
  const named = new Map<DraftAction, DraftAction>();
  const again = new Set<DraftAction>();
  for (const { item, at } of told) {
    const thing = handsOver.exec(item.text)?.[1];
    if (thing === undefined || at === undefined || item.due || item.owner === undefined) continue;
    const first = told.find(
      (one) =>
        one.at !== undefined &&
        one.item !== item &&
        one.item.owner === item.owner &&
        sends.test(one.item.text) &&
        turnAt(at, remarks) - turnAt(one.at, remarks) >= againTurns &&
        (one.item.text.includes(thing) || askedFor(thing, one.at, remarks) !== undefined),
    );
    if (!first) continue;
    again.add(item);
    if (!/を|は/u.test(first.item.text) && !first.item.text.includes(thing)) {
      const asked = first.at === undefined ? undefined : askedFor(thing, first.at, remarks);
      const spans = [...new Set([...(asked?.spans ?? []), ...first.item.spans])];
      named.set(first.item, { ...first.item, text: `${thing}を${first.item.text}`, spans });
    }
  }
  return told.filter(({ item }) => !again.has(item)).map(({ item }) => named.get(item) ?? item);
}

function toldAt(
  item: DraftAction,
  remarks: readonly Remark[],
  placesOf: (item: DraftAction) => readonly number[],
): number | undefined {
  return tellingPlace(item.text, placesOf(item), remarks, japaneseTerms);
}

function turnAt(at: number, remarks: readonly Remark[]): number {
  return remarks[at] ? turnOf(remarks[at]) : 0;
}

/** Where a thing was asked for or promised; 写真は去年のです only speaks of it. */
function askedFor(thing: string, at: number, remarks: readonly Remark[]): Remark | undefined {
  const from = turnAt(at, remarks) - askedTurns;
  return remarks
    .slice(Math.max(0, at - nearRemarks), at + 1)
    .findLast((one) => turnOf(one) >= from && one.text.includes(thing) && asksOrPromises.test(one.text));
}

const asksOrPromises =
  /(?:送|渡|出|見せ|LINE|ライン|メール|撮|持|共有|用意)[^。]{0,12}(?:ください|いただ|もらえ|もらい|くれ|ほしい|欲しい|お願い|ましょう|ます[。ねよ]|れば)|(?:を|は|も)(?:お願い|ください|頼)/u;

/** 「交換します」「いつ頃」「水曜は車が小さくて載らないですね。金曜にします」: what he does was said before. */
function promisedBefore(
  item: DraftAction,
  remarks: readonly Remark[],
  placesOf: (item: DraftAction) => readonly number[],
): DraftAction {
  const at = cannot.test(item.text) ? toldAt(item, remarks, placesOf) : undefined;
  if (at === undefined) return item;
  const turn = turnAt(at, remarks);
  const promise = remarks
    .slice(Math.max(0, at - nearRemarks), at)
    .findLast(
      (one) =>
        one.speaker === item.owner?.speaker && turn - turnOf(one) <= againTurns && promises.test(one.text.trim()),
    );
  const stem = promise && promises.exec(promise.text.trim())?.[1];
  if (!promise || stem === undefined) return item;
  const spoken = remarks
    .slice(Math.max(0, promise.index - askedRemarks), promise.index)
    .find(
      (one) => one.speaker !== promise.speaker && turnOf(promise) - turnOf(one) <= 1 && broughtUp(one) !== undefined,
    );
  const thing = spoken && broughtUp(spoken);
  const spans = [...new Set([...(spoken?.spans ?? []), ...promise.spans, ...item.spans])];
  return { ...item, text: `${thing ? `${thing}を` : ''}${fromMasu(stem).plain}。`, spans };
}
