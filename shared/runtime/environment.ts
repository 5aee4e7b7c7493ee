import * as z from 'zod';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The configuration is wrong. The message names variables and rules, never values. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/**
 * Reads what one service needs from the environment. An empty variable counts as absent, as `NAME=` in a file means, and the line end
 * with which a secret was typed is no part of it.
 * @throws ConfigurationError naming each wrong variable and its rule
 */
export function readEnvironment<Shape extends z.ZodRawShape>(shape: Shape, environment: Environment) {
  const trimmed = Object.entries(environment).map(([name, value]) => [name, value?.trim()] as const);
  const given = Object.fromEntries(trimmed.filter(([, value]) => value));
  const parsed = z.object(shape).safeParse(given);
  if (parsed.success) return parsed.data;
  // Of a list each entry may break its rule.
  const broken = new Set(parsed.error.issues.map(({ path: [name], message }) => `${String(name)}: ${message}`));
  throw new ConfigurationError([...broken].join('; '));
}

/** `true`, `1`, `yes` or `on` switch a setting on; the opposites, or nothing, switch it off. */
export const toggle = z.stringbool('must be true or false').default(false);
