import type { LanguageCode } from './words.ts';

/** How long a text may be when it is compared: words in English, characters in Japanese. */
export interface Budget {
  /** Of the summary: about the mean length of the human ones. */
  readonly summary: number;
  /** Of the whole minutes; AMI and ICSI as in Shang et al., ACL 2018. Undefined where people wrote only one text. */
  readonly full?: number;
}

const budgets: Readonly<Record<string, Budget>> = {
  'qmsum-ami': { summary: 110, full: 350 },
  'qmsum-icsi': { summary: 110, full: 450 },
  'qmsum-committee': { summary: 110, full: 350 },
  'ami-full': { summary: 350 },
  'ami-full-asr': { summary: 350 },
  'icsi-full': { summary: 450 },
  'icsi-full-asr': { summary: 450 },
  'ja-ami': { summary: 330, full: 600 },
  'sales-en': { summary: 80, full: 150 },
  'sales-ja': { summary: 210, full: 500 },
};
const usual = { en: { summary: 110, full: 350 }, ja: { summary: 330, full: 600 } };

export function budgetOf(set: string, language: LanguageCode): Budget {
  return budgets[set] ?? usual[language];
}
