import { afterEach, beforeEach, onTestFinished, vi } from 'vitest';
import { recorderAdmission } from '#functions/recorder/admission.ts';
import { recorder } from '#functions/recorder/handler.ts';
import { openSealer } from '#functions/recorder/seal.ts';
import type { RecorderServices } from '#functions/recorder/services.ts';
import { openAdapters } from '#functions/recorder/vendors.ts';
import { alertOnFailure } from '#shared/alert/alerting.ts';
import type { Failure } from '#shared/alert/failure.ts';
import type { Variant } from '#shared/contract/operations.ts';
import type { Answer } from '#shared/http/answer.ts';
import type { CallOperation, OperationCall } from '#shared/net/call-operation.ts';
import type { Download, DownloadRequest } from '#shared/net/download.ts';
import { requireListed } from '#shared/net/listed-address.ts';
import { readRecorderSettings } from '#shared/recorder/settings.ts';
import type { Environment } from '#shared/runtime/environment.ts';
import { newExecutionId } from '#shared/store/execution-id.ts';
import type { ExecutionStore } from '#shared/store/execution-store.ts';
import { keepPayload } from '#shared/store/keep-payload.ts';
import { openLeases } from '#shared/store/leases.ts';
import { openDatabase } from '#shared/store/database.ts';
import { sqlExecutionStore } from '#shared/store/sql-execution-store.ts';
import { sqlWorkStore } from '#shared/store/sql-work-store.ts';
import { acceptedKey, call, type Sent } from './call.ts';
import { temporaryFolder } from './store.ts';

/** The time at which the recorder under test lives. */
export const testTime = new Date('2026-11-20T09:00:00Z');
export const testSeconds = String(testTime.getTime() / 1000);

export interface RecorderUnderTest {
  readonly send: (sent: Sent, variant?: Variant) => Promise<Answer>;
  readonly executions: ExecutionStore;
  /** The calls that create-minutes got. */
  readonly minutes: OperationCall[];
  readonly downloads: DownloadRequest[];
  /** What was alerted of. */
  readonly failures: Failure[];
}

interface Setting {
  readonly environment?: Environment;
  readonly callOperation?: CallOperation;
  /** Texts by address, for what is downloaded. */
  readonly texts?: Readonly<Record<string, string>>;
  readonly services?: Partial<RecorderServices>;
}

/** A recorder with a real store of its own, whose minutes, downloads, time and waiting are in the test's hand. */
export async function recorderUnderTest({
  environment = {},
  callOperation,
  texts = {},
  services,
}: Setting = {}): Promise<RecorderUnderTest> {
  const db = await openDatabase({ kind: 'sqlite', folder: temporaryFolder() });
  onTestFinished(() => db.destroy());
  const keep = keepPayload('full');
  const executions = sqlExecutionStore(db, keep);
  const settings = readRecorderSettings(environment);
  const clock = { now: () => testTime, toleranceSeconds: settings.RECORDER_TOLERANCE_SECONDS };
  const adapters = openAdapters(settings, clock);
  const minutes: OperationCall[] = [];
  const downloads: DownloadRequest[] = [];
  const failures: Failure[] = [];
  const alerts = {
    failed: async (failure: Failure) => {
      failures.push(failure);
    },
    succeeded: async () => {},
    flush: async () => ({ delivered: 0, failed: 0 }),
  };
  const download: Download = async (request) => {
    downloads.push(request);
    const text = texts[requireListed(request.url, request.hosts).href];
    if (text === undefined) throw new Error(`nothing to download from ${request.url}`);
    return text;
  };
  const answering: CallOperation = async () => ({ executionId: `minutes-${minutes.length}`, output: {} });
  const handler = recorder({
    adapters,
    openWork: async () => sqlWorkStore(db, keep, executions),
    leases: openLeases(60),
    callOperation: (id, operationCall) => {
      minutes.push(operationCall);
      return (callOperation ?? answering)(id, operationCall);
    },
    download,
    sealer: openSealer(settings.RECORDER_API_KEY),
    enqueue: undefined,
    apiKey: settings.RECORDER_API_KEY,
    alerts,
    timeZone: settings.RECORDER_TIME_ZONE,
    maxAttempts: settings.RECORDER_MAX_ATTEMPTS,
    now: () => testTime,
    wait: async () => {},
    ...services,
  });
  const admission = recorderAdmission({ adapters, settings });
  const send = (sent: Sent, variant: Variant = 'B') =>
    call('recorder', alertOnFailure('recorder', alerts, handler), sent, variant, () => {}, admission, newExecutionId());
  return { send, executions, minutes, downloads, failures };
}

export const keyed = { 'x-api-key': acceptedKey };

/** Keeps the log's lines out of the test's own output. @returns the lines that the running test has written */
export function quietLog(): () => readonly string[] {
  let spy: { readonly mock: { readonly calls: readonly (readonly unknown[])[] } };
  beforeEach(() => {
    spy = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  });
  afterEach(() => vi.restoreAllMocks());
  return () => spy.mock.calls.map(([line]) => String(line));
}
