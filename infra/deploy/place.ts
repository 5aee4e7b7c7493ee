import { type GoogleCloudPlace, placeholders } from '#infra/contract/deployment.ts';
import type { Options } from './options.ts';
import { UsageError } from './usage.ts';

type Given = Pick<Options, 'project' | 'projectNumber' | 'region'>;

/** Runs gcloud and gives what it prints. */
export type AskGcloud = (args: readonly string[]) => Promise<string>;

/** Where to deploy to: what is given, else what gcloud is configured for. @throws UsageError when neither tells */
export async function findPlace(given: Given, ask: AskGcloud): Promise<GoogleCloudPlace> {
  const project = given.project ?? (await configured('project', 'project', ask));
  const region = given.region ?? (await configured('region', 'functions/region', ask));
  const describe = ['projects', 'describe', project, '--format=value(projectNumber)'];
  return { project, region, projectNumber: given.projectNumber ?? (await ask(describe)) };
}

/** What is not given stays a placeholder, so that nobody need be asked. */
export function placeholderPlace({ project, projectNumber, region }: Given): GoogleCloudPlace {
  return {
    project: project ?? placeholders.project,
    projectNumber: projectNumber ?? placeholders.projectNumber,
    region: region ?? placeholders.region,
  };
}

async function configured(flag: string, property: string, ask: AskGcloud): Promise<string> {
  const value = await ask(['config', 'get-value', property]);
  if (value) return value;
  throw new UsageError(`${flag}: give --${flag}, or configure it with "gcloud config set ${property} <${flag}>"`);
}
