import type { SaidDay } from './said-days.ts';

/** "Cheers, see you Friday" */
const parts =
  /\b(?:see|speak to|talk to|catch) (?:you|ya|each other)(?: all| both| again| then)?(?: (?:on|next|this))?,? $/i;
/** "I'm out in the morning", "Monday I can't" */
const isAway =
  /(?<!\b(?:before|until|till|by the time|when|after) )\b(?:I am|I['’]m|we are|we['’]re|(?:he|she) is) (?:out|off|away|travelling|traveling|in (?:a|the) \p{L}+ meetings?|on (?:leave|holiday|vacation))(?: (?:on|all|for|until|till|from))? $/iu;
const cannot = /^,? (?:I|we) (?:cannot|can['’]?t|can not)\W*$/i;
/** "..., and if you could get it back to me by Monday": the end of what is asked of the other one. */
const asksBack = /, and (?:then )?if you (?:could|can|would) (?:get|send|give|let|return|sign|fill|have)\b[^.?!;,]*$/i;

/** "You'd need to sign it first, I can send that today": when the other one does his part. */
const promises =
  /^ ?(?:(?:and|so|then|but) )?(?:I|we) (?:will|can|could|shall) (?!(?:need|want|expect|have|be|see|get|take)\b)\p{Ll}+/u;

/** Whether a day was named for something that is no end of the speaker's deeds: parting, being away, what is asked in return. */
export function isNoEnd({ due, clause: { said } }: SaidDay, text: string, isOwners: boolean): boolean {
  const at = said.indexOf(due.asWritten);
  const [before, after] = [said.slice(0, Math.max(0, at)), said.slice(Math.max(0, at) + due.asWritten.length)];
  if (parts.test(before) || isAway.test(before) || (before === '' && cannot.test(after))) return true;
  if (!isOwners && promises.test(before.replace(/^.*[,;]/su, ''))) return true;
  return isOwners && asksBack.test(text.slice(0, Math.max(0, text.indexOf(due.asWritten))));
}
