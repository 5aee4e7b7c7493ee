import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Tables } from '#shared/store/schema.ts';

/** Full pages have one length; what has changed of a page has any. */
const mostKept = 20;

/**
 * Statements that are compiled once: to compile that of a page costs more than to run it, and leaves more garbage than the page.
 * @returns runs the statement of a name with its values, in the order of its text; one name stands for one text
 */
export function keepStatements(): RunKept {
  const kept = new Map<string, CompiledQuery>();
  return async (db, name, build, values) => {
    const statement = kept.get(name) ?? { ...build().compile(), parameters: [] };
    kept.delete(name);
    kept.set(name, statement);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return (await db.executeQuery({ ...statement, parameters: values })).rows as never;
  };
}

export type RunKept = <Row>(
  db: Kysely<Tables>,
  name: string,
  build: () => Compilable<Row>,
  values: readonly unknown[],
) => Promise<readonly Row[]>;
