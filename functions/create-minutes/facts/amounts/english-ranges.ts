import type { FoundNumber } from './english-numbers.ts';
import type { Quantity } from './quantity.ts';

const range = /^[\s,]*(?:to|or|-|–|and)[\s,]*$/i;

/** "forty to fifty thousand", "10 or 15 percent": what the second number has counts for the first. */
export function withUnitOfRange(
  text: string,
  first: Quantity,
  second: Quantity | undefined,
  one: FoundNumber | undefined,
  two: FoundNumber | undefined,
): Quantity {
  const between = second && one ? text.slice(one.end, second.start) : '';
  if (!second || !one || !two || !(range.test(between) || (between === ', ' && isNarrowed(one, two, second))))
    return first;
  if (first.kind !== 'bare' && !(first.kind === 'money' && second.kind === 'bare')) return first;
  const factor = one.scale === undefined && one.value < 1000 ? (scaleOf(two.scale) ?? 1) : 1;
  const kind = first.kind === 'bare' ? second.kind : first.kind;
  const value = two.value / factor > one.value ? one.value * factor : one.value;
  return { ...first, kind, value, unit: first.unit ?? second.unit, per: second.per };
}

/** "Something about two hundred, two hundred and twenty kilowatts" */
function isNarrowed(one: FoundNumber, two: FoundNumber, { kind }: Quantity): boolean {
  return kind === 'count' && two.value > one.value && two.value <= one.value * widestRange;
}

const widestRange = 1.5;

function scaleOf(scale: string | undefined): number | undefined {
  if (scale === undefined) return undefined;
  return /^m/.test(scale) ? 1e6 : /^b/.test(scale) ? 1e9 : 1e3;
}
