const weekdays = numbered('sunday monday tuesday wednesday thursday friday saturday', 0);
const shortWeekdays: ReadonlyMap<string, number> = new Map([
  ['mon', 1],
  ['tue', 2],
  ['tues', 2],
  ['wed', 3],
  ['weds', 3],
  ['thu', 4],
  ['thur', 4],
  ['thurs', 4],
  ['fri', 5],
]);
const months = numbered('january february march april may june july august september october november december', 1);
const shortMonths = new Map([...numbered('jan feb mar apr may jun jul aug sep oct nov dec', 1), ['sept', 9]]);

function numbered(names: string, from: number): ReadonlyMap<string, number> {
  return new Map(names.split(' ').map((name, i) => [name, from + i]));
}

/** Sunday is 0; undefined when the word names no day of the week. Short forms need their capital: "Wed", not "wed". */
export function weekdayNamed(word: string, said: string): number | undefined {
  const full = weekdays.get(word.endsWith('s') ? word.replace(/'?s$/, '') : word);
  if (full !== undefined) return full;
  const short = shortWeekdays.get(word);
  return short !== undefined && /^\p{Lu}/u.test(said) ? short : undefined;
}

/** 1 to 12. "may" and "march" are verbs too, which only the words around them can tell. */
export function monthNamed(word: string): number | undefined {
  return months.get(word) ?? (word === 'mar' ? undefined : shortMonths.get(word));
}
