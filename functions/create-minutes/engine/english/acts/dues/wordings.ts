/** Speaks of a thing that was named before. */
export const pointsBack =
  /\b(?:it|them|that|those|this|one|they)\b|\byou (?:will|would|can|could|shall|should)? ?(?:have|get|see|hear)\b|\bgive me\b/i;
export const youHave = /\byou (?:will |would |can |could |shall |should )?(?:have|get|see|hear|receive)\b/i;
/** Hangs on something else, whose day is another one. */
export const waits = /\b(?:once|as soon as|when|after|until|if|whenever|depending)\b/i;
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
/** Begins to put another day in the place of the one just named. */
export const takesBack =
  /^\W*(?:(?:oh|or|ah|uh|um|hmm?|well|actually|sorry|but)\W+)*(?:(?:no|nope|nah)\b(?! later\b| problem| more than)|wait\b|hang on|hold on|scratch that|strike that|scrap that|(?:or )?rather\b|correction\b|i (?:tell a )?lie\b|make (?:it|that)\b|(?:i|we) mis(?:spoke|read)\b|let (?:us|me) (?:make|say)\b)/i;
/** The same in the middle of a sentence. */
export const takesBackInside =
  /\b(?:(?:actually|hmm?|sorry|oh|ah|well)\W+(?:no|nope|nah)\b(?! later\b| problem)|(?:no|nah)\W+(?:no\W+)?(?:wait|hang on|hold on|sorry|scratch|strike|actually|make|better|rather)\b|hang on|hold on|scratch that|strike that|scrap that|or rather|correction\b|(?:actually|sorry|rather|wait)\W+(?:make|let us|say)\b|i (?:tell a )?lie\b)|(?:\.\.\.|[…—–;])\W*(?:oh|ah|hmm?)?\W*(?:no|nah|actually|sorry|wait)\b(?! later\b)|\b(?:no|sorry|actually|i mean|make (?:it|that))\W+(?:(?:on|by|the|next|this) )*(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i;
