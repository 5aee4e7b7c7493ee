import { expandContractions } from '../../wording/contractions.ts';

const than =
  '(?:thought|expected|expecting|budgeted|planned|hoped|hoping|reckoned|figured|imagined|bargained|guessed|anticipated|in mind|wanted|looking)';
/** "More than I had thought", in a clause with its short forms written out. */
export const dearerThanThought = new RegExp(
  String.raw`\b(?:more|higher|dearer|steeper|pricier) than (?:i|we)(?: (?:had|have|was|were|am|are|would|would have))? ${than}\b`,
  'i',
);
const wordings: readonly RegExp[] = [
  dearerThanThought,
  /^(?:(?:oh|ooh|hm+|um|uh|well|okay|ok|wow|yeah|right|still|no|so|and|but|sorry),? )*(?:that|it) is (?:(?:quite|rather|pretty|awfully|still|kind of|a bit|bit|very|really) )*(?:a lot(?! (?:of (?!money)|better|more|easier|faster|less|to ))|steep|pricey|punchy|hefty|expensive|dear|too (?:much|dear|expensive|steep|high))\b/i,
  /\bsticker shock\b/i,
];

/** Whether a customer finds dear what was just named: "That's more than I thought." */
export function balks(text: string): boolean {
  const said = expandContractions(text);
  return !gives.test(said) && wordings.some((wording) => wording.test(said));
}

/** "A bit steep, but fine" */
const gives = /\bbut (?:fine|ok|okay|all right|alright|go on|let us|we will|i will|worth)\b/i;
