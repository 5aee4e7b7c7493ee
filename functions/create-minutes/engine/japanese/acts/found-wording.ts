import type { Remark } from '../../../facts/talk.ts';
import type { ActWording } from '../../classifier/act-wording.ts';
import type { Meeting } from '../../meeting.ts';
import { cleanJapanese } from '../clean.ts';
import { halfWidth } from '../dates/width.ts';
import { japaneseDue } from '../due.ts';
import { japaneseTerms } from '../words.ts';
import { wordChoice } from '../wording/choice.ts';
import { wordQuestion, wordRemark } from '../wording/remark.ts';
import type { Style } from '../wording/style.ts';
import { wordTask } from '../wording/task.ts';
import { joining } from './tasks/joining.ts';
import { leansBack } from './leans-back.ts';
import { matterOf } from './matter.ts';
import { balks } from './objections/balks.ts';
import { doerOf, requestedOf } from './tasks/owner.ts';
import { bindsFrom, promiseWeight } from './tasks/promises.ts';
import { isRequest } from './tasks/requests.ts';
import { isStandingDuty } from './tasks/standing-duty.ts';
import { readTalk, type Talk } from './talk.ts';

/** Words for items which no rule has read: what was said, in the style of the minutes. */
export function foundWording(meeting: Meeting, style: Style): ActWording {
  let talk: Talk | undefined;
  const clean = ({ text }: Remark) => halfWidth(cleanJapanese(text)).trim();
  const matter = (remark: Remark) => matterOf(japaneseTerms(remark.text), []);
  const whole = (remark: Remark, before: Remark | undefined) => {
    const own = clean(remark);
    const earlier = before && matter(remark).size === 0 && matter(before).size > 0 ? clean(before) : '';
    return earlier ? `${earlier.replace(/[。、]?$/u, '。')}${own}` : own;
  };
  return {
    givesDeed: (remark) => {
      const own = clean(remark);
      return promiseWeight(own) > 0 || isRequest(own);
    },
    takesTask: (remark) => {
      const own = clean(remark);
      return bySelf.test(own) && promiseWeight(own) >= bySelfWeight;
    },
    promises: (remark) => {
      const own = clean(remark);
      return promiseWeight(own) >= bindsFrom && !isRequest(own);
    },
    announces: ({ text }) => announced.test(text),
    resists: (remark) => remark.side === 'external' && worries.test(clean(remark)),
    balks: ({ text }) => balks(text),
    takesPrice: (remark) => takesPrice.test(clean(remark)),
    numbers: joining.numbers,
    space: joining.space,
    leans: (remark) => leansBack(clean(remark)) || matter(remark).size === 0,
    statement: (remark, before) => worded(wordRemark(whole(remark, before), style)),
    choice: (remark, before) => worded(wordChoice(whole(remark, before), style)),
    figureTaken: (figure) => `${halfWidth(figure)}とする。`,
    question: (remark) => (leavesOpen.test(clean(remark)) ? worded(wordQuestion(clean(remark))) : undefined),
    task: (remark, before) => {
      talk ??= readTalk(meeting);
      const own = clean(remark);
      const asked = isRequest(own);
      const text = worded(wordTask(whole(remark, before), asked, style));
      if (text === undefined || (sumsUp.test(own) && promiseWeight(own) <= 0) || isStandingDuty(own)) return undefined;
      const said = { said: own, speaker: remark.speaker };
      return {
        text,
        owner: asked ? requestedOf(own, said, talk).owner : doerOf(own, remark.speaker, talk),
        due: japaneseDue(remark.spans.map((span) => span.text).join(''), talk.calendar),
      };
    },
  };
}

/** 経理にはわしから言うとく: who does it is said, though Japanese need not say so. */
const bySelf =
  /(?<![^、。はにをもでと])(?:私|わたくし|わたし|僕|俺|わし|自分|当方|弊社|当社|うち|こちら|こっち|手前)(?:たち|ども|共)?(?:が(?!い)|から|で(?!は)|の(?:ほう|方)(?:で|から))/u;
const bySelfWeight = 3;

/** まあ、それなら、いいか; それでいいですか asks. */
const takesPrice =
  /(?:^|。)[^。]{0,6}?(?:(?:はい|ええ|うん|おう|では|じゃあ?|ほな|なら|まあ|よし|よっしゃ|わかった|わかりました|分かりました|しゃあない|いいや|そんなら|それなら)[、。]?)*(?:(?:まあ、?)?(?:それなら|そんなら)[。]?$|(?:(?:それ|その(?:金額|値段|条件|線))(?:で|なら|でしたら)|そんなら)、?(?:まあ、?)?(?:(?=[。！!]?$)|お願い(?:します|いたします|しよう)|頼(?:む|みます|もう)|結構です|いい(?:です(?!か)|や|よ|わ|か(?=[な。]|$))?|ええ(?:わ|で|やろ)|大丈夫です(?!か)|しゃあない|しょうがない|仕方(?:が)?ない|手を打[つちと](?:ます|ましょう|う)?|決め(?:ます|ましょう|よう)|い(?:きます|きましょう|こう)))(?:ね|な|よ|わ|なあ|けど)*[。！!]?$/u;

/** 対応が遅いのが心配です, このままだと足が出ます */
const worries = new RegExp(
  [
    '(?:心配|不安|懸念|気がかり|ネック)(?:だ|です|な(?:ん|の)です|でして|に(?:なり|思い)ます)(?:よ|ね|けど|が)*。?$',
    '(?:足が出|予算(?:を|が)?(?:超え|オーバー|足り))(?!ない|ません)',
  ].join('|'),
  'u',
);

const announced = /ことに(?:なりました|なった|なってい|決まり|決めました|しました)/u;

/** 最後にまとめますと、手順書を水曜まで names tasks that are told where they were taken. */
const sumsUp = /(?:まとめ|整理(?:し|いたし)?|おさらい(?:し)?|振り返り|繰り返し)(?:ます|る|する)と/u;

/** Something is asked, or somebody does not know it. */
const leavesOpen =
  /[？?]|か(?:。|、|ね|な|も|は|が|を|どう|って|と|$)|でしょう|だろう|[わ分]か[らりん]|存じ(?:ま|上げま)せん|不明|未定|決まって(?:い)?な|確認|調べ|聞いて|問い合わせ|持ち帰|どう|何|なに|なん|誰|だれ|どなた|いつ|どこ|どれ|どちら|いくら|いくつ|の[?？]?$/u;
const leastCharacters = 4;

function worded(text: string): string | undefined {
  return text.length >= leastCharacters ? text : undefined;
}
