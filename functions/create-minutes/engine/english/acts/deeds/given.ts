import type { Doing } from './deed-at.ts';

const asReceived = '^(?:you (?:will|shall|are going to|get|have) )?(?:also |then |all )?';
const hearing = new RegExp(String.raw`${asReceived}hear (?:back )?from (?:me|us|him|her|them)\b`, 'i');
const pointer = '(it|that|this|them|those|these|one|both|everything|all (?:two|three|four|five|of (?:it|them|that)))';
/** What may follow a thing that is only pointed at; another word is what it is called, or what becomes of it. */
const goesOn =
  '(?=[,.!]|$| (?:by|on|at|before|in|within|for|with|from|tomorrow|today|tonight|first|next|this|as|once|when|after|and|then|too|right|early|later|latest|no later|not later|(?:mon|tues|wednes|thurs|fri|satur|sun)day|the (?:same|next|day|week|morning|moment|minute)|a week|end of)\\b)';
/** "I'll have it to you by then" */
const haveTo =
  /^have ((?:it|that|this|them|those|these)|(?:the|an?|your|our|my) (?:\p{L}+ ){1,2}?)\s*(?=(?:over |across |back )?to (?:you|him|her|them|\p{Lu}))/u;
const fromUs = '(?: from (?:me|us))?';
const back = new RegExp(String.raw`${asReceived}(?:have|get|receive) ${pointer} back${fromUs}\b`, 'i');
const pointed = new RegExp(`${asReceived}(?:have|get|receive) ${pointer}${fromUs}${goesOn}`, 'i');
/** After these nothing is received: "you'll get to see it", "you'll have to wait". */
const thing = new RegExp(
  String.raw`${asReceived}(?:have|get|receive) (?!(?:an? |the |some )?(?:\p{L}+ )?(?:problem|error|trouble|issue|surprise|choice|chance|right|say)s?\b|(?:to|used|back|in|out|on|off|over|there|through|what|ready|going|better|worse|been|had|by)\b)(?=\p{L}|\d)`,
  'iu',
);
const there = /^(?:it will )?be (?:with you|in your (?:inbox|hands|mailbox)|on your desk|over to you)\b/i;
/** "You'll have it signed" is to have it signed. */
const made = new RegExp(String.raw`${asReceived}have ${pointer} \p{L}+(?:ed|one|ade|ent|ready)\b`, 'iu');
const done =
  /^(?:(?:it|they) will )?be (?=(?:ready|done|active|live|fixed|sorted|finished|in place|on your (?!desk\b)\p{L}+)\b)/iu;

/**
 * The deed as its owner does it: "you'll have the figures" is to get you the figures, and who sees to it that Dana sends it
 * has her send it.
 */
export function ownedDeed({ deed, received, through }: Doing, isOfSpeaker: boolean): string {
  if (through !== undefined) return isOfSpeaker ? `have ${through} ${deed}` : deed;
  return received ? givenDeed(deed) : deed.replace(haveTo, 'get $1 ');
}

function givenDeed(deed: string): string {
  if (hearing.test(deed)) return deed.replace(hearing, 'get back to you');
  if (back.test(deed)) return deed.replace(back, 'return $1 to you');
  if (pointed.test(deed))
    return deed.replace(pointed, 'get $1 to you').replace(/ (?:in|into) your (?:inbox|mailbox)\b/i, '');
  if (made.test(deed)) return deed;
  if (there.test(deed)) return deed.replace(there, 'get it to you');
  if (done.test(deed)) return deed.replace(done, 'have it ');
  return thing.test(deed)
    ? deed
        .replace(thing, 'get you ')
        .replace(/^get you your /i, 'get you the ')
        .replace(/ from (?:me|us)\b/i, '')
    : deed;
}
