import { http } from '@google-cloud/functions-framework';
import { alertOnAdmission } from '#shared/alert/alert-on-admission.ts';
import { alertOfDied, alertOnFailure, noteSuccess } from '#shared/alert/alerting.ts';
import { type Alerts, alertsBeside } from '#shared/alert/alerts.ts';
import type { OperationId } from '#shared/contract/operations.ts';
import type { Environment } from '#shared/runtime/environment.ts';
import { late } from '#shared/runtime/late.ts';
import { once } from '#shared/runtime/once.ts';
import { startPlainly } from '#shared/runtime/start-plainly.ts';
import { openLeases } from '#shared/store/leases.ts';
import { type OpenLog, openExecutionLog } from '#shared/store/open-store.ts';
import { recorded } from '#shared/store/recorded.ts';
import { readStoreSettings } from '#shared/store/settings.ts';
import { guardFramework } from './framework-guard.ts';
import type { Admission } from './admission.ts';
import type { Handler } from './handler.ts';
import { listener } from './listener.ts';

/** What goes another way than through the log: work that is accepted and done later, whose executions the operation keeps itself. */
export interface Apart {
  readonly openAdmission: (environment: Environment) => Admission;
  /** @param recorded where all other calls go */
  readonly around: (recorded: Handler, alerts: Alerts) => Handler;
}

/**
 * Makes an operation a function of the functions-framework, under its operationId, with its calls in the execution log.
 * @param open gives the handler; runs at the first call, again after a failure
 */
export function register(
  id: OperationId,
  open: (environment: Environment, openLog: OpenLog, alerts: Alerts) => Promise<Handler>,
  apart?: Apart,
): void {
  const alerts = openAlerts();
  const openLog = once(() => openExecutionLog(process.env, alertOfDied(alerts)));
  const opened = once(() => open(process.env, openLog, alerts));
  const services = {
    openLog,
    leases: late(() => openLeases(readStoreSettings(process.env).leaseSeconds)),
  };
  const handler = recorded(id, services, async (body, call) => (await opened())(body, call));
  const noted = noteSuccess(id, alerts, handler);
  serveFunction(id, alerts, apart?.around(noted, alerts) ?? noted, apart?.openAdmission);
}

/**
 * Makes an operation a function that proves its callers over the bytes they sent, and keeps its own executions: what it keeps is
 * not the call but what came in it. It tells the alerts itself when such an execution has ended.
 */
export function registerReceiver(
  id: OperationId,
  openAdmission: (environment: Environment) => Admission,
  open: (environment: Environment, alerts: Alerts) => Promise<Handler>,
): void {
  const alerts = openAlerts();
  const opened = once(() => open(process.env, alerts));
  const handler: Handler = async (body, call) => (await opened())(body, call);
  serveFunction(id, alerts, handler, openAdmission);
}

/** Channels and their state are loaded when there is something to tell. */
function openAlerts(): Alerts {
  return alertsBeside(once(async () => (await import('#shared/alert/open-reporter.ts')).openReporter(process.env)));
}

function serveFunction(
  id: OperationId,
  alerts: Alerts,
  handler: Handler,
  openAdmission?: (environment: Environment) => Admission,
): void {
  startPlainly();
  guardFramework();
  const admission =
    openAdmission && ((environment: Environment) => alertOnAdmission(id, alerts, () => openAdmission(environment)));
  http(id, listener(id, alertOnFailure(id, alerts, handler), process.env, admission));
}
