import type { Talk } from '../talk.ts';
import type { Mention } from './judge.ts';

const counting = ['one', 'two', 'three', 'four', 'five', 'six'];
const clause = /^,? (?:we|I|you|they|it|the|there|that|your|our)\b/;
const reach = 4;

/** "Two, you pay ahead. Three, we rent you the reader.": a number that counts what is proposed is none of it. */
export function isEnumerator({ quantity, remark }: Mention, { remarks }: Talk): boolean {
  const [word = ''] = quantity.asWritten.toLowerCase().split(' ');
  const at = counting.indexOf(word);
  if (at < 0 || !remark.text.toLowerCase().startsWith(`${word},`) || !clause.test(remark.text.slice(word.length)))
    return false;
  const beside = [counting[at - 1], counting[at + 1]].flatMap((one) => (one === undefined ? [] : [`${one}, `]));
  return remarks
    .slice(Math.max(0, remark.index - reach), remark.index + reach + 1)
    .some(
      ({ speaker, text }) => speaker === remark.speaker && beside.some((one) => text.toLowerCase().startsWith(one)),
    );
}
