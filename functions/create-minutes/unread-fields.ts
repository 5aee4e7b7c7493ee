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
/** Letters that are added, left out or changed in a field that is misspelt. */
const mostEdits = 2;
const longestName = 40;

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
      const near = key.length <= longestName ? Object.keys(fields).find((name) => isNear(key, name)) : undefined;
      if (near !== undefined) return [`${prefix}${key}: is not read; did you mean ${prefix}${near}?`];
      return prefix === 'options.'
        ? [`${prefix}${key.slice(0, longestName)}: is not read; no option is called so`]
        : [];
    }),
  );
}

function placeIn(body: unknown, prefix: string): object {
  const whole = typeof body === 'object' && body !== null ? body : {};
  const given: unknown = prefix === '' ? whole : Reflect.get(whole, prefix.slice(0, -1));
  return typeof given === 'object' && given !== null ? given : {};
}

/** Whether so few edits lead from one name to the other (Levenshtein 1966), of short ones fewer. */
function isNear(one: string, other: string): boolean {
  const [from, to] = [one.toLowerCase(), other.toLowerCase()];
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (const [j, own] of [...to].entries())
      next.push(Math.min((row[j] ?? 0) + (letter === own ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    row = next;
  }
  return (row.at(-1) ?? mostEdits + 1) <= Math.min(mostEdits, Math.floor(other.length / 4));
}
