import { eitherCase } from '#shared/text/either-case.ts';
import type { Person } from '../people.ts';

/** Wordings of roles and labels: what only a seller or a customer is called, and what is rather one than the other. */
interface Wordings {
  readonly sells: RegExp;
  readonly likelySells: RegExp;
  readonly buys: RegExp;
  readonly likelyBuys: RegExp;
  /** Who looks after customers is none. */
  readonly caring: RegExp;
}

const wordings: Readonly<Record<'en' | 'ja', Wordings>> = {
  en: {
    caring:
      /\b(?:customer|client)s? (?:support|services?|care|experience|partner|manager|director|engineer\w*|program(?:me)?s?|relations|advis[eo]r|solutions|operations)\b/gi,
    sells: eitherCase(
      /\b(?:seller|vendor|supplier|sales ?(?:rep(?:resentative)?s?|person|man|woman|engineer|executive|development)|account executive|key account|(?-i:AE|SE|SDR|BDR|CSM)|customer success|pre-?sales|bidder)\b/i,
    ),
    likelySells:
      /^sales$|^sales,|\b(?:account (?:manager|director)|business development|solutions? (?:engineer|architect|consultant)|partner manager|rep|agent)\b/i,
    buys: /\b(?:customer|client|prospect|buyer|purchaser|patient|caller)\b|^lead$/i,
    likelyBuys: /\b(?:procurement|purchasing|sourcing|end user)\b/i,
  },
  ja: {
    caring: /(?:顧客|お客(?:様|さま))(?:担当|サポート|対応|相談|係|窓口)/gu,
    sells:
      /カスタマーサクセス|インサイドセールス|アカウント(?:エグゼクティブ|マネージャー)|ベンダー|弊社|売り手|受注側/u,
    likelySells: /営業(?!(?:本|統括)?部長|所|事務)|セールス|当社/u,
    buys: /顧客|お客(?:様|さま|さん)|先方|得意先|取引先|導入先|買い手|ユーザー企業|発注(?:者|側|元)/u,
    likelyBuys: /購買|調達|資材/u,
  },
};

/** Characters; what goes on is no label. */
const longestLabel = 200;
const sure = 5;
const likely = 2.5;

/** Log-odds that somebody sells by what he is called; both languages' words are known in both. */
export function oddsByLabel({ name, role, speaker }: Person): number {
  const labels = [role ?? '', name, speaker ?? ''].map((label) => label.slice(0, longestLabel));
  return Math.max(-sure, Math.min(sure, oddsIn(labels, wordings.en) + oddsIn(labels, wordings.ja)));
}

function oddsIn(labels: readonly string[], { caring, sells, likelySells, buys, likelyBuys }: Wordings): number {
  const plain = labels.map((label) => label.replace(caring, '').trim());
  const has = (wording: RegExp) => plain.some((label) => wording.test(label));
  // "Customer Success" is no customer
  if (plain.some((label) => buys.test(label.replace(sells, '')))) return -sure;
  if (has(sells)) return sure;
  return (has(likelySells) ? likely : 0) - (has(likelyBuys) ? likely : 0);
}
