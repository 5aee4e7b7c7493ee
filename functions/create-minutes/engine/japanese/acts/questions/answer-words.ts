import type { AnswerWords } from '../../../answers.ts';
import { bareName } from '../../../people.ts';
import { cleanJapanese } from '../../clean.ts';
import { halfWidth } from '../../dates/width.ts';
import { indexOfName, nameWord, titleWords } from '../../name-words.ts';
import { japaneseTerms } from '../../words.ts';
import { wordRemark } from '../../wording/remark.ts';
import type { Style } from '../../wording/style.ts';

/** Says that the worry was heard, and nothing of it. */
const sympathy =
  /申し訳|す[みい]ません(?:でした)?[。…！]?$|ごめん(?:なさい)?[。…！]?$|失礼(?:しました|いたしました)[。…！]?$|ありがとう|おめでとう|お気持ち|ごもっとも|もっともです|ご迷惑|ご不便|ご心配をおかけ|お詫び|反省して|心苦し|恐縮です|お恥ずかし|(?:よく)?[わ分]かります(?:よ|ね)?[。]?$|おっしゃる(?:通り|とおり)(?:です|で|でござい)|それは大変|そうですよね[。]?$|重々|負担に(?:は)?感じ/u;
const mostSympathy = 32;
const shortAnswer = 22;
const asks = /(?:[?？]|か。?)\s*$/u;
const turnsAway = /^(?:ところで|それはそうと|話は変わ|余談)/u;
/** What is done about it stands in the same sentence: 申し訳ありません、すぐ直します. */
const remedy =
  /(?:直し|替え|対応し|用意し|お付けし|下げ|減らし|改め|変更し|確認し|調べ|送り|お持ちし|検討し|でき|始め|入れ|設け|改善し|お出しし)[^。]{0,8}(?:ます|ました)|(?:ので|が|けど)、[^。]{10}/u;
/** 「おっしゃる通りで、鍵の数が足りませんでした」 tells why. */
const goesOn = /、[^。]{8}/u;
/** Asked back; an offer in the form of a question is none. */
const question =
  /(?:でしたっけ|ましたっけ|でしたよね|ですよね|ますよね|でしょうか|ですか|ますか|ましたか|ませんか)(?:ね|な)?(?:、[^、。]{1,8}(?:さん|くん|君|部長|課長))?[。？?…]*$|[？?]\s*$/u;
const offer = /(?:いかが|どう)(?:でしょう|ですか)|(?:ましょう|ません)か|(?:のは|では)(?:いかが|どう)/u;
/** A clause without what it belongs to. */
const brokenOff = /(?:ということは|(?<!ない|か)と|[^、。]は|れば|ても|いただけると)[。…]*$/u;
/** 1か月、分かりました。: what is done about it comes next. */
const onlyHeard =
  /^[^。]{0,10}(?:[分わ]かりました|承知(?:いた)?しました|了解(?:です|しました))。?$|^(?:ああ?、?|あ、)?(?:そう(?:でした|だった|なん(?:です|だ))か?|左様(?:です|でございます)か?|それはそう(?:です|だ))(?:ね|よね)?[。？?…]*$/u;
const leastCharacters = 6;

/** うちで焼いてみませんか */
const invites = /(?:て|で)み(?:ません|ましょう)か(?:ね)?[。？?]*$/u;

/** What answers a worry, told as minutes have it. */
export function answerWords(style: Style): AnswerWords {
  const clean = (text: string) => halfWidth(cleanJapanese(text)).trim();
  const isSympathy = (text: string) => {
    const said = clean(text);
    const heard = sympathy.exec(said);
    if (!heard || said.length > mostSympathy || remedy.test(said)) return false;
    return !goesOn.test(said.slice(heard.index + heard[0].length));
  };
  return {
    isSympathy,
    invites: (text) => invites.test(text),
    isNoAnswer: (text) => {
      const said = clean(text);
      return (
        isSympathy(text) ||
        onlyHeard.test(said) ||
        said.length < leastCharacters ||
        (question.test(said) && !offer.test(said)) ||
        brokenOff.test(said)
      );
    },
    asksOneOf: (text, names) => {
      const said = text.trim();
      if (!question.test(said)) return false;
      const called = names.flatMap((name) => bareName(name).split(/[\s　・]/u)).filter(Boolean);
      const isCalled = (name: string) => new RegExp(`${nameWord(name)}(?:${titleWords})、?`, 'u').test(said);
      return called.some((name) => indexOfName(said, name) >= 0 && isCalled(name));
    },
    write: ({ text }) => wordRemark(clean(text), style),
    words: japaneseTerms,
    endsAnswer: (text) => asks.test(text) || turnsAway.test(text) || isSympathy(text),
    shortAnswer,
    space: '',
  };
}
