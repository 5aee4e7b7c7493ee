/** "You" that is nobody at the table: what could be seen there, how it goes in somebody's own trade, a saying. */
const wordings: readonly RegExp[] = [
  /\b(?:did|tried|saw|used|had|put|ran|took|made|\p{L}{3,}ed)\b[^.?!]{0,120}\b(?:and|so|where|that) you could (?:even |still |really |actually |just )?(?:see|hear|feel|smell|tell|read|find)\b/iu,
  /\b(?:in|with) (?:our|my|this|the) (?:\p{L}+ )?(?:sector|business|industry|trade|world|country|line|job|village|field|market)\b[^.?!]{0,20}\byou (?:\p{L}+ ){0,2}(?:need|have|get|wait|pay|cannot|can|must|do|are|learn)\b/iu,
  /\byou (?:never know|get what you pay for|(?:cannot|can['’]t) (?:win|make (?:it|this|that) up|have everything)|name it|(?:would|['’]d) think|have to laugh|could (?:hear a pin|set your watch))\b/iu,
  /\byou (?:come|walk|drive|go|get) (?:in|into|through|up|down|past) (?:our|my)\b/iu,
];

/** Whether "you" means anybody in a sentence, so that it is put for nobody. */
export function meansAnybody(said: string): boolean {
  return wordings.some((wording) => wording.test(said));
}

/** "You cannot have that on a till", "by the time you have counted it": so it may be for anybody, whoever listens. */
const mayBeAnybody =
  /["“]|\byou (?:can|cannot|could|would|should|must|will|have to|had to|need|see|know|get|understand)\b|\b(?:if|when|whenever|once|unless|until|while|by the time|after|before|do|did|something|anything|everything|everybody) you\b/i;
export const saysYou = /\byou(?:rs?|rself)?\b/i;

/** Whether "you" stands in a text and plainly means whom it is said to. */
export function speaksToOther(text: string): boolean {
  return saysYou.test(text) && !mayBeAnybody.test(text);
}
