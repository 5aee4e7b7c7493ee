import type { Remark, Talk as FactsTalk } from '../../../../facts/talk.ts';
import type { Acts, DraftAction, DraftItem } from '../../../draft.ts';
import { placesIn, tellingPlace } from '../../../places.ts';
import { cleanJapanese } from '../../clean.ts';
import { japaneseTerms } from '../../words.ts';
import { plainQuestion } from '../../wording/question.ts';
import { matterOf } from '../matter.ts';

/** Remarks before a deed in which a question stands that was left open, and one that was not. */
const [openReach, askedReach] = [8, 4];
const [leastCharacters, mostCharacters] = [7, 45];

/** それは、 and what was in the way of answering at once: それはちょっと経理に確認しないと。確認して、返事する。 */
const pointer =
  /^(?:それ|これ|そこ|そちら|その(?:件|辺|へん|点))(?:は|も|を|について|に関して|なら)?(?:ちょっと|一度)?、?/u;
const obstacle =
  /^([^。、]{1,12}[にで])?(?:確認|聞|調べ|相談)[^。、]{0,6}(?:ないと|なければ|なきゃ)[^。]{0,12}。(?=確認|聞|調べ|相談|返事|回答|連絡)/u;
/** Asks or looks up, and names nothing that is asked: 開発に聞いて、返事する. */
const inquires =
  /^(?:[^。、をがはか]{1,16}[にとでへ]、?|(?:ちょっと|一度|一回|もう一度|改めて|詳しく|すぐに?|持ち帰って|持ち帰り、?)){0,3}(?:聞[いくき]|確認(?:[しすさ、]|のうえ|の上)|確かめ|調べ|問い合わせ|照会|尋ね|当た[っる]|掛け合|持ち帰[るっりら]|(?:ご|お)?(?:返事|回答|返答|答え)[しをする])[^をか]*$/u;
/** When it is done stands beside it. */
const whenDone =
  /^(?:(?:[今来再先]+々?[週月]|明日|明後日|あさって|今日|本日|今夜|今晩|後で|あとで|後ほど|週明け|月末|[月火水木金土日]曜日?)(?:の)?(?:[月火水木金土日]曜日?)?(?:の?(?:朝|昼|夕方|午前|午後|夜))?(?:中|頭)?(?:まで)?(?:に|で)?(?:は|も|でも)?、?)+(?=[^。]{2,})/u;
/** 開けるかどうかは、すみません、今手元になくて。調べて連絡する: what was not known at once. */
const notKnown =
  /^[^。]{2,60}(?:(?:手元に|[分わ]から|覚えて|把握して|即答|知ら|自信が?|はっきり|何とも)[^。]{0,8}(?:な(?:い|く|くて)|ん|ません|ず|できない|言えない|言えなくて)[^。]{0,6}|(?:ないと|なければ|なきゃ)(?:[分わ]からない|いけない|何とも)?(?:ので|んで)?)。(?=[^。]{2,}。$)/u;
/** Why it cannot be told at once, before the deed: 自信がないので、開発に聞いて、電話する. */
const reason =
  /^[^。]{2,40}?(?:ので|んで|のですが|んですが|けど|(?:なくて|なく))、?(?=(?:一度|一回|ちょっと|改めて|すぐ)?(?:[^。、をがはか]{1,12}[にとで])?(?:聞[いくき]|確認|確かめ|調べ|問い合わせ|照会|尋ね|持ち帰))/u;
const asks =
  /(?:[？?]|(?<!じゃない|ではない)(?:です|ます|ません|でした|ました|でしょう)か(?:ね|な)?|っけ|のか|かな)[。？?]?$/u;
const leadsIn =
  /^(?:(?:あと|それと|それから|そうそう|そういえば|ところで|もう一つ|じゃあ|では|ちなみに)、?|(?:で|も|じゃ|ただ|でも|それは?|これは?)、|(?:ひとつ|一つ|ちょっと)?(?:お?伺い|お?聞き|お?尋ね|伺う|聞く)[^、]{0,8}が、|お気持ち[^、]{1,10}が、)+/u;
/** Asks a person what he knows, what he himself does or thinks, or asks nothing: 井手様、ご存じか, 私のほうで出せるか. */
const ofPerson =
  /ご存じ|お?[分わ]かり|[分わ]かるか|(?:私|僕|俺)(?:の|が|は)|しかないか$|とか$|…|どうや|(?:です|ます|ました|でした)(?:、|が|ね|よ|か)/u;

/** Only tells: 火曜には連絡する. */
const tells =
  /^(?:[^、。をがはか]{1,16}[にとでへ]、?){0,2}(?:お?電話|ご?連絡|メール|お?知らせ|ご?報告|(?:ご|お)?(?:返事|回答|返答))(?:を)?(?:する|します|しておく|しておきます|いたします|入れる|入れます)?。$/u;
/** 紙に出るかどうかは、開発に聞いてみないと */
const whetherIn = /(?:^|[、が])([^。、]{3,30}か(?:どうか)?)(?:は|が|も)(?![^、。]{0,3}知)/u;

function withoutObstacle(_: string, whom: string | undefined, at: number, whole: string): string {
  if (whom === undefined) return '';
  return /。(?:返事|回答|連絡|ご)[^。]*。?$/u.test(whole.slice(at)) ? `${whom}確認して` : whom;
}

/** Who only tells has to ask before. */
function withWhom(said: string, whom: string): string {
  if (whom === '' || said.includes(whom.replace(/(?:さん|様)?に$/u, ''))) return said;
  return `${whom}${asksHimself.test(said) ? '' : '確認して'}${said}`;
}

const asksHimself = /聞|確認|相談|問い合わせ|調べ/u;
/** Names nobody who is asked; and where that was said before: 社長に聞いてみないと. */
const bare = /^(?:聞|確認|相談|問い合わせ)/u;
const toAsk =
  /(?:^|[、。\sはがも]|ちょっと|ですね)([\p{sc=Han}\p{sc=Katakana}A-Za-z][^、。\sはがをも]{0,9}に)(?:聞|確認|相談|問い合わせ)[^、。\s]{0,6}(?:ないと|なければ|なきゃ|ましょうか|させて(?:ください|いただ))/u;
/** What somebody is not sure of: オプテオさんは、バージョンによるので、確認が必要です. */
const isUnsure =
  /^([^、。はがを]{2,14}?)(?:さん|様)?(?:は|については?)、[^。]{0,30}(?:確認が(?:必要|要り)|確認しない|[分わ]かりかね|[分わ]かりません|何とも|調べないと|確認しませんと)/u;

/**
 * Tasks of finding out with the question they are to answer, where whoever took them only said that he will:
 * 「繁体字は出せますか」「開発に聞いてみます」 is 繁体字は出せるか、開発に聞いてみる. The question is the last that was left open
 * or that somebody else asked right before, whichever is nearer.
 */
export function withInquiries(acts: Acts, { remarks }: FactsTalk): Acts {
  const placesOf = placesIn({ remarks });
  const open = acts.openQuestions.map((question) => ({
    said: question.text,
    spans: question.spans,
    places: placesOf(question),
  }));
  const answered = new Set<string>();
  const meant = (item: DraftAction): DraftAction => {
    const known = item.text.replace(pointer, '').replace(obstacle, withoutObstacle).replace(reason, '');
    const whole = known.replace(notKnown, '');
    const unknown = whetherIn.exec(known.slice(0, known.length - whole.length))?.[1];
    const said = whole.replace(whenDone, '');
    const own = placesOf(item);
    const isOfInquiry = inquires.test(said) || tells.test(said);
    const at = isOfInquiry ? tellingPlace(item.text, own, remarks, japaneseTerms) : undefined;
    if (at === undefined) return item;
    const before = remarks
      .slice(Math.max(0, at - askedReach), at)
      .filter(({ speaker }) => speaker === item.owner?.speaker);
    const whom = bare.test(said) || tells.test(said) ? before.findLast(({ text }) => toAsk.test(text)) : undefined;
    const deed = withWhom(said, toAsk.exec(whom?.text ?? '')?.[1] ?? '');
    const left = open.findLast(({ places }) => places.some((place) => place <= at && at - place <= openReach));
    const last = askedBefore(at, remarks, item.owner?.speaker);
    const asked =
      left && last && Math.max(...left.places.filter((place) => place <= at)) < last.place ? last : (left ?? last);
    const isMeant = inquires.test(said) || whom !== undefined || (left !== undefined && asked === left);
    const question = asked && isMeant ? indirect(asked.said) : undefined;
    const withSpans = (text: string, ...some: readonly (Pick<DraftItem, 'spans'> | undefined)[]) => ({
      ...item,
      text: text.replace(/（[^）]*）(?=。$)/u, ''),
      spans: [...new Set([...some.flatMap((one) => one?.spans ?? []), ...item.spans])],
    });
    if (unknown !== undefined) return withSpans(`${unknown}、${deed}`, whom);
    if (question !== undefined && !answered.has(question) && !question.includes(said.slice(0, ownWords))) {
      answered.add(question);
      return withSpans(`${question}、${deed}`, asked, whom);
    }
    const unsure = before.findLast(({ text }) => isUnsure.test(cleanJapanese(text)));
    const matter = unsure && isUnsure.exec(cleanJapanese(unsure.text))?.[1];
    if (matter !== undefined) return withSpans(`${matter}について、${deed}`, unsure, whom);
    return whom ? withSpans(deed, whom) : item;
  };
  return { ...acts, actionItems: acts.actionItems.map(meant) };
}

/** A question that begins with so much of the deed asks whether it is to be done. */
const ownWords = 6;

function askedBefore(
  at: number,
  remarks: readonly Remark[],
  owner: string | undefined,
): { readonly said: string; readonly spans: DraftItem['spans']; readonly place: number } | undefined {
  const remark = remarks
    .slice(Math.max(0, at - askedReach), at)
    .findLast(({ speaker, text }) => speaker !== owner && asks.test(text.trim()));
  return remark && { said: cleanJapanese(remark.text), spans: remark.spans, place: remark.index };
}

/** 来期払いにできませんか as what is asked: 来期払いにできないか. */
function indirect(said: string): string | undefined {
  const last =
    said
      .replace(/[。？?\s]+$/u, '')
      .split('。')
      .at(-1) ?? '';
  const plain = plainQuestion(`${last}？`, 'plain')
    .replace(leadsIn, '')
    .replace(/[。？?]+$/u, '')
    .replace(/(?<=か)、[^か]*(?:ご存じ|お?[分わ]かり|[分わ]かる)[^か]*か$/u, '');
  const isWhole =
    plain.endsWith('か') && plain.length >= leastCharacters && plain.length <= mostCharacters && !ofPerson.test(plain);
  return isWhole && matterOf(japaneseTerms(plain), []).size > 0 ? plain : undefined;
}
