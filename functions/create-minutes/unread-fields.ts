import { nearName } from '#shared/http/near-name.ts';
import { minutesRequest } from './request.ts';

const { shape } = minutesRequest;
const parts = {
  meeting: shape.meeting.unwrap().shape,
  options: shape.options.unwrap().shape,
} as const;
const places: readonly (readonly [prefix: string, fields: object])[] = [
  ['', shape],
  ...Object.entries(parts).map(([part, fields]) => [`${part}.`, fields] as const),
];
const shownCharacters = 40;

/**
 * Fields that nobody reads, where they were meant: one that is known elsewhere (`meeting.participants` is told to be
 * `participants`), one that is nearly a known one, and every unknown option. Other unknown fields may be the caller's own.
 * @param body a request, as it was sent
 */
export function unreadFields(body: unknown): readonly string[] {
  return places.flatMap(([prefix, fields]) =>
    Object.keys(placeIn(body, prefix)).flatMap((key) => {
      if (key in fields) return [];
      const [meant] = places.find(([, known]) => key in known) ?? [];
      if (meant !== undefined)
        return key in placeIn(body, meant) ? [] : [`${prefix}${key}: is not read here; it belongs to ${meant}${key}`];
      const near = nearName(key, Object.keys(fields));
      if (near !== undefined) return [`${prefix}${key}: is not read; did you mean ${prefix}${near}?`];
      return prefix === 'options.'
        ? [`${prefix}${key.slice(0, shownCharacters)}: is not read; no option is called so`]
        : [];
    }),
  );
}

function placeIn(body: unknown, prefix: string): object {
  const whole = typeof body === 'object' && body !== null ? body : {};
  const given: unknown = prefix === '' ? whole : Reflect.get(whole, prefix.slice(0, -1));
  return typeof given === 'object' && given !== null ? given : {};
}
