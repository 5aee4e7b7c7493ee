import { plainJapanese } from '../report.ts';

/** 常体 (する) or 敬体 (します). */
export type Style = 'plain' | 'polite';

/** A sentence with a polite ending, as the style has it. */
export function inStyle(polite: string, style: Style): string {
  return `${style === 'polite' ? polite : plainJapanese(polite)}。`;
}
