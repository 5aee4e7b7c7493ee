const thinks = '(?:I|we) (?:think|guess|suppose|believe|reckon|would say|mean|know)';
const says = '(?:as|like) (?:I|we|you) (?:just |already )?(?:say|said|see|know|mentioned)';
const verbs = '(?:is|are|was|were|has|have|had|will|would|can|could|should|might|may)';

/** Between two commas, or before the end. */
const between = new RegExp(`,\\s(?:${thinks}|${says}|you know|you see)(?:,|(?=[.?!]?$))`, 'gi');
/** Where a sentence goes on behind it as if it had not been said. */
const behind = new RegExp(
  `\\b(${verbs}|(?<!if )and|but|or|because|which|so|where),? (?:${thinks}|${says}),?(?: that)? (?!so\\b|of\\b|about\\b|it\\b|what\\b|how\\b|not\\b)`,
  'gi',
);
/** Between a subject and its verb. */
const before = new RegExp(
  `(?<=\\p{L} )(?<!\\b(?:what|how|that|than|as|do|if|when|whether) )${thinks.replace('|mean|know', '')} (?=${verbs}\\b)`,
  'giu',
);

/** Words that only lend weight, but after "not" they weaken. */
const emphasis =
  /(?<!\b(?:not|no|cannot|very|how|so|too|and|or) )\b(?:actually|really|basically|obviously|literally|honestly|you know),? (?=\p{L})/giu;
/** "will just do": before a verb "just" says no more than that it is easily done. */
const easily = new RegExp(
  `(?<=\\b(?:${verbs.slice(3, -1).replace('is|are|was|were|', '')}|to|I|we|they|you) )just (?=\\p{Ll})`,
  'giu',
);
/** "have like thirty": before what is compared with nothing. */
const likening =
  /(?<=\b(?:do|does|have|has|had|get|got|make|need|want|with|for|of|at|about) )like (?:say |about )?(?=(?:an?|the|our|some|two|three|four|five|ten|twenty|thirty|forty|fifty|\d+)\b)/giu;

/** Most sentences have none of the words all of these need. */
const anyAside =
  /\b(?:think|guess|suppose|believe|reckon|say|said|mean|know|see|mentioned|actually|really|basically|obviously|literally|honestly|just|like|got|order|bit|yes|yeah|okay|right|good|fine|great|exactly|sure)\b/i;

/** Takes out what a speaker says of speaking in the middle of a sentence: "it is, I think, too small" -> "it is too small". */
export function withoutAsides(text: string): string {
  if (!anyAside.test(text)) return text;
  return text
    .replace(between, '')
    .replace(behind, '$1 ')
    .replace(before, '')
    .replace(emphasis, '')
    .replace(easily, '')
    .replace(likening, '')
    .replace(/\b(has|have|had) got (?=\p{L})/giu, '$1 ')
    .replace(/\bin order to\b/gi, 'to')
    .replace(/\ba little bit\b/gi, 'a little')
    .replace(/(?:,? (?:yes|yeah|okay|right)|, (?:good|fine|great|exactly|sure))(?=[.?!]?$)/i, '')
    .replace(/ (?:yeah|yep),?(?= )/gi, '')
    .replace(/^(?:I|you|we) know, (?:but|and|so) /i, '');
}
