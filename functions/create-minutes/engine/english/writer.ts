import type { Meeting } from '../meeting.ts';
import type { Phrase, Writer } from '../reader.ts';
import { decapitaliser, englishName } from './names.ts';
import { addresseeFor, isTwoSided } from './parties.ts';
import { isPublicSession } from './proceedings.ts';
import { team } from './pronouns.ts';
import { readability } from './readability/readability.ts';
import { reportEnglish, sentence } from './report.ts';
import { countWords } from './split.ts';

/** Writes the sentences of one meeting as minutes; from all of them it learns which words are names. */
export function englishWriter(meeting: Meeting): Writer {
  const { sentences, people } = meeting;
  const lowerFirst = decapitaliser(sentences);
  const theyMet = isTwoSided(people) || isPublicSession(meeting);
  const parties = (speaker: string | undefined) => ({
    we: theyMet ? 'they' : team.we,
    you: addresseeFor(speaker, people),
  });
  return {
    report: ({ text, speaker }, before) => {
      const goesOn = before !== undefined && speaker !== undefined && before.speaker === speaker;
      return reportEnglish(text, englishName(speaker), lowerFirst, { ...parties(speaker), goesOn });
    },
    readable: ({ text, raw, speaker }, reported) =>
      readability(reported.slice(englishName(speaker).length + 1), countWords(text) / Math.max(1, countWords(raw))),
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
