import type { Joining } from '../../../one-item.ts';
import { saysNoMore } from '../../../says-no-more.ts';
import { isHeard } from '../../wording/spoken-deed.ts';
import { japaneseTerms } from '../../words.ts';
import { joinedDeeds } from './joined-deeds.ts';

/** Pairs by what the labelled talks have as one. */
export const joining: Joining = {
  isOneTask: ({ gap, days }) =>
    gap === 0 ? days !== 'differ' : gap === 1 && (days === 'same' || days === 'none' || days === 'first'),
  isSameTask: () => false,
  waits: (text) => /(?:たら|次第|てから)、?[^。]{0,24}(?:以内|後)/u.test(text),
  oneTask: (first, second) => {
    if (asks.test(first)) return asks.test(second) ? first : second;
    if (isHeard(second) || asks.test(second) || first.includes(withoutStop(second))) return first;
    return isHeard(first) || second.includes(withoutStop(first)) ? second : joinedDeeds(first, second);
  },
  numbers: numbersIn,
  terms: japaneseTerms,
  isOffer: (text) =>
    asks.test(text) ||
    /(?:なら|れば|たら|ますと|のでしたら)、|(?:下げられる|できる|でいかが|どうである)。$/u.test(text),
  isSaidAgain: saysNoMore(japaneseTerms, numbersIn, /のみ|だけ|以外|なし|ない|外/u),
  areApart: (question, other) => {
    if (!asked.test(question) || !asked.test(other)) return false;
    const [one, two] = [new Set(japaneseTerms(question)), new Set(japaneseTerms(other))];
    return Math.min(one.size, two.size) >= leastAsked && [...one].every((term) => !two.has(term));
  },
  space: '',
};

const leastAsked = 2;
const asked = /(?:か。|[?？])$/u;

function numbersIn(text: string): readonly string[] {
  return text.normalize('NFKC').match(/\d+(?:[.,]\d+)*|[二三四五六七八九十百千万]+/gu) ?? [];
}

/** What is asked of somebody tells less than what he then promises. */
const asks = /(?:か|かね|かな|かと|ほしい|欲しい)[。？?]?$/u;

function withoutStop(text: string): string {
  return text.replace(/。$/u, '');
}
