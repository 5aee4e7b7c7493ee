import { english, type Texts } from './texts/english.ts';
import { japanese } from './texts/japanese.ts';

const all = { en: english, ja: japanese } as const;
export type Language = keyof typeof all;

const kept = 'language';
let language: Language = firstLanguage();

/** The texts in the language that is chosen. */
export function texts(): Texts {
  return all[language];
}

/** The page is in English or Japanese; the choice outlasts the tab. */
export function switchLanguage(): void {
  language = language === 'en' ? 'ja' : 'en';
  localStorage.setItem(kept, language);
}

function firstLanguage(): Language {
  const chosen = localStorage.getItem(kept) ?? navigator.language;
  return chosen.startsWith('ja') ? 'ja' : 'en';
}
