import type { MinutesRequest } from './request.ts';

/** What was asked for and is not done, said plainly. @param hasModel whether a language model is there */
export function unmetWishes({ options }: MinutesRequest, language: 'en' | 'ja', hasModel: boolean): readonly string[] {
  const warnings: string[] = [];
  if (options.engine === 'llm' && !hasModel)
    warnings.push('options.engine: no language model is configured; these minutes were made by the rules engine');
  const headings = headingLanguage(options.outputLanguage, language);
  if (options.outputLanguage && languagePart(options.outputLanguage) !== language)
    warnings.push(
      `options.outputLanguage: minutes are not translated; what was said stays in ${names[language]}, the headings are in ${names[headings]}`,
    );
  return warnings;
}

/** @param reason why the model did not, in words for the caller */
export function inPlaceOfModel(sections: readonly string[], reason: string): string {
  return `options.engine: the language model did not write ${sections.join(', ')} (${reason}); the rules engine did`;
}

/** The language of headings and questions: the one asked for where there are headings in it, else that of the talk. */
export function headingLanguage(asked: string | null | undefined, talk: 'en' | 'ja'): 'en' | 'ja' {
  const part = languagePart(asked ?? '');
  return part === 'en' || part === 'ja' ? part : talk;
}

const names = { en: 'English', ja: 'Japanese' } as const;

function languagePart(tag: string): string {
  return tag.toLowerCase().split(/[-_]/)[0] ?? '';
}
