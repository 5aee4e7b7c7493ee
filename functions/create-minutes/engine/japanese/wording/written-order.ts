import { plainEnding } from '../plain.ts';
import { politeJapanese } from '../polite.ts';
import type { Style } from './style.ts';

/** What was said first in one breath with what follows it, as it ends for the listener. */
const forListener =
  /^(?<said>[^。、]*(?:、[^。、]*)*?[^。、]{2}(?:(?<!失礼し|申し訳あり|すみ|ください)(?:です|ます|ました|ません|でした)|[うくすつぬむぶるいただ](?=よ|わ)))(?:わよ|よね|よ|ね|わ)?、(?<rest>[^。]{2,}。)$/u;
/** 「無理です、機械の面倒など見られない」 are two sentences. */
const isSentence =
  /(?:[うくすつぬむぐぶる]|[なしたよ高安多]い|[っしいきけげせれねべめえ]た|[んい]だ|である|です|ます|ません|ました)。$/u;
/** 「70円でやると言っていましたよ、営業が来て」: what stands behind belongs in front. */
const isAdjunct = /^[^、。]{1,14}(?:[てでがに]|から|ので|のに|まで)。$/u;

/** Sentences as they are written: one for each that was spoken, and what was added behind the verb in front of it. */
export function inWrittenOrder(text: string, style: Style): string {
  return text
    .split(/(?<=。)(?![^（]*）)/u)
    .map((sentence) => ordered(sentence, style))
    .join('');
}

function ordered(sentence: string, style: Style): string {
  const { said, rest } = forListener.exec(sentence)?.groups ?? {};
  if (said === undefined || rest === undefined) return sentence;
  const told = `${style === 'polite' ? politeJapanese(said) : plainEnding(said)}。`;
  if (isSentence.test(rest)) return told + ordered(rest, style);
  if (!isAdjunct.test(rest)) return sentence;
  const at = told.lastIndexOf('、') + 1;
  return `${told.slice(0, at)}${rest.slice(0, -1)}、${told.slice(at)}`;
}
