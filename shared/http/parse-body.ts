import { InputError } from '#shared/errors.ts';
import type { JsonObject } from './handler.ts';

/** Deep enough for every provider's transcript, shallow enough that nothing that walks the value runs out of stack. */
const maxDepth = 64;

/**
 * The name as a key, each letter as it is or escaped: a quote without a backslash before it, and a colon behind. It is looked for in
 * the text, because a parser that visits every key takes half a minute and gigabytes over a body of twenty million bytes.
 */
const protoKey =
  /(?<!\\)"(?:_|\\u005[fF]){2}(?:p|\\u0070)(?:r|\\u0072)(?:o|\\u006[fF])(?:t|\\u0074)(?:o|\\u006[fF])(?:_|\\u005[fF]){2}"[ \t\r\n]*:/;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * The JSON object in a body. No body, an empty one and `{}` are the same; the content type does not matter.
 * @throws InputError when it is anything but a JSON object in UTF-8
 */
export function parseBody(raw: Buffer): JsonObject {
  const text = decode(raw);
  if (text.trim() === '') return {};
  requireShallow(text);
  if (protoKey.test(text)) throw new InputError('body: the key "__proto__" is not allowed');
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new InputError(`body: must be a JSON object, not ${kindOf(value)}`);
  }
  return value as JsonObject;
}

function decode(raw: Buffer): string {
  try {
    return utf8.decode(raw);
  } catch (error) {
    throw new InputError('body: must be valid UTF-8', { cause: error });
  }
}

/** The parser's own text quotes the body; only the place it stopped at is passed on. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const position = /position (\d+)/.exec(String(error))?.[1];
    throw new InputError(`body: is not valid JSON${position ? ` (at character ${position})` : ''}`);
  }
}

/** Counts brackets outside strings before parsing: the parser itself takes seconds over millions of open brackets. */
function requireShallow(text: string): void {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (quoted) {
      if (code === backslash) at += 1;
      else if (code === quote) quoted = false;
    } else if (code === quote) quoted = true;
    else if (code === openBracket || code === openBrace) depth += 1;
    else if (code === closeBracket || code === closeBrace) depth -= 1;
    if (depth > maxDepth) throw new InputError(`body: must not be nested deeper than ${maxDepth} levels`);
  }
}

const [quote, backslash, openBracket, closeBracket, openBrace, closeBrace] = [...'"\\[]{}'].map((c) => c.charCodeAt(0));

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'an array' : `a ${typeof value}`;
}
