import { bareName, type Person } from '../people.ts';

const seller =
  /\b(?:account (?:executive|manager|director)|key account|sales|seller|customer success|business development|presales|pre-sales|solutions? (?:engineer|architect|consultant)|partner manager|channel|vendor|supplier|rep|agent)\b/i;
const buyer = /\b(?:customer|client|prospect|buyer|lead|patient|caller)\b/i;

/**
 * People with the side they are on, as far as it can be told: as given; else by what they are called ("Sales Rep",
 * "Customer"); else by their company, where there are two and one of them sells.
 */
export function withSides(people: readonly Person[]): readonly Person[] {
  if (people.some(({ side }) => side !== undefined)) return people;
  const called = people.map((person) => ({ ...person, side: sideCalled(person) }));
  if (new Set(called.flatMap(({ side }) => side ?? [])).size === 2) return called;
  const companies = new Set(people.flatMap((person) => companyOf(person) ?? []));
  if (companies.size !== 2) return people;
  const selling = new Set(
    people.flatMap((person) => (seller.test(person.role ?? '') ? (companyOf(person) ?? []) : [])),
  );
  const [own] = selling;
  if (selling.size !== 1) return people;
  return people.map((person) => {
    const company = companyOf(person);
    return company === undefined
      ? person
      : { ...person, side: company === own ? ('internal' as const) : ('external' as const) };
  });
}

function sideCalled({ name, role }: Person): Person['side'] {
  const called = `${bareName(name)} ${role ?? ''}`;
  if (/\bcustomer success\b/i.test(called)) return 'internal';
  if (buyer.test(called)) return 'external';
  return seller.test(called) ? 'internal' : undefined;
}

/** By the address, else by what follows the comma in "Account Executive, Parcelmint". */
function companyOf({ email, role }: Person): string | undefined {
  return (email?.split('@')[1] ?? /, ?([^,]+)$/.exec(role ?? '')?.[1])?.trim().toLowerCase();
}
