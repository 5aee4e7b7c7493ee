import type { CompanyTraits } from './find-company.ts';

/** What there is to tell a meeting's company by. */
export interface Told {
  readonly given:
    | { readonly companyId?: string | null | undefined; readonly companyName?: string | null | undefined }
    | null
    | undefined;
  readonly participants: readonly {
    readonly name: string;
    readonly email: string | null;
    readonly side: 'internal' | 'external' | null;
  }[];
  readonly title: string | null;
}

/** What a meeting says of the company it was with: what is given, else the people of the other side, else its title. */
export function traitsOf({ given, participants, title }: Told): CompanyTraits {
  const others = participants.filter(({ side }) => side !== 'internal');
  return {
    companyId: given?.companyId ?? undefined,
    emails: others.flatMap(({ email }) => email ?? []),
    names: [
      ...(given?.companyName ? [given.companyName] : []),
      ...others.flatMap(({ name }) => inBrackets(name)),
      ...partsOf(title ?? ''),
    ],
  };
}

/** Whether there is anything to look for. */
export function isTelling({ companyId, emails, names }: CompanyTraits): boolean {
  return companyId !== undefined || emails.length > 0 || names.length > 0;
}

/** `Theo Brandt (Northwind)` */
function inBrackets(name: string): readonly string[] {
  return [...name.matchAll(/[(（[【]([^)）\]】]{2,100})[)）\]】]/g)].flatMap(([, inner]) => inner ?? []);
}

/** What stands between separators in a title: `Northwind GmbH / kick-off`, `株式会社サンプル様 定例`. */
function partsOf(title: string): readonly string[] {
  return title
    .split(/[/|×&:：,、・()（）[\]【】「」<>]| [-–—~] |様|御中|\s*との/)
    .map((part) => part.trim())
    .filter((part) => part.length > 1);
}
