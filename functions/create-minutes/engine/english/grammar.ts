const subjectPronoun = '(?:I|we|you|they|he|she)';

/**
 * Neighbours that no finished sentence has: what stays behind where a speaker breaks off and begins anew. The second word stands in a
 * lookahead: V8 makes a pattern of what follows a choice for each length of it, and of a lookahead only one.
 */
const broken: readonly RegExp[] = [
  /\b(?:the|a|an|my|our|your|their|its|every)[,]? (?=(?:the|a|an|is|are|was|were|of|to|and|but|it|they|we|I|you|he|she|in|on|at|for|from|because|so|if|will|have|has|that|this|these|those|then|there)\b(?! la\b))/i,
  /\b(?:of|with|from|for|into|to) (?=(?:is|are|was|were|and|but|because|so|if|then|they|we|I|he|she|has|have had|will|would|can|could)\b)/i,
  /\b(?:of|with|from|into|at|by|for|in|on|and|or|but) (?=(?:of|from|by|into|but|and|or)\b(?! (?:the )?(?:now|then|far|large|itself|here)))/i,
  /\b(?:they|we|I|he|she) (?:it|they|we|I|he|she|the|a|an|of|in|for|with|from|and|or|but|so|if|on the|that (?:is|are))\b|\bit (?:it|they|we|he|she)\b/i,
  /\b(?:is|are|was|were|am) (?=(?:is|are|was|were|am|has|have|had|will|would|can|could|do|did|does|they have)\b(?! not what))/i,
  /\b(?:will|would|can|could|should|must|might) (?=(?:is|are|was|were|am|has|will|would|can|could|should|the|a|an|of|to|in|and|but|that|it)\b)/i,
  /\b(?:to|will|would|can|could|should|must) (?=(?:wanting|getting|going|being|was|were|been|had|said)\b(?<!to (?:getting|going|being|wanting)))/i,
  /\b(?:because|if|that|and|but|so|or|which|when) (?=(?:because|if|which|is|are|was|were|will|would|can|could|has|have had)\b(?<!that (?:is|are|was|were|will|would|can|could|has|if)|which (?:is|are|was|were|will|would|can|could|has)|and (?:is|are|was|were|will|would|can|could|has|if)|but (?:is|are|was|were|will|would|can|could|has|if)|so (?:is|are|if|would|can|will|could)|or (?:is|if|are|would|can|could|will)))/i,
  /\b(?:there|here) (?:the|a|it|they|we|I|he|she|of)\b(?! (?:is|are)\b)/i,
  new RegExp(
    `\\b${subjectPronoun} (?:\\p{L}+ )?(?:have|are|will|would|can|could|should|do) ${subjectPronoun}\\b`,
    'iu',
  ),
  /(?<![\p{L}'’-])(?!(?:a|i|in|on|be|he|no|so|to|we|me|us|an|as|at|do|is|it|or|up|of|by|go|if|my|am|tv|uk|us|pc|hr|id|it|dr|mr|ms|vs|pm|eu|ai|ok|st|vp|cv|cd|pr|de)(?![\p{L}'’]))\p{Ll}{1,2}(?![\p{L}'’])/u,
  /(?<=\p{Ll}[,]? )(?:Well|What|So|And|But|It|That|This|You|We|They|If|The|There|Or|Depending|Because|How|Yeah|No|Is|Are)(?![\p{L}’'])/u,
  /(?<![\p{L}-])(?!(?:to|in|on|up|by|off|out|re|pre|non|co|add|all|one|two|six|ten|low|mid|old|new|far|bio|eco|war|sub|air|day|tax|pay|per|age|job|top|key|web|end|use|set|get|go|de|ex|e|x|u|t|well|un|LC|TV|LCD|anti)-)\p{L}{1,3}-\p{Ll}/iu,
  /\b(\p{L}{3,}),? (?:\p{L}+ )?(?:the |a )?\1 (?:the |a )?\1\b/iu,
  /\b(?:is|are|was|were)(?: not)? (?:looks|seems|goes|gets|says|makes|takes|does|they|we|you|he|she)\b(?<!(?:what|how|where|who|it) (?:is|are|was|were) (?:they|we|you|he|she))/i,
  /\b(?:it|that|this|there) is (?:they|we|I|you|he|she)\b|\b[Ii] are\b/,
  /\b(?:is|are) there\b.*\b(?:is|are) there\b/i,
  /^(?:whether|if|what|how|where|why|which|who) (?:well|yeah|okay|this or|or|and|but)\b/i,
  /\b(?:I|they|we|you|he|she|it) (?:yeah|yes|well|okay|no|ha|um)\b/i,
  /^\p{Lu}\p{L}+, (?:they|we|I|it|you|he|she)\b/u,
];
/** How a sentence may not end: with a word that something must follow. */
const cutOff =
  /(?:^|\s|,)(?:the|a|an|to|of|in|on|at|for|with|from|by|and|or|but|so|because|if|that|which|who|is|are|was|were|be|am|has|have|had|do|does|will|would|can|could|should|might|must|as|than|my|our|your|their|its|very|quite|really|just|like|about|whether|when|while|where|into|some|any|every|they|we|I|he|she|more|whatever|obviously|for example|for instance|supposed to|going to|want to|these|those|most|even|maybe|such|each|sort|kind|also|only|how|what|need|want|get|make|gives?|makes?)[.,;:\s—-]*$/i;
/** A verb with its subject before it, where a clause has begun. */
const finite =
  /(?:^|[\s,])(?:[\p{L}\p{N}’'-]+) (?:\p{L}+ly |also |just |still |already |always |never |only |all |both |really |probably |now |even |not )*(?:is|are|was|were|am|has|have|had|do|does|did|can|could|will|would|shall|should|may|might|must|cannot|need|needs|want|wants|wanted|think|thinks|thought|know|knows|knew|say|says|said|get|gets|got|go|goes|went|make|makes|made|take|takes|took|use|uses|used|work|works|worked|cost|costs|come|comes|came|give|gives|gave|show|shows|showed|found|look|looks|looked|put|run|runs|keep|keeps|kept|send|sent|pay|pays|paid|offer|offers|provide|provides|sell|sells|include|includes|decided|agreed|see|sees|saw|like|likes|liked|help|helps|require|requires|seem|seems|seemed|support|supports|become|becomes|became|suggest|suggests|mean|means|prefer|prefers|depend|depends|feel|feels|felt|expect|expects|believe|believes|tend|tends|try|tries|tried|talked|discussed|asked|told|started|called|left|set|brought|needed|based|includes|covers|allows|allow|contains|changed|increased|remains|happens|happened|let)(?![\p{L}’'])/iu;
const leadingClause =
  /^(?:if|as|when|because|since|although|though|while|once|whenever|unless|even (?:if|though)|in order to|to \w+|given that|until|whatever|wherever)\b/i;
/** Where a clause begins that does not make a sentence whole. */
const subordinate = /(?<=\S),? (?:when|if|because|which|who|where|whether|so that|although|while)\b/i;
/** Beginnings that hang on something said before. */
const hanging =
  /^(?:that|which|who|whom|whose|than|of|to be|being|and|or|but|such as|as well|like|rather than|including|instead of|not|even|just|therefore|whatever|what|how|why|where|or something|either|in case|let alone|too|also|then|because|so that|as if|except|whereas|mostly|mainly|especially|particularly)\b/i;
const notSubjects =
  /^(?:in|on|at|for|with|from|by|of|to|as|under|over|through|within|during|after|before|about|between|among|having|being|doing|using|making|taking|going|getting|trying|looking|talking|thinking|moving|saying)\b/i;

/**
 * Whether a sentence of speech reads as a whole sentence: none of the marks of a broken one, nothing left open at either end,
 * and a verb with a subject. Strict rather than complete: what it lets through a reader can follow.
 */
export function readsWhole(text: string): boolean {
  const body = text.replace(/[.?!]+$/, '');
  return !hanging.test(body) && hasClause(body) && readsUnbroken(body);
}

/** Asked before the marks of a broken sentence are looked for: they are many, and most sentences fail here. */
function hasClause(body: string): boolean {
  if (!finite.test(body)) return false;
  const [main = ''] = body.split(subordinate);
  if (main !== '' && main !== body && !finite.test(main)) return false;
  const commas = body.match(/,/g)?.length ?? 0;
  if (commas * 5 > body.split(' ').length) return false;
  if (leadingClause.test(body)) return followedByClause(body);
  return !notSubjects.test(body) || followedByClause(body);
}

/** Whether a piece of speech has none of the marks of a broken one and is not cut off; it need not be a sentence. */
export function readsUnbroken(text: string): boolean {
  const body = text.replace(/[.?!]+$/, '');
  return !cutOff.test(body) && !broken.some((mark) => mark.test(body));
}

/** After "if ..." or "for ..." there must come a clause of its own. */
function followedByClause(body: string): boolean {
  const [, ...rest] = body.split(/,\s+|\s+(?:then|there)\s+/);
  if (rest.length > 0) return rest.some((part) => finite.test(part));
  return /\b(?:we|you|they|he|she|it|I|there|the \p{L}+|this|that|people) (?:\p{L}+ )?(?:is|are|was|were|have|has|had|can|could|will|would|should|need|needs|want|do|does|did|must|might|may|think|go|get|got)\b/iu.test(
    body.split(' ').slice(3).join(' '),
  );
}
