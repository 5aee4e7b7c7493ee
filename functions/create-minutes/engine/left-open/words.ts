import type { Remark } from '../../facts/talk.ts';
import type { Asked, AskedView } from './asked.ts';

/** Remarks of each stretch whose words are looked at. */
const heard = { rest: 2, reply: 4, back: 2, again: 3 } as const;

/** What the linear model sees of a question: its words, and those of what is said to it. */
export function askedWords({ remark, rest, reply, back, again }: Asked, { near }: AskedView): readonly string[] {
  const seen = new Set<string>();
  const own = near.in(remark.text);
  for (const word of own) seen.add(`own: ${word}`);
  seen.add(`own begins: ${own.slice(0, 2).join(' ')}`);
  const tell = (frame: keyof typeof heard, remarks: readonly Remark[], inPairs: boolean) => {
    for (const [place, { text }] of remarks.slice(0, heard[frame]).entries()) {
      const words = near.in(text);
      for (const word of words) seen.add(`${frame}: ${word}`);
      const framed = inPairs ? ['^', ...words, '$'] : [];
      for (const [i, word] of framed.entries())
        if (i + 1 < framed.length) seen.add(`${frame}: ${word} ${framed[i + 1]}`);
      if (place === 0) for (const length of [1, 2, 3]) seen.add(`${frame} begins: ${words.slice(0, length).join(' ')}`);
    }
  };
  tell('rest', rest, false);
  tell('reply', reply, true);
  tell('back', back, true);
  tell('again', again, false);
  const whose = remark.side === 'internal' ? 'to seller' : 'to customer';
  for (const word of reply[0] ? near.in(reply[0].text) : []) seen.add(`${whose}: ${word}`);
  return [...seen];
}
