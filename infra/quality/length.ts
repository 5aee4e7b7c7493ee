import type { LanguageCode } from './words.ts';

const speaks = /[\p{L}\p{N}]/u;

/** Sentences of a text; a line end ends one. */
export function sentencesOf(text: string, language: LanguageCode): readonly string[] {
  const parts = text
    .split(/\n+/)
    .flatMap((line) =>
      language === 'ja' ? (line.match(/[^。！？!?]+[。！？!?]*/g) ?? []) : line.split(/(?<=[.?!]["')\]]?)\s+/),
    );
  return parts.filter((part) => speaks.test(part)).map((part) => part.trim());
}

/** Words (English) or characters without white space (Japanese). */
export function lengthOf(text: string, language: LanguageCode): number {
  if (language === 'ja') return [...text.replace(/\s+/g, '')].length;
  return text.split(/\s+/).filter((word) => speaks.test(word)).length;
}

/** The beginning of a text that is given as sentences: every system is compared at the same length. */
export function cutTo(limit: number, sentences: readonly string[], language: LanguageCode): readonly string[] {
  const kept: string[] = [];
  let room = limit;
  for (const sentence of sentences) {
    if (room <= 0) break;
    const length = lengthOf(sentence, language);
    const part = length <= room ? sentence : beginning(sentence, room, language);
    if (part.trim()) kept.push(part);
    room -= length;
  }
  return kept;
}

function beginning(sentence: string, count: number, language: LanguageCode): string {
  if (language === 'ja') return [...sentence.replace(/\s+/g, '')].slice(0, count).join('');
  const kept: string[] = [];
  let words = 0;
  for (const word of sentence.split(/\s+/)) {
    if (speaks.test(word) && ++words > count) break;
    kept.push(word);
  }
  return kept.join(' ');
}
