import { resolve } from 'node:path';
import type { OperationId } from '#shared/contract/operations.ts';
import { compiledIn } from '#infra/deploy/compile-cache.ts';
import type { FirstCall, Program } from './framework-process.ts';

const key = 'bench-key';

interface Start {
  readonly body: object;
  /** The store is an SQLite file in a folder of the bench; `none` where the answer needs no store. */
  readonly store: 'sql' | 'none';
  readonly note: string;
}

/** The cheapest call that the function does its work for. */
const starts: { readonly [Id in OperationId]?: Start } = {
  'create-minutes': {
    body: { transcript: 'Mara: We decided to ship on Friday.\nTheo: I will send the offer.' },
    store: 'none',
    note: '',
  },
  recorder: { body: {}, store: 'none', note: 'an empty event, refused: an accepted one waits for another function' },
  dailyBatch: { body: {}, store: 'sql', note: 'with the SQLite log; the embedded CRM has no file' },
  getLog: { body: {}, store: 'sql', note: 'with the SQLite log' },
  reExecute: { body: {}, store: 'sql', note: 'with the SQLite log; no execution named, so refused' },
};

const usual: Start = { body: {}, store: 'none', note: '' };

/** How a function is started and first called. @param dataFolder where its log may be */
export function firstCallOf(
  id: OperationId,
  dataFolder: string,
): { readonly program: Program; readonly call: FirstCall; readonly note: string } {
  const { body, store, note } = starts[id] ?? usual;
  const source = `dist/${id}`;
  const environment = { ...compiledIn(resolve(source)), API_KEYS: `bench:${key}`, STORE: store, DATA_DIR: dataFolder };
  const headers = { 'content-type': 'application/json', 'x-api-key': key };
  return {
    program: { target: id, source, environment },
    call: { method: 'POST', headers, body: JSON.stringify(body) },
    note,
  };
}
