import { englishUnit, judgeEnglish, kindOfEnglish } from './english-judge.ts';
import { englishQuantities } from './english-quantities.ts';
import { englishStatusWords } from './english-status.ts';
import type { AmountReader } from './judge.ts';

const takesBack =
  /^[^?]{0,30}?\b(?:sorry|no,? wait|wait,? no|i mean|i meant|correction|rather|scratch that|strike that|my mistake|my bad|i misspoke|let me correct|excuse me|apologies|i take that back|not even|wrong (?:line|page|sheet|column|row|one|file|tab|number|box)|(?:the|an|my) old (?:sheet|list|numbers?|figures?|prices?|version|one|quote)|mis-?(?:read|spoke|said)|misreading)\b(?! (?:to|for|about))|^[\s,.—–-]*(?:no|actually)\b[,.]?[^?]{0,20}$/i;

/** From the same mouth a correction, from another one a counter-offer. */
const makesIt = /\bmake (?:that|it)\b/i;

/** Who said the figure gives in to a colleague who names another. */
const concedes =
  /^(?:(?:oh|ah|yeah|yes|um|uh|okay),? ){0,2}(?:right|true|sorry|you(?:['’]re| are) right|my (?:mistake|bad)|that(?:['’]s| is) (?:right|it|true)|of course)\b/i;

export const englishAmounts: AmountReader = {
  currency: undefined,
  quantities: englishQuantities,
  judge: judgeEnglish,
  kindOf: kindOfEnglish,
  takesBack: (between, isSameSpeaker) =>
    between.length < longestCorrection && (takesBack.test(between) || (isSameSpeaker && makesIt.test(between))),
  denies: (before) => /\bnot (?:the )?[$€£]?$/i.test(before),
  concedes,
  statusWords: englishStatusWords,
  unitOf: englishUnit,
};

const longestCorrection = 90;
