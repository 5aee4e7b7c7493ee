import { isNounPhrase } from '../../clause/main-clause.ts';

const count =
  /\b(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand)\b/i;

/** "Four oh five, three years, break at twenty-four months": the terms of a deal in a row. */
export function namesTerms(said: string): boolean {
  const parts = said.split(/, /);
  const counted = parts.filter((part) => count.test(part)).length;
  return counted > 1 && (parts.length > 2 || counted === parts.length) && isNounPhrase(said);
}
