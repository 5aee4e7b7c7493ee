import type { Meeting } from '../meeting.ts';
import type { Sentence } from '../sentence.ts';

/** Turns within which somebody takes back what he said, or another sets it right. */
const nearTurns = 2;
const number =
  /\d+(?:[.,]\d+)*|[〇一二三四五六七八九十百千万億]+(?=[円名人台本件個割日月時分年回床店袋枚箱社室席泊食部科町目%％]|ケース|パーセント|セット|か月|ヶ月|週間|半|[でにはをの、。]|$)/gu;
/** Who says so takes back what was said right before. */
const takesBack =
  /^(?:あ[、っ]?|ああ、?|え、?|いや、?)*(?:待って|違う|違い(?:ます|ました)|失礼(?:しました|いたしました)|訂正|間違え|そうだった|そうでした|あ、そうなんですか|じゃなくて|ではなくて)/u;
/** あ、待って、三十一日が棚卸だから…二月にしよう, whoever said what is called in question. */
const thinksAgain = /^(?:あ[、っ]?|え、?)*(?:ちょっと)?待って/u;
/** じゃあ五百十二のままで */
const keeps = /^(?:じゃあ?|では|なら)[^。]{1,12}のまま[^。]{0,6}。?$/u;
/** 三日前だとチラシに間に合わない */
const inTheWay =
  /(?<![\d〇一二三四五六七八九十百千万])(?<number>\d+(?:[.,]\d+)*|[〇一二三四五六七八九十百千万億]+)(?:円|名|人|台|日|時|分|回|年|月|個|件|割|%|％|ケース|か月|ヶ月|週間|半|前|間|まで)*(?:だと|じゃ|では|なら|は)[^。]{0,14}(?:遅|間に合わ|無理|難し|だめ|ダメ|足り(?:な|ま)|厳し(?!いですね)|きつ(?!いですね)|出張|要らな|いらな|赤字)/gu;

/** Sentences that say what was taken back or set right a moment later: 七時までにお電話します - 七時だと遅いな。六時四十五分. */
export function supersededIn({ sentences }: Pick<Meeting, 'sentences'>): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [i, sentence] of sentences.entries()) {
    const named = numbersOf(sentence);
    if (named.length > 0 && isSuperseded(sentence, named, after(sentence, i, sentences))) found.add(sentence.index);
  }
  return found;
}

function isSuperseded({ speaker, spans }: Sentence, named: readonly string[], later: readonly Sentence[]): boolean {
  const goesOn = (from: number) =>
    later.slice(from, from + 2).some((one) => numbersOf(one).some((other) => !named.includes(other)));
  return later.some(
    (one, at) =>
      (turnOf(one) !== spans[0]?.turn &&
        one.speaker !== speaker &&
        refusedIn(one).some((number) => named.includes(number))) ||
      (thinksAgain.test(one.raw.trim()) && goesOn(at)) ||
      (one.speaker === speaker && takesBack.test(one.raw.trim()) && (goesOn(at) || /まま/u.test(one.raw))) ||
      (one.speaker === speaker && keeps.test(one.raw) && goesOn(at)),
  );
}

function after(sentence: Sentence, i: number, sentences: readonly Sentence[]): readonly Sentence[] {
  const from = turnOf(sentence);
  const near = sentences.slice(i + 1, i + 1 + mostLater);
  return near.filter((one) => turnOf(one) - from <= nearTurns);
}

/** No more sentences than these are looked at for each. */
const mostLater = 6;

function turnOf({ spans }: Sentence): number {
  return spans.at(-1)?.turn ?? 0;
}

/** The numbers that a sentence says cannot be. */
function refusedIn({ raw }: Sentence): readonly string[] {
  return [...raw.normalize('NFKC').matchAll(inTheWay)].flatMap(({ groups }) => groups?.number ?? []);
}

function numbersOf({ raw }: Sentence): readonly string[] {
  return raw.normalize('NFKC').match(number) ?? [];
}
