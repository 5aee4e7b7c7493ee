import type { Figure } from './reading.ts';

/** "Two fifty per minute" is how fast something runs, unless it is charged for. */
const rate = /^(?:minute|second|min|sec)$/;
const charged = /\b(?:charg\w*|pric\w*|rates?|pay\w*|bill\w*|costs?|tariff|cents?|pence)\b|[$€£]/i;

export function isSpeed({ quantity: { per, unit }, remark: { text } }: Figure): boolean {
  return unit === undefined && per.some((one) => rate.test(one)) && !charged.test(text);
}

/** What is handled by the day is counted: "capped us at a thousand a day", after orders. */
export function isThroughput({ quantity: { kind, per, unit }, remark: { text } }: Figure): boolean {
  return (
    kind === 'bare' &&
    unit === undefined &&
    per.some((one) => /^(?:day|hour|shift)$/.test(one)) &&
    handles.test(text) &&
    !charged.test(text)
  );
}

const handles =
  /\b(?:capped|capacity|throughput|volumes?|handle|process|ship|pick|pack|produce|second line|lines?|forecast\w*|peak)\b/i;
