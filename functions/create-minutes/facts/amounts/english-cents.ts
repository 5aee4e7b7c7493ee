import { round } from './english-number-words.ts';
import type { Quantity } from './quantity.ts';

/** "one euro ninety" is 1.90, and so is "one euro and ninety cents". */
export function withCents(text: string, found: readonly Quantity[]): readonly Quantity[] {
  return found.flatMap((quantity, i): readonly Quantity[] => {
    const [before, after] = [found[i - 1], found[i + 1]];
    if (before && goesOn(text, before, quantity)) return [];
    if (!after || !goesOn(text, quantity, after)) return [quantity];
    const { end, per: units } = after;
    const value = isHundreds(text, quantity, after)
      ? quantity.value * 1000 + after.value * 100
      : round(quantity.value + (after.value < 1 ? after.value : after.value / 100));
    // "322 and 40 cents"
    const said = isMinorOf(text, quantity, after) ? { kind: after.kind, unit: quantity.unit ?? after.unit } : {};
    return [{ ...quantity, ...said, value, end, per: units, asWritten: text.slice(quantity.start, end) }];
  });
}

function goesOn(text: string, whole: Quantity, rest: Quantity): boolean {
  return isRest(text, whole, rest) || isMinorOf(text, whole, rest) || isHundreds(text, whole, rest);
}

/** "eighteen five" is 18500 where nothing is counted. */
function isHundreds(text: string, whole: Quantity, rest: Quantity): boolean {
  return (
    whole.kind === 'bare' &&
    rest.kind === 'bare' &&
    /^[a-z]/i.test(whole.asWritten) &&
    /^(?:two|three|four|five|six|seven|eight|nine)\b/i.test(rest.asWritten) &&
    whole.value >= 10 &&
    whole.value < 100 &&
    rest.value < 10 &&
    text.slice(whole.end, rest.start) === ' ' &&
    standsBehind.test(text.slice(rest.end))
  );
}

/** What follows a number that counts nothing. */
const standsBehind =
  /^(?:[.,;?!]|\s*$|\s+(?:a|per|for|all|in|on|net|plus|flat|now|then|instead|with|without|and|cause|because|once|if|or|to|from|off|total|but|so|is|was|you|we|it)\b)/i;

function isMinorOf(text: string, whole: Quantity, rest: Quantity): boolean {
  const isMajor = whole.kind !== 'percent' && whole.per.length === 0 && Number.isInteger(whole.value);
  const between = text.slice(whole.end, rest.start);
  return (
    isMajor &&
    rest.kind === 'money' &&
    rest.value < 1 &&
    /\b(?:pence|cents?|paise)\b/i.test(rest.asWritten) &&
    (whole.kind === 'money' ? /^ (?:and )?$/.test(between) : whole.kind === 'bare' && between === ' and ')
  );
}

function isRest(text: string, whole: Quantity, rest: Quantity): boolean {
  return (
    whole.kind === 'money' &&
    whole.per.length === 0 &&
    whole.value < 1000 &&
    Number.isInteger(whole.value) &&
    (rest.kind === 'bare' || (rest.kind === 'money' && rest.unit === undefined)) &&
    (rest.value >= 10 || saysFew(text, whole, rest)) &&
    rest.value < 100 &&
    /(?:euros?|dollars?|bucks?|pounds?|quid|rupees?|francs?|kron(?:or|a|er?)|crowns?)$/i.test(whole.asWritten) &&
    text.slice(whole.end, rest.start) === ' '
  );
}

/** "A pound eight" is 1.08, and "a pound two weeks ago" is not. */
function saysFew(text: string, whole: Quantity, { start, end, value }: Quantity): boolean {
  return (
    /^(?:an?|one) /i.test(whole.asWritten) &&
    Number.isInteger(value) &&
    value > 0 &&
    !/\d/.test(text.slice(start, end)) &&
    standsBehind.test(text.slice(end))
  );
}
