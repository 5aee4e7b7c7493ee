import { plainClauses } from '../plain.ts';
import { politeJapanese } from '../polite.ts';
import { plainJapanese } from '../report.ts';

/** 常体 (する) or 敬体 (します). */
export type Style = 'plain' | 'polite';

/** A sentence with a polite ending, as the style has it; clauses before the end are plain in either. */
export function inStyle(polite: string, style: Style): string {
  const sentence = plainClauses(polite);
  return `${style === 'polite' ? politeJapanese(sentence) : plainJapanese(sentence)}。`;
}
