/** What a word or letter behind a number multiplies it by, in small letters. */
export const scales: Readonly<Record<string, number>> = {
  k: 1e3,
  thou: 1e3,
  thousand: 1e3,
  grand: 1e3,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  bn: 1e9,
  billion: 1e9,
  tn: 1e12,
  trillion: 1e12,
  lakh: 1e5,
  lakhs: 1e5,
  lac: 1e5,
  lacs: 1e5,
  crore: 1e7,
  crores: 1e7,
};

/** Those that stand as words, as a pattern. */
export const scaleWords = 'thousand|grand|million|billion|trillion|lakhs?|lacs?|crores?';
