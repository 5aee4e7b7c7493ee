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
];
const beside = /（[^（）]*）$/u;

/** An objection or a response whose sentences end as writing does: 自社は補修込みなんで is 自社は補修込みである. */
export function finished(text: string, style: Style): string {
  return text.replace(/[^。]+(?=。)/gu, (sentence) => {
    const aside = beside.exec(sentence)?.[0] ?? '';
    const told = ended(sentence.slice(0, sentence.length - aside.length));
    return (style === 'polite' ? politeJapanese(told) : told) + aside;
  });
}

function ended(sentence: string): string {
  const said = ends.reduce((rest, [end, as]) => rest.replace(end, as), sentence);
  if (said === '') return sentence;
  const whole = wholeEnding(said);
  return whole === sentence ? sentence : plainEnding(withoutTalk(whole));
}
