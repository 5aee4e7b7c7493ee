import { politeOf } from './masu.ts';

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

/** A sentence without its full stop, in 敬体: 返す is 返します, 年払いである is 年払いです; what is polite or ends in no verb stays. */
export function politeJapanese(said: string): string {
  const sentence = forListener.reduce((rest, [tail, as]) => rest.replace(tail, as), said);
  if (/である$/u.test(sentence)) return sentence.replace(/である$/u, 'です');
  if (/だろう$/u.test(sentence)) return sentence.replace(/だろう$/u, 'でしょう');
  return !isNone.test(sentence) && (inKu.test(sentence) || inVerb.test(sentence)) ? politeOf(sentence) : sentence;
}
