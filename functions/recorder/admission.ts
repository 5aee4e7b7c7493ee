import { AccessError } from '#shared/errors.ts';
import type { Admission, Arrival } from '#shared/http/admission.ts';
import { headerText } from '#shared/http/header-text.ts';
import { parseBody } from '#shared/http/parse-body.ts';
import { isTask, taskHeader } from '#shared/queue/task-signature.ts';
import type { Vendors } from './open-services.ts';
import { type Adapters, adapterFor } from './vendors.ts';

/**
 * Who may deliver events: holders of a key whose vendor's signature is right too, where one is configured; the recorder's own
 * tasks; and, where the deployment has chosen so, vendors by their signature alone.
 */
export function recorderAdmission({ adapters, settings }: Vendors): Admission {
  const {
    RECORDER_SIGNATURE_ONLY: signatureOnly = [],
    RECORDER_DISPATCH: dispatch,
    RECORDER_API_KEY: apiKey,
  } = settings;
  return {
    keyless: (headers) => signatureOnly.length > 0 || (dispatch === 'cloud-tasks' && taskHeader('recorder') in headers),
    admit: async (arrival) => {
      const { keyName } = arrival;
      if (isTask('recorder', arrival, apiKey === undefined ? [] : [apiKey])) return 'task:recorder';
      if (keyName === undefined && signatureOnly.length === 0) throw noKey();
      // A call of reExecute has no vendor's signature: its event comes from the log, not from the body.
      if (keyName !== undefined && isReExecution(arrival)) return keyName;
      const adapter = adapterOrRefuse(adapters, arrival);
      const mayBeKeyless = signatureOnly.includes(adapter.source as (typeof signatureOnly)[number]);
      if (keyName === undefined && !mayBeKeyless) throw noKey();
      const proven = await adapter.prove(arrival);
      if (keyName !== undefined) return keyName;
      if (proven) return `signature:${adapter.source}`;
      throw noKey();
    },
  };
}

/** Of a caller without a key nothing is told about the body, not even that it cannot be read. */
function adapterOrRefuse(adapters: Adapters, arrival: Arrival) {
  try {
    return adapterFor(adapters, arrival, () => parseBody(arrival.rawBody));
  } catch (error) {
    if (arrival.keyName === undefined) throw noKey();
    throw error;
  }
}

export function isReExecution({ headers }: Pick<Arrival, 'headers'>): boolean {
  return headerText(headers, 'x-re-executed-from') !== undefined;
}

function noKey(): AccessError {
  return new AccessError('API key is missing or not accepted');
}
