import type { Kysely, Transaction } from 'kysely';
import type { NewExecution } from './execution.ts';
import type { IdempotencyKey, Opened } from './execution-store.ts';
import type { Tables } from './schema.ts';

/**
 * Claims the key for the execution by one conditional write: it is free when nobody has it, when it has expired, or when its
 * holder died before answering (the lease has ended). Of any number of concurrent callers one gets it.
 * @returns undefined when the claim succeeded, else whose key it is
 */
export async function claim(
  transaction: Transaction<Tables>,
  { id, startedAt, leaseUntil }: NewExecution,
  { scope, key, payloadHash, formerHash, expiresAt }: IdempotencyKey,
): Promise<Extract<Opened, { state: 'duplicate' }> | undefined> {
  const now = startedAt.toISOString();
  const held = {
    execution_id: id,
    payload_hash: payloadHash,
    status: 'inProgress',
    lease_until: leaseUntil.toISOString(),
    expires_at: expiresAt.toISOString(),
  } as const;
  const won = await transaction
    .insertInto('idempotency_claims')
    .values({ scope, key, ...held })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'key'])
        .doUpdateSet(held)
        .where(({ eb, or, and }) =>
          or([
            eb('idempotency_claims.expires_at', '<', now),
            and([eb('idempotency_claims.status', '=', 'inProgress'), eb('idempotency_claims.lease_until', '<', now)]),
          ]),
        ),
    )
    .returning('execution_id')
    .executeTakeFirst();
  return won ? undefined : holderOf(transaction, scope, key, [payloadHash, formerHash]);
}

/** A success is kept until the key expires; a failure gives the key back. Only the holder's own claim changes. */
export async function settleClaim(db: Kysely<Tables>, executionId: string, succeeded: boolean): Promise<void> {
  if (succeeded) {
    const claims = db.updateTable('idempotency_claims').set({ status: 'completed' });
    await claims.where('execution_id', '=', executionId).execute();
  } else {
    await db.deleteFrom('idempotency_claims').where('execution_id', '=', executionId).execute();
  }
}

async function holderOf(
  transaction: Transaction<Tables>,
  scope: string,
  key: string,
  payloadHashes: readonly (string | undefined)[],
) {
  const claims = transaction.selectFrom('idempotency_claims').selectAll();
  const holder = await claims.where('scope', '=', scope).where('key', '=', key).executeTakeFirstOrThrow();
  const { execution_id: of, status } = holder;
  await transaction
    .updateTable('executions')
    .set(({ eb }) => ({ duplicates: eb('duplicates', '+', 1) }))
    .where('id', '=', of)
    .execute();
  const samePayload = payloadHashes.includes(holder.payload_hash);
  return { state: 'duplicate', of, samePayload, finished: status === 'completed' } as const;
}
