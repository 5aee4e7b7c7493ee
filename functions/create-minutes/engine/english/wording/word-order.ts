import { isListedDeed } from '../acts/deeds/deeds.ts';
import { readNumber } from '../dates/number-words.ts';
import { wordClass } from '../clause/word-class.ts';

/** "Sixty-eight it is", "three it stays, then": what is picked stands before it. */
const picked =
  /^((?!(?:how|what|where|whatever|whoever|as|the way|if|when|since|because)\b)[^,.;:?!]{2,60}?),? it (?:is|shall be|stays)(?:,? (?:then|so|go on))*(?=[.!,]|$)/iu;
const mostPicked = 6;
/** "We've done worse, the first of February it is": what is picked stands behind a remark. */
const remarkAhead =
  /^(?:I|we|you|they|he|she|that|it)(?:['’]\p{Ll}+| \p{Ll}+) [^,.;:?!]{2,40}, (?=(?:the )?[^,.;:?!]{2,40} it (?:is|shall be)(?:,? then)?[.!]?$)/iu;

/** "What I can do is ten per cent", "what we would suggest is that you start with two". */
const cleft =
  /^what (I|we|you|they|\p{Lu}\p{Ll}+) ((?:can|could|will|would)(?: (?:also|just|really))? )?(do|give|offer|propose|suggest|need|want|like)((?: you)?(?: for (?:you|them|now))?)(,? (?:if|provided|as long as|once|on|for) [^,.;:?!]{3,60},)? is (?:that |to |,\s?)?(?=\S+ \S)/iu;

/** "Half I can sell to the people", "that I do not like": verbs that nobody uses without the thing they are done to. */
const fronted =
  /^((?:the |an? |that |this |those |these |our |your |my )?[^,.;:?!]{1,40}?),? (?:(that|those|these|them) )?(I|we) ((?:(?:can|could|will|would|do|did|cannot)(?: not)? )?)(do|take|accept|approve|sell|cover|staff|manage|defend|like|love|need|touch|move|sign|prefer|appreciate|(?:live|cope|deal|work|go|start|stick) with|stretch to)(?=[.!]?$|,? (?:at|if|when|to|from|in|on|by|only|without|every|for|too|once|after|before|later|next|last|first|separately|then|as soon as)\b)([^?]*?)([.!]?)$/iu;
/** Before these nothing is fronted: "the way we do", "as much as I can". */
const goesOn =
  /\b(?:as|than|what|which|who|whom|whose|that|how|where|when|if|because|since|so|but|and|or|while|until|till|before|after|once|though|although|think|know|say|said|see|sure|like|every|all|everything|anything|something|nothing|way|time|one|ones|thing|things|is|are|was|were|has|have|had|will|would|can|could|does|do|did|yes|no|well|then|maybe|usually|normally|first|now|today|tomorrow|otherwise|whatever|whatever|the|a|an|to|of|for|with|in|on|at|by|from)$/iu;
/** "The sum we'd do with you is the shifts it covers": what stands before is told of, and its verb comes later. */
const toldOf =
  /^(?:(?!\b(?:when|if|once|because|that|what|as|until|till|while|after|before|where|which|who|how|so|but|and)\b)[^,;])*?\b(?:is|are|was|were|will|would|has|have|means|depends|comes|goes|runs)\b/i;
const hasVerb = /\b(?:is|are|was|were|has|have|had|will|would|can|could|does|do|did|I|we|you|he|she|they|it)\b/i;
const opens =
  /^(?:in|on|at|for|with|from|by|to|of|before|after|until|since|during|if|when|because|then|so|and|but|usually|normally|otherwise|maybe|perhaps|yes|no|please|today|tomorrow|yesterday|now|there|here|again|first|next|last|every|each time|once|as)\b/iu;

/** "What the cap is I'd need to check": what is to be found out stands before it. */
const inquired =
  /^((?:(?:and|so|but|well|um|uh|now),? )*)((?:what|who|which|how|whether|why)\b [^,.;:?!]{2,60}?),? ((?:I|we) (?:would|will|can|could|shall|have to|need to|would have to|would need to|will have to|am going to|are going to)(?: (?:just|first|quickly))*(?: (?:have to|need to))?(?: (?:just|first|quickly))*) (check|find out|look up|confirm|ask|verify|clarify|see)(?= (?:with|internally|tomorrow|today|tonight|on|by)\b|[,.]|$)/iu;

/** "What the cap is I'd need to check" -> "I'd need to check what the cap is". */
function inquiryBehind(said: string): string {
  return said.replace(
    inquired,
    (_, opening: string, asked: string, who: string, verb: string) =>
      `${opening}${who} ${verb} ${asked.charAt(0).toLowerCase()}${asked.slice(1)}`,
  );
}

/** "The new offer I can send until Friday", "the draft you'll get on Monday" */
const deedBehind =
  /^((?:(?:and|so|but|then|now|okay),? )*)((?:the|my|our|your|an?|this) [^.;:?!]{2,50}?),? ((?:I|we)(?: (?:can|could|will|would|shall))?(?: (?:have|need) to)? (?:send|make|do|prepare|provide|share|deliver|bring|write|check|confirm|clarify|raise|order|arrange|forward|e-?mail|review|fix|print|return)(?: (?:you|them))?|you (?:will|shall) (?:get|have|receive))(?=[.!]?$|,| (?:by|until|till|on|before|tomorrow|today|tonight|next|this|at|to|as soon|once|after|over|across|myself|ourselves|with|internally|when)\b)/iu;

/** A deed in the order that writing has: "I can send the new offer until Friday", "I'd need to check what the cap is". */
export function deedFirst(said: string): string {
  return inquiryBehind(said).replace(deedBehind, (whole, opening: string, thing: string, does: string) =>
    hasVerb.test(thing) || goesOn.test(thing)
      ? whole
      : `${opening}${does} ${thing.charAt(0).toLowerCase()}${thing.slice(1)}`,
  );
}

/** A statement in the order that writing has: "sixty-eight it is" is "sixty-eight", "that I do not like" is "I do not like that". */
export function inWritingOrder(said: string): string {
  return objectBehind(withoutCleft(withoutPicking(inquiryBehind(said))));
}

/** "Sixty-eight it is" -> "sixty-eight". */
export function withoutPicking(said: string): string {
  return said
    .replace(remarkAhead, '')
    .replace(picked, (whole, thing: string) =>
      thing.split(' ').length > mostPicked || hasVerb.test(thing) ? whole : thing,
    );
}

function withoutCleft(text: string): string {
  const [whole, who = '', modal = '', verb = '', whom = '', condition = ''] = cleft.exec(text) ?? [];
  if (whole === undefined) return text;
  const rest = `${text.slice(whole.length).replace(/[.!]$/, '')}${condition.replace(/,$/, '')}${/[.!]$/.exec(text)?.[0] ?? ''}`;
  const [first = ''] = rest.split(' ');
  const isClause = /^(?:I|we|you|they|he|she|it)$/i.test(first);
  if (isClause) return /^(?:propose|suggest|like|want)$/i.test(verb) ? `${who} ${modal}${verb} that ${rest}` : rest;
  if (isListedDeed(first.toLowerCase()) || (verb === 'do' && !beginsThing(first)))
    return `${who} ${modal || 'will '}${rest}`;
  return `${who} ${modal}${verb}${whom} ${rest}`;
}

function beginsThing(said: string): boolean {
  const word = said.replace(/[,.;]+$/, '');
  return (
    /^(?:[\d$€£]|half|nothing|something|\p{Lu})/u.test(word) ||
    readNumber([word.toLowerCase()], 0) !== undefined ||
    /^(?:article|determiner)$/.test(wordClass(word.toLowerCase()))
  );
}

function objectBehind(text: string): string {
  const [, thing = '', , who = '', modal = '', verb = '', rest = '', end = ''] = fronted.exec(text) ?? [];
  if (verb === '' || hasVerb.test(thing) || goesOn.test(thing) || opens.test(thing) || toldOf.test(rest)) return text;
  const object =
    /^\p{Lu}(?:\p{Ll}|$)/u.test(thing) && !/^\p{Lu}\p{Ll}+ \p{Lu}/u.test(thing)
      ? thing.charAt(0).toLowerCase() + thing.slice(1)
      : thing;
  return `${who} ${modal}${verb} ${object}${rest}${end}`;
}
