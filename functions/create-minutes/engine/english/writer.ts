import type { Phrase, Writer } from '../reader.ts';
import type { Sentence } from '../sentence.ts';
import { decapitaliser, englishName } from './names.ts';
import { reportEnglish, sentence, stateEnglish } from './report.ts';

/** Writes the sentences of one meeting as minutes; `sentences` are all of them, from which it learns which words are names. */
export function englishWriter(sentences: readonly Sentence[]): Writer {
  const lowerFirst = decapitaliser(sentences);
  return {
    report: ({ text, speaker }) => reportEnglish(text, englishName(speaker), lowerFirst),
    state: ({ text }) => stateEnglish(text),
    about: (phrases) => sentence(`The meeting was about ${list(phrases)}`),
    title: (phrases) =>
      capital(
        phrases
          .slice(0, 3)
          .map(({ text }) => text)
          .join(', '),
      ) || 'Discussion',
  };
}

function list(phrases: readonly Phrase[]): string {
  const texts = phrases.map(({ text }) => text);
  return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
