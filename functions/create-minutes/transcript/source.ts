import { InputError } from '#shared/errors.ts';
import type { MinutesRequest } from '../request.ts';
import { decodeBase64, decodeText } from './encoding.ts';
import type { Format } from './formats.ts';
import { fieldsOf } from './json/fields.ts';
import { emptyField } from './json/incomplete.ts';
import { howToSendTurns } from './json/turns.ts';
import { limits } from './limits.ts';
import { toLines } from './lines.ts';
import type { People } from './people.ts';
import type { JsonShape, Lines, Reading, Shape, TextShape } from './piece.ts';
import { jsonShapes, textShapes } from './shapes.ts';

type Given = MinutesRequest['transcript'];

/** The shape a transcript has, why, and how to read it in this shape. */
export interface Detected {
  readonly format: Format;
  readonly reason: string;
  readonly turns: Shape['turns'];
  /** What a place in it is counted in. */
  readonly unit: 'line' | 'entry';
  readonly read: (people: People) => Reading;
}

/**
 * Finds the shape of a transcript, or takes the one the caller names.
 * @throws InputError when it has none, or cannot have the one that is named
 */
export function detectShape(given: Given, format: Format | 'auto'): Detected {
  const source = toSource(given);
  return format === 'auto' ? detect(source) : force(source, format);
}

/** A transcript in bytes is decoded; JSON in a text is left to the detector. */
function toSource(given: Given): unknown {
  const { base64 } = fieldsOf(given);
  if (base64 === undefined) return given;
  if (typeof base64 !== 'string') throw new InputError('transcript.base64: must be base64, as a text');
  if (base64 === '') throw new InputError('transcript.base64: is empty');
  if (base64.length > limits.characters * 2) throw new InputError('transcript.base64: is too long');
  return decodeText(decodeBase64(base64, 'transcript.base64'), 'transcript.base64');
}

function detect(source: unknown): Detected {
  const json = typeof source === 'string' ? parseJson(source) : source;
  return json === undefined ? detectText(toLines(String(source))) : detectJson(json);
}

function detectText(given: Lines): Detected {
  for (const shape of textShapes) {
    const reason = shape.detect(given);
    if (reason !== undefined) return asText(shape, given, reason);
  }
  throw new Error('no shape takes any text');
}

function detectJson(given: unknown): Detected {
  for (const shape of jsonShapes) {
    const reason = shape.detect(given);
    if (reason !== undefined) return asJson(shape, given, reason);
  }
  const empty = emptyField(given);
  if (empty === '')
    throw new InputError(
      `transcript: is an empty ${Array.isArray(given) ? 'list' : 'object'}; send a text, a provider's JSON, or ${howToSendTurns}`,
    );
  if (empty !== undefined)
    throw new InputError(`transcript${empty}: is empty; send the transcript when it has been made`);
  const known = jsonShapes.map(({ name }) => name).join(', ');
  throw new InputError(
    `transcript: this JSON has none of the shapes that are known (${known}); send ${howToSendTurns}, or the name of its shape in "format"`,
  );
}

function force(source: unknown, format: Format): Detected {
  const reason = 'the request names it in "format"';
  const text = textShapes.find(({ name }) => name === format);
  if (text) {
    if (typeof source !== 'string') throw new InputError(`format: "${format}" needs the transcript as one string`);
    return asText(text, toLines(source), reason);
  }
  const shape = jsonShapes.find(({ name }) => name === format);
  const given = typeof source === 'string' ? parseJson(source) : source;
  if (!shape || given === undefined)
    throw new InputError(
      `format: "${format}" needs the transcript as JSON${format === 'turns' ? `, of the form ${howToSendTurns}` : ''}`,
    );
  return { ...asJson(shape, given, reason), read: () => readAs(shape, given) };
}

/** Where the shape that is named does not fit and another does, that helps more than the first field that is missing. */
function readAs(shape: JsonShape, given: unknown): Reading {
  try {
    return shape.read(given);
  } catch (error) {
    const fitting = jsonShapes.find(({ detect: fits }) => fits(given) !== undefined);
    if (!(error instanceof InputError) || !fitting || fitting === shape) throw error;
    throw new InputError(
      `format: "${shape.name}" does not fit this JSON, which has the shape "${fitting.name}"; name that, or leave "format" out`,
      { cause: error },
    );
  }
}

function asText({ name, turns, read }: TextShape, given: Lines, reason: string): Detected {
  return { format: name, reason, turns, unit: 'line', read: (people) => read(given, people) };
}

function asJson({ name, turns, read }: JsonShape, given: unknown, reason: string): Detected {
  return { format: name, reason, turns, unit: 'entry', read: () => read(given) };
}

/** The value of a text that is JSON; undefined for other texts. @throws InputError when it is broken JSON */
function parseJson(text: string): unknown {
  const begin = /^[\ufeff\s]{0,1000}(?:\{\s{0,1000}["}]|\[\s{0,1000}[{\]])/.test(text.slice(0, 3000));
  if (!begin) return undefined;
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    if (/^[\ufeff\s]{0,1000}\{\\/.test(text.slice(0, 3000))) return undefined;
    throw new InputError('transcript: begins as JSON does and is no valid JSON; send all of it, or a text');
  }
}
