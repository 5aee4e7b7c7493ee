import { englishUnit, judgeEnglish } from './english-judge.ts';
import { englishQuantities } from './english-quantities.ts';
import { englishStatus } from './english-status.ts';
import type { AmountReader } from './judge.ts';

const takesBack =
  /^[^?]{0,30}?\b(?:sorry|no,? wait|wait,? no|i mean|i meant|correction|make (?:that|it)|rather|scratch that|strike that|my mistake|my bad|i misspoke|let me correct|excuse me|apologies|i take that back|not even)\b(?! (?:to|for|about))|^[\s,.—–-]*(?:no|actually)\b[,.]?[^?]{0,20}$/i;

export const englishAmounts: AmountReader = {
  currency: undefined,
  quantities: englishQuantities,
  judge: judgeEnglish,
  takesBack: (between) => between.length < longestCorrection && takesBack.test(between),
  denies: (before) => /\bnot (?:the )?[$€£]?$/i.test(before),
  status: englishStatus,
  unitOf: englishUnit,
};

const longestCorrection = 90;
