import { thirdPerson, wordClass } from '../clause/word-class.ts';

const irregular = new Map(Object.entries({ are: 'is', am: 'is', were: 'was', have: 'has', do: 'does', like: 'likes' }));
/** Adverbs here, in front of a verb, if not everywhere. */
const adverbs = new Set(['all', 'both', 'sort', 'kind', 'later', 'possibly', 'simply', 'certainly']);

/**
 * The third person singular of a verb in the form that "we" has: are -> is, need -> needs; past forms, modal verbs and what
 * is no verb as they are. Undefined for an adverb, after which the verb is still to come.
 */
export function agreed(verb: string): string | undefined {
  const small = verb.toLowerCase();
  const found = wordClass(small);
  if (found === 'adverb' || adverbs.has(small)) return undefined;
  const form = irregular.get(small);
  if (form !== undefined) return form;
  const inflects = found === 'base' || (found === 'noun' && /^[a-z]+$/.test(small) && !/[^s]s$/.test(small));
  return inflects ? thirdPerson(verb) : verb;
}
