import type { MinutesRequest } from './request.ts';

const deferred = ['template', 'sections', 'trackers', 'glossary', 'redact', 'outputLanguage'] as const;

/** What was asked for and is not done, said plainly. */
export function unmetWishes({ options }: MinutesRequest, language: 'en' | 'ja'): readonly string[] {
  const warnings: string[] = [];
  if (options.engine === 'llm')
    warnings.push('options.engine: no language model is configured; these minutes were made by the rules engine');
  for (const name of deferred) {
    if (isAsked(options[name]) && !(name === 'outputLanguage' && options[name] === language))
      warnings.push(`options.${name}: this version does not apply it`);
  }
  if (options.mode === 'async') warnings.push('options.mode: this version answers synchronously');
  return warnings;
}

function isAsked(value: unknown): boolean {
  return value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);
}
