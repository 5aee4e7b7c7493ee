import { type WordClass, wordClass } from './word-class.ts';

export interface Word {
  readonly text: string;
  readonly is: WordClass;
}

const token = /[\p{L}\p{N}](?:[\p{L}\p{N}’'-]|\.(?=[\p{L}\p{N}]))*|[,;:]/gu;

export function readWords(text: string): readonly Word[] {
  return (text.match(token) ?? []).map((said, at) => ({ text: said, is: classAt(said, at) }));
}

function classAt(said: string, at: number): WordClass {
  if (said === ',' || said === ';' || said === ':') return 'comma';
  // the first word has its capital of the sentence
  return wordClass(at === 0 && said.endsWith('ly') ? said.toLowerCase() : said);
}

/** False where there is no word. */
export function isAny(word: Word | undefined, ...classes: readonly WordClass[]): boolean {
  return word !== undefined && classes.includes(word.is);
}
