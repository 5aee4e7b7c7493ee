import * as z from 'zod';
import { ConfigurationError, type Environment, readEnvironment } from '#shared/runtime/environment.ts';
import { isClosedAddress } from './address.ts';

export const llmProviders = ['openai-compatible', 'anthropic', 'vertex'] as const;

const addressRule = 'must be an https:// address without user, query and fragment (http:// within a private network)';
const placeRule = "must be the name of a project or region: letters, digits, '-', '.' and ':'";
const place = z.string().regex(/^[\w.:-]{1,100}$/, placeRule);

const budgetRule = 'must be a whole number of milliseconds between 1000 and 540000';
const chunkRule = 'must be a whole number of tokens between 500 and 500000';
export const reasoningEfforts = ['none', 'minimal', 'low', 'medium', 'high'] as const;

/** What the language model takes from the environment. `.env.example` tells what each is for. */
const variables = {
  LLM_PROVIDER: z.enum([...llmProviders, 'none'], `must be ${llmProviders.join(', ')} or none`).optional(),
  LLM_MODEL: z
    .string()
    .regex(/^[\w.:/@+-]{1,200}$/, "must be a model's name")
    .optional(),
  LLM_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be one key, without spaces')
    .optional(),
  /** Transcripts go there, and the key. */
  LLM_BASE_URL: z
    .url(addressRule)
    .refine(isClosedAddress, addressRule)
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  LLM_PROJECT: place.optional(),
  LLM_LOCATION: place.default('global'),
  GOOGLE_CLOUD_PROJECT: z.string().optional(),
  LLM_REASONING: z.enum(reasoningEfforts, `must be one of ${reasoningEfforts.join(', ')}`).optional(),
  LLM_CHUNK_TOKENS: z.coerce
    .number(chunkRule)
    .int(chunkRule)
    .min(500, chunkRule)
    .max(500_000, chunkRule)
    .default(24_000),
  CREATE_MINUTES_BUDGET_MS: z.coerce
    .number(budgetRule)
    .int(budgetRule)
    .min(1000, budgetRule)
    .max(540_000, budgetRule)
    .default(12_000),
};

type Variables = ReturnType<typeof readEnvironment<typeof variables>>;

interface Common {
  readonly model: string;
  /** How much the model is to think first; undefined leaves it to the provider. */
  readonly reasoning: (typeof reasoningEfforts)[number] | undefined;
  /** About so much of a transcript is sent in one call. */
  readonly chunkTokens: number;
  /** So long may one call of create-minutes take, model and all. */
  readonly budgetMs: number;
}

export type LlmSettings = Common &
  (
    | { readonly provider: 'openai-compatible'; readonly apiKey: string | undefined; readonly baseUrl: string }
    | { readonly provider: 'anthropic'; readonly apiKey: string; readonly baseUrl: string }
    | {
        readonly provider: 'vertex';
        /** Undefined where Google's credentials of the machine are used. */
        readonly apiKey: string | undefined;
        /** Undefined where it follows from project and location. */
        readonly baseUrl: string | undefined;
        readonly project: string;
        readonly location: string;
      }
  );

/**
 * Which language model there is; undefined where none is configured. Nothing but LLM_PROVIDER switches one on: a key that some other
 * program left in the environment sends no transcript anywhere.
 * @throws ConfigurationError naming what is wrong or missing
 */
export function readLlmSettings(environment: Environment): LlmSettings | undefined {
  const read = readEnvironment(variables, environment);
  const { LLM_PROVIDER: provider, LLM_API_KEY: apiKey, LLM_BASE_URL: baseUrl } = read;
  if (provider === 'none') return undefined;
  if (provider === undefined) {
    requireNone(read, ['LLM_MODEL', 'LLM_API_KEY', 'LLM_BASE_URL']);
    return undefined;
  }
  const common: Common = {
    model: needed(read, 'LLM_MODEL'),
    reasoning: read.LLM_REASONING,
    chunkTokens: read.LLM_CHUNK_TOKENS,
    budgetMs: read.CREATE_MINUTES_BUDGET_MS,
  };
  switch (provider) {
    case 'openai-compatible':
      return { ...common, provider, apiKey, baseUrl: needed(read, 'LLM_BASE_URL') };
    case 'anthropic': {
      const key = needed(read, 'LLM_API_KEY');
      return { ...common, provider, apiKey: key, baseUrl: baseUrl ?? 'https://api.anthropic.com/v1' };
    }
    case 'vertex': {
      const project = needed({ LLM_PROJECT: read.GOOGLE_CLOUD_PROJECT, ...read }, 'LLM_PROJECT');
      return { ...common, provider, apiKey, baseUrl, project, location: read.LLM_LOCATION };
    }
  }
}

function needed(read: Variables, name: 'LLM_MODEL' | 'LLM_API_KEY' | 'LLM_BASE_URL' | 'LLM_PROJECT'): string {
  const value = read[name];
  if (value === undefined) throw new ConfigurationError(`${name}: needed for the LLM_PROVIDER that is chosen`);
  return value;
}

function requireNone(read: Variables, names: readonly (keyof Variables)[]): void {
  const set = names.filter((name) => read[name] !== undefined);
  if (set.length > 0) throw new ConfigurationError(`LLM_PROVIDER: needed, for ${set.join(', ')} to be used`);
}
