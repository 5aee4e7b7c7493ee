import { LlmFailure, type LlmFailureKind } from '#shared/llm/failure.ts';
import { openModel } from '#shared/llm/open-model.ts';
import type { LlmSettings } from '#shared/llm/settings.ts';
import { ConfigurationError } from '#shared/runtime/environment.ts';
import type { Check } from './run-checks.ts';

/** Shorter than what a check may take, so that the check itself can say what to do about it. */
const answerLimitMs = 8_000;

const remedies: Readonly<Record<LlmFailureKind, string>> = {
  keyRefused: 'set LLM_API_KEY to a key that this provider accepts',
  accessDenied:
    'let the key or service account use the model; on Vertex enable aiplatform.googleapis.com and give roles/aiplatform.user',
  noCredentials: 'give the function a service account, or set GOOGLE_APPLICATION_CREDENTIALS',
  modelUnknown:
    'set LLM_MODEL to a model of this provider (Vertex: one that LLM_LOCATION has; Ollama: one that is pulled)',
  wrongAddress: 'correct LLM_BASE_URL; for most servers it ends in /v1',
  quotaExhausted: "see to the account's plan and billing",
  rateLimited: 'try again in a minute; if it stays so, have the limit of the account raised',
  overloaded: 'nothing is wrong here; try again later',
  timedOut:
    'try again, for a model of your own may still be loading; else check LLM_BASE_URL and the way out of the network',
  unreachable: 'check LLM_BASE_URL and the way out of the network',
  unreadable: 'check that LLM_PROVIDER is what LLM_BASE_URL leads to',
  tooLong: 'set LLM_MODEL to a model that takes more than a few words',
  tooFewTokens: 'set LLM_MODEL to a model that answers in words',
  contentRefused: "see the content filter of the model's deployment",
  requestRefused: 'check that LLM_MODEL is a model that chats, and that LLM_PROVIDER is what LLM_BASE_URL leads to',
};

/**
 * Has the model write one token, the least that every provider takes. Minutes are made without it too.
 * @param settings throws ConfigurationError where they are wrong; undefined where no model is configured
 */
export function llmCheck(settings: () => LlmSettings | undefined, limitMs = answerLimitMs): Check {
  return {
    name: 'llm',
    optional: true,
    remedy: (error) => {
      if (error instanceof LlmFailure) return remedies[error.kind];
      if (error instanceof ConfigurationError) return 'see the variables under "The language model" in .env.example';
      return 'it is a fault of this program: see the log line of this check';
    },
    run: async ({ signal }) => {
      const chosen = settings();
      if (!chosen) return { status: 'skipped', detail: 'not configured' };
      await askForOneToken(chosen, AbortSignal.any([signal, AbortSignal.timeout(limitMs)]));
      return { status: 'ok', detail: `${chosen.provider} answers` };
    },
  };
}

async function askForOneToken(settings: LlmSettings, signal: AbortSignal): Promise<void> {
  const { complete } = await openModel(settings);
  const messages = [{ role: 'user', content: 'Say: yes' }] as const;
  try {
    await complete({ instructions: 'Answer with one word.', messages, schema: undefined, maxOutputTokens: 1, signal });
  } catch (error) {
    // A model that thinks first has no room for it in one token, and says so: it is there, and the key is good.
    if (!(error instanceof LlmFailure && error.kind === 'tooFewTokens')) throw error;
  }
}
