import type { Talk } from '../talk.ts';
import type { Mention } from './judge.ts';

/** Right before a sum that is paid once. */
const paidOnce: Readonly<Record<Talk['code'], RegExp>> = {
  en: /\b(?:set-?up|one-?off|one-?time|installation|onboarding|implementation|commissioning|delivery)(?: (?:fee|cost|charge|price))?(?: (?:is|of|at|for|would|will|be|comes|to|about|around)){0,4} $/i,
  ja: /(?:初期|導入|設定|設置|工事|制作|製作|撮影|据え?付け?|撤去|搬入|手配|移行|研修|買い取り|買取|一式|本体|頭金|入会)(?:費用?|料金?|代|作業)?(?:が|は|で|に|を|の[^。、]{0,4}|する(?:の|ん)(?:に|は|が|で))?(?:約|だいたい|大体|別で|別途)?$/u,
};

/** The same figure by the month and, for another thing, paid once is two sums: 「広告が月30万」「撮影の手配に30万」. */
export function apartWherePaidOnce(mentions: readonly Mention[], code: Talk['code']): readonly (readonly Mention[])[] {
  const isPeriodic = ({ quantity: { per } }: Mention) => per.some((unit) => periods.test(unit));
  const isOnce = (mention: Mention) =>
    !isPeriodic(mention) &&
    mention.judgement.reading === 'money' &&
    paidOnce[code].test(mention.remark.text.slice(0, mention.quantity.start));
  if (!mentions.some(isPeriodic) || !mentions.some(isOnce)) return [mentions];
  return [mentions.filter((mention) => !isOnce(mention)), mentions.filter(isOnce)];
}

const periods = /^(?:月|年|months?|years?)$/u;
