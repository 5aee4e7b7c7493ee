import type { Sentence } from '../../sentence.ts';

const takesBack =
  /^(?:(?:oh|ah|u+m+|u+h+|well|but|and),? )*(?:no,? (?:wait|sorry|hang on|hold on|scrap|strike|actually)\b|(?:wait|sorry|hang on|hold on),? no\b|(?:actually,? )?(?:scrap|strike|forget) (?:that|it)\b|I take (?:that|it) back\b|correction\b|I misspoke\b|I was wrong\b)/i;

/** "We go live on the fourth. No wait, scrap that": said and taken back by the same person in one breath. */
export function isTakenBack({ raw, speaker }: Sentence, next: Sentence | undefined): boolean {
  return takesBack.test(raw) || (next !== undefined && next.speaker === speaker && takesBack.test(next.raw));
}
