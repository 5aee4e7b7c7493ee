import type { Remark, Talk as FactsTalk } from '../../../../facts/talk.ts';
import type { Acts } from '../../../draft.ts';
import { placesIn, tellingPlace } from '../../../places.ts';
import { cleanJapanese } from '../../clean.ts';
import { halfWidth } from '../../dates/width.ts';
import { framedIn } from '../../topic-frames.ts';
import { wordChoice } from '../../wording/choice.ts';
import { asSettled } from '../../wording/settled.ts';
import type { Style } from '../../wording/style.ts';
import { japaneseTerms } from '../../words.ts';
import { toldAsMeant } from './pointed-choice.ts';

/** Remarks before a choice that may say what it is about. */
const reach = 4;
const mostCharacters = 18;
/** Says what it is about, or begins by taking up what was said before. */
const hasMatter = /[はをが]|^(?:それ|そう|これ|その|あれ|こちら|そちら)|も(?=[\p{sc=Han}\p{sc=Katakana}])/u;

/** Choices that only name what was chosen, 「六週間とする」, with what was asked for: 「期間は六週間とする」. */
export function tellChoices(acts: Acts, { remarks }: FactsTalk, style: Style): Acts {
  const placesOf = placesIn({ remarks });
  const decisions = acts.decisions.map((given) => {
    const picked = withPick(given, placesOf(given), remarks, style);
    const pointing = tellingPlace(picked.text, placesOf(picked), remarks, japaneseTerms);
    const item =
      picked.isAppointment || pointing === undefined ? picked : toldAsMeant(picked, pointing, remarks, style);
    if (item.isAppointment || item.text.length > mostCharacters || hasMatter.test(item.text)) return item;
    const last = Math.max(...placesOf(item));
    const at = tellingPlace(item.text, placesOf(item), remarks, japaneseTerms) ?? last;
    const before = remarks.slice(Math.max(0, at - reach), at + 1).toReversed();
    const near = [...before, ...remarks.slice(Math.max(at + 1, last - reach), last + 1).toReversed()];
    const counted = withUnit(item.text, near);
    if (counted !== item.text) return { ...item, text: counted };
    const spoken = near.find(({ text }) => saidOf(item.text, text) !== undefined);
    if (spoken) {
      const text = `${saidOf(item.text, spoken.text)}は${item.text}`;
      return { ...item, text, spans: [...new Set([...spoken.spans, ...item.spans])] };
    }
    // what is talked of after it is another matter
    for (const remark of before) {
      const matter = framedIn(remark.text).at(-1);
      if (matter === undefined) continue;
      if (item.text.includes(matter) || !fits(matter, item.text)) return item;
      return { ...item, text: `${matter}は、${item.text}`, spans: [...new Set([...remark.spans, ...item.spans])] };
    }
    return item;
  });
  const settled = decisions
    .filter(({ text }) => !settlesNothing(text))
    .map((item) => (item.isAppointment ? item : { ...item, text: asSettled(item.text, style) }));
  return { ...acts, decisions: settled };
}

function settlesNothing(text: string): boolean {
  return [isOfNothing, assents, onlyOf, isHard].some((pattern) => pattern.test(text));
}

/** 「50本でも、難しいと言わざるを得ない。」, while 「単価は据え置く、値引きは難しい。」 settles the price. */
const isHard =
  /^(?:(?![うくすつぬぶむる]、)[^。])*(?:難しい|厳しい)(?:と(?:言|申し上げ)[^。]{0,4}ざるを得(?:ない|ません))?(?:です|である)?。$/u;

/** 五月分のとする: which of the things that were spoken of it is does not say what was settled. */
const isOfNothing = /^[^、。はがをに]{1,8}[分用版]のと(?:する|します)。$/u;

/** 「異存ございません」 says yes and not to what. */
const assents =
  /^(?:(?:私|私ども|うち|自社|弊社|当社|当方|先方|こちら|それ|その(?:条件|線|形|案|内容))(?:も|は|として|で|に|なら|には)*、?(?:特に|まったく|全く)?、?)*(?:異存|異議|異論|不服|文句|反対|問題|差し支え)(?:は|も|など)?(?:特に)?、?(?:ござい(?:ません)|あり(?:ません|まへん)|ない|なし|無し|無い)(?:です|である)?(?:とする|とします)?。$/u;
/** 「宇田川にも目を通させましょう。出力項目のところだけ。」: of a deed. */
const onlyOf = /^[^、。はがを]{2,20}(?:ところ|とこ|部分|箇所)だけ(?:と(?:する|します))?。$/u;

/** Names one of several things, or takes one: じゃあ木目で, オンラインでいいよ, 東でお願いします. */
const picks =
  /^(?:(?:はい|ええ|うん|じゃあ?|では|ほな|まあ|それなら|とりあえず|そしたら|でしたら)、?)*((?:[\p{sc=Han}\p{sc=Katakana}々ーA-Za-z0-9]|(?<=[\p{sc=Han}\p{sc=Katakana}ー])の(?=[\p{sc=Han}\p{sc=Katakana}])|(?<=\p{sc=Han})と(?=同じ|一緒)|(?<=同)じ){1,14}(?:のまま|だけ|のみ|のほう|から)?)で(?:[。…]*$|、?(?:いい|ええ|結構|お願い|頼|いき|いこ|決まり))/u;
const noPick = /^(?:それ|これ|全部|両方|結構|大丈夫|無理|了解|承知|今日|明日|[0-9]+(?:月|日|時|時半|分)+)/u;
const asksWhich = /(?:どちら|どっち|何が|どう|どれ|いかが)[^。]*[か。？?]$/u;
const asksHowMany = /何\p{sc=Han}[^。]*[か。？?]$/u;
const ofOne = /(?:なら|でしたら)/u;
const hasNumber = /[0-9〇一二三四五六七八九十百千万]/u;

/** What is picked answers what the remark asks, or is one of the things it tells of: オンラインでしたら無料です. */
function answers(picked: string, told: string): boolean {
  if (asksHowMany.test(told)) return hasNumber.test(picked);
  return !hasNumber.test(picked) && (asksWhich.test(told) || (ofOne.test(told) && told.includes(picked)));
}

/** A choice told by the question that asked for it is told by what was picked: シートは茶色と無地、どちらに - 無地のままで. */
function withPick(
  item: Acts['decisions'][number],
  own: readonly number[],
  remarks: readonly Remark[],
  style: Style,
): Acts['decisions'][number] {
  if (item.isAppointment) return item;
  const at = tellingPlace(item.text, own, remarks, japaneseTerms);
  const telling = at === undefined ? undefined : remarks[at];
  if (!telling) return item;
  const told = halfWidth(cleanJapanese(telling.text)).trim();
  const near = [
    ...own.flatMap((i) => remarks[i] ?? []),
    ...remarks.slice(telling.index + 1, telling.index + 1 + reach),
  ];
  for (const remark of near) {
    if (remark.index <= telling.index || remark.speaker === telling.speaker) continue;
    const picked = picks.exec(halfWidth(cleanJapanese(remark.text)).trim())?.[1];
    if (picked === undefined || noPick.test(picked) || !answers(picked, told)) continue;
    const topic = framedIn(telling.text).at(-1);
    const text = wordChoice(`${picked}でいいです`, style);
    return {
      ...item,
      text: topic && topic !== picked && !picked.includes(topic) ? `${topic}は、${text}` : text,
      spans: [...new Set([...item.spans, ...remark.spans])],
    };
  }
  return item;
}

const aNumber = /^([0-9][0-9,.]*)(?=(?:と|に)(?:する|します)。$)/u;

/** 「25とする」 after 「25パーセント」 is 25パーセントとする. */
function withUnit(text: string, near: readonly Remark[]): string {
  const [, number] = aNumber.exec(text) ?? [];
  if (number === undefined) return text;
  const counted = new RegExp(
    `(?<![0-9.,])${number.replaceAll('.', '\\.')}(パーセント|[%％円台名人本枚冊件個床社店回日]|万円?|千円|か月|ヶ月|カ月|年|ドル|ユーロ)`,
    'u',
  );
  const units = near.flatMap((remark) => counted.exec(halfWidth(remark.text))?.[1] ?? []);
  return units.length > 0 && new Set(units).size === 1 ? text.replace(aNumber, `$1${units[0]}`) : text;
}

const aValue = /^([^、。はをが]{2,12}?)(?:と|に)(?:する|します)。$/u;
const noMatter =
  /^(?:今回|前回|次回|最初|最後|私|僕|俺|自社|弊社|御社|当社|先方|こちら|そちら|うち|今日|明日|今|場合|結論|実際|全部|感じ|数字|話|方|分|日|件|点)$/u;

/** 「本番は6月1日から」 tells what 「6月1日とする」 is about. */
function saidOf(choice: string, said: string): string | undefined {
  const [, value] = aValue.exec(choice) ?? [];
  const at = value === undefined ? -1 : said.indexOf(value);
  const [, matter] =
    /([\p{sc=Han}\p{sc=Katakana}ー]{2,10})(?:は|が)、?(?:[^、。はがをとやか]|と同じ){0,8}$/u.exec(
      said.slice(0, Math.max(0, at)),
    ) ?? [];
  return matter !== undefined && !noMatter.test(matter) && fits(matter, choice) ? matter : undefined;
}

/** What is chosen of such matters is of one kind. */
const kinds: readonly (readonly [matter: RegExp, chosen: RegExp])[] = [
  [
    /期間|納期|時期|開始|稼働|期限|日程|日$|いつ/u,
    /[\d〇一二三四五六七八九十](?:日|月|年|週|か月|ヶ月|カ月|時)|曜|末|上旬|中旬|下旬/u,
  ],
  [
    /費用|料金|金額|単価|価格|値段|予算|見積|月額|年額/u,
    /円|[\d一二三四五六七八九十百千]万|%|パーセント|割|無料|無償|ドル|ユーロ/u,
  ],
  [/数$|人数|台数|枚数|冊数|部数|件数/u, /[\d〇一二三四五六七八九十百千](?:人|名|台|枚|冊|部|件|本|個|つ|拠点|店)/u],
];

function fits(matter: string, text: string): boolean {
  return kinds.every(([of, chosen]) => !of.test(matter) || chosen.test(text));
}
