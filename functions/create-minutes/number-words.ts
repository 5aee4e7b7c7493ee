/** From 0 to 19; the place is the value. */
export const smallNumbers: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );

/** The place is the tenth of the value; there is none for the first two. */
export const wholeTens: readonly string[] = [
  '',
  '',
  ...'twenty thirty forty fifty sixty seventy eighty ninety'.split(' '),
];
