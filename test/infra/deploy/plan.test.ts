import { expect, test } from 'vitest';
import type { Command } from '#infra/deploy/command.ts';
import { planDeployment } from '#infra/deploy/plan.ts';
import type { Target } from '#infra/deploy/target.ts';
import { operationIds, operationOf } from '#shared/contract/operations.ts';
import { openBackends } from '#shared/net/backends.ts';

const target: Target = {
  variant: 'B',
  ids: operationIds,
  place: { project: 'a-project', projectNumber: '123', region: 'europe-west1' },
  runServiceAccount: 'minutes-api@a-project.iam.gserviceaccount.com',
  variables: { STORE: 'none' },
  secrets: { API_KEYS: 'minutes-api-keys:latest' },
};

const textOf = (command: Command) => command.map((word) => (typeof word === 'string' ? word : word.expanded)).join(' ');
const allText = (plan = planDeployment(target)) =>
  [plan.before, ...plan.after].flatMap(({ steps }) => steps.map(({ command }) => textOf(command)));
const matching = (pattern: RegExp, plan = planDeployment(target)) => allText(plan).filter((text) => pattern.test(text));

test.each(operationIds)('%s is deployed privately, from its own bundle, with the same name as entry point', (id) => {
  const { command } = planDeployment({ ...target, ids: [id] }).functions[0]!;
  expect(command.slice(0, 4)).toEqual(['gcloud', 'functions', 'deploy', `minutes-api-${id.toLowerCase()}`]);
  expect(command).toEqual(
    expect.arrayContaining([
      '--gen2',
      '--runtime=nodejs24',
      '--trigger-http',
      '--no-allow-unauthenticated',
      '--ingress-settings=all',
      `--entry-point=${id}`,
      `--source=dist/${id}`,
      '--set-secrets=API_KEYS=minutes-api-keys:latest',
      `--run-service-account=${target.runServiceAccount}`,
    ]),
  );
});

test.each(operationIds)('%s may work at least as long as the gateway waits for it', (id) => {
  const { command } = planDeployment({ ...target, ids: [id] }).functions[0]!;
  const seconds = Number(/--timeout=(\d+)s/.exec(textOf(command))?.[1]);
  expect(seconds).toBeGreaterThanOrEqual(operationOf(id).backend.deadlineSeconds ?? 15);
  expect(seconds).toBe(600);
});

test('the variables hold the variant, the project and every address, in a form that the functions read', () => {
  const file = planDeployment(target).files['dist/.deploy/variables.yaml'] ?? '';
  const variables = Object.fromEntries(
    file
      .trim()
      .split('\n')
      .map((line) => parseYamlLine(line)),
  );
  expect(variables).toMatchObject({ CONTRACT_VARIANT: 'B', GOOGLE_CLOUD_PROJECT: 'a-project', STORE: 'none' });
  for (const id of operationIds) {
    expect(openBackends(variables)(id)).toBe(`https://minutes-api-${id.toLowerCase()}-123.europe-west1.run.app`);
  }
});

test('the contract has the addresses of the deployment, and the gateway is made from it', () => {
  const contract = JSON.parse(planDeployment(target).files['dist/contract/variant-b.json'] ?? '');
  expect(contract.paths['/getLog'].post['x-google-backend']).toMatchObject({
    address: 'https://minutes-api-getlog-123.europe-west1.run.app',
    jwt_audience: 'https://minutes-api-getlog-123.europe-west1.run.app',
    deadline: 600,
  });
  expect(matching(/api-configs create/)).toEqual([
    expect.stringContaining('--openapi-spec=dist/contract/variant-b.json'),
  ]);
});

test('another contract gets another gateway configuration, the same one the same', () => {
  const config = (changed: Partial<Target>) => matching(/gateways update/, planDeployment({ ...target, ...changed }));
  expect(config({})).toEqual(config({ ids: ['test'] }));
  expect(config({})).not.toEqual(config({ variant: 'C' }));
});

test('each deployed function may be called by the gateway and the other functions, by nobody else', () => {
  const grants = matching(/roles\/run\.invoker/, planDeployment({ ...target, variant: 'A', ids: ['create-minutes'] }));
  expect(grants.map((text) => /serviceAccount:(\S+)@/.exec(text)?.[1])).toEqual(['minutes-api-gateway', 'minutes-api']);
  expect(allText().filter((text) => text.includes('allUsers'))).toEqual([]);
});

test('functions may call those alone whose work others have done, and so not read the log by way of each other', () => {
  const grants = matching(/roles\/run\.invoker/).filter((text) => text.includes('serviceAccount:minutes-api@'));
  expect(grants.map((text) => /add-iam-policy-binding minutes-api-(\S+)/.exec(text)?.[1])).toEqual([
    'create-minutes',
    'recorder',
    'dailybatch',
  ]);
});

test('the scheduler calls dailyBatch itself, with its identity and a key that its reader fills in', () => {
  const address = 'https://minutes-api-dailybatch-123.europe-west1.run.app';
  const [job = ''] = matching(/scheduler jobs create http/);
  expect(job).toContain(`--uri=${address} `);
  expect(job).toContain(`--oidc-token-audience=${address} `);
  expect(job).toMatch(/--headers=Content-Type=application\/json,x-api-key=\$\{SCHEDULER_KEY:\?\}/);
  expect(Number(/--attempt-deadline=(\d+)s/.exec(job)?.[1])).toBeGreaterThan(600);
});

test('a variant without dailyBatch has no nightly run', () => {
  const plan = planDeployment({ ...target, variant: 'A', ids: ['create-minutes'] });
  expect(matching(/scheduler jobs/, plan)).toEqual([]);
});

test('the functions may read each secret, and are given no more than its name', () => {
  const secrets = { ...target.secrets, DATABASE_URL: 'minutes-db:3' };
  const plan = planDeployment({ ...target, ids: ['test'], secrets });
  expect(plan.functions[0]!.command).toContain(
    '--set-secrets=API_KEYS=minutes-api-keys:latest,DATABASE_URL=minutes-db:3',
  );
  expect(matching(/secretmanager\.secretAccessor/, plan).map((text) => text.split(' ')[3])).toEqual([
    'minutes-api-keys',
    'minutes-db',
  ]);
});

test('a first-time deployer is led to a key that works and to the address', () => {
  const after = allText().slice(allText().findIndex((text) => text.includes('services api-keys create')) + 1);
  expect(after.slice(0, 2)).toEqual([
    'gcloud secrets versions add minutes-api-keys --data-file=- --project=a-project',
    'gcloud api-gateway gateways describe minutes-api --project=a-project --location=europe-west1 --format=value(defaultHostname)',
  ]);
  expect(matching(/cloudbuild\.builds\.builder/)).toEqual([
    expect.stringContaining('--member=serviceAccount:123-compute@developer.gserviceaccount.com'),
  ]);
});

test('what only the configuration needs is prepared with it, and not without', () => {
  const variables = {
    CLOUD_TASKS_QUEUE: 'projects/a-project/locations/europe-west1/queues/recorder',
    CLOUD_TASKS_SERVICE_ACCOUNT: 'tasks@a-project.iam.gserviceaccount.com',
    LLM_PROVIDER: 'vertex',
  };
  const plan = planDeployment({ ...target, variables });
  const functions = `--member=serviceAccount:${target.runServiceAccount}`;
  expect(matching(/services enable cloudfunctions/, plan)[0]).toMatch(/cloudtasks\.googleapis\.com aiplatform\./);
  expect(matching(/queues create recorder/, plan)[0]).toMatch(/--location=europe-west1 --max-attempts=101/);
  expect(matching(/cloudtasks\.enqueuer/, plan)[0]).toContain(functions);
  expect(matching(/iam\.serviceAccountUser/, plan)[0]).toMatch(/add-iam-policy-binding tasks@a-project/);
  expect(matching(/aiplatform\.user/, plan)[0]).toContain(functions);
  expect(matching(/run\.invoker/, plan).filter((text) => text.includes('serviceAccount:tasks@'))).toEqual([
    expect.stringContaining('add-iam-policy-binding minutes-api-recorder'),
    expect.stringContaining('add-iam-policy-binding minutes-api-create-minutes'),
  ]);
  const minutesAlone = planDeployment({ ...target, variables, variant: 'A', ids: ['create-minutes'] });
  expect(matching(/run\.invoker/, minutesAlone).filter((text) => text.includes('serviceAccount:tasks@'))).toEqual([]);
  expect(matching(/cloudtasks|tasks queues|aiplatform/)).toEqual([]);
});

function parseYamlLine(line: string): [string, string] {
  const at = line.indexOf(': ');
  return [line.slice(0, at), String(JSON.parse(line.slice(at + 2)))];
}
