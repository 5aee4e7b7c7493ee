import type { OperationId } from '#shared/contract/operations.ts';
import type { Deployment } from './swagger.ts';

/** Prefixed, because a project's functions share one namespace; lower case, because the Cloud Run service beneath is. */
export function functionName(id: OperationId): string {
  return `minutes-api-${id.toLowerCase()}`;
}

export interface GoogleCloudPlace {
  readonly project: string;
  readonly projectNumber: string;
  readonly region: string;
}

/** Stands in the committed documents for what only a deployment knows. */
export const placeholders: GoogleCloudPlace = {
  project: 'PROJECT_ID',
  projectNumber: 'PROJECT_NUMBER',
  region: 'REGION',
};

/** Every Cloud Run service also answers under an address made of its name, project number and region: no look-up is needed. */
export function googleCloud({ project, projectNumber, region }: GoogleCloudPlace): Deployment {
  return {
    host: `minutes-api.endpoints.${project}.cloud.goog`,
    backend: (id) => `https://${functionName(id)}-${projectNumber}.${region}.run.app`,
  };
}
