import type { Remark } from '../../../../facts/talk.ts';
import { turnOf } from '../../../classifier/surroundings.ts';
import type { DraftAction } from '../../../draft.ts';
import { tellingPlace } from '../../../places.ts';
import { japaneseTerms } from '../../words.ts';

/** 写真あとで送る, メールで資料を送る: what is handed over, and nothing else. */
const handsOver =
  /^([\p{sc=Han}\p{sc=Katakana}ーA-Za-z]{2,12})(?:を|は)?、?(?:あとで|後で|後ほど|のちほど|また)?(?:必ず|ちゃんと)?(?:メールで|LINEで)?(?:送る|送っておく|送ります|お送りする|出す|渡す)。$/u;
const sends = /送|LINE|ライン|メール|渡|出[すし]/u;
/** Turns before a promise in which what it is about is asked for, and from which on it is said again and no longer still talked of. */
const [askedTurns, againTurns] = [2, 3];
const nearRemarks = 16;

/** Tasks without those that are only promised once more at the end. */
export function withoutSaidAgain(
  items: readonly DraftAction[],
  remarks: readonly Remark[],
  placesOf: (item: DraftAction) => readonly number[],
): readonly DraftAction[] {
  const told = items.map((item) => ({ item, at: toldAt(item, remarks, placesOf) }));
  const isSaidAgain = ({ item, at }: (typeof told)[number]) => {
    const thing = handsOver.exec(item.text)?.[1];
    if (thing === undefined || at === undefined || item.due || item.owner === undefined) return false;
    return told.some(
      (one) =>
        one.at !== undefined &&
        one.item !== item &&
        one.item.owner === item.owner &&
        sends.test(one.item.text) &&
        turnAt(at, remarks) - turnAt(one.at, remarks) >= againTurns &&
        (one.item.text.includes(thing) || isAskedFor(thing, one.at, remarks)),
    );
  };
  return told.filter((one) => !isSaidAgain(one)).map(({ item }) => item);
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
function isAskedFor(thing: string, at: number, remarks: readonly Remark[]): boolean {
  const from = turnAt(at, remarks) - askedTurns;
  return remarks
    .slice(Math.max(0, at - nearRemarks), at + 1)
    .some((one) => turnOf(one) >= from && one.text.includes(thing) && asksOrPromises.test(one.text));
}

const asksOrPromises =
  /(?:送|渡|出|見せ|LINE|ライン|メール|撮|持|共有|用意)[^。]{0,12}(?:ください|いただ|もらえ|もらい|くれ|ほしい|欲しい|お願い|ましょう|ます[。ねよ]|れば)|(?:を|は|も)(?:お願い|ください|頼)/u;
