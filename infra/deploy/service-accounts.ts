import type { GoogleCloudPlace } from '#infra/contract/deployment.ts';

/** One identity per sender, so that each is allowed no more than it needs. */
export const accountNames = {
  functions: 'minutes-api',
  gateway: 'minutes-api-gateway',
  scheduler: 'minutes-api-scheduler',
} as const;

export function accountEmail(sender: keyof typeof accountNames, { project }: GoogleCloudPlace): string {
  return `${accountNames[sender]}@${project}.iam.gserviceaccount.com`;
}
