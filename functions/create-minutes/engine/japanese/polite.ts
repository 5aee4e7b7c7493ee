import { fromTe } from './conjugate.ts';
import { fromNai, politeOf } from './masu.ts';

/** Verbs in く; other words that end so say how: 早く, よろしく. */
const inKu = /(?:[書行聞置引動働続届開着付省除頂描抜解磨向履炊]|だ|お|き|う|ど|つづ|ひら|とど)く$/u;
const inVerb = /[うぐすつぬぶむる]$/u;
/** です and ます are polite; だろう and 決めよう are no forms of a dictionary. */
const isNone = /(?:です|ます|[おこそとのほもよろごぞどぼぽょ]う|という|もう|どう|まず|はず)$/u;

/** What the speaker adds for the listener: なんですよね says です. */
const forListener: readonly (readonly [RegExp, string])[] = [
  [/(?<=です|ます|した|せん)(?:よね|よ|ね|なあ?|わ)$/u, ''],
  [/な(?:ん|の)です$/u, 'です'],
  [/(?<=い)(?:ん|の)です$/u, 'です'],
];

/** What was, and what is not: 違っていた is 違っていました, 立てられない is 立てられません. */
const done: readonly (readonly [RegExp, string])[] = [
  [/(?<=[来出見寝得似着煮]|[てで]き|でき|[起生]き|過ぎ|すぎ|落ち|足り|借り|降り|[感応通生]じ|伸び|用い)た$/u, 'ました'],
  [/(?:だ|であ)った$/u, 'でした'],
  [/(?<=[てで])いた$/u, 'いました'],
  [/(?<!ま|で)した$/u, 'しました'],
  [/(?<=[えけげせてねべめれ])た$/u, 'ました'],
  [/(?<=[えけげせてねべめれしき]|[てで]い)ない$/u, 'ません'],
  [/(?<=[がはも])ない$/u, 'ありません'],
  [/(?<=かった)$/u, 'です'],
  [
    /(?<=[しよたすくきつもらむるさ高安多早遅長短強弱重軽怖痛辛暗深薄厚低広狭]い)(?<!(?:くら|ぐら|いっぱ|払|思|扱|使|違|狙)い|(?<!な)らい)$/u,
    'です',
  ],
];
/** 来ない is of a verb, もったいない of none. */
const lacking: readonly (readonly [RegExp, string])[] = [
  [/(?<=[来出見寝得似着煮])ない$/u, 'ません'],
  [/(?<=おっか|つまら|くだら|もったい|\p{sc=Han}|こと)ない$/u, 'ないです'],
];
/** 試しがない has a particle, 急がない none. */
const denied = /(?<stem>.*(?:[かさたなばまらわ]|[急泳注防騒継稼脱繋]が))ない$/su;

/** 行った is 行きました, 選んだ 選びました; 忙しいんだ is no past. */
const wasDone = /(?:(?<!か)っ|(?<=\p{sc=Han})[いん])[ただ]$/u;

function pastOf(sentence: string): string | undefined {
  if (!wasDone.test(sentence)) return undefined;
  const verb = fromTe(sentence.replace(/た$/u, 'て').replace(/だ$/u, 'で'));
  return verb?.polite.replace(/ます$/u, 'ました');
}

/** A sentence without its full stop, in 敬体: 返す is 返します, 年払いである is 年払いです; what is polite or ends in no verb stays. */
export function politeJapanese(said: string): string {
  const sentence = forListener.reduce((rest, [tail, as]) => rest.replace(tail, as), said);
  if (/である$/u.test(sentence)) return sentence.replace(/である$/u, 'です');
  if (/だろう$/u.test(sentence)) return sentence.replace(/だろう$/u, 'でしょう');
  const lacks = lacking.find(([end]) => end.test(sentence));
  if (lacks) return sentence.replace(...lacks);
  const stem = denied.exec(sentence)?.groups?.stem;
  if (stem !== undefined) return fromNai(stem).replace(/ます$/u, 'ません');
  const was = done.find(([end]) => end.test(sentence));
  if (was) return sentence.replace(...was);
  const past = pastOf(sentence);
  if (past !== undefined) return past;
  return !isNone.test(sentence) && (inKu.test(sentence) || inVerb.test(sentence)) ? politeOf(sentence) : sentence;
}

/** A question of plain minutes in 敬体: 何枚まで塗れるか。 is 何枚まで塗れますか。 */
export function politeQuestion(question: string): string {
  return question.replace(/(?<said>[^。（）]+?)(?<asks>か)?(?=。)/gu, (_, said: string, asks: string | undefined) => {
    const polite = politeJapanese(said);
    if (asks === undefined) return polite;
    return `${polite !== said || isPolite.test(said) || /どう$/u.test(said) ? polite : `${said}です`}か`;
  });
}

const isPolite = /(?:です|ます|ません|でした|ました|でしょう)$/u;
