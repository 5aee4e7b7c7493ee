import { createGoogleVertex } from '@ai-sdk/google-vertex';
import { direct } from '../fetch.ts';
import type { LlmSettings } from '../settings.ts';

/** Gemini on Vertex AI, with the Google credentials of the machine unless there is a key. An empty key keeps the library from looking for one. */
export function vertex({ apiKey, baseUrl, project, location, model }: Extract<LlmSettings, { provider: 'vertex' }>) {
  const place = { project, location, ...(baseUrl && { baseURL: baseUrl }) };
  return createGoogleVertex({ apiKey: apiKey ?? '', ...place, fetch: direct })(model);
}
