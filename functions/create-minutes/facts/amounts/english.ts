import { englishUnit, judgeEnglish, kindOfEnglish } from './english-judge.ts';
import { englishQuantities } from './english-quantities.ts';
import { englishStatus } from './english-status.ts';
import type { AmountReader } from './judge.ts';

const takesBack =
  /^[^?]{0,30}?\b(?:sorry|no,? wait|wait,? no|i mean|i meant|correction|rather|scratch that|strike that|my mistake|my bad|i misspoke|let me correct|excuse me|apologies|i take that back|not even)\b(?! (?:to|for|about))|^[\s,.—–-]*(?:no|actually)\b[,.]?[^?]{0,20}$/i;

/** From the same mouth a correction, from another one a counter-offer. */
const makesIt = /\bmake (?:that|it)\b/i;

export const englishAmounts: AmountReader = {
  currency: undefined,
  quantities: englishQuantities,
  judge: judgeEnglish,
  kindOf: kindOfEnglish,
  takesBack: (between, isSameSpeaker) =>
    between.length < longestCorrection && (takesBack.test(between) || (isSameSpeaker && makesIt.test(between))),
  denies: (before) => /\bnot (?:the )?[$€£]?$/i.test(before),
  status: englishStatus,
  unitOf: englishUnit,
};

const longestCorrection = 90;
