import type { Talk } from '../../../facts/talk.ts';
import type { Meeting } from '../../meeting.ts';
import type { ContextWords } from '../../context-words.ts';
import { cleanJapanese } from '../clean.ts';
import { halfWidth } from '../dates/width.ts';
import { plainEnding } from '../plain.ts';
import { printOf } from '../print.ts';
import { judgeLine } from '../readability/judge.ts';
import { isInWriting, isWholeStatement } from '../reads-well.ts';
import { askedOf } from '../spoken.ts';
import { countCharacters, japaneseTerms } from '../words.ts';
import { withoutOpeners } from '../wording/bare.ts';
import { plainQuestion } from '../wording/question.ts';
import { wordQuestion, wordRemark } from '../wording/remark.ts';
import type { Style } from '../wording/style.ts';
import weights from './context-weights/ja.json' with { type: 'json' };
import { endsWhole, leansBack } from './leans-back.ts';
import { matterOf } from './matter.ts';
import { asksOnMatter } from './questions/questions.ts';

const [leastCharacters, mostCharacters] = [8, 55];

/** What Japanese items lack: 五年とする（期間は前と同じか）. */
export function contextWords({ remarks }: Talk, meeting: Meeting, style: Style): ContextWords {
  const names = meeting.people.flatMap(({ name }) => name.split(/\s+/u));
  const print = printOf(meeting);
  const clean = (text: string) => halfWidth(cleanJapanese(text)).trim();
  const asks = (text: string) => asksOnMatter(clean(text));
  return {
    wordsOf: japaneseTerms,
    termsOf: (text) => matterOf(japaneseTerms(text), names),
    told: (remark) => {
      const said = clean(remark.text);
      return asks(remark.text)
        ? askedOf(plainQuestion(print(wordQuestion(said), remark.side), style))
        : wondered(print(wordRemark(said, style), remark.side), remark.text);
    },
    lengthOf: (text) => countCharacters(text) / mostCharacters,
    saysLittle: (told, { text }) =>
      saysLittle.test(told) || leansBack(clean(text)) || countCharacters(told) < leastCharacters,
    isWhole: (text) => endsWhole(clean(text)),
    isAnswered: ({ index }) => answers.test(remarks[index + 1]?.text ?? ''),
    leans: (text) => leansBack(clean(text)),
    judged: (text) => judgeLine(text),
    number: /[0-9０-９〇一二三四五六七八九十百千万]/u,
    figuresOf: (text) => halfWidth(text).match(/[0-9][0-9,.]*[^\s、。0-9]{0,2}/gu) ?? [],
    denies: /ない|ません|ず(?:に|、)|なし|無し|いえ|だめ|無理/u,
    accepts: /^(?:はい|ええ|うん|では|じゃあ?|それ(?:で|なら|じゃ)|分か|わか|承知|了解|なら|いい|結構|そう)/u,
    pointers,
    pointsElsewhere: (text) => pointers.demonstrative.test(text),
    tellsAll: (text) => /[（）()]|^[^、。]{1,12}：|？.*？$/u.test(text),
    inBrackets: (text, told, ofWhoRaises) => {
      if (!readsWell(told) || onlyNames.test(told)) return undefined;
      const said = told.replace(/。$/u, '');
      return ofWhoRaises && !asksIn.test(said)
        ? `${withoutOpeners(said)}。${text}`
        : `${text.replace(/。$/u, '')}（${said}）。`;
    },
    weights,
    leastShare: { pointing: 0.4, decision: 0.6, action: 0.55, question: 0.5, objection: 0.4 },
  };
}

/** 「14人、二交代である」 does not say of what. */
const onlyNames = /^[^はがをもにで。]+(?:である|です|だ)。?$/u;
const asksIn = /か。?$/u;

/** What stands beside an item is read by who was not there: no speech, and no half of a sentence. */
function readsWell(told: string): boolean {
  const sentences = told.split('。').filter(Boolean);
  return sentences.every((one) => (asksIn.test(one) ? isInWriting(one) : isWholeStatement(plainEnding(one))));
}

/** 付かないですよね asks whether it does; 付くんですよね takes it for granted. */
function wondered(told: string, said: string): string {
  return /(?:ない|ません)(?:の|ん)?(?:です|だ)?よね[。？?]?$|よね[？?]$/u.test(said.trim())
    ? told.replace(/(?:である|です)?。?$/u, 'か。')
    : told;
}

const answers = /^(?:はい|ええ|うん|いえ|いいえ|いや|そうです|そうですね|大丈夫)/u;
/** A short yes, what is still to be asked, and what is talked of next. */
const saysLittle =
  /(?:ご?連絡|ご?返事|ご?回答|お?電話)(?:する|します|いたします)。?$|^(?:はい|ええ|そう|分か|わか|承知|了解|なるほど|ありがとう|大丈夫|いい|問題な)[^、]{0,8}。?$|お?(?:聞き|伺い|尋ね|申し上げ)(?:し)?たい[^。]{0,12}。?$|(?:聞い|伺っ)ても[^。]{0,10}。?$|^(?:次|続いて|最後)(?:に|は)?、?[^、。]{1,12}(?:である|です|だが|について)?。?$/u;

const pointers = {
  demonstrative:
    /(?:^|[、。をにでとは])(?:それ|これ|あれ|そこ|ここ|そちら|こちら|その(?!他|後|まま|とき|時|場|うち)|この(?!他|まま|度)|あの(?!、)|そういう|こういう|そんな|同じ)/u,
  bare: /^(?:[^をがはに、]{1,12})(?:とする|する|送る|出す|渡す|聞く)。?$/u,
  ones: /(?:もの|やつ|ほう|方|分)(?:を|は|が|で|に|と)/u,
  again: /(?:また|もう一度|改めて|残り|他の|別の)/u,
} as const;
