import type { Due } from '../../../../minutes/action.ts';

const thisDay =
  /(?:この(?:会議|打ち合わせ|お?電話|面談|あと|後|場の後)(?:の?(?:あと|後))?(?:、?すぐ)?|今(?:から|すぐ)|いますぐ|午後(?:いち|イチ|一)(?:番)?|(?:午後|夕方|夜|お?昼)の[^、。]{1,10}(?:頃|ころ|あと|後|前|とき)に|(?:お?昼|夕方|夜|晩|正午|定時|[0-9一二三四五六七八九十]{1,3}時(?:半|[0-9]{1,2}分)?)(?:過ぎ|すぎ|頃|ごろ)?(?:まで(?:に|には)?|には|に))/u;

/** 毎朝七時までに is of no day. */
const ofEvery = /毎(?:[日朝晩夜週月回度]|営業日)の?$/u;

/** A time of day by itself is one of today: 夕方までに, この会議のあと. */
export function readThisDay(text: string, day: string | undefined): Due | undefined {
  const match = thisDay.exec(text);
  return match && day !== undefined && !ofEvery.test(text.slice(0, match.index))
    ? { asWritten: match[0], date: day, rule: 'sameDay' }
    : undefined;
}

const nextTime =
  /(?:次回|次(?:の|に)?(?:お?打ち?合わ?せ|会議|ミーティング|回|定例|面談|訪問|お?会い|お目にかか|お邪魔|伺|画面|集ま)|今度(?:お?会い|お目にかか|伺|お邪魔))[^。、]{0,8}?(?:まで(?:に|には)?|とき|時|折|際|前|に(?!つい)|で|$|[\s、])/u;

/** What is to be done by the next meeting or at it. */
export function readNextTime(text: string): string | undefined {
  return nextTime.exec(text)?.[0];
}
