import type { AmountKind, AmountStatus } from '../../minutes/facts.ts';
import type { Talk } from '../talk.ts';
import type { AmountReader, Mention } from './judge.ts';
import { statusOf } from './status.ts';

/** What became of a figure over all its places: the last yes or no counts, and nobody offers what a trouble costs. */
export function statusOfAll(
  group: readonly Mention[],
  kind: AmountKind,
  talk: Talk,
  { statusWords, quantities }: AmountReader,
): AmountStatus {
  const [first] = group;
  if (!first || kind === 'cost') return 'mentioned';
  const statuses = group.map((mention) =>
    isEcho(mention, first)
      ? 'mentioned'
      : statusOf(mention, talk, statusWords, (text) => quantities(text, talk.timeZone)),
  );
  return (
    statuses.findLast((status) => status === 'agreed' || status === 'rejected') ??
    statuses.find((status) => status !== 'mentioned') ??
    'mentioned'
  );
}

/** Beyond the figure itself: 「九百円ですか」, "Nine hundred, really?" */
const echoCharacters = 12;

/** Who asks back what the other side has said offers nothing: 「900円ですか」, 「他社さんは2500切ってますか」. */
function isEcho({ remark, quantity }: Mention, first: Mention): boolean {
  if (first.remark.side === remark.side || first.remark.side === undefined) return false;
  if (/^(?:です|でございます|って(?:こと)?です)か(?:ね)?[、。？?\s]/u.test(remark.text.slice(quantity.end)))
    return true;
  const isShort = remark.text.length - (quantity.end - quantity.start) <= echoCharacters;
  return isShort
    ? /(?:[?？]|か。?)\s*$/u.test(remark.text)
    : remark.side === 'internal' && /(?<!いかが|どう|よろしい)(?:です|ます)か。?\s*$/u.test(remark.text);
}
