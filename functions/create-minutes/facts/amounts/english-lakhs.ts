/** "1 lakh 85": the thousands behind the lakhs, in figures. */
export const lakhsAndThousands = String.raw`\d{1,3} (?:lakhs?|lacs?) \d{1,2}(?! \p{L}+s\b)(?! ?(?:%|per\b|percent|lakh|lac|crore|days?|weeks?|months?|years?))(?: thousand\b)?`;

const parts = /^(\d{1,3}) la(?:kh|c)s? (\d{1,2})/i;

/** 185,000 of "1 lakh 85"; undefined where nothing is behind the lakhs. */
export function lakhsIn(found: string): number | undefined {
  const [, lakhs, thousands] = parts.exec(found) ?? [];
  return thousands === undefined ? undefined : Number(lakhs) * 1e5 + Number(thousands) * 1e3;
}
