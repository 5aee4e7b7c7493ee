import type { Phrase } from '../../reader.ts';

/** One thing of its kind is "the" one that everybody there speaks of; names, many, and what is said without an article are what they are called. */
export function thingNamed({ text, isKnown, isBare }: Phrase): string {
  const isOne = /^(?:\p{Lu}{2,} )?\p{Ll}/u.test(text) && !/(?:[^s’'iu]s|ing)$/u.test(text);
  return (isOne && !isBare) || (isKnown === true && /^\p{Ll}/u.test(text)) ? `the ${text}` : text;
}

/** "The ferry, the harbour and fares" */
export function listed(texts: readonly string[]): string {
  return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;
}
