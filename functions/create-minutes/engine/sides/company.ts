import type { Person } from '../people.ts';

/** Addresses of these are anybody's. */
const freeMail =
  /^(?:gmail|googlemail|yahoo|ymail|outlook|hotmail|live|msn|icloud|me|mac|aol|proton|protonmail|gmx|web|t-online|mail|qq|163|docomo|ezweb|softbank|au|nifty|biglobe|ocn|orange|free|libero|zoho|fastmail|comcast)$/;
/** What stands before the country in addresses of some countries. */
const secondLevel = /^(?:co|ac|ne|or|go|lg|ed|gr|com|org|net|edu|gov|gob|gouv)$/;
const legalForm =
  /\b(?:inc|llc|ltd|limited|plc|gmbh|ag|ab|oy|bv|corp|corporation|company|group|university|college|hospital|city of)\b|株式会社|有限会社|合同会社|[(（]株[)）]|㈱|大学|病院|法人|組合|商店|製作所|ホールディングス/iu;

/**
 * The company of each who has one, in lower case: by the address, else by what stands beside the role or the name. That is one only
 * where two people share it, the title has it, it is called as companies are, or all who speak have something beside their name
 * that is no role: else it may be a department.
 */
export function companiesOf(
  people: readonly Person[],
  title: string,
  isRole: (beside: string) => boolean,
): ReadonlyMap<Person, string> {
  const named = new Map(people.map((person) => [person, nameBeside(person)] as const));
  const shared = new Map<string, number>();
  for (const name of named.values()) if (name) shared.set(name, (shared.get(name) ?? 0) + 1);
  const beside = people.flatMap((person) => (person.speaker === undefined ? [] : [named.get(person)]));
  const areCompanies = beside.length > 1 && beside.every((name) => name !== undefined && !isRole(name));
  const isCompany = (name: string) =>
    areCompanies || (shared.get(name) ?? 0) > 1 || legalForm.test(name) || title.toLowerCase().includes(name);
  return new Map(
    people.flatMap((person) => {
      const name = named.get(person);
      const company = domainOf(person.email) ?? (name && isCompany(name) ? name : undefined);
      return company === undefined ? [] : [[person, company] as const];
    }),
  );
}

/** Characters; what goes on is no label. */
const longestLabel = 200;

/** `ada@mail.lake.co.uk` -> `lake.co.uk`; none of an address that tells no company. */
function domainOf(email: string | undefined): string | undefined {
  const labels = email?.split('@')[1]?.trim().toLowerCase().split('.').filter(Boolean) ?? [];
  if (labels.length < 2) return undefined;
  const length = labels.length > 2 && secondLevel.test(labels.at(-2) ?? '') ? 3 : 2;
  const own = labels.slice(-length);
  return freeMail.test(own[0] ?? '') ? undefined : own.join('.');
}

/** `Account Executive, Brightwater`; `空豆工房 営業`; `Dana (Brightwater)`; `Dana | Brightwater`. */
function nameBeside(person: Person): string | undefined {
  const role = person.role?.slice(0, longestLabel) ?? '';
  const label = (person.speaker ?? person.name).slice(0, longestLabel);
  const beside =
    /[,、]\s*([^,、]{2,60})$/u.exec(role)?.[1] ??
    /^(\S*[\p{sc=Han}\p{sc=Katakana}]\S*)[\s　]+\S/u.exec(role)?.[1] ??
    /[(（【[]([^()（）【】[\]]{2,60})[)）】\]]/u.exec(label)?.[1] ??
    /[|｜@＠]\s*([^|｜@＠]{2,60})$/u.exec(label)?.[1];
  return beside?.trim().toLowerCase();
}
