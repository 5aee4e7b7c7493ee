import { englishDue } from '../dates/due.ts';
import { isUnanswered } from '../team/questions.ts';
import { countWords } from '../split.ts';
import type { Meeting } from '../../meeting.ts';
import type { Sentence } from '../../sentence.ts';
import { readActs, type Said } from './acts.ts';
import type { Forms, Tell } from './trait.ts';
import { type WordClass, wordClasses } from './vocabulary.ts';

/**
 * What a sentence shows by itself: how long and dense it is, what it does, and what it could become in a list.
 * @param said its words and question marks
 */
export function tellOwnTraits(
  sentence: Sentence,
  said: readonly string[],
  { quality, task, matter }: Forms,
  meeting: Meeting,
  names: ReadonlySet<string>,
  tell: Tell,
): Said {
  const { text, raw, terms } = sentence;
  const words = countWords(text);
  tell('words', words);
  tell('kept', words / Math.max(1, countWords(raw)));
  tell('density', terms.length / Math.max(1, words));
  tell('terms', terms.length);
  tell('quality', quality);
  if (task) {
    tell(doers[task.doer], 1);
    tell('taskWeight', task.weight);
    if (englishDue(raw, undefined)) tell('due', 1);
  }
  if (matter) {
    tell(matter.endsWith('?') ? 'matter:asked' : 'matter:stated', 1);
    if (isUnanswered(sentence, meeting)) tell('matter:unanswered', 1);
  }
  const done = readActs(text, said, names);
  for (const name of done.has) tell(has[name], 1);
  for (const name of done.first) tell(first[name], 1);
  for (const act of done.acts) tell(act, 1);
  return done;
}

const doers = { speaker: 'task:speaker', addressee: 'task:addressee', named: 'task:named', all: 'task:all' } as const;
/** Names are constants, so that telling one costs nothing. */
const has = prefixed('has');
const first = prefixed('first');

function prefixed(prefix: string): Readonly<Record<WordClass, string>> {
  return Object.fromEntries(wordClasses.map((name) => [name, `${prefix}:${name}`])) as Record<WordClass, string>;
}
