import { expect, test } from 'vitest';
import { parseOptions } from '#infra/deploy/options.ts';
import { operationIds } from '#shared/contract/operations.ts';

const parse = (line: string, environment = {}) => parseOptions(line.split(' ').filter(Boolean), environment);

test.each([
  ['', 'B', operationIds],
  ['--all', 'B', operationIds],
  ['test', 'B', ['test']],
  ['test create-minutes test', 'B', ['create-minutes', 'test']],
  ['--variant A', 'A', ['create-minutes']],
  ['--variant=C', 'C', ['recorder', 'dailyBatch', 'getLog', 'reExecute', 'test']],
] as const)('"%s" means variant %s and the operations %j', (line, variant, ids) => {
  expect(parse(line)).toMatchObject({ variant, ids });
});

test.each([
  ['nothing', '"nothing" is no operation; there are create-minutes, recorder'],
  ['alertTest --variant C', 'alertTest is absent from variant C, which has recorder'],
  ['--variant D', 'variant: must be A, B, C'],
  ['--no-such-flag', "Unknown option '--no-such-flag'"],
  ['--project', 'argument missing'],
  [
    '--project Evil;rm',
    'project: must be the ID of a project, 6 to 30 small letters, digits and hyphens, not "Evil;rm"',
  ],
  ['--project-number 12a', 'project-number:'],
  ['--region $(id)', 'region:'],
  ['--run-service-account someone', 'run-service-account:'],
  ['--env STORE', '--env: must be NAME=VALUE'],
  ['--secret DATABASE_URL=postgres://u:p@h/d', '--secret DATABASE_URL: must be the name of a secret'],
  ['--env API_KEYS=console:k', '--env API_KEYS: is a secret'],
  ['--env LLM_API_KEY=k', '--env LLM_API_KEY: is a secret'],
  ['--env CONTRACT_VARIANT=C', '--env CONTRACT_VARIANT: is what --variant says'],
  ['--env RECORDER_DISPATCH=cloud-tasks', '--env CLOUD_TASKS_QUEUE: must be projects/<project>/'],
  ['--env CLOUD_TASKS_QUEUE=tasks', '--env CLOUD_TASKS_QUEUE: must be projects/<project>/'],
  [
    '--env CLOUD_TASKS_QUEUE=projects/p/locations/europe-west1/queues/q',
    '--env CLOUD_TASKS_SERVICE_ACCOUNT: must be the e-mail address',
  ],
] as const)('"%s" is refused in one line: %s', (line, text) => {
  expect(() => parse(line)).toThrow(
    expect.objectContaining({ name: 'UsageError', message: expect.stringContaining(text) }),
  );
  expect(() => parse(line)).not.toThrow(/\n/);
});

test.each([
  'ZOOM_WEBHOOK_SECRETS',
  'GRAPH_CLIENT_STATES',
  'ALERT_SLACK_WEBHOOK_URL',
  'ALERT_TEAMS_WORKFLOW_URL',
  'ALERT_GOOGLE_CHAT_WEBHOOK_URL',
  'ALERT_WEBHOOK_URL',
  'ALERT_SMTP_URL',
])('%s opens something to whoever reads it, and is no plain variable', (name) => {
  expect(() => parse(`--env ${name}=x`)).toThrow(`--env ${name}: is a secret`);
});

test.each(['ALERT_PAGERDUTY_URL', 'LLM_BASE_URL', 'HUBSPOT_API_URL', 'LLM_CHUNK_TOKENS'])('%s is one', (name) => {
  expect(parse(`--env ${name}=x`).variables).toEqual({ [name]: 'x' });
});

test.each(['--secret DATABASE_URL=postgres://u:hidden@h/d', '--env API_KEYS=hidden', '--env hidden'])(
  '"%s" is refused without repeating what may be a secret',
  (line) => {
    expect(() => parse(line)).toThrow();
    expect(() => parse(line)).not.toThrow(/hidden/);
  },
);

test('a flag comes before the environment, and the environment before asking', () => {
  const environment = { GOOGLE_CLOUD_PROJECT: 'from-environment', CONTRACT_VARIANT: 'C' };
  expect(parse('', environment)).toMatchObject({ project: 'from-environment', variant: 'C', region: undefined });
  expect(parse('--project from-flag --variant B', environment)).toMatchObject({ project: 'from-flag', variant: 'B' });
});

test('a secret without a version means its latest', () => {
  expect(parse('--secret DATABASE_URL=minutes-db --secret X_KEY=x:7').secrets).toEqual({
    API_KEYS: 'minutes-api-keys:latest',
    DATABASE_URL: 'minutes-db:latest',
    X_KEY: 'x:7',
  });
});
