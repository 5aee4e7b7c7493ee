import { createAnthropic } from '@ai-sdk/anthropic';
import { direct } from '../fetch.ts';
import type { LlmSettings } from '../settings.ts';

/** Everything is given: the library would look into the environment for what is not. */
export function anthropic({ apiKey, baseUrl, model }: Extract<LlmSettings, { provider: 'anthropic' }>) {
  return createAnthropic({ apiKey, baseURL: baseUrl, fetch: direct })(model);
}
