import { parseArgs } from 'node:util';
import type { OperationId, Variant } from '#shared/contract/operations.ts';
import { argumentFault } from '#shared/runtime/argument-fault.ts';
import type { Environment } from '#shared/runtime/environment.ts';
import { parseAssignments, secretReference } from './assignments.ts';
import { requireRightConfiguration } from './require-right-configuration.ts';
import { operationsOf, variantOf } from './selection.ts';
import { UsageError } from './usage.ts';

/** The command line and the environment, understood. What is left open is asked of gcloud, or has a default. */
export interface Options {
  readonly help: boolean;
  readonly dryRun: boolean;
  readonly variant: Variant;
  readonly ids: readonly OperationId[];
  readonly project: string | undefined;
  readonly projectNumber: string | undefined;
  readonly region: string | undefined;
  readonly runServiceAccount: string | undefined;
  readonly variables: Readonly<Record<string, string>>;
  readonly secrets: Readonly<Record<string, string>>;
}

const flags = {
  all: { type: 'boolean', default: false },
  variant: { type: 'string' },
  project: { type: 'string' },
  'project-number': { type: 'string' },
  region: { type: 'string' },
  'run-service-account': { type: 'string' },
  env: { type: 'string', multiple: true },
  secret: { type: 'string', multiple: true },
  'dry-run': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** @throws UsageError naming the argument that is wrong and what it may be */
export function parseOptions(args: readonly string[], environment: Environment): Options {
  const { values, positionals } = parse(args);
  const variant = variantOf(values.variant ?? environment.CONTRACT_VARIANT);
  const configuration = {
    variant,
    project: matching('project', values.project ?? environment.GOOGLE_CLOUD_PROJECT),
    projectNumber: matching('project-number', values['project-number'] ?? environment.GOOGLE_CLOUD_PROJECT_NUMBER),
    region: matching('region', values.region ?? environment.GOOGLE_CLOUD_REGION),
    runServiceAccount: matching(
      'run-service-account',
      values['run-service-account'] ?? environment.RUN_SERVICE_ACCOUNT,
    ),
    variables: parseAssignments('env', values.env ?? []),
    secrets: {
      API_KEYS: 'minutes-api-keys:latest',
      ...parseAssignments('secret', values.secret ?? [], secretReference),
    },
  };
  requireRightConfiguration(configuration);
  const ids = operationsOf(positionals, values.all, variant);
  return { ...configuration, ids, help: values.help, dryRun: values['dry-run'] };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: flags, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${argumentFault(error)}; --help lists the options there are`);
  }
}

const shapes = {
  project: [/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/, 'the ID of a project, 6 to 30 small letters, digits and hyphens'],
  'project-number': [/^\d+$/, 'the number of a project, digits alone'],
  region: [/^[a-z]+-[a-z]+\d+$/, 'a region such as asia-northeast1'],
  'run-service-account': [/^[^@\s]+@[^@\s]+$/, 'the e-mail address of a service account'],
} as const;

function matching(name: keyof typeof shapes, given: string | undefined): string | undefined {
  const text = given?.trim() || undefined;
  const [shape, rule] = shapes[name];
  if (text === undefined || shape.test(text)) return text;
  throw new UsageError(`${name}: must be ${rule}, not "${text}"`);
}
