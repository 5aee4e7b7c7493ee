import { isEverydayWord } from '../../../facts/competitors/everyday.ts';
import type { Meeting } from '../../meeting.ts';
import { capitalised, properWords } from './proper-words.ts';

/** Words besides, where what stands before or behind says that a month is meant. */
const months =
  /\b(?<=\b(?:in|of|by|since|until|till|from|early|mid|late|end|last|next|this|every|to|through|before|after) )(march|may)\b(?! (?:be|have|not|need|want|on|out|up|through|over|i|we|you|they|it)\b)|\b(march|may)(?= (?:the )?(?:first|second|third|\w+th|\d))/g;

/** As recognisers write that set no capitals: most turns begin small. */
function isRaw({ turns }: Meeting): boolean {
  const small = turns.filter(({ text }) => /^\p{Ll}/u.test(text)).length;
  return small * 2 > turns.length;
}

/** Puts back the capitals of days, months and of the people of the meeting, where it was written down without any. */
export function capitaliserOf(meeting: Meeting): (text: string) => string {
  if (!isRaw(meeting)) return (text) => text;
  const names = meeting.people.flatMap(({ name }) => name.split(/\s+/)).filter((part) => /^\p{Lu}/u.test(part));
  const known = new Map([
    ...[...properWords].map((word) => [word, capitalised(word)] as const),
    ...names.map((name) => [name.toLowerCase(), name] as const).filter(([name]) => !isEverydayWord(name)),
  ]);
  const withMonths = (text: string) => text.replace(months, capitalised);
  return (text) =>
    withMonths(text)
      .replace(/(?<![\p{L}\p{N}'’])i(?=['’ ]|$)/gu, 'I')
      .replace(/(?<![\p{L}\p{N}'’-])\p{Ll}{2,}(?![\p{L}\p{N}])/gu, (word) => known.get(word) ?? word);
}
