import { eitherCase } from '#shared/text/either-case.ts';
import { countWords } from '../../split.ts';
import { dayMentions } from '../../dates/mentions.ts';
import { isNounPhrase } from '../../clause/main-clause.ts';
import type { Clause } from '../clause.ts';
import type { Doing } from '../deeds/deed-at.ts';
import { isDeed } from '../deeds/deeds.ts';
import { pointsAt, thingIn } from './thing-meant.ts';

const mostWords = 14;
const lead = eitherCase(
  /^(?:(?:then|and|so|now|next|okay|ok|right|plus|also),? )*(?:(?:from|for|on) (?:me|us|my side|our side|my end|our end),? )?(?:(?-i:\p{Lu}\p{Ll}+), )?/iu,
);
const fromMe =
  /^(?:(?:then|and|so|now|next|okay|ok|right|plus|also),? )*(?:from|for|on) (?:me|us|my side|our side|my end|our end)\b/i;
/** What a thing is to contain, behind its name: "the renewal quote, forty seats, one year". */
const particulars =
  /(?<=\b(?:the|an?|our|your|my|his|her|their) [^,]{2,40}), (?!(?:the|an?|our|your|my|his|her|their|and|both|some|two|with|without|for|of|in|on|as|including|signed|\p{L}+ed)\b)[^,]*.*$/iu;
const beginsThing = /^(?:the|an?|our|your|my|his|her|their|both|some|another)\b/i;
const goesOn = /,(?! (?:with|without|for|of|in|on|as|including|and|signed|\w+ed)\b)/i;
const tells =
  /\b(?:is|are|was|were|will|would|has|have|had|can|goes|comes|does|do|did)\b|['’]s (?:on|in|with|for|at|not|an?|the)\b/i;
const counts = /^(?:two|three|four|five|six|seven|eight|nine|ten|\d+) \p{L}/iu;
/** Whoever is asked or told is no thing. */
const toPeople = /^(?:ask|tell|remind|call|ring|meet|thank|warn|invite)\b/i;

/** "So from me, the revised offer. You'll have that by noon.": what a deed points at is the thing named right before it. */
export function withNamedBefore(doing: Doing, clause: Clause, before: Clause | undefined): Doing {
  const isOther = before?.speaker !== clause.speaker;
  const thing =
    isOther || !pointsAt.test(doing.deed) || toPeople.test(doing.deed) ? undefined : thingOf(clause, before);
  if (thing === undefined) return doing;
  return { ...doing, deed: doing.deed.replace(/\b(?:it|that|this|them|those|these|one)\b/i, thing), thing };
}

const whose =
  /^(?:(?:and|so|but|\p{L}+), |and |so |but )?(?:that|this|it)(?: one)? is (?:(me|mine|(?:next |already |still )?on (?:me|us|my (?:list|plate|desk|to-?do list))|(?:next|top|high) on my list|(?:one )?for me|with me|my (?:job|task|homework))|(you|yours))\b/iu;

/** "Then the order. That is me.", "the kick-off deck. That's yours." */
export function assignedThing(clause: Clause, before: Clause | undefined): Doing | undefined {
  const [whole, mine] = whose.exec(clause.said) ?? [];
  const thing = whole === undefined ? undefined : namedIn(clause, before);
  if (thing === undefined) return undefined;
  const isSaid = isDeed(thing.split(' ')[0]?.toLowerCase() ?? '', true);
  if (!isSaid && !((beginsThing.test(thing) || counts.test(thing)) && namesOnly(thing))) return undefined;
  const deed = isSaid ? thing : `see to ${thing}`;
  return mine === undefined
    ? { doer: 'you', name: undefined, force: 'request', deed, thing }
    : { doer: 'I', name: undefined, force: 'promise', deed, thing };
}

/** "And the training included": a term, and no thing. */
const isTerm = / (?:included|agreed|sorted|confirmed|noted|extra)$/i;

function thingOf(clause: Clause, before: Clause | undefined): string | undefined {
  const thing = namedIn(clause, before);
  const isOne =
    thing !== undefined && !isTerm.test(thing) && beginsThing.test(thing) && !goesOn.test(thing) && namesOnly(thing);
  return isOne && dayMentions(thing, undefined).length === 0 ? thing : undefined;
}

function namesOnly(thing: string): boolean {
  return !tells.test(thing) && isNounPhrase(thing);
}

function namedIn({ turn, speaker }: Clause, before: Clause | undefined): string | undefined {
  if (!before) return undefined;
  // "And the method statement?" - "That's on my list."
  if (before.speaker !== speaker)
    return before.asks && countWords(before.said) <= mostWords ? thingIn(before.said) : undefined;
  if (before.turn !== turn || before.asks) return undefined;
  const whole = before.said.replace(/[\s,.!]+$/, '');
  const said = fromMe.test(whole) ? whole.replace(particulars, '') : whole;
  if (countWords(said) > mostWords) return undefined;
  const thing = said.replace(lead, '');
  return /^\p{Lu}\p{Ll}/u.test(thing) ? thing.charAt(0).toLowerCase() + thing.slice(1) : thing;
}
