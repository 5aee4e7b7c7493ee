import type { Talk } from '../talk.ts';
import type { Mention } from './evidence.ts';
import { isEverydayWord } from './everyday.ts';
import { type FoundName, nameKey } from './names.ts';

/** Shorter words fall into two by chance: "into", "maybe". */
const shortest = 7;
const word = /[a-z]{2,}/gi;
const twoWords = /\b(?=([a-z]{2,} [a-z]{2,})\b)/gi;
const unbroken = /[a-z]{2,}(?: [a-z]{2,})+/g;

/** "Fail over", "call back", "show room": what may be written in both ways by its second word, and is no name. */
const ofBothWays =
  /^(?:over|back|away|off|out|down|up|in|on|through|along|around|rooms?|times?|days?|noon|lines?|loads?|sites?|yards?|houses?|hands?|proof|places?|works?|body|things?|where|wise)$/;

/**
 * Keys of names that one talk has in one word and in two, "cellarmate" and "cellar mate": whoever writes down what is said does not know how
 * they are spelled. Everyday words that are, are none.
 */
export function spelledInTwoWays({ remarks }: Pick<Talk, 'remarks'>): ReadonlySet<string> {
  const words = new Set<string>();
  for (const { text } of remarks)
    for (const [one] of text.matchAll(word)) if (one.length >= shortest) words.add(one.toLowerCase());
  const found = new Set<string>();
  for (const { text } of remarks)
    for (const [run] of text.toLowerCase().matchAll(unbroken)) {
      const parts = run.split(' ');
      for (const [i, second] of parts.entries()) {
        const key = `${parts[i - 1] ?? ''}${second}`;
        if (i > 0 && words.has(key) && !ofBothWays.test(second) && !isEverydayWord(key)) found.add(key);
      }
    }
  return found;
}

/** How the seller takes up a name that was just said: "Tillhive, okay", "from Cratepilot, right", "Cratepilot at twenty is without the lab". */
const leads = /^(?:(?:oh|ah|okay|yeah|yes|well|so)[,.]? )?(?:from )?$/i;
const takesUp = /^,? (?:yeah|yes|yep|okay|ok|right|at|they|their)\b/i;

/** Whether the customer brought up a name that the talk has in both ways, and the seller knows whose it is: "fork lift" is written so as well. */
export function isBroughtUpInTwoWays(name: string, mentions: readonly Mention[]): boolean {
  const remarks = mentions.map(({ remark }) => remark);
  return (
    remarks[0]?.side === 'external' &&
    mentions.some(
      ({ remark, before, after }) => remark.side === 'internal' && leads.test(before) && takesUp.test(after),
    ) &&
    spelledInTwoWays({ remarks }).has(nameKey(name))
  );
}

/** Where a sentence has one of them. */
export function namesInTwoWays(text: string, keys: ReadonlySet<string>): readonly FoundName[] {
  if (keys.size === 0) return [];
  return [...text.matchAll(word), ...text.matchAll(twoWords)].flatMap(({ 0: one, 1: pair, index }) => {
    const name = pair ?? one;
    return keys.has(nameKey(name)) ? [{ name, start: index, end: index + name.length }] : [];
  });
}
