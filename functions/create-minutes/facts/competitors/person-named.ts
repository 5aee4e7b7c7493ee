import type { Talk } from '../talk.ts';
import type { Mention } from './evidence.ts';

/** "Fergal wanted it before Easter." - "He told me twice.": one word does something, and "he" goes on about it. */
export function isPerson(name: string, mentions: readonly Mention[], { code, remarks }: Talk): boolean {
  if (code !== 'en' || !/^\p{Lu}\p{Ll}+$/u.test(name)) return false;
  return mentions.some(({ remark, before, after }) => {
    if (kin.test(before)) return true;
    const next = remarks[remark.index + 1];
    return (
      /^\W*(?:(?:and|but|so|well|because|yes|no),? )?$/i.test(before) &&
      /^ \p{Ll}{3,}/u.test(after) &&
      !severalOrSome.test(after) &&
      next !== undefined &&
      /^(?:(?:and|but|so|yes|no),? )?(?:he|she)\b/i.test(next.text)
    );
  });
}
const kin =
  /\b(?:my|our|his|her|their|your) (?:\w+ )?(?:daughter|son|wife|husband|partner|brother|sister|mother|father|mum|mom|dad|aunt|uncle|niece|nephew|cousin|grandson|granddaughter|neighbour|neighbor|friend|boss|colleague|assistant) $/i;
const severalOrSome =
  /^ (?:people|guys?|rep|fella|fellow|lads?|man|woman|lady|bloke|salesman|are|were|have)\b|\b(?:some(?:one|body)|they|them|their|a (?:guy|man|lad|fella|rep|woman|lady)|the (?:guy|man|lad|fella|rep|salesman))\b/i;
