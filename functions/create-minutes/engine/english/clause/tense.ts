import { isAny, type Word } from './read-words.ts';

const plural = /(?:[^s’']s|people|children|men|women|police)$/i;
/** Determiners that stand for one thing: "this costs", but "some costs". */
const one: ReadonlySet<string> = new Set(['this', 'each', 'one', 'either', 'neither', 'another']);
const relative = /^(?:who|which|that)$/i;
/** Verbs whose past form after a noun is no participle. */
const intransitive = /^(?:look|work|happen|start|appear|occur|arriv|stay|last|continu|improv)ed$/i;
const singular = /[^s]s$/;
const formsOfBe: ReadonlySet<string> = new Set(['be', 'been', 'being']);

/** Whether the word at this place has a tense: by itself, or by the words beside it. */
export function hasTense(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  const before = wordBefore(words, at);
  if (word === undefined || isAny(before, 'to', 'article')) return false;
  if (word.is !== 'finite' && formsOfBe.has(before?.text.toLowerCase() ?? '')) return false;
  if (word.is === 'finite') return !/^(?:have|do|had)$/i.test(word.text) || !isAny(before, 'finite', 'object');
  if (isAny(before, 'finite')) return false;
  const afterPronoun = isAny(before, 'subject', 'pronoun', 'subordinator', 'that');
  const afterNoun = isAny(before, 'noun', 'base', 'third', 'ing') || one.has(before?.text.toLowerCase() ?? '');
  const afterPlural = afterNoun && plural.test(before?.text ?? '');
  const hasObject = isAny(next, 'article', 'determiner', 'object', 'that');
  const hasActor = isAny(before, 'subject') || before?.text === 'you';
  switch (word.is) {
    case 'past':
      return (afterPronoun || afterNoun) && !/^(?:by|of)$/i.test(next?.text ?? '');
    case 'base':
      return hasActor || afterPlural || relative.test(before?.text ?? '');
    case 'third':
      return afterPronoun || (afterNoun && !afterPlural && next?.is !== 'finite');
    case 'ed':
      return (
        isAny(before, 'subject', 'pronoun') ||
        (afterNoun && (hasObject || isAny(next, 'to') || intransitive.test(word.text)))
      );
    case 'noun':
      if (hasActor) return hasObject || isAny(next, 'preposition', 'to', 'noun');
      if (!singular.test(word.text) || afterPlural) return false;
      return (afterNoun || afterPronoun) && (hasObject || isAny(next, 'subordinator', 'adverb'));
    case 'preposition':
      return word.text === 'like' && isAny(before, 'subject');
    default:
      return false;
  }
}

/** The word that a verb follows, whatever adverbs stand between. */
function wordBefore(words: readonly Word[], at: number): Word | undefined {
  let back = at - 1;
  while (words[back]?.is === 'adverb') back--;
  return words[back];
}
