import * as z from 'zod';
import type { FindCompany } from '#shared/crm/find-company.ts';
import { isTelling, traitsOf } from '#shared/crm/traits.ts';
import type { ExecutionStore } from '#shared/store/execution-store.ts';
import type { Unassigned } from '#shared/store/unassigned.ts';

export interface JoinServices {
  readonly executions: Pick<ExecutionStore, 'payload'>;
  readonly unassigned: Unassigned;
  readonly findCompany: FindCompany;
  readonly now: () => Date;
}

export interface Joined {
  readonly looked: number;
  readonly joined: number;
}

const windowMs = 7 * 24 * 60 * 60 * 1000;
const mostInOneCall = 1_000;

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? null);
const minutes = z.object({
  meeting: z.object({ title: text }),
  participants: z.array(
    z.object({
      name: z.string(),
      email: text,
      side: z
        .enum(['internal', 'external'])
        .nullish()
        .transform((side) => side ?? null),
    }),
  ),
});

/** Gives minutes of the last days to their companies, where these have become known only now. The minutes stay as they are. */
export async function joinCompanies(
  { executions, unassigned, findCompany, now }: JoinServices,
  signal: AbortSignal,
): Promise<Joined> {
  const ids = await unassigned.list(new Date(now().getTime() - windowMs), mostInOneCall);
  let [looked, joined] = [0, 0];
  for (const id of ids) {
    if (signal.aborted) break;
    looked += 1;
    const made = minutes.safeParse((await executions.payload(id))?.output).data;
    const traits = made && traitsOf({ given: undefined, participants: made.participants, title: made.meeting.title });
    const company = traits && isTelling(traits) ? await findCompany(traits) : undefined;
    if (!company) continue;
    await unassigned.assign(id, company.companyId);
    joined += 1;
  }
  return { looked, joined };
}
