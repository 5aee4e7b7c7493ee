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
  /\b(?:not|no|never|hardly|without)\b(?: \p{L}+){0,3} (?:pain|hassle|headache|deal ?-?breaker|show ?-?stopper|knock-?out|non-?starter|end of it)\b|\bif (?:it|that|this) (?:is|was|were|becomes)\b/iu;

/** Whether a clause with its short forms written out resists in such words. */
export function resistsPlainly(said: string): boolean {
  return !denied.test(said) && wordings.some((wording) => wording.test(said));
}
