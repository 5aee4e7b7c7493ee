import * as z from 'zod';
import { ConfigurationError, type Environment, readEnvironment } from '#shared/runtime/environment.ts';
import { isClosedAddress } from './address.ts';

export const llmProviders = ['openai-compatible', 'anthropic', 'vertex'] as const;

const addressRule = 'must be an https:// address without user, query and fragment (http:// within a private network)';
const placeRule = "must be the name of a project or region: letters, digits, '-', '.' and ':'";
const place = z.string().regex(/^[\w.:-]{1,100}$/, placeRule);

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
};

type Variables = ReturnType<typeof readEnvironment<typeof variables>>;

interface Common {
  readonly model: string;
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
  switch (provider) {
    case 'none':
      return undefined;
    case undefined:
      requireNone(read, ['LLM_MODEL', 'LLM_API_KEY', 'LLM_BASE_URL']);
      return undefined;
    case 'openai-compatible':
      return { provider, model: needed(read, 'LLM_MODEL'), apiKey, baseUrl: needed(read, 'LLM_BASE_URL') };
    case 'anthropic':
      return {
        provider,
        model: needed(read, 'LLM_MODEL'),
        apiKey: needed(read, 'LLM_API_KEY'),
        baseUrl: baseUrl ?? 'https://api.anthropic.com/v1',
      };
    case 'vertex':
      return {
        provider,
        model: needed(read, 'LLM_MODEL'),
        apiKey,
        baseUrl,
        project: read.LLM_PROJECT ?? needed({ ...read, LLM_PROJECT: read.GOOGLE_CLOUD_PROJECT }, 'LLM_PROJECT'),
        location: read.LLM_LOCATION,
      };
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
