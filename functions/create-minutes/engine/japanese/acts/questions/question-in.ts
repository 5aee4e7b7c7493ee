import { cleanJapanese } from '../../clean.ts';
import { halfWidth } from '../../dates/width.ts';
import { wordQuestion } from '../../wording/remark.ts';
import { asksOnMatter } from './questions.ts';

/** What asks, also for a favour, and by tone alone. */
const asks =
  /[？?][。…\s]*$|(?:です|ます|ました|ません|でした|でしょう|もの|っす|[るたいのんだ])か(?:ね|な|なあ|しら|い|いな)?[。…\s]*$|(?:[うくすつぬむぐぶるいた]の|[うくすつぬむぐぶるいた]ん|んだろうね|んでしょう(?:ね)?|っけ|やろ)[。…\s]*$|(?:予算|費用|金額|料金|時期|納期)(?:として)?は[。…\s]*$/u;
/** これと繋がります, as a recogniser writes what is asked by tone. */
const byTone =
  /(?:(?:これ|それ|あれ)(?:って|と)|(?:\p{sc=Han}{2}|\p{sc=Katakana}|ー|\p{sc=Han}[しりきみけ])って)[^。、]{1,12}ます[。\s]*$/u;
/** What is asked within a sentence that goes on: why, what of it is missing, or who is to find out. */
const parts: readonly RegExp[] = [
  // あれに付くんすか岩が出てるんで
  /^(?<asked>.{6,}?(?:です|ます|っす|んす|ません|でしょう)か)(?:ね|な)?(?![らもがなね、。？?])[^？?]{3,}$/u,
  // なぜ見逃したのか、そこの説明がない
  /(?<asked>[^。、？?]*(?:なぜ|なんで|どうして|いつ|どう|誰が|いくら)[^。、？?]{3,}[たるい](?:の)?か)、?(?:そこ|それ|という)[^。]*。?$/u,
  // いつになるん それが分からんと困る
  /^(?<asked>[^。？?]{0,12}(?:いつ|どう|いくら|誰|どこ|何)[^。、？?]{1,8}[のん])[、\s]それが(?:分か|わか|決ま)[^。]*。?$/u,
  // つながるかどうかうちは古い型なんですが; 書き出せるかどうか、そこは大事です
  /^(?:[^。？?]*[通で]り?で[、\s])?(?<asked>[^。？?]{4,}?(?:[うくすつぬむぐぶるい]|可能|必要|対象)か)どうか(?![がはをも])[^。？?]*。?$/u,
  // 三か月にできるか、法務に諮らないと答えられない
  /(?:^|、)(?<asked>[^。、？?]{4,}[るい]か)、[^。、？?]*(?:諮ら|聞か|確認し|相談し)ないと[^。？?]*。?$/u,
];
/** いくらになるの、全部で。 */
const inverted = /^(?:それで)?(?<asked>[^。、]{4,}?(?:の|か))、(?<of>[^、。]{2,8}(?:で|に))。?$/u;
/** 何日から入るんですかその二人 */
const withMatterBehind = /(?:です|ます)か(?:ね|な)?(?!こ[のれ])[^、。？?]{2,10}$/u;
/** Asks for nothing that is known or not: 始めましょうか, 聞いてもいいですか, 月一ですか. */
const noMatter =
  /(?:ましょう|しよう)か[ねな]?[。？?\s]*$|(?:聞い|伺っ)て(?:も)?(?:いい|ええ|よろし)|(?:よろしい|いい|大丈夫)(?:です|でしょう)か|^(?:そう|本当|ほんま|なるほど|え+|は)(?:です|なん|なの)?[^。]{0,6}[？?]?$|(?:です|ます)よね[。？?]*$|^[^、。がはをに]{1,8}ですか[。？?]*$/u;

/** What a remark asks, in its words; undefined where it asks nothing on the matter. */
export function questionIn(text: string): string | undefined {
  const said = clean(text);
  if (noMatter.test(said)) return undefined;
  if (asks.test(said)) return wordQuestion(said);
  if (byTone.test(said)) return wordQuestion(`${said.replace(/[。\s]*$/u, '')}か。`);
  const { asked, of } = inverted.exec(said)?.groups ?? {};
  return asked === undefined ? partAsked(text) : wordQuestion(`${of}${asked}。`);
}

/** What is asked within a remark that asks nothing as a whole. */
export function partAsked(text: string): string | undefined {
  const said = clean(text);
  const asked = parts.map((part) => part.exec(said)?.groups?.asked).find((one) => one !== undefined);
  return asked === undefined ? undefined : wordQuestion(`${asked}。`);
}

/** Ends as a question does; 「お調べできるかと」 does not. */
export function asksItself(text: string): boolean {
  const said = clean(text);
  return (
    said.split(/(?<=[。？?])(?=.)/u).some((one) => asks.test(one)) ||
    withMatterBehind.test(said) ||
    (asksOnMatter(said) && !/かと[。…]*$/u.test(said))
  );
}

function clean(text: string): string {
  return halfWidth(cleanJapanese(text)).trim();
}
