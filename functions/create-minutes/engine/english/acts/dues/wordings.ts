/** Speaks of a thing that was named before. */
export const pointsBack =
  /\b(?:it|them|that|those|this|one|they)\b|\byou (?:will|would|can|could|shall|should)? ?(?:have|get|see|hear)\b|\bgive me\b/i;
export const delivers =
  /\b(?:(?:it|they|that) (?:will|goes|comes|is (?:in|on|with|there|done|ready)|go (?:out|off|up|to))|(?:send|mail|have|get|bring|finish|text|drop|post|give|do|know|return|tell) (?:it|them|that|you|ye|your)|from me|done|ready|with you|to you)\b/i;
export const youHave = /\byou (?:will |would |can |could |shall |should )?(?:have|get|see|hear|receive)\b/i;
/** Hangs on something else, whose day is another one. */
export const waits = /\b(?:once|as soon as|when|after|until|if|whenever|depending)\b/i;
export const promises = /\b(?:i|we) (?:will|shall|can|could|am|are|must|have to)\b/i;
export const requests =
  /\b(?:can|could|would|will|may|might) (?:you|i (?:have|get|see|ask))\b|\b(?:i|we) (?:would |will |do )?(?:need|want|like)\b|\bplease\b|^(?:then )?(?:get|send|give|forward|bring|put|copy|take|tell) |\byou (?:get|send|give|take|bring|do)\b|\bwhat i need\b/i;
/** Said in parting, or of what somebody does besides. */
export const parting =
  /\b(?:same time|see you|talk (?:to you |soon|on)|speak (?:to you |soon|on)|have a (?:good|nice|great)|good luck|weekend|by the way|anyway|kick-?off|birthday|i am off)\b/i;
/** What happens on a day of its own. */
export const event =
  /\b(?:board|committee|trustees|audit|council|retreat|vacation|holidays?|conference|campaign|contract|lease|term|ends?|ended|expires?|renew\w*|launch\w*|go(?:es|ing)?[- ]live|live|starts?|started|begins?|invoices?|takes?|exam|wedding|closed?|away|busy|meet|meeting|deadline)\b/i;
/** "Book the hall for the fifth": the day of the hall. */
export const books = /\b(?:book|schedule|reserve|pencil|plan|arrange|block|aim)\b.{0,60} for\b/i;
export const past =
  /\b(?:was|were|had|did|went|came|rang|called|sent|told|said|got|gave|took|made|saw|signed|\p{L}{3,}ed)\b/iu;
export const coming = /\b(?:will|shall|would|can|could|going to|let|am|should|must|have to|need|want)\b/i;
export const corrects =
  /\b(?:actually|sorry|rather|instead|correction|make (?:it|that)|call (?:it|that)|let us (?:say|make)|say|better|then)\b/i;
