import * as z from 'zod/mini';
import { call } from '../api.ts';
import { element, type Wording } from '../dom.ts';
import { openOutcome } from '../outcome.ts';
import { choice, field, row } from '../parts/fields.ts';
import { card, form } from '../parts/form.ts';
import { facts, folded, table } from '../parts/lists.ts';
import { state, wordFor } from './state.ts';

const counts = z.record(z.string(), z.nullable(z.number()));
const part = z.object({ name: z.string(), status: z.string(), detail: z.unknown(), error: z.nullable(z.string()) });
const answer = z.object({
  status: z.string(),
  crm: z.nullable(z.string()),
  mode: z.string(),
  companies: counts,
  owners: counts,
  failures: z.array(z.unknown()),
  warnings: z.array(z.string()),
  parts: z.array(part),
});

type Batch = z.output<typeof answer>;

export function dailyBatch(): HTMLElement {
  const outcome = openOutcome();
  const mode = choice(['incremental', 'full'], (t, name) => t.checks.modes[name]);
  const dryRun = element('input', { type: 'checkbox' });
  const submit = element('button', { type: 'submit' }, (t) => t.checks.run);
  const run = async () => show(await call('dailyBatch', { mode: mode.value, dryRun: dryRun.checked }, answer));
  const query = form(
    () => outcome.run(submit, run),
    row(
      field((t) => t.checks.mode, mode),
      element('label', { className: 'check' }, dryRun, (t) => t.checks.dryRun),
    ),
    submit,
  );
  return card((t) => t.checks.dailyBatch, query, outcome.element);
}

function show(batch: Batch): HTMLElement {
  const { status, crm, mode, failures, warnings } = batch;
  return element(
    'div',
    {},
    facts([(t) => t.checks.status, state(status)], ['CRM', crm ?? undefined], [(t) => t.checks.mode, mode]),
    countsTable(batch),
    partsTable(batch),
    folded((t) => t.checks.warnings, warnings, true),
    folded(
      (t) => t.checks.failures,
      failures.map((failure) => JSON.stringify(failure)),
      true,
    ),
  );
}

function countsTable({ companies, owners }: Batch): HTMLElement {
  const names = Object.keys(companies);
  const headings = names.map(
    (name): Wording =>
      (t) =>
        wordFor(t.checks.counts, name),
  );
  const cells = (of: Batch['owners']) => names.map((name) => of[name]?.toString());
  return table(
    [(t) => t.checks.what, ...headings],
    [
      [(t) => t.checks.companies, ...cells(companies)],
      [(t) => t.checks.owners, ...cells(owners)],
    ],
  );
}

function partsTable({ parts }: Batch): HTMLElement {
  const rows = parts.map(({ name, status, detail, error }) => {
    return [name, state(status), error ?? (detail ? JSON.stringify(detail) : undefined)];
  });
  return table([(t) => t.checks.part, (t) => t.checks.status, (t) => t.checks.detail], rows);
}
