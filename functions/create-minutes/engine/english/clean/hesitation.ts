import { youKnow } from './you-know.ts';

const noises =
  /(?<![\p{L}\p{N}'-])(?:u+m+|u+h+m*|e+r+m*|m+h+m+|mm+(?:-hmm+)?|hm+|uh-huh|mm-hmm|huh|ah+|(?<!\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) )oh+|eh|'kay|ehm|n{3,})(?![\p{L}\p{N}'-])[,.…]?/giu;
/** "That's, um, more than we hoped": commas of the noise alone. */
const hesitation =
  /(['’](?:s|re|m|ve|ll|d)|\b(?:is|are|was|were|be|been|have|has|had|to|the|an?|of|for|with|in|on|at|and|my|our|your|their|about|than|that|which|who|or|and|but|because|if)), (?:with (?:all due )?respect|u+m+|u+h+|e+r+m*|hmm+|ah+|eh|you know|i mean(?=,)|i want to say(?=,)|like|well|let['’]?s say|let us say|what do you call it),? /giu;
/** "They could try, like, emailing him", "how much, you know, delay": what goes on behind the filler takes no comma. */
const filled =
  /, (?:you know|i mean|like|sort of|kind of|basically|obviously|well), (?=(?:of|for(?! (?:example|instance)\b)|to|in|on|at|with|by|from|into|than|is|are|was|were|will|would|can|could|has|have|had|does)\b)|(?<=\b(?:try|tried|start|keep|kept|stop|consider|avoid|suggest|recommend)), (?:you know|i mean|like|sort of|kind of|basically), (?=\p{L}{2,}ing\b)/giu;
const measured =
  /(?<=\b(?:much|many|some|any|no|more|most|less|very|really|quite|so|too|can|could|will|would|should|might|may|must|not|just|also|only|every|each|this|these|those)), (?:you know|i mean|like|sort of|kind of|obviously|u+m+|u+h+m*|e+r+m*), (?=\p{Ll})(?!(?:i|we|you|they|it|he|she|the|that|this|there|and|but|so|because|if)\b)/giu;
/** "The labeller's, hang on, it's 14,500" */
const looksUp =
  /(['’]s|\bis|\bare|\bwas|\bwere), (?:hang on|hold on|wait|let me (?:see|look)|what was it),? (?:(?:it|that|they)(?:['’](?:s|re)| is| are| was| were) )?/giu;
/** "The spuds were, no, the spuds were rubbish" */
const saidAnew =
  /\b((?:\p{L}+ ){0,2}\p{L}+ (?:is|are|was|were|will|would|can|could|has|have)),? (?:(?:u+m+|u+h+|e+r+m*|no|well|sorry|i mean),? )+(?=\1\b)/giu;
/** What stands between both: to look for it is quicker than for every beginning that might be said again. */
const beginsAnew = / (?:u+m+|u+h+|e+r+m*|no|well|sorry|i mean),? /iu;
/** "Does it do the, do you need the PUR?": a question that breaks off and is asked anew. */
const askedAnew =
  /\b(?:do|does|did|is|are|can|could|will|would|have|has) (?:i|you|we|they|it|he|she|that|this)(?: \p{L}+){0,4} (?:the|an?|to|of|for|with|in|on|my|your|our), (?=(?:do|does|did|is|are|can|could|will|would|have|has) (?:i|you|we|they|it|he|she|that|this)\b)/giu;
/** "By, let me think, Wednesday" */
const thinks =
  /(?<=\S),? let(?: me|['’]s) (?:think|see|have a think)(?:,|$)(?: (?:it|that) (?:would|will|is) (?:be )?)?/giu;
/** "And four is that the app logs them out" */
const counted =
  /^(?:(?:and|so|then|well),? )*(?:one|two|three|four|five|six|number \p{L}+|(?:the )?(?:first|second|third|fourth|other|last)(?: (?:one|thing|point))?) is(?: that)? (?=(?:that|the|your|our|my|we|you|they|it|there|nobody|everybody|i)\b)|^(?:and )?(?:one|two|three|four|five), (?=(?:we|you|they|your|our) \p{L})/iu;
/** "From like eighteen percent", "it's like four hundred rows" */
const about =
  /(?<=['’]s|\b(?:from|to|of|at|for|in|with|by|took|takes|is|was|are|were|had|have|has|been|over|under|got|get|need|cost|costs|pay|lost)) like (?=(?:an? (?:hundred|thousand|dozen|week|month)|\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|\p{L}+teen|\p{L}+ty|hundreds?|thousands?)\b))/giu;
/** "Can we get like a list of the visits?" */
const handed =
  /(?<=\b(?:get|give|send|provide)(?: (?:me|us|you|them|him|her))?(?: guys| both| all)?) like(?= (?:an?|some) (?:\p{L}+ )?(?:list|copy|sample|quote|price|sheet|report|summary|breakdown|draft|file|link|demo|photo|number|overview|plan|schedule|document|one[- ]pager)s?\b)/giu;
const number = String.raw`(?:[$€£]?\d[\d,.]*k?|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand)(?:[ -](?:and |one|two|three|four|five|six|seven|eight|nine|hundred|thousand|\p{L}+ty)\b)*)`;
/** "46 trailers, no, sorry, 48 since the spring": the figure that was put right goes, what it counts stays. */
const misspoken = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${number}( \p{Ll}+s)?, (?:no,? sorry|sorry,? no|no,? wait|wait,? no|oh,? sorry|sorry|no|or rather|rather|correction|make that),? (?:it(?:['’]s| is) |that(?:['’]s| is) )?(${number})(?= \p{Ll}|[.,;?!]|$)`,
  'giu',
);
/** "Does it, I mean, would it help": begun, and begun again. */
const falseStart =
  /^(?:does|do|is|are|would|could|will|can|has|have|did) (?:it|they|we|you|he|she|that|this), (?=(?:does|do|is|are|would|could|will|can|has|have|did|what|how) )|^(?:[^,.;:?!]{0,60} )?(?:is|are|was|were|does|do|did|would|could|will|can|has|have)(?: (?:it|they|we|you|he|she|that|this))?, i mean, (?=(?:i|we|you|they|he|she|it|that|would|could|does|do|is|are|if|what|can|will)\b)/iu;
/** Phrases that may go wherever they stand between commas, and the few that may go anywhere. */
const asides =
  /(?:(?<=,)|^)\s*(?:you know|i mean|like|well|what|i guess|i suppose|i want to say|okay|right|yeah|so|sort of|kind of|obviously|basically|to be honest|with (?:all due )?respect|let['’]?s say|let us say|as i said|m[rs]\.?\s*(?:chair|speaker)|madam chair)\s*(?:,|$)/gi;
/** "We average them out, sort of thing": says nothing of a thing; "a round sort of thing" does. */
const sortOfThing =
  /(?<=\b(?:it|them|us|you|out|up|in|on|off|down|over|there|here|away|around|back)),? (?:sort of|kind of|sorta|kinda) thing(?=[,.!?]|$)/giu;
const hedges = new RegExp(
  String.raw`\b(?:(?<!\b(?:what|which|every|same) )(?:sort of|kind of)(?!(?<=\b(?:this|that|these|those|any|some) \p{L}+ of) things?\b)|kinda|sorta|${youKnow}(?! (?:what|how|who|why|where|when|if|whether|the|that|which))|i mean|basically|or whatever|or something(?: like that)?|and stuff(?: like that)?|and all that|and things like that|if you like|and so on)\b,?`,
  'giu',
);
/** "We had two last quarter, two, and it cost us": said again for the weight of it. */
const dwelt = /(?<![\p{L}\p{N}’'-])([\p{L}\p{N}]{2,}) ([^,.;:?!]{3,40}), \1(?=[,.])/giu;

/** What a text must have, in small letters, for the wording to be looked for: most sentences lack it, which is quickly seen. */
type Rule = readonly [has: string, wording: RegExp, instead: string];

const rules: readonly Rule[] = [
  [' like ', handed, ''],
  [', ', misspoken, '$2$1'],
  [', ', falseStart, ''],
  [', ', dwelt, '$1 $2'],
  [', ', looksUp, '$1 '],
  [' let', thinks, ''],
  [', ', askedAnew, ''],
  ['', saidAnew, ''],
  [' like ', about, ' '],
  ['', counted, ''],
  [', ', hesitation, '$1 '],
  [', ', filled, ' '],
  [', ', measured, ' '],
  ['', noises, ' '],
  ['', asides, ' '],
  [' thing', sortOfThing, ''],
  ['', hedges, ' '],
];

/** Takes out the noises of speech, what was begun and said anew, and what says only that its speaker is speaking. */
export function withoutHesitation(said: string): string {
  let text = said;
  let small = text.toLowerCase();
  for (const [has, wording, instead] of rules) {
    if (!small.includes(has) || (wording === saidAnew && !beginsAnew.test(text))) continue;
    const rest = text.replace(wording, instead);
    if (rest !== text) small = rest.toLowerCase();
    text = rest;
  }
  return text;
}
