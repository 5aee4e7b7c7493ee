const follows = String.raw`(?=[,.;?!]|$| (?:on|in|at|by|from|until|till|to|with|for|and|but|so|then)\b)`;
/** What stands behind the verb of a noun and behind no owner: "the portal's not up", "Ruth's on leave". */
const states = [
  String.raw`(?:not|never|already|only|too|just|the|an?|going to|coming to)\b`,
  // "customer service is on Stellan's back"
  String.raw`(?<!\b(?:on|in|at|to|of|for|with|from|by|behind) [\p{L}-]+['’]s )back${follows}`,
  `(?:around|away|here|there|gone|due|fine|keen|out|off|up|shut|free|enough|stuck|fair|good|great|full|perfect|possible|impossible|ready|busy|late|early|happy|trapped|done|paid)${follows}`,
  // "get the fire marshal's okay on it"
  String.raw`okay(?! (?:on|in|at|by)\b)${follows}`,
  String.raw`(?:at|on|in|under|over|for|with|from) (?:the|an?|my|our|your|their|that|this|those|holiday|leave|site|top|track|\d|\p{Lu})`,
].join('|');
/** What the minutes themselves put in has an owner's ending: "the customer's". */
const verb = String.raw`(?<=\p{L}{2})(?<!\b(?:let|customer|vendor|team))['’]s`;
const is = new RegExp(`${verb} (?=${states})`, 'giu');
const has = new RegExp(
  String.raw`${verb} (?=(?:(?:only|just|already|never|still|also) )?(?:got (?!\p{Lu})|been\b))`,
  'gu',
);

/** "The flatmate's not in" -> "the flatmate is not in", "Priory's got it" -> "Priory has got it"; "the invoice's due date" stays. */
export function nounsWithVerbs(text: string): string {
  return /['’]s /.test(text) ? text.replace(has, ' has ').replace(is, ' is ') : text;
}
