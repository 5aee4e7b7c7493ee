import { asksForThing } from '../deeds/asks-for-thing.ts';

/** Wordings of what goes on in the meeting itself. */
const here =
  /^(?:(?:go|be) (?:first|quick|brief|back|honest|blunt|straight|over (?:it|this|that)|ahead|along|through (?:it|this|them|that))|come (?:back )?(?:on to|onto|to) (?:that|it|this|the|you(?! (?:by|on|with|before|tomorrow|today|tonight|next|this|within|about|as soon|when|once|after|\w+day)\b))|get (?:to (?:that|it|the point)|going|started|into)|share (?:my|the|your) screen|ask (?:you|a|one|something|this|on|about)\b(?! for)|ask it|ask(?= ?,|$)|give you (?:a|an|the|some|one|two) (?:quick |brief |rough |little |short |straight )?(?:example|idea|overview|background|sense|summary|picture|context|minute|second|moment|sec|demo|tour|flavou?r|feel|round)|put it (?:this|that|another|simply|bluntly|differently|like|to you)|make (?:it (?:short|quick|brief)|sure(?=$| of\b| (?:that )?(?:i|we)\b)|a note|one (?:up|point)|this|sense|something up|a point)|add (?:to|one|that|just|a)|move (?:on|to|us)|turn to|take (?:a (?:look|step|guess|minute|moment|break)|notes?|questions|it from|over|your|that as|the first|you through|this one (?:first|now))|hand (?:it|over|you)|drop (?:the|a|it|that|this)? ?(?:link )?(?:in|into) (?:the )?chat|pass (?:it )?over to|read (?:it|that|them|this) (?:out|back)|run (?:through|over|late|you through (?:that|this|it(?! (?:when|once|on|at|after|next|before)\b)|what|how|our|the|some|a few))|pull up|open (?:up )?(?:the|my|it)(?: screen)?$|check (?:in )?with you|look (?:at|like|forward)|turn (?:on|off) my|answer (?:that|this|it|your)|speak (?:for|to (?:that|this|it|those|the (?:pric|cost|number|point|question|slide)\w*)|up|plainly)|cover (?:that|it|this)|try (?:and |to )?(?:be|keep|answer|explain|remember)|go (?:with|for)|pay (?:for|that|more)|call (?:it|that)|close (?:with|the meeting|out|on|by)|finish (?:with|by|up)|clear (?:that|it) up|respond to that|meet (?:you|us|them)? ?(?:halfway|in the middle)|work (?:for|fine|with (?:that|it|this))|set the scene|switch (?:cameras?|screens?|slides?|tabs?|over|gears|seats)|call settled|sign (?:\w+ )?(?:myself|ourselves)|put (?:my|our) name|do (?:is|was|not|the math)|bear with|take (?:it|your word)\b(?! (?:on|over|up|to|away|back|from|off|out))|be with you$|be with you$|come up|raise (?:my|a) (?:hand|eyebrow)|raise (?:(?:just )?(?:one|a|another|the) (?:\w+ )?(?:matter|point|thing|question|issue|concern|topic)|something)(?! with))\b/;
const now =
  /\b(?:right now|just now|in (?:a|one|just a|half a|a few|a couple of|two|five) (?:seconds?|secs?|minutes?|moments?|bit|tick)|later in (?:this|the|our) (?:call|meeting|session)|right while|at the end(?: of (?:the|this) (?:call|meeting|session))?$|while (?:we|i) (?:talk|speak)|for a (?:second|minute|moment)|real quick|on (?:the|my) screen|here on|if i may|while (?:we are|i am) (?:here|at it|talking)|before we (?:hang up|ring off|wrap up|close the call|end the call)(?= ?[,.!]|$| here| today))(?!\w)/;

/** Said of nothing that anybody does for the other side: figures of speech, treats, what families do, and what one will only know. */
const idle =
  /^(?:know (?:when|once|if|whether|as soon)\b|take the (?:huff|hump|hit|blame|bait|rap|plunge|mickey|point|credit|biscuit)|make (?:a (?:party|scene|fuss|fool|laugh)|\p{L}+(?:[’']s?)? life (?:easy|easier|hard|harder|miserable))|look over (?:his|her|your|my|their) shoulder|eat (?:my|your|his|her) (?:hat|words)|bite (?:my|your|his|her) (?:tongue|hand)|(?:cross|keep) (?:my|your|our) fingers|sleep on (?:it|that)|(?:bring|take|drive|drop|pick|collect|fetch) (?:up )?(?:(?:the|my|our) )?(?:kids|children|son|daughter|wife|husband|mum|mother|dog)\b|buy (?:you|us|him|her|them|everybody|everyone) (?:an?|the|some) (?:beers?|drinks?|pints?|coffees?|lunch|dinner|round|cakes?|ice cream|whisky|dram)|send (?:you|him|her|them) (?:some )?(?:shortbread|flowers|chocolates?|biscuits|cakes?)\b|have (?:kittens|a fit|a stroke|a heart attack|my head|your head))/u;
const giving =
  /^(?:give|show|tell|walk) (?:you|me|us|them|him|her) (?:an?|the|our|your|my|some)? ?(?:\w+ )?(?:quote|list|answer|copy|call|report|update|price|credit|access|file|sample|numbers?|contact|date)/;
const dated =
  /\b(?:today|tonight|tomorrow|\w+day|next (?:week|month|time|call|meeting)|by|before|end of|this (?:week|afternoon|evening))\b/;
/** Told and shown here and now, unless a day is named for it. */
const told =
  /^(?:(?:show|tell|give|walk|talk) (?:you|me|us|them)\b|talk (?:about|through|over)|explain|describe|help (?:you|me|us) (?:understand|see)|go over|share (?:a bit|a little|some|more|what)|discuss|address|look at)/;

/** "Explain it to the staff council": who is told does not sit there. */
const toOthers =
  /^(?:explain|describe|tell|show|talk|discuss|go over|help) .*\b(?:to|with) (?:the|my|our|his|her|their) \p{L}+/u;

/** Whether something is said to be done in a moment, while people sit together. */
export function isDoneNow(said: string): boolean {
  return now.test(said.toLowerCase());
}

/** Whether a deed is a figure of speech, a treat or nobody's business but the family's: "take the huff", "bring the kids to school". */
export function isIdleTalk(deed: string): boolean {
  return idle.test(deed.replace(/^(?:The vendor|The customer|They|\p{Lu}\p{L}+) will /u, '').toLowerCase());
}

/** Whether a deed, from its verb on, is done while people sit together. */
export function isDoneHere(deed: string): boolean {
  const small = deed.toLowerCase();
  const isTold =
    told.test(small) && !giving.test(small) && !asksForThing(small) && !dated.test(small) && !toOthers.test(small);
  return here.test(small) || now.test(small) || idle.test(small) || isTold;
}
