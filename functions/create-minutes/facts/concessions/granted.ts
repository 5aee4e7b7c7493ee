import type { Remark, Talk } from '../talk.ts';

/** How people ask for a figure, with its unit, and get it. */
interface Granting {
  readonly asks: RegExp;
  readonly figure: RegExp;
  /** Behind the figure, in the words of whoever gives it. */
  readonly gives: RegExp;
  /** Behind another figure in the same unit, which is given in its place. */
  readonly givesOther: RegExp;
}

const granting: Readonly<Partial<Record<Talk['code'], Granting>>> = {
  ja: {
    asks: /(?:(?:なり|でき|もらえ|いただけ|いけ|くれ)ません|(?:なら|でき|もらえ|いただけ|くれ)ない|(?:無理|難しい|だめ)(?:です|でしょう))(?:です|でしょう)?か?(?:ね|な)?[。？?]*\s*$|(?:にして|まけて|待って|延ばして|伸ばして|下げて|引いて)(?:ほしい|欲しい|もらえ|いただけ|くれ|ください)/u,
    figure:
      /[0-9０-９〇一二三四五六七八九十百千]{1,6}(?:[,，.][0-9]+)?(?:万|千|億)?(?:円|割|[%％]|パーセント|か月|ヶ月|カ月|週間|日|年|台|名|人|枚|回|個|本|部|席)?/gu,
    gives:
      /^(?:間|分|くらい|まで)?(?:で|に|を|ということで)?[、。]?(?:それで)?(?:お出し|ご用意|お受け|承[りっ]|対応(?:し|いた|さ)|やらせ|させて(?!くださ)|いたします|しましょう|します|伸ば|延ば|お待ちし|お付けし|下げ|お引き)|^(?:で|ですね|に)?[、。]?(?:承知|分かりました|わかりました|かしこまりました|了解)/u,
    givesOther:
      /^(?:間|分|くらい)?(?:まで)?(?:でしたら|なら|であれば)、?[^。？?、]{0,12}(?:対応|お受け|承[りれ]|ご用意|お出し|お待ち|可能|いけ(?:ます|る)|でき(?:ます|る)|頑張)(?!でき(?:ない|ません|かね)|しかね|いたしかね)/u,
  },
};

/** Whether the seller says last that he gives what was asked for: 「1か月ですね」 before 「では1か月でお出しします」 adds nothing. */
export function isGranted(remark: Remark, talk: Talk): boolean {
  const next = talk.remarks[remark.index + 1];
  return grants(remark, talk) && !(next !== undefined && next.speaker === remark.speaker && grants(next, talk));
}

/** Whether the seller gives the very figure the other side asked for right before: 「1か月になりません？」「では1か月でお出しします」. */
function grants({ index, side, text }: Remark, { code, remarks }: Talk): boolean {
  const words = granting[code];
  if (!words || side !== 'internal') return false;
  const figures = figuresOf(text, words.figure);
  const given = figures.filter(({ end }) => words.gives.test(text.slice(end)));
  const other = figures.filter(({ end }) => words.givesOther.test(text.slice(end)));
  if (given.length + other.length === 0) return false;
  const asked = remarks
    .slice(Math.max(0, index - reach), index)
    .filter((one) => one.side === 'external' && words.asks.test(one.text))
    .flatMap((one) => figuresOf(one.text, words.figure));
  return asked.some(
    (one) =>
      given.some(({ figure }) => figure === one.figure) || other.some(({ unit }) => unit !== '' && unit === one.unit),
  );
}

const reach = 3;

interface Figure {
  readonly figure: string;
  readonly unit: string;
  readonly end: number;
}

function figuresOf(text: string, pattern: RegExp): readonly Figure[] {
  return [...text.matchAll(pattern)].map(({ 0: said, index }) => {
    const figure = said.normalize('NFKC');
    return { figure, unit: figure.replace(number, ''), end: index + said.length };
  });
}

const number = /^[0-9〇一二三四五六七八九十百千,.]+/u;
