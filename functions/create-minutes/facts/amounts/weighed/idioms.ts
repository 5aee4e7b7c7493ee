import type { Figure } from './reading.ts';

const staked = /\b(?:bet|bets|betting|wager(?:ed)?|(?:had|have|put|won|lost)) (?:you |him |her |them |me )?(?:my )?$/i;
const stakes =
  /^ (?:on (?:it|that|you|him|her|them|this|whether)|says|that (?:you|he|she|it|they)|off (?:you|him|her|them))\b/i;
const thanks = /\b(?:thanks|cheers|not in|one in|chance in|feel like|look like) $/i;

/** "I had a fiver on you saying that", "thanks a million" */
export function isIdiom({ quantity: { start, end, kind, value, asWritten }, remark: { text } }: Figure): boolean {
  const before = text.slice(Math.max(0, start - longestLead), start);
  if (/^an? (?:million|hundred|thousand)(?: years)?$/i.test(asWritten) && thanks.test(before)) return true;
  return kind === 'money' && value < mostStaked && staked.test(before) && stakes.test(text.slice(end));
}

const longestLead = 24;
/** Nobody bets more in a sales call; "we lost twelve thousand on that delivery" is a cost. */
const mostStaked = 100;

const beThere =
  /\b(?:be|there|here|gate|site|office|door|desk|reception|home|start|open|shut|finish|rings? off|pulling|pick \p{L}+ up) (?:at|for|by|from|till|until) $/iu;
const lastHour = 12;

/** "I'll be at the gate for seven": nobody pays that. */
export function isHourOfComing({ quantity: { start, end, kind, per, value }, remark: { text } }: Figure): boolean {
  return (
    kind === 'bare' &&
    per.length === 0 &&
    Number.isInteger(value) &&
    value <= lastHour &&
    beThere.test(text.slice(Math.max(0, start - longestLead), start)) &&
    /^(?:[.,;!?]|$| (?:when|and|then|on|every|in|if)\b)/i.test(text.slice(end))
  );
}
