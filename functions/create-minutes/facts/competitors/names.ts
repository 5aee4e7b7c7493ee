import type { Talk } from '../talk.ts';

/** A name with its place in a sentence. */
export interface FoundName {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** One spelling for `VetChime`, `Vet Chime` and `vetchime`. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s・.'’&-]/g, '');
}

/** Tells whether a name is that of a person of the meeting, or of one of the companies that meet. */
export function ownNames(talk: Talk, title: string | undefined): (name: string) => boolean {
  const people = new Set<string>();
  for (const { name, names } of talk.people) {
    for (const given of [name, ...names])
      for (const part of [given, ...given.split(/[\s,・()（）/]+/)]) if (part.length > 1) people.add(nameKey(part));
  }
  const companies = new Set(talk.people.flatMap(({ email }) => companyOf(email) ?? []));
  const heading = nameKey(title ?? '');
  return (name) => {
    const key = nameKey(name);
    if (people.has(key) || (key.length > 2 && heading.includes(key))) return true;
    return [...companies].some((company) => company.includes(key) || (key.length > 3 && key.includes(company)));
  };
}

/** `dana@pawline.example` -> `pawline` */
function companyOf(email: string | undefined): string | undefined {
  const labels = email?.split('@')[1]?.toLowerCase().split('.');
  const label = labels?.[0];
  return label && label.length > 2 && !freeMail.test(label) ? nameKey(label) : undefined;
}

const freeMail = /^(?:gmail|outlook|hotmail|yahoo|icloud|mail|example|live|proton|gmx)$/;
