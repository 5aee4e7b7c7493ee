import type { Person } from '../people.ts';
import type { Sentence } from '../sentence.ts';
import { companiesOf } from './company.ts';
import { oddsByLabel } from './labels.ts';
import type { Manner } from './manner.ts';
import type { SidesModel } from './model.ts';
import { partsOfRole } from './role-parts.ts';
import { customersIn, isOf } from './titled.ts';

/** People who are on one side: those of a company, or somebody whose company is not known. */
export interface Party {
  readonly members: readonly Person[];
  readonly company: string | undefined;
  /** Side of those of whom the request tells it. */
  readonly given: Person['side'];
}

/** What speaks for a party's selling, as log-odds. */
export interface Evidence {
  /** What its people are called, and what the title says. */
  readonly told: number;
  /** Their roles, as far as roles of sellers and customers are alike. */
  readonly role: number;
  readonly talk: number;
}

/** @param isRole whether what stands beside a name says what somebody does */
export function partiesOf(
  people: readonly Person[],
  title: string,
  isRole: (beside: string) => boolean,
): readonly Party[] {
  const companies = companiesOf(people, title, isRole);
  const parties = new Map<string | Person, Person[]>();
  for (const person of people) {
    const key = companies.get(person) ?? person;
    parties.set(key, [...(parties.get(key) ?? []), person]);
  }
  return [...parties].map(([key, members]) => ({
    members,
    company: typeof key === 'string' ? key : undefined,
    given: members.find(({ side }) => side !== undefined)?.side,
  }));
}

const mostByRole = 3;
const byTitle = 4;

export function evidenceOf(
  { members, company }: Party,
  manner: Manner,
  { role: { shift, parts } }: SidesModel,
  { title, sentences, code }: { title: string; sentences: readonly Sentence[]; code: 'en' | 'ja' },
): Evidence {
  const labels = members.map(oddsByLabel);
  const byRole = members.map(({ role, name }) => {
    const known = partsOfRole(role ?? name, code).flatMap((part) => parts.get(part) ?? []);
    return known.length > 0 ? shift + sum(known) : 0;
  });
  const customers = customersIn(title);
  const isCustomer = customers.some((name) => members.some((person) => isOf(name, person, company, sentences)));
  const speakers = members.flatMap(({ speaker }) => speaker ?? []);
  return {
    told: strongest(labels) - (isCustomer ? byTitle : 0),
    role: bounded(sum(byRole), mostByRole),
    talk: speakers.length > 0 ? manner.oddsOf(speakers) : 0,
  };
}

function strongest(odds: readonly number[]): number {
  return Math.max(0, ...odds) + Math.min(0, ...odds);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function bounded(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value));
}
