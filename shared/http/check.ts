import type * as z from 'zod';
import { InputError } from '#shared/errors.ts';
import { ruleOf } from './issue-rule.ts';

const shownIssues = 5;
/** Of a name within the value, which may be its sender's choice. */
const shownCharacters = 40;

/**
 * Parses a caller's value. Each broken rule is reported as `path: rule`; values of the input are never repeated,
 * because a transcript or a key may stand in them.
 * @throws InputError naming the first broken fields and their rules
 */
export function check<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value, { error: ruleOf, reportInput: false });
  if (parsed.success) return parsed.data;
  const issues = ownCauses(parsed.error.issues.flatMap(deepest));
  const lines = issues.slice(0, shownIssues).map((issue) => `${pathOf(issue.path)}: ${issue.message}`);
  const rest = issues.length - lines.length;
  throw new InputError(lines.join('; ') + (rest > 0 ? `; and ${rest} more` : ''), { cause: parsed.error });
}

/** These say all there is to say of a place: the other rules were still looked at, and mean another value than was sent. */
const decisive = new Set<z.core.$ZodIssue['code']>(['invalid_type', 'unrecognized_keys']);

function ownCauses(all: readonly z.core.$ZodIssue[]): readonly z.core.$ZodIssue[] {
  const causes = new Map<string, z.core.$ZodIssue>();
  for (const issue of all) {
    const place = pathOf(issue.path);
    if (decisive.has(issue.code) && !causes.has(place)) causes.set(place, issue);
  }
  return all.filter((issue) => (causes.get(pathOf(issue.path)) ?? issue) === issue);
}

/**
 * A union fails as a whole; what helps the caller is the branch that was meant: the one that came furthest into the
 * value, or that at least took its type. Where none did, the union's own message says what is accepted.
 */
function deepest(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const best = issue.errors.reduce((left, right) => (closeness(right) > closeness(left) ? right : left));
  if (closeness(best) === 0) return [issue];
  return best.flatMap(deepest).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** A value of another kind than the branch takes. */
const mismatches = new Set<z.core.$ZodIssue['code']>(['invalid_type', 'invalid_value']);

function closeness(branch: readonly z.core.$ZodIssue[]): number {
  const depth = Math.max(0, ...branch.map(({ path }) => path.length));
  const sameType = branch.every(({ code, path }) => !mismatches.has(code) || path.length > 0);
  return 2 * depth + Number(sameType);
}

function pathOf(path: readonly PropertyKey[]): string {
  const text = path.reduce<string>((parent, part) => {
    if (typeof part === 'number') return `${parent}[${part}]`;
    const name = String(part).slice(0, shownCharacters);
    return parent ? `${parent}.${name}` : name;
  }, '');
  return text || 'body';
}
