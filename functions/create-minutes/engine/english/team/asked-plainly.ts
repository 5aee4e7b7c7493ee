import { isAny, readWords } from '../clause/read-words.ts';
import { readsUnbroken } from '../grammar.ts';
import { parted } from '../wording/joints.ts';
import { expandContractions } from '../wording/contractions.ts';
import { type Parties, toThirdPerson } from '../wording/pronouns.ts';
import { isClause } from '../quality.ts';

const be = '(?:is|are|was|were)';
const helps = '(?:do|does|did|can|could|will|would|should|have|has)';
const verb = `(?:${be}|${helps})`;
const person = '(?:I|we|you|they|he|she|it|there)';
const subject = `(?:${person}|the|this|that|an?)`;
/** Where a question begins: "how good is the", "could you". */
const beginning = new RegExp(
  `(?<=\\p{L} )(?:(?:what|how|where|when|why|who|which)(?: \\p{L}+)? ${verb} ${subject}|${be} ${subject}|${helps} ${person})\\b`,
  'giu',
);
/** "Can we": its verb comes now. */
const asks = new RegExp(`(?:^|\\P{L})${verb} ${person}$`, 'iu');
/** Of a question that is a statement nobody begins otherwise. */
const states =
  /^(?:we|you|they|he|she|it|there|this|these|our|the)\b(?! (?:are |were )?(?:think|thinking|mean|say|saying|said|know|guess|deciding|have to ask)\b)/i;
/** "It is full, is it not?", "they say what do you want" ask in their own words. */
const asksToo = new RegExp(
  `, (?:or|and|so|no|yes|right|\\p{L}+ not)\\b|\\b${verb} (?:not )?${person}\\b|\\b(?:what|how|why|whether|I|not)\\b|n['’]t\\b`,
  'iu',
);
const call = /(?<!\p{Lu}[\p{L}.]*),? \p{Lu}\p{Ll}+(?=\?$)/u;

/**
 * A question as it can be read by who was not there: without what was begun before it and given up, without the name that was
 * called behind it, and with "whether" where it has the words of a statement.
 * @param parties who "we" are in what is told with "whether"
 */
export function askedPlainly(said: string, parties: Parties): string {
  const asked = uncalled(withoutGivenUp(said));
  const plain = /n['’]t\b/i.test(asked) ? asked : expandContractions(asked);
  if (!states.test(plain) || asksToo.test(plain)) return plain;
  const { text, isBroken } = parted(plain.replace(/\?$/, ''));
  if (isBroken || text.includes(';') || !isClause(text)) return plain;
  return `whether ${toThirdPerson(text.charAt(0).toLowerCase() + text.slice(1), parties)}.`;
}

/** "If we how good is the ferry?" -> "how good is the ferry?" */
function withoutGivenUp(asked: string): string {
  const starts = [...asked.matchAll(beginning)].map(({ index }) => index);
  const at = starts.find((index) => !asked.slice(0, index).includes(',') && isGivenUp(asked.slice(0, index)));
  return at === undefined ? asked : asked.slice(at);
}

/** "Do you have a", "if we": something was to follow; a question word is gone on with. */
function isGivenUp(head: string): boolean {
  const last = readWords(head).at(-1);
  return isAny(last, 'article', 'subject', 'finite', 'preposition') && !readsUnbroken(head) && !asks.test(head.trim());
}

/** "Should we turn off the lamp, Dan?": nobody reads who was called. */
function uncalled(asked: string): string {
  const words = readWords(asked.replace(call, ''));
  const hasThing = isAny(words.at(-1), 'noun', 'adverb', 'pronoun', 'object', 'comma');
  // "what does it look like, Ron?": what it is like is asked for
  const isAskedFor = /^what$/i.test(words[0]?.text ?? '') && /^(?:like|for)$/i.test(words.at(-1)?.text ?? '');
  return words.length > 3 && (hasThing || isAskedFor) ? asked.replace(call, '') : asked;
}
