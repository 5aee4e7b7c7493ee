import type { Crm } from './crm.ts';
import type { CrmSettings } from './settings.ts';
import type { Patience } from './vendor-client.ts';

/** Opens the CRM for one run, whose signal ends everything that waits in it. @param patience how long to wait before asking again */
export type OpenCrm = (signal: AbortSignal, patience?: Patience) => Promise<Crm>;

/** Only the CRM that is chosen is loaded. Undefined where the deployment has none, or no file of the embedded one. */
export function openCrm({ source, file, variables }: CrmSettings): OpenCrm | undefined {
  switch (source) {
    case 'hubspot':
      return async (signal, patience) => (await import('./hubspot/hubspot.ts')).hubspot(variables, signal, patience);
    case 'salesforce':
      return async (signal, patience) =>
        (await import('./salesforce/salesforce.ts')).salesforce(variables, signal, patience);
    case 'file':
      if (file === undefined) return undefined;
      return async () => (await import('./file/file-crm.ts')).fileCrm(file);
    case undefined:
      return undefined;
  }
}
