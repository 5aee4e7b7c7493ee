import { readOnce } from '../read-once.ts';
import type { Side } from '../../facts/talk.ts';
import type { Meeting } from '../meeting.ts';
import { withoutCourtesy } from './courtesy/without-courtesy.ts';
import { standardEnds } from './dialect-ends.ts';
import { standardForms } from './dialect.ts';
import { withDigits } from './digits.ts';
import { spokenForms } from './spoken.ts';
import { withTopic } from './topic.ts';
import { withPaperMarked } from './wording/object-marked.ts';
import { fromOutside } from './written.ts';

type Mending = readonly [speech: RegExp, written: string];

const takesBack = '(?:あ、?)?(?:いや|いえ|違う|違います|じゃなくて|失礼(?:いた)?しました|すみません|訂正します)[、…]*';

/** What people say by what minutes have in its place, tried in this order. */
const mendings: readonly Mending[] = [
  // 5医院さん, 業者さん: a body of people has no title in writing
  [
    /(?<=医院|病院|会社|企業|業者|銀行|メーカー|ベンダー|役所|学校|農協|組合|工場|店舗|[支本]店|本社|信金|代理店|事務所|営業所)(?:さん|様)(?=[はがをにでとのもやへ、。]|だけ|から|まで|より)/gu,
    '',
  ],
  [/(?<=^|。)(?:そうですねえ?|そうだねえ?|うー?ん|えーっ?と|ええと|えっと)[…、]+(?=.)/gu, ''],
  [/…+(?=[。、])/gu, ''],
  [/(?<=^|。)…+/gu, ''],
  // わかったわかった私が言っておく
  [/(?<=^|[。、])(大丈夫|わかった|分かった|了解|いいよ|はい|うん|いや)、?\1[、。]?(?=.)/gu, ''],
  // 9、失礼しました、10パーセント: what was taken back at once
  [new RegExp(`\\p{N}[^、。はがをに]{0,6}[、…]+${takesBack}(?=\\p{N})`, 'gu'), ''],
  [new RegExp(`[月火水木金土日]曜日?[、…]+${takesBack}(?=[月火水木金土日]曜)`, 'gu'), ''],
  [/(?<=^|[はがを]、|、)(?:なんか|えー|あのー?|そのー|ほら|まあ|ねえ|こう)、/gu, ''],
  [/(?:めっちゃ|マジで|すっごい|すごく(?=[^な]))/gu, ''],
  [
    /(?<=[\p{sc=Katakana}ー料費額金代券証書率量数値機種品物人])って(?=[いどなだ]つ|どれ|どう|何|なん|いくら|誰|どこ|月|年|、)/gu,
    'は',
  ],
  [/(?<=[\p{sc=Han}るたいだ])けどね?(?=、)/gu, 'が'],
  [/(?<=[っいしえけげせてねべめれき])とく(?=$|。|と述べ|と説明|こと)/gu, 'ておく'],
  [/(?<=[んい])どく(?=$|。|と述べ|と説明|こと)/gu, 'でおく'],
  [/(?<=[てで])(?:おい)?といて(?=、)/gu, 'おいて'],
  [/(?<=なければ|なきゃ)だめ(?=$|。|で)/gu, 'ならない'],
  [/わかんな(?=い|かっ)/gu, '分からな'],
  // what is told of is announced, and not set against it: 事故のときなんですけど、去年は
  [/^([^、。]{2,24}(?:とき|場合|際))(?:なん)?(?:です|だ|である)(?:が|けど|けれど)、/u, '$1、'],
  [
    /^([^、。]{3,24}(?:[るたいの]話|の件|[一二三四五六七八九十\d]人))(?:なん)?(?:です|だ|である)(?:が|けど|けれど)、/u,
    '$1について、',
  ],
  [/(?<=場合|具合|割合|都合)って(?=いくら|いつ|どう|どれ|何)/gu, 'は'],
  // to study the price is to take something off it
  [
    /(?<=もうちょっと|もう少し|もう一声|もうひと声|精一杯|目一杯)勉強(?=して(?:ほし|くれ|もら|いただ|ください|よ)|でき(?:な|ま)|させて)/gu,
    '値引き',
  ],
  // 敬語 lifts nobody in minutes
  [/(?<=[\p{N}一二三四五六七八九十百])(名|社)様/gu, '$1'],
  [/電話(?:を)?差し上げる/gu, '電話する'],
  [/(?<=は|で|、)おいくら/gu, 'いくら'],
  [/支払いする/gu, '支払う'],
];

/** How one meeting is put in writing. */
export interface Writing {
  /** Parts of names, which stay as they are. */
  readonly names: readonly string[];
  /** Names with a blank in them. */
  readonly fullNames: readonly string[];
}

export function writingOf({ people }: Pick<Meeting, 'people'>): Writing {
  return {
    names: people.flatMap(({ name }) => name.split(/[\s　]/u)),
    fullNames: people.map(({ name }) => name).filter((name) => /[\s　]/u.test(name)),
  };
}

const letter = '[\\p{sc=Hiragana}\\p{sc=Han}\\p{sc=Katakana}ー]';
/** A blank is where a recogniser heard a pause, if it is not within a name: 佐藤 花子さん. */
const blank = new RegExp(
  `(?<=${letter})[ 　]+(?=${letter}|\\p{N})(?![ 　]*[\\p{sc=Han}\\p{sc=Katakana}]{1,5}(?:さん|様|氏|くん|君|先生))`,
  'gu',
);

function withoutBlanks(text: string, fullNames: readonly string[]): string {
  return text.replace(blank, (found, at: number) => {
    const isOfName = fullNames.some((name) => text.startsWith(name, at - name.search(/[\s　]/u)));
    if (isOfName) return found;
    if (isKatakana(text[at - 1]) && isKatakana(text[at + found.length])) return '・';
    return /[はがをにのも]/u.test(text[at - 1] ?? '') ? '' : '、';
  });
}

/** リモート コントロール is one thing. */
function isKatakana(letter: string | undefined): boolean {
  return letter !== undefined && /[\p{sc=Katakana}ー]/u.test(letter);
}

const titled =
  /(?<![\p{sc=Katakana}\p{sc=Han}ー・])(?<name>[\p{sc=Katakana}ー]{4,}(?:\p{sc=Han}{2,4})?|[\p{sc=Katakana}ー]{2,}\p{sc=Han}{2,4})(?:さん|様)(?=[はがをにでとのもやへ、。]|だと|だけ|から|まで|より)/gu;

/** Other companies have no title in writing, though they do in talk: ホシゾラ介機さんは is ホシゾラ介機は. */
function withoutTitles(text: string, names: readonly string[]): string {
  return text.replace(titled, (said, name: string) =>
    names.some((one) => one !== '' && (name.includes(one) || one.includes(name))) || called.test(name) ? said : name,
  );
}

/** People are called by what they are. */
const called =
  /(?:社長|部長|課長|店長|院長|所長|先生|監督|職人|患者|社員|担当|スタッフ|ドライバー|オーナー|パート|ヘルパー|ユーザー|オペレーター|メンバー|リーダー|マネージャー)$/u;

/** Seen from outside, without 敬語, and with the full forms of what speech shortens. */
function asWritten(text: string, side: Side | undefined): string {
  return fromOutside(fullForms(text), side);
}

const fullForms = readOnce((text) => spokenForms(standardEnds(standardForms(withoutCourtesy(text)))));

/**
 * The same in writing: numbers in digits, neither 敬語 nor turns of speech.
 * @param side of whoever said it, where nobody is named before it
 */
export function inWriting(text: string, { names, fullNames }: Writing, side?: Side): string {
  const plain = mendings.reduce(
    (rest, [speech, written]) => rest.replace(speech, written),
    asWritten(withoutBlanks(text, fullNames), side),
  );
  return withDigits(withTopic(withPaperMarked(withoutTitles(plain, names)), names), names);
}
