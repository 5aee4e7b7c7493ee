import { isNounPhrase, mayNameThing } from '../../clause/main-clause.ts';
import { isAny, readWords } from '../../clause/read-words.ts';
import { dayMentions } from '../../dates/mentions.ts';
import { countWords } from '../../split.ts';
import type { Doing } from '../deeds/deed-at.ts';

/** "Sure I'll look" names nothing. */
const [leastWords, mostWords] = [2, 7];
const lead = /^(?:(?:and|so|but|then|okay|ok|yes|yeah|right|well|no|now),? )+/iu;
/** Stands for no thing, or is no thing that a verb is done to. */
const noThing =
  /^(?:what|that|this|it|here|there|now|then|first|next|today|tomorrow|always|maybe|perhaps|only)\b|\b(?:of|for|with|in|on|at|to|only|too|also|then)$/i;
const doer = /,? (?:I|we)(?:['’](?:ll|d|m|re))? /u;

/** "The data sheet I will send tomorrow" promises to send the data sheet tomorrow: a verb without its thing has the one before its doer. */
export function withThingFirst(doing: Doing, said: string): Doing {
  if (doing.doer !== 'I' && doing.doer !== 'we') return doing;
  const [verb = '', ...rest] = doing.deed.split(' ');
  const at = said.search(doer);
  const thing = said.slice(0, Math.max(0, at)).replace(lead, '');
  const next = readWords(rest.join(' '))[0];
  const isBare =
    next === undefined ||
    isAny(next, 'preposition', 'adverb') ||
    next.text === 'myself' ||
    dayFirst.test(rest.join(' '));
  if (doing.received || !isBare || !isThing(thing) || said.slice(at).includes(',')) return doing;
  const told = /^\p{Lu}\p{Ll}/u.test(thing) ? thing.charAt(0).toLowerCase() + thing.slice(1) : thing;
  const particle = particles.exec(rest.join(' '))?.[0] ?? '';
  return { ...doing, deed: `${verb} ${particle}${told} ${rest.join(' ').slice(particle.length)}`.trim() };
}

const dayFirst = /^(?:today|tomorrow|tonight|this|next|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;
const particles = /^(?:down|up|out|over|off|back)(?: |$)/i;

function isThing(said: string): boolean {
  const words = readWords(said);
  return (
    said !== '' &&
    countWords(said) >= leastWords &&
    countWords(said) <= mostWords &&
    !noThing.test(said) &&
    !isAny(words[0], 'preposition', 'subordinator', 'adverb', 'to', 'conjunction', 'subject', 'object') &&
    !words.some((word) => isAny(word, 'comma')) &&
    (isNounPhrase(said) || mayNameThing(said)) &&
    dayMentions(said, undefined).length === 0
  );
}
