import type { Doing } from './deed-at.ts';
import { baseOfPast } from './base-of-past.ts';
import { isDeed } from './deeds.ts';
import { isDoneHere } from '../tasks/done-here.ts';
import { withoutMark } from './tokens.ts';

const lead = /^(?:(?:and|so|okay|ok|then|right|well|now|next),? )*/i;
/** "Next step on my side: the offer", "your homework would be the list" */
const listed =
  /^(?:(?:the |one )?(?:next steps?|to-?\s?dos?|actions?|homework|tasks?|jobs?) (?:for|on|from|with) (?:(me|us|my side|our side|my end|our end)|(you|your side|your end))|(?:on |from )?(?:(my|our)|(your)) (?:side|end|next steps?|homework|to-?\s?dos?|part|actions?|jobs?|tasks?))(?:,? (?:is|are|would be|will be)(?: to)?|[:,–—-]+)\s*(.+)/i;
/** "And from me the list with the users." */
const fromSomebody =
  /^from (?:(me|us|my side|our side)|(you|your side))(?: then)?[,:]? (?:(?:comes?|there (?:is|will be)|you (?:will )?(?:get|have)) )?((?:the|an?|two|three|some|my|our|your) .+)/i;
const hasVerb =
  /\b(?:is|are|was|were|will|would|has|have|had|can|could|should|shall|must|may|goes|comes|does|do|did|need|needs|want|seems|looks)\b/i;
const owed =
  /^I (?:still )?owe (?:you|him|her|them) (?!one\b|a (?:beer|drink|coffee|favou?r|pint|lunch)|an (?:apology|explanation))(.+)/i;
const expected = /^(?:you can )?expect ((?:an?|the|my|our|your) .*\bfrom (?:me|us)\b.*)/i;
/** "That's one for me to come back to you on" */
const forMe =
  /\b(?:that|this|it|which) (?:is|would be|will be) (?:(?!not |never |hardly )\p{L}+ )?(?:one|something|a (?:job|question|task)|mine|on me|down to me|up to me)(?: for me)? to (\p{L}.+)/iu;
const dangling = /(?: (?:on|about|with|for|into|at|to))+$/i;
const leaves =
  /^(?:the|your|our|my|two|three|all) (?:\S+ ){1,4}(?:go|goes|leave|leaves|ship|ships)(?: out| off)? (?=.*\b(?:today|tonight|tomorrow|\w+day)\b).+/i;
/** "Logins land in your inbox Wednesday", "the clean version reaches you tomorrow": who says so sees to it. */
const arrives =
  /^(?:(?:the|your|our|my|an?|all|both|those|these|two|three) )?(?:\S+ ){1,6}(?:(?:will |shall |should )?(?:reach(?:es)?|hits?|lands? (?:in|with|on)|(?:goes|go|comes?) (?:out |over |straight |back )?(?:to|from)|be (?:with|in)) (?:you|your|my|our)\b|(?:is|are) (?:with you|in your (?:inbox|hands|mailbox|mail|post))\b)(?=.*\b(?:today|tonight|tomorrow|morning|noon|evening|\w+day|week|month|end|close|by|before|first thing|\d+(?:st|nd|rd|th)|\w+th)\b).*/i;
/** "It would be good if one of you gave a talk" */
const wished =
  /\bwould be (?:really |so |very )?(?:good|great|nice|lovely|helpful|useful|better|ideal|brilliant|handy) if (?:(?:one|some|both|two) of )?(?:you|somebody|someone|your (?:people|team|side|colleagues?)) (?:could |can )?(\p{Ll}+) (.+)/iu;
/** Not what others do, and not what was. */
const notOurs =
  /^(?:who|what|which|when|where|if|it|he|she|they|you|i|we|there|that|this)\b|\b(?:last|yesterday|ago|always|usually|every)\b/i;

/** What somebody is given to do in words without a subject that does it. */
export function assignedIn(said: string): Doing | undefined {
  const text = withoutMark(said.replace(lead, ''));
  const [, verb = '', rest = ''] = wished.exec(text) ?? [];
  if (verb !== '') {
    const base = baseOfPast(verb) ?? (isDeed(verb, true) ? verb : undefined);
    return base === undefined ? undefined : theirs(`${base} ${rest}`);
  }
  const [, me, you, my, your, task] = listed.exec(text) ?? [];
  if (task !== undefined && task.split(' ').length > 1 && !/^(?:it|that|this|not|in|on|at|now|there)\b/i.test(task))
    return me || my ? mine(task) : you || your ? theirs(task) : undefined;
  const [, ours, yours, listedThing = ''] = fromSomebody.exec(text) ?? [];
  if (listedThing !== '' && !hasVerb.test(listedThing.replace(/,? (?:which|that|who) .*/i, '')))
    return ours || !yours ? { ...mine(listedThing), deed: `send ${listedThing}` } : theirs(listedThing);
  const thing = owed.exec(text)?.[1] ?? expected.exec(text)?.[1];
  if (thing !== undefined) return mine(thing);
  const own = forMe.exec(text)?.[1];
  if (own !== undefined && isDeed(own.split(' ')[0]?.toLowerCase() ?? '', true) && !isDoneHere(own))
    return mine(own.replace(dangling, ''));
  return leaves.test(text) || (arrives.test(text) && !notOurs.test(text))
    ? { doer: 'I', name: undefined, force: 'promise', deed: text }
    : undefined;
}

function mine(task: string): Doing {
  return { doer: 'I', name: undefined, force: 'promise', deed: worded(task) };
}

function theirs(task: string): Doing {
  return { doer: 'you', name: undefined, force: 'request', deed: worded(task) };
}

/** What is no deed is a thing to be provided. */
function worded(task: string): string {
  const [verb = ''] = task.toLowerCase().split(' ');
  return isDeed(verb, true) || /^(?:get|find|have|do|give|say|go) /i.test(task) ? task : `provide ${task}`;
}
