import type { Meeting } from '../meeting.ts';
import { withDigits } from './digits.ts';

type Mending = readonly [speech: RegExp, written: string];

/** What people say by what minutes have in its place, tried in this order. */
const mendings: readonly Mending[] = [
  [/…+(?=[。、])/gu, ''],
  [/(?<=^|[はがを]、|、)(?:なんか|えー|あのー?|そのー|ほら|まあ|ねえ|こう)、/gu, ''],
  [/(?:めっちゃ|マジで|すっごい|すごく(?=[^な]))/gu, ''],
  [
    /(?<=[\p{sc=Katakana}ー料費額金代券証書率量数値機種品物人])って(?=[いどなだ]つ|どれ|どう|何|なん|いくら|誰|どこ|月|年|、)/gu,
    'は',
  ],
  [/っていう(?=[\p{sc=Han}こもの])/gu, 'という'],
  [/(?<=[\p{sc=Han}るたいだ])けどね?(?=、)/gu, 'が'],
  [/とか(?=[、のをはが])/gu, 'など'],
  [/(?<=[っいしえけげせてねべめれき])とく(?=$|。|と述べ|と説明|こと)/gu, 'ておく'],
  [/(?<=[んい])どく(?=$|。|と述べ|と説明|こと)/gu, 'でおく'],
  [/(?<=[てで])(?:おい)?といて(?=、)/gu, 'おいて'],
  [/(?<=なければ|なきゃ)だめ(?=$|。|で)/gu, 'ならない'],
  [/わかんな(?=い|かっ)/gu, '分からな'],
  // 敬語 lifts nobody in minutes
  [/(?<=[\p{N}一二三四五六七八九十百])(名|社)様/gu, '$1'],
  [
    /(?<=^|[はがをにのでともへ、。「（\p{sc=Han}\p{sc=Katakana}\s])お(見積(?:り|もり)?書?|送り先|支払い|引き渡し|打ち?合わ?せ|申し?込み|問い?合わ?せ|振り?込み|値段|値引き|客様側|返事|電話|時間|名前|約束)/gu,
    '$1',
  ],
  [
    /(?<=^|[はがをにのでともへ、。「（\p{sc=Han}\p{sc=Katakana}\s])ご(契約|負担|予算|意見|検討|提案|説明|案内|相談|連絡|確認|回答|返却|紹介|希望|利用|導入|決裁|要望|報告|準備|用意|発注|注文|請求|質問|依頼|解約|更新|返信|返送|担当|指定|登録|指摘)/gu,
    '$1',
  ],
  [/電話(?:を)?差し上げる/gu, '電話する'],
  [/支払いする/gu, '支払う'],
];

/** お送りする is 送る: the stem before する by what its verb ends in. */
const lifted =
  /お((?!願)[\p{sc=Han}])(り|し|き|い|ち|み|び|ぎ|け|せ|れ|め|え|べ|て)する(?=$|。|こと|と述べ|と説明|の?が|の?で)/gu;
/** Their stem is the whole verb: お借りする is 借りる. */
const ichidan = /[借詫足降起]$/u;
const dictionary: Readonly<Record<string, string>> = {
  り: 'る',
  し: 'す',
  き: 'く',
  い: 'う',
  ち: 'つ',
  み: 'む',
  び: 'ぶ',
  ぎ: 'ぐ',
};

/** How one meeting is put in writing. */
export interface Writing {
  /** Parts of names, which stay as they are. */
  readonly names: readonly string[];
  /** Names with a blank in them. */
  readonly fullNames: readonly string[];
  /** Whether its transcript has digits; minutes of one that has only kanji have the numbers as they stand there. */
  readonly hasDigits: boolean;
}

export function writingOf({ people, turns }: Meeting): Writing {
  return {
    names: people.flatMap(({ name }) => name.split(/[\s　]/u)),
    fullNames: people.map(({ name }) => name).filter((name) => /[\s　]/u.test(name)),
    hasDigits: turns.some(({ text }) => /\p{Nd}/u.test(text)),
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
    return /[はがをにのも]/u.test(text[at - 1] ?? '') ? '' : '、';
  });
}

/** The same in writing: numbers in digits, neither 敬語 nor turns of speech. */
export function inWriting(text: string, { names, fullNames, hasDigits }: Writing): string {
  const plain = mendings
    .reduce((rest, [speech, written]) => rest.replace(speech, written), withoutBlanks(text, fullNames))
    .replace(
      lifted,
      (_, stem: string, kana: string) => stem + ((ichidan.test(stem) ? undefined : dictionary[kana]) ?? `${kana}る`),
    );
  return hasDigits ? withDigits(plain, names) : plain;
}
