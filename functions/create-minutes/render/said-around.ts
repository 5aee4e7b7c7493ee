import type { Item } from '../minutes/item.ts';

interface Speech {
  readonly sentenceEnd: RegExp;
  readonly pause: RegExp;
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
function aroundIn(sentence: string, text: string, { pause, between, filler, most, lengthOf }: Speech): string {
  const parts = sentence.split(pause);
  const own = parts.findIndex((part) => part.includes(text));
  if (own < 0) return text;
  let [from, to] = [own, own + 1];
  const told = (start: number, end: number) => parts.slice(start, end).join(between);
  while (from > Math.max(0, own - mostParts) && lengthOf(told(from - 1, to).replace(filler, '')) <= most) from--;
  while (to < Math.min(parts.length, own + mostParts) && lengthOf(told(from, to + 1)) <= most) to++;
  return told(from, to)
    .replace(filler, '')
    .replace(/[.。,、;\s]+$/u, '');
}
