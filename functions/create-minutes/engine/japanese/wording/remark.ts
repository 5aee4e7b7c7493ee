import { wholeEnding, withoutTalk } from '../ends.ts';
import { suggests } from '../report.ts';
import { bare, withoutOpeners } from './bare.ts';
import { wordChoice } from './choice.ts';
import { withoutHumility } from './humility.ts';
import { inStyle, type Style } from './style.ts';

/** What somebody said, with neither beginning nor end of talk, ended as the style has it. */
export function wordRemark(text: string, style: Style): string {
  const told = text.split(/(?<=[。！？!?])(?=.)/u).map((sentence) => toldIn(style, sentence));
  return told.join('');
}

function toldIn(style: Style, sentence: string): string {
  const said = withoutTalk(bare(doubted(sentence)))
    .replace(worrying, '')
    .replace(heardAs, '')
    .replace(toOneself, '');
  if (said === '') return '';
  if (asksWhich.test(said) || asksHow(said)) return inStyle(wholeEnding(said), style);
  if (suggests.test(said) || offers.test(said)) return proposed(said, style);
  const asked = said.replace(asksFor, 'ほしい');
  if (asked !== said) return inStyle(asked, style);
  return inStyle(wholeEnding(serves.test(said) ? withoutHumility(said) : said), style);
}

/** どうしましょうか and いつ送ってもらえますか propose nothing, and ask for no deed. */
const asksWhich =
  /(?:いつ(?!も)|いくら|いくつ|どこ(?!か)|どちら|どっち|どの(?=[^、。])|どれ|誰|何(?!か|とか)\p{sc=Han}?(?=[にでをがくか名人台枚本回])|どう(?=し|す|や))[^、。]*(?:ましょうか|(?:もらえ|いただけ|頂け)(?:ます|ません)か)(?:ね|な)?[？?]?$/u;
/** 調子はどうでしょう asks, and 三万円ではいかがでしょう proposes. */
function asksHow(said: string): boolean {
  return suggests.test(said) && /[はが](?:いかが|どう)/u.test(said) && !proposes.test(said);
}
const proposes =
  /(?:では|のは|ことは|案は|プランは|形は|ほうは|方は|[円万千百個台名人日時分週月年枚本割歳%％]は|[0-9０-９一二三四五六七八九十]は|曜日?は|週は|月は)(?:いかが|どう)/u;

/** 先に一か月試していただくのはいかがでしょう proposes to 試す, and settles nothing. */
function proposed(said: string, style: Style): string {
  const deed = wordChoice(said, 'plain').replace(/。$/u, '');
  return isDeed.test(deed) ? `${deed}ことを提案${style === 'polite' ? 'します' : 'する'}。` : wordChoice(said, style);
}

const isDeed = /(?:[くすつぬむぐぶる]|(?<!だろ|でしょ|よ|ど)う)$/u;
/** 分けて納める形にしましょうか */
const offers = /[^、。]{2}(?<!で|始め|終わり|移り|進み)ましょうか(?:ね)?$/u;
/** もう一度流してもらえませんか */
const asksFor =
  /(?<=[てで])(?:(?:もらえ|いただけ|頂け|くれ|くださ(?:い)?)(?:ません|ない)(?:です|でしょう)?か(?:ね|な)?|(?:もらえ|いただけ|頂け)ますか(?:ね)?)[？?]?$/u;
/** Who worries is told beside it: 私が心配なのは is 心配なのは. */
const worrying = /^(?:私|わし|俺|僕|うち)が(?=(?:一番|いちばん)?(?:心配|怖|気にな|不安))/u;

/** 二千円高いってことですよね says that it is dearer. */
const heardAs = /(?<=[いただるう])(?:という|って(?:いう)?)ことです(?:よね?|ね)*$/u;
/** 二日続けてはきついな */
const toOneself = /(?<=[しつさ高安遅早重軽長短多少]い|った|んだ)(?:なあ?|ねえ?|わ)$/u;

/** 下げさせてください offers to do so. */
const serves = /せて(?:ください|下さい|(?:いただき|頂き|もらい)ます)$/u;

/** もっと早く来てよ wishes for it; 高くない？ and 高すぎません？ say that it is too dear. */
function doubted(sentence: string): string {
  return sentence
    .replace(
      /(?<=(?<!っ)[しいきけげせべめれ]て|(?:買|待|持|取|言|切|使|行|直)って|(?:来|見|出)て|んで)(?:よ|くれ(?:よ|ない)?|ちょうだい|頂戴)[。！？?]*$/u,
      'ほしい。',
    )
    .replace(/(?<=[\p{sc=Han}しきさなら])(?<!悪)くない(?:です)?(?:か(?:ね|な)?)?[？?]。?$/u, 'いのではないか。')
    .replace(/すぎ(?:ません|ない)(?:か(?:ね|な)?)?[？?]。?$/u, 'すぎるのではないか。');
}

/** A question as it was asked, without what comes before it. */
export function wordQuestion(text: string): string {
  return withoutOpeners(text);
}
