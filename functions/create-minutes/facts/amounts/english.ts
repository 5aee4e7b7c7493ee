import { askedNumberOf } from './english-asked-number.ts';
import { englishUnit, judgeEnglish, kindOfEnglish } from './english-judge.ts';
import { kindInEnglish } from './english-kinds.ts';
import { englishQuantities } from './english-quantities.ts';
import { englishStatusWords } from './english-status.ts';
import type { AmountReader } from './judge.ts';

const takesBack =
  /^[^?]{0,30}?\b(?:sorry|no,? wait|wait,? no|(?<!\bso )i mean(?=[^.?!]{0,20}$)|i meant|correction|rather|scratch that|strike that|my mistake|my bad|i misspoke|let me correct|excuse me|apologies|i take that back|not even|wrong (?:line|page|sheet|column|row|one|file|tab|number|box)|(?:the|an|my) old (?:sheet|list|numbers?|figures?|prices?|version|one|quote)|mis-?(?:read|spoke|said)|misreading)\b(?! (?:to|for|about))|^[\s,.—–-]*(?:no|actually)\b[,.]?[^?]{0,20}$/i;

/** From the same mouth a correction, from another one a counter-offer. */
const makesIt = /\bmake (?:that|it)\b/i;

/** Who said the figure gives in to a colleague who names another. */
const concedes =
  /^(?:(?:oh|ah|yeah|yes|um|uh|okay),? ){0,2}(?:right|true|sorry|you(?:['’]re| are) right|my (?:mistake|bad)|that(?:['’]s| is) (?:right|it|true)|of course)\b/i;

/** Who said a figure owns up to a slip; "sorry" before a refusal is none. */
const admits =
  /\b(?:my (?:mistake|bad|fault)|i stand corrected|i misspoke|wrong (?:customer|number|sheet|line|one)|i(?:['’]m| was) (?:wrong|telling))\b|[\p{L}\p{N}](?<!\b(?:is|was) that)[,.] (?:sorry|pardon|apologies)\b(?! (?:to|for|about|but)\b)/iu;
const outdated =
  /\b(?:that|it|this)(?:['’]s| is| was) (?:the old|last year|from before|out of date|wrong)\b|\bthat was (?:last|the old|before)\b|\bwe changed (?:it|that)\b/i;
const corrects = /^\W*(?:no|nah|it(?:['’]s| is)|actually|well)\b(?! (?:problem|way)\b)/i;
const reverts = /\b(?:after all|back to|stay (?:with|at)|leave it at|stick (?:with|to)|keep (?:it at|the))\b/i;
const unsure =
  /,? (?:no|right|wasn['’]t it|isn['’]t it|was it)\?|\b(?:i want to say|if i (?:recall|remember)|what was it|that['’]s what i saw)\b/i;
const withdraws =
  /^\W*(?:\p{L}+ )?(?:(?:is|was) (?:the old|from before|wrong|out of date)|was (?:(?:in )?the (?:first|previous|earlier) (?:version|draft|round|list|sheet|offer|quote)|before we)|on paper only)\b|^\W*(?:scratch|forget) that\b/iu;
/** A part of what was counted, or more of it. */
const beside =
  /^\W*(?:and|plus|also)\b|\?\s*$|\b(?:of (?:them|these|those|which)|in total|altogether|(?:at|in) the|more|extra|another|for the (?:first|second|last))\b/i;

/** "And next year?", "another 250", "the pro plan is". */
const elsewhere =
  /\b(?:another|more|extra|additional|next (?:year|month|quarter|season)|by the end of|(?:from|in) (?:the )?(?:second|third) year|after (?:that|the first)|the (?:new|other|bigger|smaller|old|pro|basic))\b/i;

export const englishAmounts: AmountReader = {
  currency: undefined,
  quantities: englishQuantities,
  askedNumberOf,
  judge: judgeEnglish,
  kindOf: kindOfEnglish,
  kindOfAll: kindInEnglish,
  takesBack: (between, isSameSpeaker) =>
    between.length < longestCorrection && (takesBack.test(between) || (isSameSpeaker && makesIt.test(between))),
  denies: (before) => /\bnot (?:the )?[$€£]?$/i.test(before),
  concedes,
  admits,
  outdated,
  unsure,
  reverts,
  corrects,
  beside,
  elsewhere,
  withdraws: (clause) => withdraws.test(clause),
  uncounted:
    /^(?:things?|mistakes?|errors?|kids?|child(?:ren)?|questions?|points?|reasons?|ways?|issues?|problems?|topics?|times|guests?|weddings?|steps|words?|thoughts?|ideas?|slides?|sentences?|miles?|degrees?|grams?|feet|k['’]s|km|kilomet(?:re|er)s?|inch(?:es)?|volts?|watts?|amps?|centimetres?|millimetres?|metres?|meters?|chaps?|guys|mates?|brothers?|sisters?|sons?|daughters?)$/i,
  lasts: /^[ -](?:(?:business|working|calendar) )?(?:days?|weeks?|months?|hours?|minutes?)\b/i,
  statusWords: englishStatusWords,
  unitOf: englishUnit,
};

const longestCorrection = 90;
