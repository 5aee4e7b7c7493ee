import { escaped } from '../engine/escaped.ts';
import type { Item } from '../minutes/item.ts';

interface Speech {
  readonly sentenceEnd: RegExp;
  readonly pause: RegExp;
  /** Where a part ends that is longer than what is quoted: people pause there, and a recogniser writes nothing. */
  readonly clauseEnd?: RegExp;
  /** What the parts of a sentence are joined with again. */
  readonly between: string;
  /** Says nothing of the matter. */
  readonly filler: RegExp;
  /** Most that is quoted, in what `lengthOf` counts. */
  readonly most: number;
  /** So much must stand beside the words themselves. */
  readonly least: number;
  readonly lengthOf: (text: string) => number;
}

const words = (text: string) => text.split(/\s+/).filter(Boolean).length;
const speech: Readonly<Record<'en' | 'ja', Speech>> = {
  en: {
    sentenceEnd: /(?<=[.?!;])\s+/u,
    pause: /(?<=,)\s+/u,
    between: ' ',
    filler:
      /^(?:(?:um+|uh+|er+|hm+|so|and|but|well|yeah|yes|no|okay|ok|right|then|now|look|sure|great|perfect|i mean|you know),? )+/iu,
    most: 12,
    least: 2,
    lengthOf: words,
  },
  ja: {
    sentenceEnd: /(?<=[。！？])/u,
    pause: /(?<=、)/u,
    clauseEnd:
      /(?<=(?:です|ます|ました|ません|でした|でしょう)(?:けれども|けども|けど|から|ので|んで|が|し|よね|よ|ね|か)?)(?=.{4})(?!けれども|けども|けど|から|ので|んで|が|し|よ|ね|か|って|と|ら)|(?<=けれども|けども|[いただす]けど|[なたいる]ので|[たいるだ]んで(?![すし])|[たるいだ]から|ますと|ですと|いただければ|だし|くらいか|\s)(?=.{4})(?!も|、)|(?<=[円万千個台名件人本枚回床基冊ルト%％]で|円|ドル)(?=(?!アップ|ダウン|オフ|カット|プラス|未満|以上|以下|程度|前後)(?:あと|全部|\p{sc=Katakana}{2}|\p{sc=Han}{2})[\p{sc=Han}\p{sc=Katakana}ー]{0,6}[がはの])/u,
    between: '',
    filler:
      /^(?:(?:えーと|えっと|えー|ええと|ええ|あのー?|そのー?|まあ|はい|うん|うーん|では|じゃあ|で|ただ|なので)、)+/u,
    most: 30,
    least: 3,
    lengthOf: (text) => text.length,
  },
};

/** The words around those of an item as they were said; undefined where nothing stands beside them. */
export function saidAround({ text, evidence }: Item, language: 'en' | 'ja'): string | undefined {
  const { least, lengthOf, sentenceEnd } = speech[language];
  return evidence
    .flatMap(({ quote }) => quote.split(sentenceEnd))
    .filter((sentence) => sentence.includes(text))
    .map((sentence) => aroundIn(sentence, text, speech[language]))
    .find((around) => lengthOf(around) >= lengthOf(text) + least);
}

/** No more parts on either side are looked at: keeps a sentence of nothing but commas bounded. */
const mostParts = 8;

/** As many of the parts between commas as fit; the nearest first, those before the words ahead of those behind. */
function aroundIn(sentence: string, text: string, speech: Speech): string {
  const { between, clauseEnd, filler, most, least, lengthOf } = speech;
  const parts = partsOf(sentence, text, speech);
  const whole = new RegExp(`(?<![\\d〇一二三四五六七八九十百千万億.,])${escaped(text)}`, 'u');
  const own = Math.max(
    parts.findIndex((part) => whole.test(part)),
    parts.findIndex((part) => part.includes(text)),
  );
  if (own < 0) return text;
  let [from, to] = [own, own + 1];
  const told = (start: number, end: number) => parts.slice(start, end).join(between);
  while (from > Math.max(0, own - mostParts) && lengthOf(told(from - 1, to).replace(filler, '')) <= most) from--;
  // past the end of a clause only where the clause says nothing beside the words
  const goesOn = () => isPause.test(parts[to - 1] ?? '') || lengthOf(told(from, to)) < lengthOf(text) + least;
  while (to < Math.min(parts.length, own + mostParts) && goesOn() && lengthOf(told(from, to + 1)) <= most) to++;
  if (clauseEnd !== undefined && lengthOf(told(from, to)) < lengthOf(text) + least)
    [from, to] = [Math.max(0, from - 1), from === 0 ? to + 1 : to];
  return told(from, to)
    .replace(filler, '')
    .replace(/^[…\s]+/u, '')
    .replace(/[.。,、;\s]+$/u, '');
}

const isPause = /[,、]$/u;

/** Between commas, and those that are longer than what is quoted between clauses, unless the words themselves go past one. */
function partsOf(sentence: string, text: string, { pause, clauseEnd, most, lengthOf }: Speech): readonly string[] {
  return sentence.split(pause).flatMap((part) => {
    if (clauseEnd === undefined || lengthOf(part) <= most) return [part];
    const clauses = part.split(clauseEnd);
    return !part.includes(text) || clauses.some((clause) => clause.includes(text)) ? clauses : [part];
  });
}
