import type { LanguageReader } from '../reader.ts';
import { cleanEnglish } from './clean/clean.ts';
import { englishPhrases } from './phrases.ts';
import { breaksOff, isRunOn, splitRunOn } from './run-on/run-on.ts';
import { countWords, splitEnglish } from './split.ts';
import { englishTerms, weightOfEnglish } from './words.ts';
import { englishWriter } from './wording/writer.ts';

export const englishReader: LanguageReader = {
  code: 'en',
  split: splitEnglish,
  unfinished: (piece) => !/[.!?]["')\]]*\s*$/.test(piece),
  runOn: (texts) => (isRunOn(texts) ? { split: splitRunOn, unfinished: breaksOff } : undefined),
  clean: cleanEnglish,
  terms: englishTerms,
  weight: weightOfEnglish,
  phrases: englishPhrases,
  writer: englishWriter,
  length: countWords,
};
