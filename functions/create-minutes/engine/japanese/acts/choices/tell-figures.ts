import type { DraftAmount, DraftItem } from '../../../draft.ts';
import { inFull } from './in-full.ts';

/** What a figure is, by the kind of its amount; a number of things is told by what they are counted in. */
const names: Readonly<Record<DraftAmount['kind'], string | undefined>> = {
  price: '価格',
  discount: '値引き',
  budget: undefined,
  cost: undefined,
  volume: undefined,
  other: undefined,
};
const counters: readonly (readonly [counter: RegExp, name: string])[] = [
  [/^台(?:全部)?$/u, '台数'],
  [/^[名人](?:全部)?$/u, '人数'],
  [/^枚(?:全部)?$/u, '枚数'],
  [/^[部冊](?:全部)?$/u, '部数'],
  [/^社(?:全部)?$/u, '社数'],
  [/^店(?:全部)?$/u, '店舗数'],
  [/^件(?:全部)?$/u, '件数'],
  [/^回(?:全部)?$/u, '回数'],
  [/^本(?:全部)?$/u, '本数'],
  [/^(?:年間?|か月|ヶ月|カ月|ヵ月|週間)$/u, '期間'],
];
const number = '[\\p{N}〇一二三四五六七八九十百千万億.,]+';
const bareFigure = new RegExp(
  `^(?!(?:19|20)\\d\\d年)(?<figure>${number})(?<unit>[^\\p{N}、。はがをにでとの（]{0,6}?)(?<stays>のまま|まで)?と(?:する|します)。`,
  'u',
);
/** 6月1日からとする, and 6月分からとする, with what has a beginning. */
const fromDay =
  /^[\p{N}〇一二三四五六七八九十]+月(?:[\p{N}〇一二三四五六七八九十]+日(?:の?[月火水木金土日]曜日?)?|(?<share>分|納入分|支給分|受注分))からと(?:する|します)。$/u;
/** 42万円でやる */
const taken = new RegExp(
  `^(?<figure>${number}(?:円|ドル|ユーロ|ポンド))で(?:やる|いく|受ける|引き受ける|お願いする|手を打つ|決まりである|決める)。$`,
  'u',
);

/** A choice that is told by its figure alone, with what the figure is: 48台とする is 台数は48台とする. */
export function tellFigures<Choice extends DraftItem>(
  choices: readonly Choice[],
  amounts: readonly DraftAmount[],
): readonly Choice[] {
  return choices.map((said) => {
    const choice = inFull(said, amounts);
    const turns = new Set(choice.spans.map(({ turn }) => turn));
    const kinds = new Set(
      amounts
        .filter(({ status, spans }) => status === 'agreed' && spans.some(({ turn }) => turns.has(turn)))
        .map(({ kind }) => names[kind]),
    );
    const [kind] = kinds.size === 1 ? kinds : [];
    const begins = fromDay.exec(choice.text)?.groups;
    if (begins) return { ...choice, text: `${begins.share === undefined ? '開始' : '適用'}は${choice.text}` };
    const { figure, unit } = bareFigure.exec(choice.text)?.groups ?? {};
    const counted = unit === undefined ? undefined : counters.find(([counter]) => counter.test(unit))?.[1];
    if (figure !== undefined && unit !== undefined) {
      const name =
        counted ?? (isMoney(unit) || (kind === '値引き' && /^(?:[%％割]|パーセント)/u.test(unit)) ? kind : undefined);
      return name === undefined ? choice : { ...choice, text: `${name}は${choice.text}` };
    }
    const sum = taken.exec(choice.text)?.groups?.figure;
    return sum === undefined || kind !== '価格' ? choice : { ...choice, text: `価格は${sum}とする。` };
  });
}

function isMoney(unit: string): boolean {
  return /^(?:円|ドル|ユーロ|ポンド)$/u.test(unit);
}
