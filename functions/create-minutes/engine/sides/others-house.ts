import type { Sentence } from '../sentence.ts';

/** "Your crew", 御社: what is the other one's. Colleagues hardly ever say so, and of 443 English and 303 Japanese sales talks 24 and 6 do without it. */
const othersHouse = {
  en: /\b(?:your|yours|you (?:guys|people|lot))\b/i,
  ja: /御社|貴社|弊社|当社|そちら|御行|貴行|お宅|おたく|うち|御見積|お客様/u,
} as const;

/** In fewer sentences it may well not come up. */
const leastSentences = 20;
const byNone = 2.5;

/** What it tells against a sale, as log-odds, that nobody speaks of what is the other one's. */
export function oddsOfOthersHouse(sentences: readonly Sentence[], code: 'en' | 'ja'): number {
  const isSpokenOf = sentences.length < leastSentences || sentences.some(({ raw }) => othersHouse[code].test(raw));
  return isSpokenOf ? 0 : -byNone;
}
