/** Says that nobody can be held to a day before something is known. */
const holdsOff =
  /\b(?:cannot|could not|will not|would not|do not dare to|dare not|would only) (?:really |quite |yet |just )?(?:say|promise|commit|tell you|tie (?:myself|ourselves)|pin|put (?:any|some)thing|plan|fix any)\b|\b(?:do not know|no idea|dunno|not sure) (?:about|what|how|when|if|whether|where|yet)\b|\bdepend(?:s|ing)? (?:on )?(?:how|what|when|whether|if|who)\b|\b(?:let us|let me|we will|i will|can we|could we|(?:have|need|want) to) (?:(?:just|first) )?see (?:the|how|what|where|if|whether|from|it|that|when|after|then)\b|\bsee (?:how|where) [^.?!]{1,40} (?:goes|go|stands?|looks? like)\b/i;
const who = '(?:i|we|he|she|they|you|somebody|(?:my|our) \\p{L}+)';
const tell =
  '(?:ring|call|write|e-?mail|mail|text|message|phone|shout|holler|let (?:you|me|us) (?:know|hear)|be in touch|(?:get|come) back|hear from)';
/** Somebody will say so himself when he knows: "I'll write to you when I know who is in", "call me once you've read it". */
const tellsWhen = new RegExp(
  `\\b(?:${who} (?:(?:will|shall|would|can|just) ){1,2}${tell}|(?<!\\b(?:can|could|will|would) you )(?:call|ring|text|mail|write|message) (?:me|us))\\b[^.?!]{0,25}\\b(?:when|once|if|until|as soon as)\\b|\\b(?:until|till) ${who} (?:ring|call|write)s?\\b`,
  'iu',
);
/** The same without what it depends on, or that there is no need to meet: beside a no. */
const instead = new RegExp(
  `\\b${who} (?:(?:will|shall|would|just) ){1,2}${tell}\\b(?! (?:you )?(?:then|at|on|that day)\\b)|\\b(?:e-?mail|a (?:text|mail|ring)) (?:will do|is fine|does it)\\b|\\bjust (?:text|ring|call|e-?mail|mail|send)\\b`,
  'iu',
);

/** Words by which a day, or a meeting, is left for later. */
export const putOffWords = {
  /** The talk of it ends without a day. */
  noDay:
    /\b(?:no (?:fixed )?(?:date|day)s? (?:yet|then|for now|today)|then no (?:date|day)|okay no (?:date|day)|(?:fix|set|book|plan|arrange) nothing|nothing (?:fixed|in the (?:diary|calendar))|(?:leave|keep) (?:it|that|the (?:date|day)) (?:all )?open|(?:leave|drop|skip) it altogether|(?<!\bnot )(?:scrap|forget) (?:it|that|the \p{L}+|(?:mon|tues|wednes|thurs|fri)day)|wait (?:for|on) (?:the|your) (?:call|mail|e-?mail|message|ring|word)|(?:do not see|see no) (?:what for|need|point)|would (?:much )?(?:rather|prefer it if) you (?:just |only |simply )?(?:sent|send|e-?mailed?|posted?|wrote|write|called?|rang|ring)|no need (?:to (?:meet|come|sit down)|for (?:a|another) (?:meeting|call|visit)))\b/iu,
  leavesOpen: (said: string) => holdsOff.test(said) || tellsWhen.test(said),
  instead,
  asksToMeet:
    /\b(?:shall|should|can|could|do you want|would you like|you want|want)\b(?: (?:we|i|me|us|to|you|put|have|do|get|set|a|on|another)){0,5} (?:meet|catch[- ]?up|(?:talk|speak|call|meet|sit down)(?: \p{L}+){0,2} again|sit down|come (?:by|over|again|up|back|out|round|down)|drop (?:in|by)|follow[- ]?up|second (?:visit|meeting|call)|call after|coffee)\b[^?]*\?/iu,
  asksForHour: /\b(?:what|which) (?:time|hour)\b|^(?:and )?(?:(?:the|at) )?(?:hour|time)\?/i,
  dayStands: /\bday (?:stands|stays|is (?:fixed|settled|set))\b/i,
} as const;
