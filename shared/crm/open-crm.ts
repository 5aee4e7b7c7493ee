import type { Crm } from './crm.ts';
import type { CrmSettings } from './settings.ts';
import type { Patience } from './vendor-client.ts';

/**
 * Opens the CRM for one run, whose signal ends everything that waits in it.
 * @param patience how long to wait before asking again
 * @returns undefined where the embedded CRM has no file yet
 */
export type OpenCrm = (signal: AbortSignal, patience?: Patience) => Promise<Crm | undefined>;

/** Only the CRM that is chosen is loaded. Undefined where the deployment has none. */
export function openCrm({ source, file, variables }: CrmSettings): OpenCrm | undefined {
  switch (source) {
    case 'hubspot':
      return async (signal, patience) => (await import('./hubspot/hubspot.ts')).hubspot(variables, signal, patience);
    case 'salesforce':
      return async (signal, patience) =>
        (await import('./salesforce/salesforce.ts')).salesforce(variables, signal, patience);
    case 'file':
      return async () => {
        const path = file();
        return path === undefined ? undefined : (await import('./file/file-crm.ts')).fileCrm(path);
      };
    case undefined:
      return undefined;
  }
}
