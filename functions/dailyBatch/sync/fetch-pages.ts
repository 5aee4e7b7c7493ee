import { OperationError } from '#shared/errors.ts';
import { type Crm, type CrmPage, ExpiredCursorError, type Pass } from '#shared/crm/crm.ts';
import type { RunState } from '#shared/crm/store/run.ts';

/** How often lists may have to be begun again, or a cursor may come twice, before the CRM counts as broken. */
const mostRestarts = 5;

export interface PageKeeper {
  /** Keeps the page and gives the run after it. */
  readonly keep: (run: RunState, page: CrmPage) => Promise<RunState>;
  /** Keeps a run that has changed without a page. */
  readonly restart: (run: RunState) => Promise<RunState>;
  /** Whether there is time for a further page. */
  readonly hasTime: () => boolean;
  readonly signal: AbortSignal;
}

/**
 * Reads the lists of a run from where it is, and keeps page by page. While one page is kept the next is on its way already.
 * @returns the run where it stopped: at its end, or where the time was over
 */
export async function fetchPages(crm: Crm, begun: RunState, keeper: PageKeeper): Promise<RunState> {
  const passes = crm.passes(begun.since === undefined ? undefined : new Date(begun.since));
  let run = begun;
  for (let pass = passes[run.pass]; pass && keeper.hasTime(); pass = passes[run.pass]) {
    run = await fetchList(crm, pass, run, keeper);
  }
  return run;
}

/** Whether a run has been through all its lists. */
export function isComplete(crm: Crm, run: RunState): boolean {
  return run.pass >= crm.passes(run.since === undefined ? undefined : new Date(run.since)).length;
}

async function fetchList(crm: Crm, pass: Pass, begun: RunState, keeper: PageKeeper): Promise<RunState> {
  const seen = new Set<string>();
  let run = begun;
  let coming: Promise<CrmPage> | undefined;
  while (run.pass === begun.pass && keeper.hasTime()) {
    try {
      const page = await (coming ?? pass.page(run.cursor, keeper.signal));
      coming = page.next === undefined ? undefined : ahead(pass.page(page.next, keeper.signal));
      const repeated = page.next !== undefined && seen.has(page.next);
      run = await keeper.keep(repeated ? restarted(crm, run) : run, page);
      if (page.next !== undefined) seen.add(page.next);
    } catch (error) {
      if (!(error instanceof ExpiredCursorError)) throw error;
      coming = undefined;
      seen.clear();
      const { cursor: _, ...fromBegin } = restarted(crm, run, error);
      run = await keeper.restart(fromBegin);
    }
  }
  return run;
}

/** A page that nobody comes to wait for must not end the process with its failure. */
function ahead(page: Promise<CrmPage>): Promise<CrmPage> {
  page.catch(() => undefined);
  return page;
}

function restarted({ source }: Crm, run: RunState, cause?: unknown): RunState {
  if (run.restarts < mostRestarts) return { ...run, restarts: run.restarts + 1 };
  const text = `${source} does not lead through its list: a cursor was refused or came again ${mostRestarts} times`;
  throw new OperationError('crmLoops', text, { cause });
}
