import { openCrm } from '#shared/crm/open-crm.ts';
import type { CrmSettings } from '#shared/crm/settings.ts';
import type { Check } from './run-checks.ts';

/** Reads the first page of the first list of the CRM; nothing is kept. @param settings throws ConfigurationError where they are wrong */
export function crmCheck(settings: () => CrmSettings): Check {
  return {
    name: 'crm',
    remedy:
      'the CRM gave no owners: see the log line of this check, then the variables under "The CRM" in .env.example',
    run: async ({ signal }) => {
      const open = openCrm(settings());
      if (!open) return { status: 'skipped', detail: 'not configured' };
      const crm = await open(signal);
      if (!crm) return { status: 'skipped', detail: 'the embedded CRM has no file yet' };
      const [first] = crm.passes(undefined);
      await first?.page(undefined, signal);
      return { status: 'ok', detail: `${crm.source} answers` };
    },
  };
}
