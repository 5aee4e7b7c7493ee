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

/**
 * Unknown fields are ignored, but one that is known elsewhere was meant: `meeting.participants` is told to be `participants`.
 * @param body a request, as it was sent
 */
export function misplacedFields(body: unknown): readonly string[] {
  return places.flatMap(([prefix, fields]) => {
    return Object.keys(placeIn(body, prefix))
      .filter((key) => !(key in fields))
      .flatMap((key) => {
        const meant = places.find(([other, known]) => other !== prefix && key in known);
        return meant && !(key in placeIn(body, meant[0]))
          ? [`${prefix}${key}: is not read here; it belongs to ${meant[0]}${key}`]
          : [];
      });
  });
}

function placeIn(body: unknown, prefix: string): object {
  const whole = typeof body === 'object' && body !== null ? body : {};
  const given: unknown = prefix === '' ? whole : Reflect.get(whole, prefix.slice(0, -1));
  return typeof given === 'object' && given !== null ? given : {};
}
