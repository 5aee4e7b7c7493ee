import type { RepairWords } from '../../../dues/self-repair.ts';

/** Speaks of a thing that was named before. */
export const pointsBack =
  /\b(?:it|them|that|those|this|one|they)\b|\byou (?:will|would|can|could|shall|should)? ?(?:have|get|see|hear)\b|\bgive me\b/i;
export const youHave = /\byou (?:will |would |can |could |shall |should )?(?:have|get|see|hear|receive)\b/i;
/** Hangs on something else, whose day is another one. */
export const waits = /\b(?:once|as soon as|when|after|until|if|whenever|depending)\b/i;
/** What somebody does who is spoken of. */
export const theyDo = /^(?:(?:and|so|then|but) )?(?:he|she|they) (?:(?:will|can|would|should) )?\p{Ll}+ /iu;
export const promises = /\b(?:i|we) (?:will|shall|can|could|am|are|must|have to)\b/i;
export const requests =
  /\b(?:can|could|would|will|may|might) (?:you|i (?:have|get|see|ask))\b|\b(?:i|we) (?:would |will |do )?(?:need|want|like)\b|\bplease\b|^(?:then )?(?:get|send|give|forward|bring|put|copy|take|tell) |\byou (?:get|send|give|take|bring|do)\b|\bwhat i need\b/i;
/** What ends or is held on a day of its own: "our lease ends on the thirtieth", "the board meets on the fourth". */
export const event =
  /\b(?:lease|contract|agreement|term|warranty|subscription|licen[cs]e|patent|policy|board|committee|council|trustees|governors|panel)\b[^,.;]*\b(?:ends?|ended|expires?|lapses?|meets?|sits?|runs? out|is (?:over|up)|renews?)\b/i;
/** "Book the hall for the fifth": the day of the hall. */
export const books = /\b(?:book|schedule|reserve|pencil|plan|arrange|block|aim)\b.{0,60} for\b/i;
export const past =
  /\b(?:was|were|had|did|went|came|rang|called|sent|told|said|got|gave|took|made|saw|signed|\p{L}{3,}ed)\b/iu;
export const coming = /\b(?:will|shall|would|can|could|going to|let|am|should|must|have to|need|want)\b/i;
export const corrects =
  /\b(?:actually|sorry|rather|instead|correction|make (?:it|that)|call (?:it|that)|let us (?:say|make)|say|better|then)\b/i;
/** "No rush", "sorry it took so long": nothing is taken back by these. */
const polite =
  '(?!\\W+(?:rush|need|hurry|charge|cost|problem|later|worries|more|doubt|way|extra|it|for|about|to|that|if)\\b)';
/** Puts something else in the place of what was said, in words that mean nothing else. */
const rights =
  "scratch that|strike that|scrap that|correction\\b|i (?:tell a )?lie\\b|make (?:it|that)\\b|(?:i|we) mis(?:spoke|read)\\b|let(?:['’]s| us| me) (?:make|say|call) (?:it|that|the|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow)\\b";
/** Begins to put another day in the place of the one just named. */
const takesBack = new RegExp(
  `^\\W*(?:(?:oh|or|ah|uh|um|hmm?|well|actually|sorry|but)\\W+)*(?:(?:no|nope|nah)\\b${polite}|wait\\b|hang on|hold on(?! to)|(?:or )?rather\\b|${rights})`,
  'i',
);
/** The same in the middle of a sentence. */
const takesBackInside = new RegExp(
  `\\b(?:(?:actually|hmm?|sorry|oh|ah|well)\\W{1,4}(?:no|nope|nah)\\b${polite}|(?:no|nah)\\W{1,4}(?:no\\W{1,4})?(?:wait|hang on|hold on|sorry|scratch|strike|actually|make|better|rather)\\b|hang on|hold on(?! to)|or rather|(?:actually|sorry|rather|wait)\\W{1,4}(?:make|let us|say)\\b|(?:um|uh|oh|ah|hmm?|well)\\W{1,4}wait\\b(?! (?:for|till|until|on)\\b)|${rights})|(?:\\.\\.\\.|[…—–;])\\W{0,4}(?:(?:oh|ah|hmm?)\\W{1,4})?(?:no|nah|actually|sorry|wait)\\b${polite}|\\b(?:no|sorry|actually|i mean|make (?:it|that))\\W{1,4}(?:(?:on|by|the|next|this) )*(?:mon|tues|wednes|thurs|fri|satur|sun)day\\b`,
  'i',
);
/** Comes back to it when others have spoken; "no" mostly answers them. */
const putsRight = new RegExp(
  `^\\W*(?:(?:oh|ah|uh|um|hmm?|well|sorry|but|no|nah)\\W+)*(?:actually\\W+(?:no|nah|make|let us)\\b|that(?:['’]s| is) (?:no good|too late),? then\\b|that (?:won['’]t|will not) (?:do|work),? then\\b|${rights})`,
  'i',
);
/** All that stands before a day with which a sentence begins. */
export const opens =
  /^\W*(?:(?:oh|ah|uh|um|hm+|well|right|okay|ok|fine|sure|yeah|yes|then|so|in that case|call it|make it|say|by|on|the|till|until)\b\W*)*$/i;
/** "I'd have to get it translated, so make that Monday" */
export const makesIt = /\b(?:make|call) (?:it|that) (?:(?:by|on|the|next|this) )*$/i;
/** Speaks of the day that was just named. */
const thatDay = /\b(?:that|the same) (?:day|morning|afternoon|week)\b/i;
/** What is said when something comes to mind that stands against a day, or stands against it. */
const obstacle =
  /(?:^|[\s,.…;—–-])(?:ah|oh|oops|shoot|damn|wait|sorry|hmm+)\b(?! (?:it took|about|for|to)\b)|\b(?:closed|away|travell?ing|on holiday|on leave|public holiday|bank holiday|off (?:that|on)|too (?:early|late|soon|tight))\b/i;

/** How who promises something puts another day in the place of his own. */
export const repair: RepairWords = {
  inside: takesBackInside,
  opening: takesBack,
  comingBack: putsRight,
  thatDay,
  obstacle,
};
