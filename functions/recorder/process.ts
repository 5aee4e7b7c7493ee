import { InputError, OperationError } from '#shared/errors.ts';
import { type Job, type Processed, processWork, type Result, type Taken } from '#shared/queue/process-work.ts';
import { type Fields, log } from '#shared/runtime/log.ts';
import type { RunStage } from '#shared/store/stages.ts';
import type { WorkStore } from '#shared/store/work-store.ts';
import { minutesKeyOf, subjectKey } from './event-key.ts';
import type { Fetched, RecordedCall } from './event.ts';
import { makeMinutes } from './make-minutes.ts';
import { toMinutesRequest } from './minutes-request.ts';
import type { RecorderServices } from './services.ts';
import { type StoredEvent, storedEvent } from './stored-event.ts';
import { adapterOf } from './vendors.ts';

/** What the sender brought along for this attempt, where there is a sender. */
export interface Processing {
  readonly apiKey: string | undefined;
  readonly secret: string | undefined;
}

/** Below the operation's deadline, so that what takes too long is written down before the call is cut. */
const limitMs = 540_000;

/** Does the work of an accepted event in one attempt, if it is to be had, and tells when it has failed for good or works again. */
export function processEvent(id: string, given: Processing, services: RecorderServices): Promise<Processed> {
  const job: Job = {
    operation: 'recorder',
    run: (taken, work, stage) => outputOf(taken, given, services, work, stage),
    isFinal,
    // What the sender got wrong it may send again, repaired or not; what failed here is run again by reExecute.
    keyAfter: (error) => (error instanceof InputError ? 'released' : 'kept'),
    logFailure: (error, fields) => logFailure(error, { eventExecutionId: id, ...fields }),
  };
  return processWork(id, job, services);
}

async function outputOf(
  { attempt, execution, content, sealed }: Taken,
  given: Processing,
  services: RecorderServices,
  work: WorkStore,
  stage: RunStage,
): Promise<Result> {
  const { id } = attempt;
  const stored = storedEvent.parse(content);
  const adapter = adapterOf(services.adapters, stored.source);
  const { call, order } = adapter.toEvent(stored.received, {});
  const ignored = (reason: string) => ({ output: { executionId: id, status: 'ignored', reason } });
  if ('ignored' in call) return ignored(call.ignored);
  if (order && execution.reExecutedFrom === null) {
    const subject = subjectKey(stored.source, execution.caller, order.subject);
    const latest = await work.isLatest({ ...subject, occurredAt: order.occurredAt.toISOString() });
    if (!latest) return ignored('a later event of the same recording has come before');
  }
  const signal = AbortSignal.timeout(limitMs);
  const secret = given.secret ?? (sealed === undefined ? undefined : services.sealer.open(sealed));
  const fetchIt = () => adapter.fetchTranscript?.(stored.received, { download: services.download, secret, signal });
  const isKnown = Boolean(stored.transcript ?? call.transcript ?? call.request);
  const fetched = isKnown ? undefined : await stage('transcript', async () => fetchIt());
  if (!isKnown && !fetched) return ignored('nothing was said in the recording');
  if (fetched) await work.keep(attempt, { ...stored, ...fetched });
  const body = requestOf(call, { ...stored, ...fetched }, services.timeZone);
  const idempotencyKey = stored.minutesKey ?? minutesKeyOf(stored.source, execution);
  const apiKey = services.apiKey ?? given.apiKey;
  const minutesOrder = { body, idempotencyKey, apiKey, signal };
  const made = await stage('create-minutes', () => makeMinutes(minutesOrder, services));
  const output = { executionId: id, status: 'succeeded', minutesExecutionId: made.executionId };
  return { output, ...(made.companyId !== undefined && { companyId: made.companyId }) };
}

type Known = Pick<StoredEvent, 'options'> & { readonly [Part in keyof Fetched]?: Fetched[Part] | undefined };

function requestOf(event: RecordedCall, { transcript, meeting, participants, options }: Known, zone?: string) {
  const fetched = { transcript: transcript ?? event.transcript, meeting: { ...event.meeting, ...meeting } };
  const call = { ...event, ...fetched, participants: participants ?? event.participants };
  const request = toMinutesRequest(call, zone);
  if (!options) return request;
  const recorded = typeof request.options === 'object' && request.options !== null ? request.options : {};
  return { ...request, options: { ...recorded, ...options } };
}

/** What the sender can repair is no failure of ours; its reason stands in the answer, and here for an event without one. */
function logFailure(error: unknown, fields: Fields): void {
  if (error instanceof InputError) log.info('recorder event refused', { ...fields, error: error.message });
  else log.error('recorder event not processed', error, fields);
}

/** Waiting makes none of these right. */
function isFinal(error: unknown): boolean {
  return error instanceof InputError || (error instanceof OperationError && error.code === 'downloadRefused');
}
