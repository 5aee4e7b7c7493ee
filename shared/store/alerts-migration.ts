import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const alerts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('alert_groups')
      .addColumn('operation', 'varchar(32)', (column) => column.notNull())
      .addColumn('code', 'varchar(64)', (column) => column.notNull())
      .addColumn('severity', 'varchar(16)', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('execution_id', 'varchar(36)', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('alerted_count', 'integer', (column) => column.notNull())
      .addColumn('since', 'varchar(24)', (column) => column.notNull())
      .addColumn('last_at', 'varchar(24)', (column) => column.notNull())
      .addColumn('alerted_at', 'varchar(24)')
      .addColumn('succeeded_at', 'varchar(24)')
      .addPrimaryKeyConstraint('alert_groups_pk', ['operation', 'code'])
      .execute();
    await db.schema
      .createTable('alert_deliveries')
      .addColumn('channel', 'varchar(32)', (column) => column.notNull())
      .addColumn('alert_group', 'varchar(128)', (column) => column.notNull())
      .addColumn('alert_id', 'varchar(36)', (column) => column.notNull())
      .addColumn('alert', 'text', (column) => column.notNull())
      .addColumn('queued_at', 'varchar(24)', (column) => column.notNull())
      .addColumn('due_at', 'varchar(24)', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('alert_deliveries_pk', ['channel', 'alert_group'])
      .execute();
  },
};
