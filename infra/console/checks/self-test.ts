import * as z from 'zod/mini';
import { call } from '../api.ts';
import { element } from '../dom.ts';
import { openOutcome } from '../outcome.ts';
import { button, card } from '../parts/form.ts';
import { table } from '../parts/lists.ts';
import { milliseconds } from '../parts/measures.ts';
import { state } from './state.ts';

const check = z.object({ name: z.string(), status: z.string(), latencyMs: z.number(), detail: z.string() });
const answer = z.object({ status: z.string(), version: z.string(), checks: z.array(check) });

export function selfTest(): HTMLElement {
  const result = openOutcome();
  const run = (deep: boolean) => async () => {
    const { status, version, checks } = await call('test', { deep }, answer);
    const columns = [
      (t) => t.checks.check,
      (t) => t.checks.status,
      (t) => t.checks.time,
      (t) => t.checks.detail,
    ] satisfies Parameters<typeof table>[0];
    const rows = checks.map((one) => [one.name, state(one.status), milliseconds(one.latencyMs), one.detail]);
    return element('div', {}, element('p', {}, state(status), ` minutes-api ${version}`), table(columns, rows));
  };
  const shallow = button(
    (t) => t.checks.shallow,
    () => result.run(shallow, run(false)),
  );
  const deep = button(
    (t) => t.checks.deep,
    () => result.run(deep, run(true)),
  );
  const actions = element('div', { className: 'actions' }, shallow, deep);
  return card((t) => t.checks.selfTest, actions, result.element);
}
