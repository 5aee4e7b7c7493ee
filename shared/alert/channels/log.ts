import { log } from '#shared/runtime/log.ts';
import { type Alert, toText } from '../alert.ts';
import type { AlertChannel } from '../channel.ts';

/** Makes Error Reporting pick up a text that has no stack. */
const reportedErrorEvent = 'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent';

/** Version of the deployment, as Cloud Run names it. */
export interface Service {
  readonly service: string;
  readonly version: string;
}

/** The alert as a log line: Error Reporting groups it and notifies whoever is subscribed there. Needs no configuration. */
export function logChannel(serviceContext: Service): AlertChannel {
  return {
    name: 'log',
    send: async (alert) => write(alert, serviceContext),
    probe: async () => {},
  };
}

function write(alert: Alert, serviceContext: Service): void {
  const { title, message, operation, executionId, kind, severity, group, count, since } = alert;
  const text = `${title}: ${message}`;
  const facts = { kind, severity, title, group, count, since, text: toText(alert) };
  const fields = { operation, executionId, alert: facts };
  // A recovery is no error: it must not open one there.
  if (kind === 'recovery') log.info(text, fields);
  else log.alert(text, { '@type': reportedErrorEvent, serviceContext, context: locationOf(operation), ...fields });
}

/** Error Reporting asks where an error happened that has no stack. */
function locationOf(operation: string) {
  return {
    reportLocation: { filePath: `functions/${operation}/index.ts`, lineNumber: 1, functionName: operation },
  };
}
