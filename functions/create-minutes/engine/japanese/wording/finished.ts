import { wholeEnding, withoutTalk } from '../ends.ts';
import { plainEnding } from '../plain.ts';
import { politeJapanese } from '../polite.ts';
import { inWrittenOrder } from './written-order.ts';
import type { Style } from './style.ts';

/** How talk breaks off, by how a sentence ends there. */
const ends: readonly (readonly [RegExp, string])[] = [
  [/[—―…]+$/u, ''],
  [/な(?:んで|ので|もんで|もので)$/u, 'である'],
  [/(?<=[うくすつぬむぐぶるた]|[なたしらよ高安多少早遅長短強弱]い)(?:んで|もんで|もので|って)$/u, ''],
  [/(?:という|って)(?:こと|形|感じ|線)で$/u, 'とする'],
  [/(?<=[\p{sc=Han}\p{sc=Katakana}ー])だな$/u, 'である'],
  [/(?<=込み|なし|無し|裁量)で$/u, 'である'],
  [/(?<=[\p{N}〇一二三四五六七八九十百千万円月日年%]|店舗|ちょうど)まで$/u, 'までである'],
  [/(?<=[うくすつむぶるた]|[なたしらよ高安多早遅長短強弱]い)っす(?:よね?|ね)?$/u, ''],
  [/(?<=[\p{sc=Han}\p{sc=Katakana}ー])っす(?:よね?|ね)?$/u, 'である'],
  [/(?<=[っいしえけげせてねべめれ]て|んで)んの$/u, 'いる'],
  // reminds of what was
  [/(?<=た)(?:でしょう|だろう)(?:が|に)?$/u, ''],
  [/(?<=か)って$/u, ''],
  [/(?<=口から(?:は)?)、?ちょっと(?:ねえ?|なあ?)?$/u, '言えない'],
  [/(?<=[はがも])、?ちょっと(?:ねえ?|なあ?)?$/u, '難しい'],
  // given as reasons: 返されたことがあって, 毎回怒られて
  [/(?<=あっ|なっ|しまっ|困っ|[かさたなばまらわが]れ)て$/u, 'た'],
  [/(?<=と)思って$/u, '思う'],
  [/(?<=[^とてな])くて$/u, 'い'],
  [
    /(?<=話|わけ|もの|状況|感じ|ばかり|心配|不安|手間|大変|がり|複雑|微妙|精一杯|限界|状態|程度|不便|無理|苦手|初めて)で$/u,
    'である',
  ],
  // また止まったら困るし, 安いし, 聞いていたから
  [/(?<=[るた]|[なたしらよ高安多早遅長短強弱怖悪]い)し$/u, ''],
  [/(?<=[うくすつむぶるた]|[なたしらよ高安多早遅長短強弱怖悪]い)(?:から|ので)$/u, ''],
  [/(?<=怖い)んで$/u, ''],
  [/(?<=(?:が|も|て)(?:ある|ない|いる))と$/u, ''],
  // 三割はすみません
  [/(?<=は、?)(?:すみません|すいません|ごめんなさい)$/u, 'できません'],
];
const beside = /（[^（）]*）$/u;

/** Who says so stands beside it. */
const bySpeaker = /^(?:私|僕|俺|わし|自分)(?:は[ねなさ]?、|、)(?=[^。]{6})/u;

/** An objection or a response whose sentences end as writing does: 自社は補修込みなんで is 自社は補修込みである. */
export function finished(text: string, style: Style): string {
  const told = inWrittenOrder(text.replace(bySpeaker, ''), style).replace(/[^。]+(?=。)/gu, (sentence) => {
    const aside = beside.exec(sentence)?.[0] ?? '';
    const said = ended(sentence.slice(0, sentence.length - aside.length));
    return (style === 'polite' ? politeJapanese(said) : said) + aside;
  });
  const sentences = told.split(/(?<=。)/u);
  const telling = sentences.filter(
    (one) => (one.length >= leastCharacters || isSaid.test(one) || figure.test(one)) && !takesIn.test(one),
  );
  return telling.length === 0 ? told : telling.join('');
}

/** 順番でいうと、食洗機が先かなと。 leaves the rest to the listener. */
const brokenOff = /(?:[がはもをにと]|(?<!い)て|では|れば|たら|なら|ても|けども?|ので|こと)。$/u;
const leastCharacters = 6;
/** 1万7千 */
const figure = /\d万\d千/u;
const isSaid = /[いるただうくす]。$/u;
/** そうなんですよ and そこはすみません only lead to what is said. */
const takesIn = /^(?:そう|それ|何それ|そりゃ|ほら|いや)(?:なん)?(?:である|です|だ|か|ね)?(?:よね|よ|ね)?。$/u;

/** A response without the sentences that were not said to their end, where another one was. */
export function saidToItsEnd(response: string): string {
  const whole = response.split(/(?<=。)/u).filter((one) => !brokenOff.test(one));
  return whole.length === 0 ? response : whole.join('');
}

/** 困ります、そういうのは and 高いわ、それ say last of what they speak. */
const saidLast =
  /^(?<told>[^。]+(?:です|ます|ました|ません|[うくすつぬむぐぶるいた]|[るたい]んだ)(?:よね|よ|ね|わ|な)?)、(?<matter>[^、。たらばてで]{1,12}[はも]|それ|これ|あれ)$/u;

function inOrder(sentence: string): string {
  const { told, matter } = saidLast.exec(sentence)?.groups ?? {};
  // 去年は安かった、今年は sets one against the other
  if (told === undefined || matter === undefined || (matter.endsWith('は') && told.includes('は'))) return sentence;
  const begins = /[はも]$/u.test(matter) ? matter : `${matter}は`;
  return `${begins}${told.length > 8 ? '、' : ''}${told}`;
}

function ended(sentence: string): string {
  const said = ends.reduce((rest, [end, as]) => rest.replace(end, as), inOrder(sentence));
  if (said === '') return sentence;
  const whole = wholeEnding(said);
  return plainEnding(withoutTalk(whole));
}
