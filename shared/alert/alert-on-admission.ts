import type { OperationId } from '#shared/contract/operations.ts';
import type { Admission } from '#shared/http/admission.ts';
import type { Alerts } from './alerts.ts';
import { notAdmittedCode, toFailure } from './failure.ts';

/**
 * Alerts when callers cannot be let in by no fault of theirs, as with a wrong setting or keys of a vendor that cannot be fetched:
 * the operation then loses every event, and has no execution that would tell of it.
 * @param open reads the settings; when it cannot, every call is told why
 */
export function alertOnAdmission(id: OperationId, alerts: Pick<Alerts, 'failed'>, open: () => Admission): Admission {
  const { keyless, admit } = openOrRefuse(open);
  return {
    keyless,
    admit: async (arrival) => {
      try {
        return await admit(arrival);
      } catch (error) {
        const failure = toFailure(id, error, arrival.executionId);
        if (failure) await alerts.failed({ ...failure, code: notAdmittedCode });
        throw error;
      }
    },
  };
}

function openOrRefuse(open: () => Admission): Admission {
  try {
    return open();
  } catch (error) {
    return { keyless: () => true, admit: () => Promise.reject(error) };
  }
}
