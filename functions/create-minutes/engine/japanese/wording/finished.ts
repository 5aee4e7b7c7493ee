import { wholeEnding, withoutTalk } from '../ends.ts';
import { plainEnding } from '../plain.ts';
import { politeJapanese } from '../polite.ts';
import type { Style } from './style.ts';

/** How talk breaks off, by how a sentence ends there. */
const ends: readonly (readonly [RegExp, string])[] = [
  [/[—―…]+$/u, ''],
  [/な(?:んで|ので|もんで|もので)$/u, 'である'],
  [/(?<=[うくすつぬむぐぶるた]|[なたしらよ高安多少早遅長短強弱]い)(?:んで|もんで|もので|って)$/u, ''],
  [/(?:という|って)(?:こと|形|感じ|線)で$/u, 'とする'],
  [/(?<=[\p{sc=Han}\p{sc=Katakana}ー])だな$/u, 'である'],
  // 三割はすみません
  [/(?<=は、?)(?:すみません|すいません|ごめんなさい)$/u, 'できません'],
];
const beside = /（[^（）]*）$/u;

/** An objection or a response whose sentences end as writing does: 自社は補修込みなんで is 自社は補修込みである. */
export function finished(text: string, style: Style): string {
  const told = text.replace(/[^。]+(?=。)/gu, (sentence) => {
    const aside = beside.exec(sentence)?.[0] ?? '';
    const said = ended(sentence.slice(0, sentence.length - aside.length));
    return (style === 'polite' ? politeJapanese(said) : said) + aside;
  });
  const sentences = told.split(/(?<=。)/u);
  const telling = sentences.filter((one) => (one.length >= leastCharacters || isSaid.test(one)) && !takesIn.test(one));
  return telling.length === 0 ? told : telling.join('');
}

const leastCharacters = 6;
const isSaid = /[いるただうくす]。$/u;
/** そうなんですよ and そこはすみません only lead to what is said. */
const takesIn = /^(?:そう|それ|何それ|そりゃ|ほら|いや)(?:なん)?(?:である|です|だ|か|ね)?(?:よね|よ|ね)?。$/u;

function ended(sentence: string): string {
  const said = ends.reduce((rest, [end, as]) => rest.replace(end, as), sentence);
  if (said === '') return sentence;
  const whole = wholeEnding(said);
  return plainEnding(withoutTalk(whole));
}
