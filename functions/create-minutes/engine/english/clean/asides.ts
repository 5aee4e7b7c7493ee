import { isNounPhrase } from '../clause/main-clause.ts';

const thinks = '(?:think|guess|suppose|suspect|believe|reckon|would say)';
const says = '(?:as|like) (?:I|we|you) (?:just |already )?(?:say|said|see|know|mentioned|can see)';
const modals = 'will|would|can|could|should|might|may';
const verbs = `(?:is|are|was|were|has|have|had|${modals})`;

/** Between two commas, or before the end. */
const between = new RegExp(`,\\s(?:(?:I|we) (?:${thinks}|mean|know)|${says}|you know|you see)(?:,|(?=[.?!]?$))`, 'gi');
/** Where a sentence goes on behind it as if it had not been said; "I believe them" is no such place. */
const behind = new RegExp(
  `\\b(${verbs}|(?<!if )and|but|or|because|except|which|so|where),? (?:I ${thinks}|${says}),?(?: that)? (?!(?:so|of|about|it|what|how|not|in|him|her|them|you|us)\\b)`,
  'gi',
);
/** Between a subject and its verb. */
const inFront = new RegExp(`(?<=\\p{L}) I ${thinks} (?=${verbs}\\b)`, 'giu');

const subject = '(?:I|we|you|they|he|she|it|there)';
/** "Not the colours that I think we would have chosen": a clause is begun before it. */
const inClause = new RegExp(
  `(?<=\\b(?:that|which|what|because|if)) I (?:just |really )?${thinks}(?: that)? (?=${subject} )`,
  'giu',
);
/** "Another thing I think we missed", "the chip that I think Ian designs": of what was named before it. */
const ofThing = new RegExp(
  `(?<=\\b(?:things?|one|ones|way|point|reason|problem|part|option|idea)(?: that)?|\\p{Ll}s? that) I ${thinks} (?=(?:${subject}|the|our|this|these|\\p{Lu}\\p{Ll}+) )`,
  'gu',
);
/** "For this experiment I think we can use": nothing but when, where or for what stands before it. */
const afterLead = new RegExp(
  `^((?:for|in|on|at|with|by|from|to|after|before|maybe|perhaps|today|now|then|there|here|certainly)\\b[^,.;:?]{0,40}),? I ${thinks}(?: that)? (?=${subject} )`,
  'iu',
);

/** "If we take half of them, I think that would do": the condition holds for what is thought. */
const afterCondition = new RegExp(
  `^((?:(?:and|but|so|or|well|because|then),? )*(?:if|when|once|since|unless|although) [^,;:?!]{6,90}),? I ${thinks}(?: that)?,? (?=(?:${subject}|that|this|those|these|the|an?|our|my|your) )`,
  'iu',
);

/** Words that only lend weight, but after "not" they weaken. */
const emphasis =
  /(?<!\b(?:not|no|never|hardly|cannot|very|how|so|too|and|or) )\b(?:actually|really|basically|obviously|literally|honestly),? (?=\p{L})/giu;
/** "will just do": before a verb "just" says no more than that it is easily done. */
const easily = new RegExp(`(?<=\\b(?:${modals}|to|I|we|they|you) )just (?=\\p{Ll})`, 'giu');
const counted = '(?:an?|the|our|some|two|three|four|five|ten|twenty|thirty|forty|fifty|\\d+)\\b';
/** "have like thirty": before what is compared with nothing. */
const likening = new RegExp(
  `(?<=\\b(?:do|does|have|has|had|get|got|make|need|want|with|for|of|at|about) )like (?:say |about )?(?=${counted})`,
  'giu',
);
const possession = new RegExp(`\\b(has|have|had) got (?=to\\b|no\\b|any\\b|${counted})`, 'gi');

/** Most sentences have none of the words all of these need. */
const anyAside =
  /\b(?:think|guess|suppose|suspect|believe|reckon|say|said|mean|know|see|mentioned|actually|really|basically|obviously|literally|honestly|just|like|got|order|bit|yes|yeah|okay|right|good|fine|great|exactly|sure)\b/i;

/** Takes out what a speaker says of speaking in the middle of a sentence: "it is, I think, too small" -> "it is too small". */
export function withoutAsides(text: string): string {
  if (!anyAside.test(text)) return text;
  return (
    text
      .replace(between, '')
      .replace(behind, '$1 ')
      // "that is the one I think is best" would lose the clause it ends with
      .replace(inFront, (said, at: number, whole: string) => (isNounPhrase(whole.slice(0, at)) ? ' ' : said))
      .replace(inClause, ' ')
      .replace(ofThing, ' ')
      .replace(afterLead, (said, lead: string) => (isNounPhrase(lead) ? `${lead} ` : said))
      .replace(afterCondition, '$1, ')
      .replace(emphasis, '')
      .replace(easily, '')
      .replace(likening, '')
      .replace(possession, '$1 ')
      .replace(/\bin order to\b/gi, 'to')
      .replace(/\ba little bit\b/gi, 'a little')
      .replace(/, (?:yes|yeah|okay|right|good|fine|great|exactly|sure)(?=[.?!]?$)/i, '')
      .replace(/ (?:yeah|yep),?(?= )/gi, '')
      .replace(/^(?:I|you|we) know, (?:but|and|so) /i, '')
  );
}
