import type { Crm } from '#shared/crm/crm.ts';
import type { RunState } from '#shared/crm/store/run.ts';

/**
 * What there is to say of companies that have the id of an earlier one. In a file somebody has made that is a slip, or two companies of
 * one name; the list of a CRM may bring a record twice, and so does one that had to be begun anew.
 */
export function tellRepeated({ source }: Pick<Crm, 'source'>, { repeated, restarts }: RunState): readonly string[] {
  if (source !== 'file' || repeated === 0 || restarts > 0) return [];
  const which = `${repeated} of the CRM file ${repeated === 1 ? 'has' : 'have'} the id of an earlier one`;
  return [`companies: ${which} (without an id: its domain, else its name); the last of each counts`];
}
