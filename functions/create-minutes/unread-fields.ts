import * as z from 'zod';
import { nearName } from '#shared/http/near-name.ts';
import { crmRequest } from './crm.ts';
import { requestBody } from './request.ts';

/** An object of a request, with the fields that are read of it. */
interface Place {
  readonly prefix: string;
  readonly fields: object;
  readonly given: object;
}

const shape = { ...requestBody.shape, ...crmRequest.shape };
/** Where a field may have been meant that stands in another one of these. */
const outer: Readonly<Record<string, object>> = {
  '': shape,
  'meeting.': shape.meeting.unwrap().shape,
  'options.': shape.options.unwrap().shape,
  'crm.': shape.crm.unwrap().unwrap().shape,
};
const [shownCharacters, shownFields] = [40, 20];

/**
 * Fields that nobody reads, where they were meant: one that is known elsewhere (`meeting.participants` is told to be
 * `participants`), one that is nearly a known one, and every unknown option, also within an option. Other unknown fields may be
 * the caller's own.
 * @param body a request, as it was sent
 */
export function unreadFields(body: unknown): readonly string[] {
  const whole = { prefix: '', fields: shape, given: objectOr(body) };
  const unread = [whole, ...placesWithin(whole)].flatMap((place) =>
    Object.keys(place.given).flatMap((key) => (key in place.fields ? [] : (wordingOf(key, place, body) ?? []))),
  );
  const rest = unread.length - shownFields;
  return rest > 0 ? [...unread.slice(0, shownFields), `body: ${rest} more fields are not read`] : unread;
}

function wordingOf(key: string, { prefix, fields }: Place, body: unknown): string | undefined {
  const [meant] = (prefix in outer && Object.entries(outer).find(([, known]) => key in known)) || [];
  if (meant !== undefined) {
    const stands = key in objectOr(meant === '' ? body : Reflect.get(objectOr(body), meant.slice(0, -1)));
    return stands ? undefined : `${prefix}${key}: is not read here; it belongs to ${meant}${key}`;
  }
  const near = nearName(key, Object.keys(fields));
  if (near !== undefined) return `${prefix}${key}: is not read; did you mean ${prefix}${near}?`;
  return prefix.startsWith('options.')
    ? `${prefix}${key.slice(0, shownCharacters)}: is not read; no option is called so`
    : undefined;
}

/** The objects within one, such as each participant, or the bounds of each threshold. */
function placesWithin({ prefix, fields, given }: Place): readonly Place[] {
  return Object.entries(fields).flatMap(([name, schema]) => {
    const below = fieldsOf(schema);
    if (!below) return [];
    const value: unknown = Reflect.get(given, name);
    const found: readonly (readonly [string, unknown])[] = Array.isArray(value)
      ? value.map((entry: unknown, at) => [`${prefix}${name}[${at}].`, entry])
      : [[`${prefix}${name}.`, value]];
    return found.flatMap(([at, object]) => {
      const place = { prefix: at, fields: below, given: objectOr(object) };
      return [place, ...placesWithin(place)];
    });
  });
}

/** Of a list those of its entries, of alternatives those of the one that is an object. */
function fieldsOf(schema: unknown): object | undefined {
  if (schema instanceof z.ZodObject) return schema.shape;
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element);
  if (schema instanceof z.ZodUnion) return schema.options.map(fieldsOf).find(Boolean);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return fieldsOf(schema.unwrap());
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) return fieldsOf(schema.unwrap());
  return undefined;
}

function objectOr(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
