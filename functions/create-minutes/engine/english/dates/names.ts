const weekdays = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');
const shortWeekdays: Readonly<Record<string, number>> = {
  mon: 1,
  tue: 2,
  tues: 2,
  wed: 3,
  thu: 4,
  thur: 4,
  thurs: 4,
  fri: 5,
  weds: 3,
};
const months = 'january february march april may june july august september october november december'.split(' ');
const shortMonths = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** Sunday is 0; undefined when the word names no day of the week. Short forms need their capital: "Wed", not "wed". */
export function weekdayNamed(word: string, said: string): number | undefined {
  const index = weekdays.indexOf(word.endsWith('s') ? word.replace(/'?s$/, '') : word);
  if (index >= 0) return index;
  const short = shortWeekdays[word];
  return short !== undefined && /^\p{Lu}/u.test(said) ? short : undefined;
}

/** 1 to 12. "may" and "march" are verbs too, which only the words around them can tell. */
export function monthNamed(word: string): number | undefined {
  const full = months.indexOf(word);
  if (full >= 0) return full + 1;
  const short = word === 'sept' ? 8 : shortMonths.indexOf(word);
  return short >= 0 && word !== 'mar' ? short + 1 : undefined;
}
