import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { secretVariables } from '#infra/deploy/assignments.ts';
import { parseOptions } from '#infra/deploy/options.ts';
import { operationIds } from '#shared/contract/operations.ts';

const parse = (line: string, environment = {}) => parseOptions(line.split(' ').filter(Boolean), environment);

const queue =
  '--env CLOUD_TASKS_QUEUE=projects/p/locations/europe-west1/queues/q --env CLOUD_TASKS_SERVICE_ACCOUNT=tasks@p.example';

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
  ['--no-such-flag', "Unknown option '--no-such-flag'; --help lists the options there are"],
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
  [
    '--env RECORDER_DISPATCH=cloud-tasks --secret RECORDER_API_KEY=key',
    '--env CLOUD_TASKS_QUEUE: must be projects/<project>/',
  ],
  ['--env CLOUD_TASKS_QUEUE=tasks', '--env CLOUD_TASKS_QUEUE: must be projects/<project>/'],
  [
    '--env CLOUD_TASKS_QUEUE=projects/p/locations/europe-west1/queues/q',
    '--env CLOUD_TASKS_SERVICE_ACCOUNT: must be the e-mail address',
  ],
  [`--env RECORDER_DISPATCH=cloud-tasks ${queue}`, '--secret RECORDER_API_KEY: is needed when RECORDER_DISPATCH'],
  [
    '--env RECORDER_SIGNATURE_ONLY=zoom --secret ZOOM_WEBHOOK_SECRETS=zoom',
    '--secret RECORDER_API_KEY: is needed when RECORDER_SIGNATURE_ONLY',
  ],
  ['--env RECORDER_SIGNATURE_ONLY=zoom', '--env RECORDER_SIGNATURE_ONLY: has zoom, whose signature nothing checks'],
  ['--env RECORDER_DISPACH=inline', '--env RECORDER_DISPACH: is no variable; did you mean RECORDER_DISPATCH?'],
  ['--secret HUBSPOT_ACESS_TOKEN=hubspot', '--secret HUBSPOT_ACESS_TOKEN: is no variable; did you mean HUBSPOT_ACCESS'],
  ['--env STORE=non', '--env STORE: must be sql or none'],
  ['--env CRM=hubspot', '--secret HUBSPOT_ACCESS_TOKEN: needed for the CRM that is chosen'],
  ['--env LLM_PROVIDER=olama', '--env LLM_PROVIDER: must be openai-compatible, anthropic, vertex or none'],
  ['--secret LLM_API_KEY=model', '--env LLM_PROVIDER: needed, for LLM_API_KEY to be used'],
  ['--env MAX_BODY_BYTES=20MB', '--env MAX_BODY_BYTES: must be a whole number of bytes'],
  ['--env ALERT_WINDOW_MINUTES=0', '--env ALERT_WINDOW_MINUTES: must be a whole number of minutes'],
  ['--secret ALERT_SMTP_URL=smtp', '--secret ALERT_SMTP_URL, ALERT_EMAIL_FROM, ALERT_EMAIL_TO: are needed together'],
  [
    '--env STORE=none --env RECORDER_TIME_ZONE=Asia/Tokyo',
    '--env STORE: accepted events are kept in the execution log, which STORE=none switches off',
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

test.each([
  ['ALERT_PAGERDUTY_URL', 'https://events.example'],
  ['HUBSPOT_API_URL', 'https://hubspot.example'],
  ['LLM_CHUNK_TOKENS', '8000'],
  ['NODE_EXTRA_CA_CERTS', 'authority.pem'],
])('%s is one', (name, value) => {
  expect(parse(`--env ${name}=${value}`).variables).toEqual({ [name]: value });
});

test('secrets are taken to be right, whatever their form is, also where they need not be secrets', () => {
  const names = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8').matchAll(/^(\w+)=/gm);
  const secrets = Array.from(names, ([, name]) => name).filter((name) => name && secretVariables.test(name));
  expect(secrets).toContain('ALERT_PAGERDUTY_ROUTING_KEY');
  const mail = '--env ALERT_EMAIL_FROM=from@ours.example --env ALERT_EMAIL_TO=to@ours.example';
  const model = '--env LLM_PROVIDER=openai-compatible --env LLM_MODEL=m --secret LLM_BASE_URL=address';
  const salesforce = '--secret SALESFORCE_LOGIN_URL=address --secret SALESFORCE_CLIENT_ID=id';
  const line = [mail, model, salesforce, ...secrets.map((name) => `--secret ${name}=name`)].join(' ');
  expect(Object.keys(parse(line).secrets)).toEqual(expect.arrayContaining(secrets));
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
