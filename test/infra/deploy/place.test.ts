import { expect, test } from 'vitest';
import { findPlace, placeholderPlace } from '#infra/deploy/place.ts';

const nothing = { project: undefined, projectNumber: undefined, region: undefined };
const place = { project: 'a-project', projectNumber: '123', region: 'europe-west1' };

function gcloud(answers: Readonly<Record<string, string>>) {
  return async (args: readonly string[]) => answers[args.slice(0, 3).join(' ')] ?? '';
}

test('what is given is not asked for', async () => {
  const ask = () => Promise.reject(new Error('asked'));
  expect(await findPlace(place, ask)).toEqual(place);
});

test('what is not given is what gcloud is configured for', async () => {
  const ask = gcloud({
    'config get-value project': 'a-project',
    'config get-value functions/region': 'europe-west1',
    'projects describe a-project': '123',
  });
  expect(await findPlace(nothing, ask)).toEqual(place);
});

test.each([
  ['project', { ...place, project: undefined }],
  ['region', { ...place, region: undefined }],
] as const)('without a %s anywhere the flag to give is named', async (name, given) => {
  await expect(findPlace(given, gcloud({}))).rejects.toThrow(`${name}: give --${name}`);
});

test('a dry run has placeholders for what is not given, and asks nobody', () => {
  expect(placeholderPlace({ ...nothing, region: 'europe-west1' })).toEqual({
    project: 'PROJECT_ID',
    projectNumber: 'PROJECT_NUMBER',
    region: 'europe-west1',
  });
});
