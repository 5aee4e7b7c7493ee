import { eitherCase } from '#shared/text/either-case.ts';
import type { Sentence } from '../sentence.ts';
import type { Meeting } from '../meeting.ts';

/** How the people of a parliament or council speak to and of each other. */
const formal =
  /\b(?:honou?rable|minister|parliament|committee|council(?:lor)?|m[rs]s?\.? (?:chair|speaker)|madam chair)\b/i;
/** From this share of such sentences on a meeting is one of theirs; a team mentions a committee now and then. */
const formalShare = 0.01;

/** What only leads through a meeting: who speaks next, what is on the agenda, what works with the equipment. */
const conduct = eitherCase(
  /\b(?:(?:move|moving|turn|go|going|come|continue|proceed|start|begin) (?:straight |on |back |now |over |off )*(?:to|with) (?:the (?:next|honourable|member)|item|questions?|our (?:next|first)|statements|m[rs]s?\b|dr\b|hon\b|(?-i:[A-Z])\w+ (?-i:[A-Z])\w*)|questions? (?:now |here )*(?:from|by) (?-i:[A-Z])\w*|papers? to note|seeing none|point of order|(?:have|has) the floor|floor is yours|raise (?:your|his|her) hand|unmute|(?:declare|call) (?:this|the) (?:meeting|session)|minutes left|thanks?|welcome|apologi[sz]e|apologies|next slide|pardon|simultaneous (?:translation|interpretation)|record of proceedings|(?:has|have) (?:\p{L}+ )?\S+ seconds|address (?:my|this|the|our) questions? to)\b|^I (?:will |would like to )?call on\b/iu,
);

/** Whether people of many sides meet in public, where nobody is "the team". */
export function isPublicSession(meeting: Meeting): boolean {
  const told = knownSessions.get(meeting) ?? speaksFormally(meeting);
  knownSessions.set(meeting, told);
  return told;
}

/** Asked for at each step that goes another way in public. */
const knownSessions = new WeakMap<Meeting, boolean>();

function speaksFormally({ sentences }: Meeting): boolean {
  return sentences.filter(({ text }) => formal.test(text)).length > formalShare * sentences.length;
}

/** How people address those who sit above them, and how such a session is led: sellers speak of committees and councils, too. */
const address =
  /\b(?:honou?rable|madam chair|m[rs]s?\.? (?:chair|speaker)|point of order|(?:have|has) the floor|members of the (?:committee|council|parliament))\b|^(?:thank you,? )?(?:minister|councillor),|, (?:minister|councillor)[.?!]*$/i;

/** Whether a session is held by its rules of order. */
export function isHeldByRules(sentences: readonly Pick<Sentence, 'text'>[]): boolean {
  return sentences.filter(({ text }) => address.test(text)).length > formalShare * sentences.length;
}

/** Whether a sentence is about the conduct of the meeting and not about its matter. */
export function isConduct(text: string): boolean {
  return conduct.test(text);
}

/** Who sits or answers in a session is none of its subjects; in stems. */
export const office =
  /^(?:(?:\p{L}+ )?(?:minister|cabinet secretari|chair|speaker)|(?:\p{L}+ )?colleagu|member(?: opposit)?|honou?r\p{L}* \p{L}+)$/u;
