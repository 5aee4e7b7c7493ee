import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { alerts } from './alerts-migration.ts';
import { crmMigration } from './crm-migration.ts';

const executions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('executions')
      .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
      .addColumn('operation', 'varchar(32)', (column) => column.notNull())
      .addColumn('status', 'varchar(16)', (column) => column.notNull())
      .addColumn('trigger', 'varchar(16)', (column) => column.notNull())
      .addColumn('caller', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('idempotency_key', 'text')
      .addColumn('duplicates', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('input_hash', 'varchar(64)')
      .addColumn('config_hash', 'varchar(64)')
      .addColumn('meeting_id', 'text')
      .addColumn('company_id', 'text')
      .addColumn('created_at', 'varchar(24)', (column) => column.notNull())
      .addColumn('started_at', 'varchar(24)')
      .addColumn('finished_at', 'varchar(24)')
      .addColumn('lease_until', 'varchar(24)')
      .addColumn('duration_ms', 'integer')
      .addColumn('error_code', 'varchar(64)')
      .addColumn('error_message', 'text')
      .addColumn('error_retryable', 'integer')
      .addColumn('re_executed_from', 'varchar(36)')
      .addColumn('trace_id', 'varchar(32)')
      .addColumn('stages', 'text')
      .execute();
    await db.schema
      .createTable('execution_payloads')
      .addColumn('execution_id', 'varchar(36)', (column) => column.primaryKey())
      .addColumn('input', 'text')
      .addColumn('output', 'text')
      .execute();
    // Each filter of the log is answered from an index that is already in the order of the pages.
    for (const columns of filterColumns) {
      const index = db.schema.createIndex(`executions_by_${columns.join('_')}`).on('executions');
      await index.columns([...columns, 'id']).execute();
    }
    const leases = db.schema.createIndex('executions_by_lease').on('executions').column('lease_until');
    await leases.where('lease_until', 'is not', null).execute();
  },
};

const filterColumns = [
  ['operation', 'status'],
  ['operation'],
  ['status'],
  ['trigger'],
  ['meeting_id'],
  ['company_id'],
  ['re_executed_from'],
] as const;

const idempotency: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('idempotency_claims')
      .addColumn('scope', 'varchar(255)', (column) => column.notNull())
      .addColumn('key', 'varchar(255)', (column) => column.notNull())
      .addColumn('execution_id', 'varchar(36)', (column) => column.notNull())
      .addColumn('payload_hash', 'varchar(64)', (column) => column.notNull())
      .addColumn('status', 'varchar(16)', (column) => column.notNull())
      .addColumn('lease_until', 'varchar(24)', (column) => column.notNull())
      .addColumn('expires_at', 'varchar(24)', (column) => column.notNull())
      .addPrimaryKeyConstraint('idempotency_claims_pk', ['scope', 'key'])
      .execute();
    const claims = (name: string) => db.schema.createIndex(`idempotency_claims_by_${name}`).on('idempotency_claims');
    await claims('execution').column('execution_id').execute();
    await claims('expiry').column('expires_at').execute();
  },
};

const recorder: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('accepted_work')
      .addColumn('execution_id', 'varchar(36)', (column) => column.primaryKey())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('sealed', 'text')
      .execute();
    await db.schema
      .createTable('recorder_subjects')
      .addColumn('scope', 'varchar(255)', (column) => column.notNull())
      .addColumn('subject', 'varchar(64)', (column) => column.notNull())
      .addColumn('occurred_at', 'varchar(24)', (column) => column.notNull())
      .addPrimaryKeyConstraint('recorder_subjects_pk', ['scope', 'subject'])
      .execute();
  },
};

/** In order of their names. A released migration is never edited; a change is a further one. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-executions': executions,
  '002-idempotency': idempotency,
  '003-recorder': recorder,
  '004-crm': crmMigration,
  '005-alerts': alerts,
};
