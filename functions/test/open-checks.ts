import { openChannels } from '#shared/alert/open-channels.ts';
import { readAlertSettings } from '#shared/alert/settings.ts';
import { readCrmSettings } from '#shared/crm/settings.ts';
import { readLlmSettings } from '#shared/llm/settings.ts';
import type { CallOperation } from '#shared/net/call-operation.ts';
import { readQueueState } from '#shared/queue/cloud-tasks.ts';
import { hasQueue } from '#shared/queue/has-queue.ts';
import { ConfigurationError, type Environment } from '#shared/runtime/environment.ts';
import type { OpenLog } from '#shared/store/open-store.ts';
import { readStoreSettings } from '#shared/store/settings.ts';
import { storeClock } from '#shared/store/store-clock.ts';
import { channelChecks } from './channel-checks.ts';
import { crmCheck } from './crm-check.ts';
import { llmCheck } from './llm-check.ts';
import { minutesCheck } from './minutes-check.ts';
import { queueCheck } from './queue-check.ts';
import type { Check } from './run-checks.ts';
import { clockCheck, executionLogCheck } from './store-checks.ts';

const now = () => new Date();

/**
 * The deep checks of this deployment. A check that needs something from the configuration is told undefined where it is not there.
 * @param callOperation undefined where create-minutes is not to be reached
 */
export function openChecks(
  environment: Environment,
  openLog: OpenLog,
  callOperation: CallOperation | undefined,
): readonly Check[] {
  const database = ifRight(() => readStoreSettings(environment).database);
  const channels = ifRight(() => openChannels(readAlertSettings(environment), now)) ?? [];
  return [
    executionLogCheck(openLog),
    clockCheck(database && (() => storeClock(database)), now),
    minutesCheck(callOperation),
    queueCheck(hasQueue(environment) ? (signal) => readQueueState(environment, signal) : undefined),
    crmCheck(() => readCrmSettings(environment)),
    llmCheck(() => readLlmSettings(environment)),
    ...channelChecks(channels),
  ];
}

/** What is wrong with the configuration is told by the checks of the configuration itself. */
function ifRight<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof ConfigurationError) return undefined;
    throw error;
  }
}
