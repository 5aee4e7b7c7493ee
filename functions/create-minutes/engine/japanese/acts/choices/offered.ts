import { noThing, thing } from './offered-thing.ts';

const offers =
  /円|[0-9〇一二三四五六七八九十百千]万|付け|付き|付く|入れ|でき(?:ます|る)|られ(?:ます|る)|あり(?:ます|まして|ましたら)|あるに|ござい|いかが|どうで|ご用意|オプション|(?:お貸し|お試し|お付け)[^。]{0,8}(?:ましょう|ませんか|いただけ)/u;
const called = new RegExp(
  `${thing}(?:というの|っていうの|っていう|という(?:もの|サービス|プラン|オプション))(?:も|が|は|で)`,
  'u',
);
const spokenOf = new RegExp(`${thing}(?:のほう|など|とか)?(?:も|を|は|が|ですと|だと|でしたら|なら|付き)`, 'gu');
const leastCharacters = 2;

/** 動画をお作りしましょうか and 処理を別の工場に変えさせていただければ are done or not, and no part of what is sold. */
const favour =
  /(?:変え|替え)(?:させ|て|れば)|(?:お送り|お作り|お持ち|お見せ|ご覧|ご案内|ご紹介)[^。]{0,10}(?:ましょう|よろし|いかが|でしょう)/u;

export function isFavour(text: string): boolean {
  return favour.test(text);
}

export function isOffer(text: string): boolean {
  return offers.test(text) && !favour.test(text);
}

/** The first thing that a remark offers beside the matter. */
export function offeredIn(text: string): string | undefined {
  if (!isOffer(text)) return undefined;
  const [, first] = called.exec(text) ?? [];
  if (first !== undefined && !noThing.test(first)) return first;
  return [...text.matchAll(spokenOf)]
    .flatMap(([, one]) => one ?? [])
    .find((one) => one.length >= leastCharacters && !noThing.test(one));
}
