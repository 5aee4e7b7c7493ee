import { InputError } from '#shared/errors.ts';
import type { PrivateFinder } from './finder.ts';

export interface CustomPattern {
  readonly name: string;
  readonly pattern: string;
}

/**
 * Searches for patterns of the caller's own. RE2 never goes back in the text, so no pattern can make it hang.
 * @throws InputError when a pattern is none, or matches the empty text
 */
export async function openCustomFinder(patterns: readonly CustomPattern[]): Promise<PrivateFinder> {
  const { RE2JS } = await import('re2js');
  const compiled = patterns.map(({ name, pattern }) => {
    const field = `options.redact: pattern of ${name}`;
    const expression = compile(() => RE2JS.compile(pattern), field);
    if (expression.matcher('').find()) throw new InputError(`${field}: must not match the empty text`);
    return { name, expression };
  });
  return (text) =>
    compiled.flatMap(({ name, expression }) => {
      const found: ReturnType<PrivateFinder>[number][] = [];
      const matcher = expression.matcher(text);
      while (matcher.find()) {
        const [start, end] = [matcher.start(), matcher.end()];
        if (end > start) found.push({ kind: name, start, end, key: text.slice(start, end) });
      }
      return found;
    });
}

function compile<Expression>(build: () => Expression, field: string): Expression {
  try {
    return build();
  } catch (error) {
    throw new InputError(`${field}: must be a regular expression in RE2 syntax (no look-around, no back-references)`, {
      cause: error,
    });
  }
}
