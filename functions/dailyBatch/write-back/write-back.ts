import type { Crm } from '#shared/crm/crm.ts';
import type { DueNote, NoteOutbox } from '#shared/crm/store/note-outbox.ts';
import { VendorFailure } from '#shared/crm/vendor-failure.ts';
import { log } from '#shared/runtime/log.ts';
import type { ExecutionStore } from '#shared/store/execution-store.ts';
import { noteOf } from './note-of.ts';

export interface WriteBackServices {
  readonly outbox: NoteOutbox;
  readonly executions: Pick<ExecutionStore, 'payload'>;
  readonly now: () => Date;
}

export interface WrittenBack {
  /** Notes written now, or found to have been written by an attempt that did not live to know. */
  readonly written: number;
  /** To be tried again by a later call. */
  readonly postponed: number;
  readonly failed: number;
}

const minuteMs = 60 * 1000;
/** Older minutes than these were made before anybody wanted them in the CRM. */
const windowMs = 7 * 24 * 60 * minuteMs;
/** Put in at once; then more of them, as long as there are some and there is time. */
const addedAtOnce = 200;
/** Longer than a note takes; whoever has one for so long has died. Also the time a CRM needs to find a note that it has just been given. */
const attemptMs = 15 * minuteMs;
const mostAttempts = 5;

/** What is about us rather than the note, and would refuse every other one too: a token can be replaced, a limit ends. */
const closedDoors = new Set(['crmRefused', 'crmSessionExpired', 'crmDailyLimit', 'rateLimited']);

type End = keyof WrittenBack;

/** Writes minutes as notes to their companies, each once, whatever breaks off in between. */
export async function writeBack(
  { source, notes }: Crm,
  { outbox, executions, now }: WriteBackServices,
  signal: AbortSignal,
): Promise<WrittenBack | undefined> {
  if (!notes) return undefined;
  const ends: Record<End, number> = { written: 0, postponed: 0, failed: 0 };
  let isClosed = false;
  for (let added = addedAtOnce; added > 0 && !signal.aborted && !isClosed; ) {
    added = await outbox.add(source, new Date(now().getTime() - windowMs), now(), addedAtOnce);
    await writeDue();
  }
  return ends;

  async function writeDue(): Promise<void> {
    while (!signal.aborted && !isClosed) {
      const due = await outbox.take(source, now(), new Date(now().getTime() + attemptMs));
      if (!due) return;
      const end = await writeOne(due);
      ends[end] += 1;
    }
  }

  async function writeOne(due: DueNote): Promise<End> {
    const note = noteOf(due, (await executions.payload(due.executionId))?.output);
    if (!note || !notes) return giveUp(due, 'the log has not kept the minutes');
    try {
      const known = due.attempt > 1 ? await notes.find(note, signal) : undefined;
      await outbox.sent(due, known ?? (await notes.write(note, signal)));
      return 'written';
    } catch (error) {
      log.error('note not written', error, { noteOf: due.executionId, attempt: due.attempt });
      return postpone(due, error);
    }
  }

  async function postpone(due: DueNote, error: unknown): Promise<End> {
    const told = error instanceof VendorFailure ? error.message : 'internal error; the log has the reason';
    isClosed = error instanceof VendorFailure && closedDoors.has(error.code);
    if (!isClosed && (isFinal(error) || due.attempt >= mostAttempts)) return giveUp(due, told);
    await outbox.notSent(due, told, new Date(now().getTime() + attemptMs));
    return 'postponed';
  }

  async function giveUp(due: DueNote, reason: string): Promise<End> {
    await outbox.notSent(due, reason, undefined);
    log.alert('minutes not written back to the CRM', { noteOf: due.executionId, attempts: due.attempt });
    return 'failed';
  }
}

/** The CRM does not take this note, and will not tomorrow. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof VendorFailure) || error.retryable || error.outcome !== 'notDone') return false;
  return [400, 404, 409, 422].includes(error.status) && error.code === 'crmFailed';
}
