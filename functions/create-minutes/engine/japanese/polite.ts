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
  [/(?:だ|であ)った$/u, 'でした'],
  [/(?<=[てで])いた$/u, 'いました'],
  [/(?<!ま|で)した$/u, 'しました'],
  [/(?<=[えけげせてねべめれ])た$/u, 'ました'],
  [/(?<=[えけげせてねべめれしき]|[てで]い)ない$/u, 'ません'],
  [/(?<=[がはも])ない$/u, 'ありません'],
  [/(?<=かった)$/u, 'です'],
  [/(?<=[しよたすくきつ高安多早遅長短強弱]い)(?<!(?:くら|ぐら|いっぱ)い)$/u, 'です'],
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
  const stem = denied.exec(sentence)?.groups?.stem;
  if (stem !== undefined) return fromNai(stem).replace(/ます$/u, 'ません');
  const was = done.find(([end]) => end.test(sentence));
  if (was) return sentence.replace(...was);
  const past = pastOf(sentence);
  if (past !== undefined) return past;
  return !isNone.test(sentence) && (inKu.test(sentence) || inVerb.test(sentence)) ? politeOf(sentence) : sentence;
}
