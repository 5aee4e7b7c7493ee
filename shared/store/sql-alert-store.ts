import type { ExpressionBuilder, Kysely, Transaction } from 'kysely';
import type { Alert } from '#shared/alert/alert.ts';
import type { FailureGroup } from '#shared/alert/failure.ts';
import type { AlertStore, Delivery } from './alert-store.ts';
import { acceptedAt } from './execution-id.ts';
import type { AlertGroupRow, Tables } from './schema.ts';

export interface AlertRules {
  /** Of one kind of failure there is one alert in this time; so long a kind must have been quiet to count as over. */
  readonly windowMs: number;
  /** Names of the channels that every alert goes to. */
  readonly channels: readonly string[];
  readonly failureAlert: (group: FailureGroup) => Alert;
  readonly recoveryAlert: (group: FailureGroup) => Alert;
}

/** Groups and deliveries in an SQL database. Who wins a conditional write makes the alert, in the same transaction. */
export function sqlAlertStore(db: Kysely<Tables>, rules: AlertRules): AlertStore {
  const windowBefore = (now: Date) => new Date(now.getTime() - rules.windowMs).toISOString();
  return {
    failed: (failure, now) =>
      db.transaction().execute(async (transaction) => {
        const at = now.toISOString();
        const { operation, code, executionId, severity, message } = failure;
        const since = acceptedAt(executionId).toISOString();
        const latest = { severity, message, execution_id: executionId, last_at: at };
        const first = { operation, code, ...latest, count: 1, alerted_count: 0, since };
        await transaction
          .insertInto('alert_groups')
          .values({ ...first, alerted_at: null, succeeded_at: null })
          .onConflict((conflict) =>
            conflict.columns(['operation', 'code']).doUpdateSet(({ eb, ref }) => ({
              ...latest,
              count: eb('alert_groups.count', '+', 1),
              // What was accepted earlier may fail later.
              since: eb.case().when('alert_groups.since', '>', since).then(since).else(ref('alert_groups.since')).end(),
            })),
          )
          .execute();
        const due = claimDue(transaction, at, windowBefore(now));
        const groups = await due.where('operation', '=', operation).where('code', '=', code).execute();
        await queue(transaction, groups.map(toGroup).map(rules.failureAlert), rules.channels, at);
      }),
    succeeded: async (operation, now) => {
      const groups = db.updateTable('alert_groups').set({ succeeded_at: now.toISOString() });
      await groups
        .where('operation', '=', operation)
        .where(({ eb, or, ref }) => or([eb('succeeded_at', 'is', null), eb('succeeded_at', '<', ref('last_at'))]))
        .execute();
    },
    sweep: (now) =>
      db.transaction().execute(async (transaction) => {
        const [at, quietSince] = [now.toISOString(), windowBefore(now)];
        const over = await takeOver(transaction, quietSince);
        await queue(transaction, over.map(toGroup).map(rules.recoveryAlert), rules.channels, at);
        const due = await claimDue(transaction, at, quietSince).execute();
        await queue(transaction, due.map(toGroup).map(rules.failureAlert), rules.channels, at);
      }),
    take: (now, leaseUntil, limit) => take(db, rules.channels, now, leaseUntil, limit),
    delivered: async ({ channel, alert }) => {
      await db.deleteFrom('alert_deliveries').where('channel', '=', channel).where('alert_id', '=', alert.id).execute();
    },
    defer: async ({ channel, alert }, dueAt) => {
      const deliveries = db.updateTable('alert_deliveries').set({ due_at: dueAt.toISOString() });
      await deliveries.where('channel', '=', channel).where('alert_id', '=', alert.id).execute();
    },
    prune: async (before) => {
      const old = db.deleteFrom('alert_deliveries').where('queued_at', '<', before.toISOString());
      return Number((await old.executeTakeFirst()).numDeletedRows);
    },
    isIdle: async () => {
      const groups = db.selectFrom('alert_groups').select('code as name');
      const deliveries = db.selectFrom('alert_deliveries').select('channel as name');
      return (await groups.unionAll(deliveries).limit(1).executeTakeFirst()) === undefined;
    },
  };
}

/** Groups with failures that no alert has told of, and no alert within the window. */
function claimDue(transaction: Transaction<Tables>, at: string, windowStart: string) {
  return transaction
    .updateTable('alert_groups')
    .set(({ ref }) => ({ alerted_at: at, alerted_count: ref('count') }))
    .whereRef('alerted_count', '<', 'count')
    .where((eb: ExpressionBuilder<Tables, 'alert_groups'>) =>
      eb.or([eb('alerted_at', 'is', null), eb('alerted_at', '<=', windowStart)]),
    )
    .returningAll();
}

function takeOver(transaction: Transaction<Tables>, quietSince: string): Promise<AlertGroupRow[]> {
  const groups = transaction.deleteFrom('alert_groups').where('last_at', '<=', quietSince);
  return groups.whereRef('succeeded_at', '>=', 'last_at').returningAll().execute();
}

async function queue(
  transaction: Transaction<Tables>,
  alerts: readonly Alert[],
  channels: readonly string[],
  at: string,
): Promise<void> {
  const rows = alerts.flatMap((alert) => {
    const content = { alert_id: alert.id, alert: JSON.stringify(alert), queued_at: at, due_at: at, attempts: 0 };
    return channels.map((channel) => ({ channel, alert_group: alert.group, ...content }));
  });
  if (rows.length === 0) return;
  await transaction
    .insertInto('alert_deliveries')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['channel', 'alert_group']).doUpdateSet(({ ref }) => ({
        alert_id: ref('excluded.alert_id'),
        alert: ref('excluded.alert'),
        queued_at: ref('excluded.queued_at'),
        due_at: ref('excluded.due_at'),
        attempts: 0,
      })),
    )
    .execute();
}

async function take(
  db: Kysely<Tables>,
  channels: readonly string[],
  now: Date,
  leaseUntil: Date,
  limit: number,
): Promise<readonly Delivery[]> {
  const at = now.toISOString();
  const due = db.selectFrom('alert_deliveries').where('due_at', '<=', at).where('channel', 'in', channels);
  const ids = await due.select(['channel', 'alert_id']).orderBy('queued_at').limit(limit).execute();
  const taken = await Promise.all(
    ids.map(({ channel, alert_id }) =>
      db
        .updateTable('alert_deliveries')
        .set(({ eb }) => ({ due_at: leaseUntil.toISOString(), attempts: eb('attempts', '+', 1) }))
        .where('channel', '=', channel)
        .where('alert_id', '=', alert_id)
        .where('due_at', '<=', at)
        .returningAll()
        .executeTakeFirst(),
    ),
  );
  return taken.flatMap((row) =>
    row ? [{ channel: row.channel, alert: JSON.parse(row.alert), attempt: row.attempts }] : [],
  );
}

function toGroup(row: AlertGroupRow): FailureGroup {
  const { operation, code, severity, message, count, since } = row;
  return { operation, code, severity, message, count, since, executionId: row.execution_id, lastAt: row.last_at };
}
