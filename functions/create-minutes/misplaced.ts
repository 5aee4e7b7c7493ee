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
  return places.flatMap(([prefix, fields]) =>
    Object.keys(placeIn(body, prefix)).flatMap((key) => {
      const [meant] = places.find(([, known]) => key in known) ?? [];
      return key in fields || meant === undefined || key in placeIn(body, meant)
        ? []
        : [`${prefix}${key}: is not read here; it belongs to ${meant}${key}`];
    }),
  );
}

function placeIn(body: unknown, prefix: string): object {
  const whole = typeof body === 'object' && body !== null ? body : {};
  const given: unknown = prefix === '' ? whole : Reflect.get(whole, prefix.slice(0, -1));
  return typeof given === 'object' && given !== null ? given : {};
}
