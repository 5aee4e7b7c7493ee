import { log } from '#shared/runtime/log.ts';
import type { AlertChannel } from './channel.ts';

/** Makes Error Reporting pick up a text that has no stack. */
const reportedErrorEvent = 'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent';

/** The alert as a log line: Error Reporting groups it and notifies whoever is subscribed there. Needs no configuration. */
export const errorReporting: AlertChannel = {
  name: 'log',
  send: async ({ severity, title, message, executionId }) => {
    const fields = { '@type': reportedErrorEvent, alert: { severity, title }, executionId };
    log.alert(`${title}: ${message}`, fields);
  },
};
