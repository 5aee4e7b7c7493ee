import { onTestFinished } from 'vitest';
import type { Alert } from '#shared/alert/alert.ts';
import type { AlertChannel } from '#shared/alert/channel.ts';
import type { Failure } from '#shared/alert/failure.ts';
import { failureAlert, recoveryAlert } from '#shared/alert/wording.ts';
import type { Environment } from '#shared/runtime/environment.ts';
import type { AlertStore } from '#shared/store/alert-store.ts';
import { newExecutionId } from '#shared/store/execution-id.ts';
import { openDatabase } from '#shared/store/database.ts';
import { readStoreSettings } from '#shared/store/settings.ts';
import { sqlAlertStore } from '#shared/store/sql-alert-store.ts';

export const windowMs = 15 * 60_000;

export interface Clock {
  readonly now: () => Date;
  readonly pass: (minutes: number) => void;
}

export function testClock(): Clock {
  let ms = Date.UTC(2026, 10, 20, 9);
  return {
    now: () => new Date(ms),
    pass: (minutes) => {
      ms += minutes * 60_000;
    },
  };
}

/**
 * The alert state of the environment's database, as one instance has it: over a connection of its own, but for SQLite, of which two
 * connections in one process would wait for each other.
 */
export async function alertStoreOf(
  environment: Environment,
  { now }: Pick<Clock, 'now'>,
  channels: readonly string[] = ['a'],
): Promise<AlertStore> {
  const { database } = readStoreSettings(environment);
  if (!database) throw new Error('the environment names no database');
  const db = await openFor(database);
  const wording = { source: 'test', logged: true, now };
  return sqlAlertStore(db, {
    windowMs,
    channels,
    failureAlert: (group) => failureAlert(group, wording),
    recoveryAlert: (group) => recoveryAlert(group, wording),
  });
}

type Database = NonNullable<ReturnType<typeof readStoreSettings>['database']>;
const files = new Map<string, ReturnType<typeof openDatabase>>();

async function openFor(database: Database) {
  const file = database.kind === 'sqlite' ? database.folder : undefined;
  const opening = (file !== undefined && files.get(file)) || openDatabase(database);
  if (file !== undefined) {
    if (files.has(file)) return opening;
    files.set(file, opening);
  }
  const db = await opening;
  onTestFinished(() => db.destroy());
  return db;
}

/** A channel that keeps what it took. `send` may refuse first. */
export function recordingChannel(name: string, send: AlertChannel['send'] = async () => {}) {
  const taken: Alert[] = [];
  const channel: AlertChannel = {
    name,
    send: async (alert, signal) => {
      await send(alert, signal);
      taken.push(alert);
    },
    probe: async () => {},
  };
  return { channel, taken, titles: () => taken.map(({ title }) => title) };
}

/** Accepted two seconds before the clock of the tests begins. */
const failedId = newExecutionId(new Date(Date.UTC(2026, 10, 20, 8, 59, 58)));

export function failureOf(given: Partial<Failure> = {}): Failure {
  return {
    operation: 'create-minutes',
    executionId: failedId,
    severity: 'error',
    code: 'internal',
    message: 'internal error',
    ...given,
  };
}
