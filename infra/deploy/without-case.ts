import type { Expression, Node, NewExpression, Program } from 'acorn';
import { othersOfCase } from './either-case.ts';

/** The flags of a pattern that reads letters in either case. */
const eitherCase = /^(?=.*i).*u/;
/** In this part of a pattern letters are read as they stand. */
const asTheyStand = '(?-i:';
const wholeClass = /\[(?:\\.|[^\]\\])*\]|\\./gs;
const wholeClassInString = /\[(?:\\\\.|[^\]\\])*\]|\\\\./gs;

/** Where the texts of patterns with the flags `iu` begin: literals, and strings and templates that `new RegExp` is given. */
export function caselessTexts(program: Program, code: string): ReadonlySet<number> {
  const texts = [...nodesIn(program)].flatMap((node) => textsOf(node as Expression));
  return new Set(
    texts.filter(({ start, end }) => !code.slice(start, end).includes(asTheyStand)).map(({ start }) => start),
  );
}

/**
 * A text of such a pattern whose large classes hold both cases by themselves.
 * @param large what makes a class so large that V8 would look long for the other case of each of its characters
 */
export function withoutCase(text: string, isString: boolean, large: readonly string[]): string {
  return text.replace(isString ? wholeClassInString : wholeClass, (found) => {
    const plain = isString ? found.replaceAll('\\\\', '\\') : found;
    const ranges = plain.startsWith('[') ? large.find((one) => plain.includes(one)) : undefined;
    if (ranges === undefined) return found;
    const both = `${asTheyStand}${plain.replace(ranges, () => ranges + othersOfCase(plain))})`;
    return isString ? both.replaceAll('\\', '\\\\') : both;
  });
}

function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value) yield value as Node;
  for (const part of Object.values(value)) yield* nodesIn(part);
}

function textsOf(node: Expression): readonly Node[] {
  if (node.type === 'Literal' && node.regex) return eitherCase.test(node.regex.flags) ? [node] : [];
  return node.type === 'NewExpression' && isCaseless(node) ? textsOfArgument(node.arguments[0]) : [];
}

function isCaseless({ callee, arguments: [, flags] }: NewExpression): boolean {
  if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return false;
  return flags?.type === 'Literal' && typeof flags.value === 'string' && eitherCase.test(flags.value);
}

function textsOfArgument(pattern: NewExpression['arguments'][number] | undefined): readonly Node[] {
  if (pattern?.type === 'TaggedTemplateExpression') return pattern.quasi.quasis;
  if (pattern?.type === 'TemplateLiteral') return pattern.quasis;
  return pattern?.type === 'Literal' ? [pattern] : [];
}
