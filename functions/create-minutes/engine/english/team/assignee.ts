import { wordClass } from '../clause/word-class.ts';
import type { Task } from './tasks.ts';

/** "Ryan, you will be working on the menu": who is called before what is given to him; a recogniser sets no comma. */
const called =
  /(?<![\p{L}’'-])(\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)?),? you(?:['’](?:ll|re)| (?:will|are|can|could|should|would|have|need|must|might)\b)/u;
/** Who is named in what gives out a task, in the words said, though nobody of the meeting is known by that name. */
export function assigneeSaid({ doer, name = '' }: Task, said: string): string | undefined {
  if (doer === 'named') return named(name.replace(/,$/, ''));
  if (doer !== 'addressee') return undefined;
  const call = called.exec(said)?.[1];
  // "Tomorrow you will" and "And you will" call nobody
  return call === undefined || /day$/i.test(call) ? undefined : named(call);
}

/** "Something", "them" and "the so I" are nobody's name. */
function named(name: string): string | undefined {
  const words = name.replace(/^(?:the )?(?:two |both )?/i, '').split(/[ -]/);
  return words.every(
    (word) => /^(?:noun|base|ing)$/.test(wordClass(word.toLowerCase())) || word === 'and' || word === 'the',
  )
    ? name
    : undefined;
}
