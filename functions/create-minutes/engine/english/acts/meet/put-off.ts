import { type Heard, isOther } from './heard.ts';
import type { Hour } from './hours.ts';
import { isAgainst } from './kept.ts';
import { signsOf } from './signs.ts';
import type { Placed } from './traits.ts';

/** Says that nobody can be held to a day before something is known. */
const holdsOff =
  /\b(?:cannot|could not|will not|would not|do not dare to|dare not|would only) (?:really |quite |yet |just )?(?:say|promise|commit|tell you|tie (?:myself|ourselves)|pin|put (?:any|some)thing|plan|fix any)\b|\b(?:do not know|no idea|dunno|not sure) (?:about|what|how|when|if|whether|where|yet)\b|\bdepend(?:s|ing)? (?:on )?(?:how|what|when|whether|if|who)\b|\b(?:let us|let me|we will|i will|can we|could we|(?:have|need|want) to) (?:(?:just|first) )?see (?:the|how|what|where|if|whether|from|it|that|when|after|then)\b|\bsee (?:how|where) [^.?!]{1,40} (?:goes|go|stands?|looks? like)\b/i;
/** The talk of it ends without a day. */
const noDay =
  /\b(?:no (?:fixed )?(?:date|day)s? (?:yet|then|for now|today)|then no (?:date|day)|okay no (?:date|day)|(?:fix|set|book|plan|arrange) nothing|nothing (?:fixed|in the (?:diary|calendar))|(?:leave|keep) (?:it|that|the (?:date|day)) (?:all )?open|(?:leave|drop|skip) it altogether|(?:scrap|forget) (?:it|that|the \p{L}+|(?:mon|tues|wednes|thurs|fri)day)|wait (?:for|on) (?:the|your) (?:call|mail|e-?mail|message|ring|word))\b/iu;
const asksForHour = /\b(?:what|which) (?:time|hour)\b|^(?:and )?(?:(?:the|at) )?(?:hour|time)\?/i;
const dayStands = /\bday (?:stands|stays|is (?:fixed|settled|set))\b/i;

/** Remarks and turns after a day and its hour were named last. */
const [mostSince, turnsSince] = [16, 3];

/**
 * "Could we say Thursday at ten?" - "Send the thing first and we'll see from there.": a day that was talked of, but to which nobody
 * will be held. Once the other side has taken it, it stands.
 */
export function isPutOff({ first, last, named }: Placed, hour: Hour | undefined, heard: readonly Heard[]): boolean {
  const places = [last, ...(hour ?? []).map((one) => one.heard)];
  const from = places.reduce((latest, one) => (one.remark.index > latest.remark.index ? one : latest), last);
  const isReply = isOther(from.remark, first.remark);
  let isSafe = isReply && signsOf(from).has.confirms > 0 && !isAgainst(from);
  for (const one of heard.slice(from.remark.index, from.remark.index + mostSince)) {
    if (one.turn - from.turn > turnsSince) return false;
    if ((one.turn === from.turn && !isReply) || (one !== last && named.includes(one))) continue;
    if (one.turn > from.turn && isOther(one.remark, from.remark) && signsOf(one).stance === 2) return false;
    if (dayStands.test(one.said)) return false;
    isSafe ||= asksForHour.test(one.said);
    if (noDay.test(one.said) || (!isSafe && holdsOff.test(one.said))) return true;
  }
  return false;
}
