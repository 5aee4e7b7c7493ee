import { openCrm } from '#shared/crm/open-crm.ts';
import type { CrmSettings } from '#shared/crm/settings.ts';
import type { Check } from './run-checks.ts';

const kinds = ['owners', 'companies'] as const;

/** Reads the first page of owners and of companies, which a token may be allowed apart; nothing is kept. @param settings throws ConfigurationError where they are wrong */
export function crmCheck(settings: () => CrmSettings): Check {
  return {
    name: 'crm',
    remedy:
      'the CRM gave no owners or no companies: see the log line of this check, then the variables under "The CRM" in .env.example',
    run: async ({ signal }) => {
      const open = openCrm(settings());
      if (!open) return { status: 'skipped', detail: 'not configured' };
      const crm = await open(signal);
      if (!crm) return { status: 'skipped', detail: 'the embedded CRM has no file yet' };
      const passes = crm.passes(undefined);
      for (const kind of kinds) await passes.find((pass) => pass.kind === kind)?.page(undefined, signal);
      return { status: 'ok', detail: `${crm.source} answers` };
    },
  };
}
