import type { CreateTableBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const crmMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await record(db, 'crm_companies')
      .addColumn('name_key', 'text')
      .addColumn('domain', 'varchar(255)')
      .addColumn('phone', 'text')
      .addColumn('industry', 'text')
      .addColumn('owner_id', 'varchar(200)')
      .addColumn('url', 'text')
      .execute();
    await record(db, 'crm_owners')
      .addColumn('email', 'text')
      .addColumn('teams', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('crm_syncs')
      .addColumn('source', 'varchar(16)', (column) => column.primaryKey())
      .addColumn('holder', 'varchar(36)')
      .addColumn('lease_until', 'varchar(24)')
      .addColumn('run', 'text')
      .addColumn('watermark', 'varchar(24)')
      .addColumn('full_at', 'varchar(24)')
      .execute();
    await db.schema
      .createTable('crm_notes')
      .addColumn('execution_id', 'varchar(36)', (column) => column.primaryKey())
      .addColumn('source', 'varchar(16)', (column) => column.notNull())
      .addColumn('company_id', 'varchar(200)', (column) => column.notNull())
      .addColumn('status', 'varchar(16)', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'varchar(24)', (column) => column.notNull())
      .addColumn('note_id', 'varchar(200)')
      .addColumn('error', 'text')
      .execute();
    // Meetings are matched to companies by these.
    for (const column of ['domain', 'name_key'])
      await db.schema.createIndex(`crm_companies_by_${column}`).on('crm_companies').column(column).execute();
    await db.schema.createIndex('crm_notes_by_due').on('crm_notes').columns(['status', 'due_at']).execute();
  },
};

/** The columns that records of every kind have. */
function record(db: Kysely<unknown>, table: string): CreateTableBuilder<string, string> {
  return db.schema
    .createTable(table)
    .addColumn('source', 'varchar(16)', (column) => column.notNull())
    .addColumn('id', 'varchar(200)', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('updated_at', 'varchar(24)')
    .addColumn('archived', 'integer', (column) => column.notNull())
    .addColumn('seen_run', 'varchar(36)', (column) => column.notNull())
    .addPrimaryKeyConstraint(`${table}_pk`, ['source', 'id']);
}
