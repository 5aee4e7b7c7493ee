import type { AlertChannel } from '#shared/alert/channel.ts';
import { openChannels } from '#shared/alert/open-channels.ts';
import { readAlertSettings } from '#shared/alert/settings.ts';
import { apiKeys } from '#shared/auth/api-key.ts';
import { type Variant, operationIds, surfaceOf } from '#shared/contract/operations.ts';
import { readCrmSettings, requireNotesPossible } from '#shared/crm/settings.ts';
import { readBatchSettings } from '#shared/daily-batch/settings.ts';
import { readBodyLimit } from '#shared/http/body-limit.ts';
import { readLlmSettings } from '#shared/llm/settings.ts';
import { openBackends } from '#shared/net/backends.ts';
import { hasQueue } from '#shared/queue/has-queue.ts';
import { readQueueSettings } from '#shared/queue/settings.ts';
import { type Environment, readEnvironment } from '#shared/runtime/environment.ts';
import { readStoreSettings } from '#shared/store/settings.ts';
import type { CheckResult } from './run-checks.ts';
import { tellRecorder } from './tell-recorder.ts';

/** What is configured, by name; what is wrong, with the rule it breaks. Read once: an environment does not change. */
export function checkConfiguration(environment: Environment, variant: Variant): readonly CheckResult[] {
  const served = operationIds.filter((id) => surfaceOf(id, variant));
  return [
    toResult('apiKeys', () => {
      const { API_KEYS: keys } = readEnvironment({ API_KEYS: apiKeys }, environment);
      // Strangers may ask: how callers are called is not for them.
      return `${keys.length} accepted`;
    }),
    toResult('requests', () => `bodies of at most ${readBodyLimit(environment)} bytes`),
    toResult('store', () => readStoreSettings(environment).database?.kind),
    toResult('backends', () => {
      const addressOf = openBackends(environment);
      const known = served.filter((id) => addressOf(id) !== undefined);
      return known.length > 0 ? `addresses known: ${known.join(', ')}` : undefined;
    }),
    toResult('cloudTasks', () => {
      if (!hasQueue(environment)) return undefined;
      readQueueSettings(environment);
      return 'a queue is configured';
    }),
    toResult('recorder', () => tellRecorder(environment)),
    toResult('crmSource', () => {
      const crm = readCrmSettings(environment);
      requireNotesPossible(crm);
      return crm.source;
    }),
    toResult(
      'dailyBatch',
      () => `works for ${readBatchSettings(environment).DAILY_BATCH_BUDGET_SECONDS} s in one call`,
    ),
    // Without its model create-minutes still makes minutes, by the rules.
    toResult('languageModel', () => readLlmSettings(environment)?.provider, true),
    toResult('alerts', () => namesOf(openChannels(readAlertSettings(environment), () => new Date())), true),
  ];
}

/** Of the same checks what is wrong, each as `NAME: rule`, for whoever starts or deploys functions that would refuse their calls. */
export function wrongSettings(environment: Environment, variant: Variant): readonly string[] {
  const failed = checkConfiguration(environment, variant).filter(({ status }) => status === 'failed');
  return [...new Set(failed.map(({ detail }) => detail))];
}

function namesOf(channels: readonly AlertChannel[]): string {
  return `channels: ${channels.map(({ name }) => name).join(', ')}`;
}

/** `tell` throws a ConfigurationError, whose text has names and rules only; nothing to tell is `skipped`. */
function toResult(name: string, tell: () => string | undefined, optional = false): CheckResult {
  try {
    const detail = tell();
    return { name, optional, status: detail ? 'ok' : 'skipped', latencyMs: 0, detail: detail ?? 'not configured' };
  } catch (error) {
    return {
      name,
      optional,
      status: 'failed',
      latencyMs: 0,
      detail: error instanceof Error ? error.message : 'unreadable',
    };
  }
}
