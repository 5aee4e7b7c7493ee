import * as z from 'zod';
import { isWebhookSecret } from '#shared/net/standard-webhook.ts';
import { ConfigurationError, type Environment, readEnvironment } from '#shared/runtime/environment.ts';
import { isTimeZone } from '#shared/runtime/time-zone.ts';
import { type SourceName, sourceNames } from './sources.ts';

const attemptsRule = 'must be a whole number between 1 and 100';
const secondsRule = 'must be a whole number of seconds between 1 and 86400';
const redirectsRule = 'must be a whole number between 0 and 3';
const hostsRule = 'must be a comma-separated list of host names; *.example.com is every name below example.com';

/** Several values allow a rotation without a gap. */
const list = z.string().transform((text) => entriesOf(text));
const keyRule = 'must be comma-separated secrets of at least 24 bytes in base64, with or without whsec_';
const standardSecrets = list.pipe(z.array(z.string().refine(isWebhookSecret, keyRule)));
const host = /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/;
const hosts = list.pipe(z.array(z.string().regex(host, hostsRule)));
const sourcesOf = <const Names extends readonly [SourceName, ...SourceName[]]>(names: Names) =>
  list.pipe(z.array(z.enum(names, `must be a comma-separated list of ${names.join(', ')}`))).optional();

/** What the recorder takes from its environment. `.env.example` tells what each is for. */
const variables = {
  RECORDER_DISPATCH: z.enum(['inline', 'cloud-tasks'], 'must be inline or cloud-tasks').default('inline'),
  RECORDER_API_KEY: z.string().optional(),
  RECORDER_MAX_ATTEMPTS: z.coerce
    .number(attemptsRule)
    .int(attemptsRule)
    .min(1, attemptsRule)
    .max(100, attemptsRule)
    .default(10),
  RECORDER_TIME_ZONE: z.string().refine(isTimeZone, 'must be a time zone such as Asia/Tokyo').optional(),
  RECORDER_TOLERANCE_SECONDS: z.coerce
    .number(secondsRule)
    .int(secondsRule)
    .min(1, secondsRule)
    .max(86_400, secondsRule)
    .default(300),
  RECORDER_SIGNATURE_ONLY: sourcesOf(['generic', 'zoom', 'meet', 'graph', 'recall', 'fathom', 'fireflies']),
  RECORDER_TEXT_CHALLENGES: sourcesOf(['miitel', 'graph']),
  GENERIC_WEBHOOK_SECRETS: standardSecrets.optional(),
  ZOOM_WEBHOOK_SECRETS: list.optional(),
  RECALL_WEBHOOK_SECRETS: standardSecrets.optional(),
  FATHOM_WEBHOOK_SECRETS: standardSecrets.optional(),
  FIREFLIES_WEBHOOK_SECRETS: list.optional(),
  GRAPH_CLIENT_STATES: list.optional(),
  MEET_PUSH_AUDIENCE: z.string().optional(),
  MEET_PUSH_SERVICE_ACCOUNT: z.string().optional(),
  IDENTITY_CERTS_URL: z.url().default('https://www.googleapis.com/oauth2/v1/certs'),
  ZOOM_DOWNLOAD_HOSTS: hosts.default(['zoom.us', '*.zoom.us', 'zoom.com', '*.zoom.com']),
  ZOOM_DOWNLOAD_REDIRECTS: z.coerce
    .number(redirectsRule)
    .int(redirectsRule)
    .min(0, redirectsRule)
    .max(3, redirectsRule)
    .default(0),
  ZOOM_ACCOUNT_ID: z.string().optional(),
  ZOOM_CLIENT_ID: z.string().optional(),
  ZOOM_CLIENT_SECRET: z.string().optional(),
  RECALL_API_HOST: z.string().regex(host, hostsRule).default('us-east-1.recall.ai'),
  RECALL_API_KEY: z.string().optional(),
  RECALL_DOWNLOAD_HOSTS: hosts.default(['*.recall.ai', '*.amazonaws.com']),
  FIREFLIES_API_KEY: z.string().optional(),
  GRAPH_TENANT_ID: z.string().optional(),
  GRAPH_CLIENT_ID: z.string().optional(),
  GRAPH_CLIENT_SECRET: z.string().optional(),
  MEET_CREDENTIALS_SUBJECT: z.string().optional(),
};

export type RecorderSettings = ReturnType<typeof readRecorderSettings>;

/** @throws ConfigurationError naming each wrong variable and its rule */
export function readRecorderSettings(environment: Environment) {
  const settings = readEnvironment(variables, environment);
  if (!settings.MEET_PUSH_AUDIENCE !== !settings.MEET_PUSH_SERVICE_ACCOUNT)
    throw new ConfigurationError('MEET_PUSH_AUDIENCE, MEET_PUSH_SERVICE_ACCOUNT: are only safe together');
  const unproven = settings.RECORDER_SIGNATURE_ONLY?.find((source) => settings[proofOf[source]] === undefined);
  if (unproven === undefined) return settings;
  throw new ConfigurationError(
    `RECORDER_SIGNATURE_ONLY: has ${unproven}, whose signature nothing checks; set ${proofOf[unproven]}`,
  );
}

/** What a vendor's deliveries are proven with. Where it is missing each of them would be refused, and nobody told. */
const proofOf = {
  generic: 'GENERIC_WEBHOOK_SECRETS',
  zoom: 'ZOOM_WEBHOOK_SECRETS',
  meet: 'MEET_PUSH_AUDIENCE',
  graph: 'GRAPH_CLIENT_STATES',
  recall: 'RECALL_WEBHOOK_SECRETS',
  fathom: 'FATHOM_WEBHOOK_SECRETS',
  fireflies: 'FIREFLIES_WEBHOOK_SECRETS',
} as const satisfies Partial<Record<SourceName, keyof typeof variables>>;

/** Whether anything here is set. Where Google's certificates are is no choice of the recorder alone. */
export function isRecorderConfigured(environment: Environment): boolean {
  const { IDENTITY_CERTS_URL: _, ...own } = variables;
  return Object.keys(own).some((name) => environment[name]?.trim());
}

function entriesOf(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}

export function isSource(name: unknown): name is SourceName {
  return sourceNames.some((source) => source === name);
}
