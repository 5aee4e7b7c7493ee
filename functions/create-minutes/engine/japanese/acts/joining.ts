import type { Joining } from '../../one-item.ts';
import { isHeard } from '../wording/spoken-deed.ts';
import { japaneseTerms } from '../words.ts';

/** Pairs by what the labelled talks have as one. */
export const joining: Joining = {
  isOneTask: ({ gap, days }) =>
    gap === 0 ? days !== 'differ' : gap === 1 && (days === 'same' || days === 'none' || days === 'first'),
  waits: (text) => /(?:たら|次第|てから)、?[^。]{0,24}(?:以内|後)/u.test(text),
  oneTask: (first, second) => {
    if (asks.test(first)) return asks.test(second) ? first : second;
    if (isHeard(second) || asks.test(second) || first.includes(withoutStop(second))) return first;
    return isHeard(first) || second.includes(withoutStop(first)) ? second : `${first}${second}`;
  },
  numbers: (text) => text.normalize('NFKC').match(/\d+(?:[.,]\d+)*|[二三四五六七八九十百千万]+/gu) ?? [],
  terms: japaneseTerms,
  isOffer: (text) =>
    asks.test(text) ||
    /(?:なら|れば|たら|ますと|のでしたら)、|(?:下げられる|できる|でいかが|どうである)。$/u.test(text),
  space: '',
};

/** What is asked of somebody tells less than what he then promises. */
const asks = /(?:か|かね|かな|かと|ほしい|欲しい)[。？?]?$/u;

function withoutStop(text: string): string {
  return text.replace(/。$/u, '');
}
