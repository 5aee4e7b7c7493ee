import { openFindCompany } from '#shared/crm/open-find-company.ts';
import { register } from '#shared/http/register.ts';
import { createMinutes } from './handler.ts';

register('create-minutes', async (environment) =>
  createMinutes({ now: () => new Date(), findCompany: openFindCompany(environment) }),
);
