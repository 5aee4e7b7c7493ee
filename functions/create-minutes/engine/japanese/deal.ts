import { late } from '#shared/runtime/late.ts';
import type { DraftAmount } from '../draft.ts';
import type { Deal, ToldDeal } from '../deal.ts';

/** 「提示した価格（1IDあたり月額800円）」「現行（アポクル）」「競合（フジパック）」: in brackets, so that what follows is no rival as well. */
export function japaneseDeal({ price, rivals }: Deal): ToldDeal {
  const priced = (sum: (amount: DraftAmount) => string) =>
    price && isWhole(price.amount)
      ? [`${price.amount.status === 'agreed' ? '合意した' : '提示した'}価格（${sum(price.amount)}）`]
      : [];
  const named = (['現行', '競合'] as const).flatMap((what) => {
    const names = rivals.filter(({ relation }) => (relation === 'incumbent') === (what === '現行'));
    return names.length > 0 ? [`${what}（${names.map(({ name }) => name).join('、')}）`] : [];
  });
  return { said: [...priced(({ text }) => text), ...named], shown: [...priced(rate), ...named] };
}

/** 「百」 may be of hundreds and of millions. */
function isWhole({ text, value }: DraftAmount): boolean {
  return value >= leastAlone || /[円万億%％]|ドル|ユーロ|ポンド|[A-Za-z€$£]/u.test(text);
}

const leastAlone = 1000;
/** Nothing is paid for with less by the year: 「年額62円」 is of a piece. */
const leastYearly = 1000;

function rate(amount: DraftAmount): string {
  return forOneOf(amount) + sumOf(amount);
}

/** 「1店舗あたり月額」: a year and a month stand before the sum, what else it is for one of before them. */
export function forOneOf({ per, value }: Pick<DraftAmount, 'per' | 'value'>): string {
  const period = per.find((one) => (one === '年' && value >= leastYearly) || one === '月');
  const things = per.filter((one) => one !== period && one !== '年' && one !== '月').map((one) => `1${one}`);
  return [things.length > 0 ? `${things.join('・')}あたり` : '', period ? `${period}額` : ''].join('');
}

function sumOf({ text, value, unit }: DraftAmount): string {
  return unit !== undefined && isCurrency(unit)
    ? sumInWriting(value, unit)
    : text.replace(/^[年月][額間]?(?:で|に)?/u, '');
}

function isCurrency(unit: string): boolean {
  return /^[A-Z]{3}$/u.test(unit);
}

const hundredMillion = 100_000_000;
const tenThousand = 10_000;

/** As prices are written, whatever they are in: 1億2,000万円, 3万6,000円, 800円, 3万米ドル, 4.5米ドル. */
export function sumInWriting(value: number, currency: string): string {
  const parts = [
    { number: Math.floor(value / hundredMillion), unit: '億' },
    { number: Math.floor((value % hundredMillion) / tenThousand), unit: '万' },
    { number: Number((value % tenThousand).toFixed(4)), unit: '' },
  ];
  const digits = parts
    .map(({ number, unit }) =>
      number > 0 ? `${number.toLocaleString('ja', { maximumFractionDigits: 4 })}${unit}` : '',
    )
    .join('');
  return `${digits || '0'}${currency === 'JPY' ? '円' : named().of(currency)?.replace(/\s/gu, '')}`;
}

/** Takes ten milliseconds, and most meetings speak of yen. */
const named = late(() => new Intl.DisplayNames('ja', { type: 'currency' }));
