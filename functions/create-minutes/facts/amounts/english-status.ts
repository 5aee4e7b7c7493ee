import type { StatusWords } from './status.ts';

const refuses =
  /\b(?:can(?:no|['’])t (?:do|go|accept|agree|offer|give|stretch|get|take|approve|sign)|won['’]?t (?:do|go|accept|work|happen|fly)|will not (?:do|go|accept|work)|not (?:going to|gonna) (?:happen|work|fly)|no way|off the table|too (?:much|high|steep|rich|low|expensive|pricey|dear)|out of the question|not possible|impossible|below (?:our|my) (?:floor|limit)|above (?:our|my) (?:limit|budget)|i(?:['’]d| would) have to say no|that['’]s a no|we(?:['’]d| would) be losing money|never)\b/i;
const accepts =
  /^\W*(?:(?:yes|yeah|yep|ok|okay|alright|fine|well|right|good|great|perfect|all right|sure)\W+)*(?:deal|done|agreed|works|that works|sold|we(?:['’]ll| will) take (?:it|that)|let['’]?s do (?:it|that)|you(?:['’]ve| have) got (?:a deal|it)|fine by (?:me|us)|that['’]s (?:fine|good|acceptable|a deal|fair)|i can (?:live with|sign|accept|take) (?:that|it)|that (?:i|we) can (?:live with|do|sign|accept|take|manage|work with)|we can (?:live with|do|accept|sign) (?:that|it)|happy with that|sounds (?:good|fair)|good by (?:me|us)|accepted|shake on (?:it|that)|(?:(?:i|we) could|(?:i|we) can) (?:live|work) with (?:that|it)|go on then|now you['’]re talking|that(?:['’]d| would) do (?:me|us|nicely)|that['’]s doable|can['’]t argue with that|(?:then )?(?:we|you)['’]?(?:re| are) on|book it|(?:i|we) can sell that|twist my arm|no,? that works)\b|^\W*(?:(?:yes|yeah|ok|okay|well)\W+)?(?:fine|perfect|excellent|brilliant|lovely|sounds great)\W*$|\b(?:agreed|deal at|we have a deal|shake on|settled (?:at|on)|we(?:['’]ll| will) (?:go|take it) (?:with|at|for))\b/i;
const counters =
  /\b(?:make (?:it|that) (?!so\b|happen|work)|call it|what about|how about|if you (?:can|could|make|do|go))\b/i;
const settles =
  /\b(?:(?:I|we) can (?:live with|sign for)|that (?:I|we) can do|put (?:that|it) (?:in|down) as final|agreed(?: on| at)?|settled? (?:on|at)|deal at|let['’]?s (?:do|go with)|we(?:['’]re| are) (?:going|agreed) (?:with|at|on)|we(?:['’]ll| will) (?:take|go with|sign for))\b/i;
const asks =
  /\b(?:can|could|would|will) you (?:\w+ ){0,3}(?:do|go|offer|come|get|give|match|meet|drop|knock|take|make)\b|\b(?:we(?:['’]d| would| need| want| were hoping)|i(?:['’]d| would)(?: need| want| like)?|i need|i want|looking for|hoping for|what about|how about|expect(?:ing)?|get (?:it|that|us) (?:down )?to|make (?:it|that)|call it|meet (?:me|us))\b/i;

const declines = /^\W*(?:(?:oh|well|um|uh|sorry|okay|yeah)[,.]? )?no\b(?! (?:problem|worries|doubt|wonder)\b)/i;
const ofToday =
  /\b(?:today|now|currently|at the moment|presently|right now|so far|used to|still (?:pay|on)|last (?:year|time|month|quarter|renewal)|(?:you['’]?re|you are|we['’]?re|we are|been) (?:on|paying))\b/i;

const ofOthers =
  /\b(?:they|he|she)(?:['’](?:re|s|ve|d)| are| is| have| has| had)? (?:say(?:ing|s)?|said|offer(?:ing|ed|s)?|quot(?:e|ed|es|ing)|ask(?:ing|ed|s)?|charg(?:e|ed|es|ing)|at|down to|c[oa]me in)\b|\b(?:offered|quoted|quoting|offering) (?:me|us|you)\b/i;

/** "I can't do 15, but 12 works": what is refused and what is offered stand in clauses of their own. */
function clauseAt(text: string, position: number): string {
  let from = 0;
  for (const match of text.matchAll(/[,;] (?:but|and|so|though|then|however)\b|[;—–]|\bbut\b/gi)) {
    if (match.index > position) return text.slice(from, match.index);
    from = match.index;
  }
  return text.slice(from);
}

export const englishStatusWords: StatusWords = {
  refuses,
  settles,
  asks,
  ofToday,
  ofOthers,
  declines,
  accepts,
  counters,
  clauseAt,
};
