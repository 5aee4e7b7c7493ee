/** Who is meant by a label that says where he belongs as well. */
export interface Meant {
  /** What may be his whole name. */
  readonly names: readonly string[];
  /** What may be no more than a part of it: the company does not stand there. */
  readonly parts: readonly string[];
}

const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** `Alice Chen | Acme`, `Alice Chen - Acme`, `田中/サンプル`, `田中＠サンプル`. */
const afterName = /\s*[|@]\s*|\s*\/\s*|\s+[-–—]\s+/;
/** `サンプル_田中`: here the company comes first. */
const beforeName = /_/;
const organisation =
  /株式会社|有限会社|合同会社|\(株\)|\(有\)|^.{3,}[部課室局]$|(?:支店|支社|本社)$|^(?:営業|開発|技術|人事|総務|経理|企画|購買|法務|広報|情報|製造|管理)[部課]/;

/** Reads a label as people write themselves in a call: name and company, in whatever order. */
export function meantBy(given: string): Meant {
  const label = given.normalize('NFKC').trim();
  if (address.test(label)) return { names: [], parts: [] };
  const after = label.split(afterName).filter(Boolean);
  if (after.length > 1) return { names: after, parts: after.slice(0, 1) };
  const before = label.split(beforeName).filter(Boolean);
  if (before.length > 1) return { names: before, parts: before.slice(-1) };
  return withoutOrganisation(label);
}

/** `株式会社サンプル 田中太郎`, `営業部 田中`, `株式会社サンプル（田中太郎）`. */
function withoutOrganisation(label: string): Meant {
  const bracketed = /^([^()]+)\(([^()]+)\)$/.exec(label);
  if (bracketed && organisation.test(bracketed[1]?.trim() ?? ''))
    return { names: [bracketed[2] ?? ''], parts: [bracketed[2] ?? ''] };
  const words = label.split(/\s+/);
  const own = words.filter((word) => !organisation.test(word)).join(' ');
  return own === '' || own === words.join(' ') ? { names: [], parts: [] } : { names: [own], parts: [own] };
}
