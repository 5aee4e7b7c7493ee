import { dearerThanThought } from './balks.ts';

/** How long something would take or hold, told as a burden. */
const span = '(?:days?|weeks?|months?|years?)';

/** Doubts and complaints in words that mean nothing else, though they do not say that something is refused. */
const wordings: readonly RegExp[] = [
  /\b(?:is|are|be|such|becomes) (?:a|an) (?:real |right |huge |massive |total |proper |bit of a )?(?:pain|hassle|faff|headache|deal ?-?breaker|deal killer|show ?-?stopper|knock-?out|non-?starter|marriage|life sentence)\b/i,
  /\b(?:can|could|would|might|will) be (?:a|the) (?:deal ?-?breaker|deal killer|show ?-?stopper|knock-?out|end of it)\b/i,
  /\bheard\b[^.?!]{1,25}\bbefore\b/i,
  /\b(?:my|our) (?:first |gut )?(?:instinct|reaction|impulse) (?:is|was) (?:just )?to (?:just )?(?:go|leave|walk|switch|cancel|quit|stop|say no)\b/i,
  /\b(?:need|want|give (?:me|us)) (?:a|one) (?:good |single )?reason(?: (?:to (?:stay|believe|trust|sign|renew)|why|not to)\b|[.!]?$)/i,
  /\b(?:found out|learned|learnt|heard about it) (?:on the day|the hard way|afterwards|by accident|too late|from (?:the|my|our) (?:customers?|guests?|drivers?|members?|staff|press|papers?|news))\b/i,
  /\byou (?:guys |people |lot )?(?:just )?(?:capped|cut off|dropped|forgot|stood up|overcharged|double-?charged|double-?booked|short-?changed|short-?shipped) (?:us|me|our)\b/i,
  /\b(?:ticket|issue|case|complaint|bug|claim|request)\b[^.?!]{0,40}\b(?:open|pending|unresolved|unanswered|sitting there) (?:since|for)\b/i,
  /^(?:(?:okay|yes|yeah|right|well|sure),? )*but (?:we|i) (?:have )?(?:paid|are paying|pay|signed) for\b/i,
  /\b(?:offered|quoted|offers?|quotes?) (?:us |me )?[^.?!]{0,24}percent off\b/i,
  /\b(?:nearly|almost|about) (?:fell off|choked|fainted|had a (?:heart attack|fit|seizure)|fell over)\b/i,
  /\b(?:likes?|prefers?) their (?:number|price|figure|offer|quote)s?\b/i,
  /\b(?:cannot|can not|could not) take (?:anything|it|this|that) (?:over|above|beyond)\b/i,
  /\b(?:i|we) would much rather (?:have|keep|stay|not)\b/i,
  /\blast (?:people|lot|company|guys|crowd|vendor|supplier|firm|ones) (?:told|said|promised|swore)\b/i,
  /\b(?:big|huge|massive|serious|a lot of) (?:outlay|ask|commitment|spend) for\b/i,
  /\bnot signing (?:for|up for|anything|another|two|three|four|five|\d)/i,
  /\b(?:i am|we are|i would be|we would be) (?:stuffed|screwed|sunk|snookered|done for|dead in the water)\b/i,
  /\byou are (?:[\p{L}\p{N}$£€.,-]+ ){1,6}(?:more|dearer|higher) than\b/iu,
  /\b(?:two|three|four|five|six|\d+) times (?:in|this|last|since|now)\b[^.?!]{0,60}\b(?:empty|late|broke|broken|down|missing|missed|failed|wrong|short|cold|out)\b/i,
  // what is dear, in plain words
  dearerThanThought,
  /\b(?:is|are|was|became|becomes|gets|got) (?:very |really |quite |rather |a bit |getting |a )?(?:hard|difficult|tough) (?:one )?(?:for (?:me|us) )?to (?:explain|justify|defend|take upstairs|get past|put to)\b/i,
  /\b(?:the )?(?:(?:dearest|priciest|most expensive) (?:of|we(?: have)?|offer|quote|bid|one)|highest (?:offer|quote|bid))\b/i,
  /\b(?:it|that|this|you|which) (?:is|are) (?:quite |rather |a bit |a lot |way )?more than (?:we|i|the \p{L}+) (?:want|need|wanted|have got|can)\b/iu,
  /\b(?:grand|thousand|hundred|percent|per cent|euros?|pounds?|dollars?|quid|bucks) (?:more|extra),? for the same\b/i,
  /\b(?:cannot|can not|could not|never) (?:take|carry|bring|put) (?:[\p{L}\p{N}-]+ ){1,5}(?:upstairs|to (?:my|our|the) (?:boss|board|owners?|partners|director))\b/iu,
  /\b(?:is|are) (?:an insult|out of (?:all )?proportion|daylight robbery|a bit thin|on the thin side)\b/i,
  /\b(?:i|we) (?:was|were|am|are|had been) hoping (?:for|to (?:stay|be|pay|get)) (?:well )?(?:under|below|less)\b/i,
  // terms that will not be had
  /\b(?:nobody|no one|i|we) (?:is|am|are) (?:not )?signing (?:anything|nothing)\b(?! (?:else|more))/i,
  /^(?:(?:no|sorry|look|well),? )*(?:i|we|he|she|they) (?:do not|does not|will not|cannot|can not) do (?:two|three|four|five|ten|\d+|multi)[ -]?(?:years?|months?)\b(?! in a row)/i,
  /^(?:two|three|four|five|ten|\d+) (?:years?|months?), no\b/i,
  /(?<!\b(?:nothing|none|nobody) )\b(?:is|are) (?:far |way |much )?too (?:long|short|late|early|much|little|big|small) for (?:us|me)\b/i,
  /\b(?:that|this|it) (?:can|could|would) be a lot(?: of money| for \p{L}+| to ask)?[.!]?$/iu,
  /\bnever again\b|\bon ice (?:till|until)\b/i,
  /\bnot (?:tying|locking) (?:that|it|this|us|me|ourselves|myself|my hands|anything) (?:up|in|down)\b/i,
  /\b(?:i|we) (?:do not|did not) (?:want|need) (?:a|yet another) (?:second|third|fourth|fifth|sixth) (?:one|\p{L}+)\b/iu,
  // what went wrong, and went wrong again
  /\b(?:short|late|wrong|broken|missing|empty|damaged|dirty|faulty|(?:is|are|was|were|went) (?:down|out)) again\b|\bagain\b[^.?!]{0,16}\b(?:short|late|wrong|broken|missing|empty|damaged|dirty|faulty)\b/iu,
  /\b(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d+(?:nd|rd|th)) (?:week|month|time|day|night|delivery|shipment|order|visit|year) (?:running|in a row|on the trot)\b/i,
  /\b(?:stuck|trapped|stranded|waiting|waited|sat there|on hold)\b[^.?!]{0,24}\bfor (?:over |nearly |about |almost )?(?:an?|one|two|three|four|five|six|eight|ten|twenty|thirty|forty|\d+) (?:and a half )?(?:hours?|minutes?|days?|weeks?|months?)\b/i,
  // what one will not bear
  /\b(?:i|we) (?:am|are) not (?:eating|swallowing|footing|wearing|absorbing|carrying) (?:it|that|this|those|the)\b/i,
  /\b(?:tying|ties|locking|locks) (?:him|her|us|me|them|ourselves|(?:my|our) \p{L}+) (?:in|into|down)\b/iu,
  // a rival's price, told by the customer
  /^(?:(?:and|well|but|look|because),? )*(?:the )?(?:\p{Lu}[\p{L}’'&-]+ (?:and |& |of )?){1,3}(?:only |just )?(?:gives?|gave|offers?|offered|quotes?|quoted|wants?|wanted|charges?|charged|(?:was|were|are|is|came in) at|(?:were|was) in here\b[^.?!]{0,40}\bwrote) (?:us |me )?(?:only |just |about )*(?:[$£€]?\d[\d.,]*(?!\d)|(?:\p{Ll}+ty|\p{Ll}+teen|two|three|four|five|six|seven|eight|nine|ten|a hundred)\b)(?![- ](?:more |working |business )?(?:minutes?|hours?|days?|weeks?|months?|years?|times|people|men|of)\b)/u,
  new RegExp(
    String.raw`\bis (?:a|another) (?:\p{L}+[- ]){1,2}${span}[- ](?:\p{L}+ ){0,3}(?:review|project|process|exercise|approval|audit|saga|battle|nightmare)\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b${span}(?: of \p{L}+)? (?:is|are) (?:nothing|no time|a joke|a (?:long|very long) time|forever|an eternity|a lifetime)\b`,
    'iu',
  ),
];
const denied =
  /\bnot (?:that |so |too |very )?(?:hard|difficult|tough) to\b|\b(?:not|no|never|hardly|without)\b(?: \p{L}+){0,3} (?:pain|hassle|headache|deal ?-?breaker|show ?-?stopper|knock-?out|non-?starter|end of it)\b|\bif (?:it|that|this) (?:is|was|were|becomes)\b/iu;

/** Whether a clause with its short forms written out resists in such words. */
export function resistsPlainly(said: string): boolean {
  return !denied.test(said) && wordings.some((wording) => wording.test(said));
}
