/** Of Latin text about four characters are a token, of other scripts one. */
const latinPerToken = 4;

/** About so many tokens a text has. */
export function tokensOf(text: string): number {
  const others = othersIn(text);
  return others + (text.length - others) / latinPerToken;
}

/** Half of the fewest that any vocabulary makes of it: a model that has read fewer has not read it all. */
export function leastTokensOf(text: string): number {
  const others = othersIn(text);
  return others / 4 + (text.length - others) / latinPerToken / 2;
}

function othersIn(text: string): number {
  return text.match(/[\u0250-\uffff]/g)?.length ?? 0;
}
