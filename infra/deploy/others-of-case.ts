import { late } from '#shared/runtime/late.ts';

/** Characters with another case, and those that are one: `ſ` of `s`, the Kelvin sign of `k`. */
const cased = /[\p{Changes_When_Casemapped}\p{Changes_When_Casefolded}]/u;
const lastOfPlanes = 0x1ffff;

/**
 * What a class holds only because its pattern has the flags `iu`, as ranges. With these beside its own it needs no flag i, and V8, which
 * looks up the other cases of each of its characters wherever it stands, has nothing to look up.
 */
export function othersOfCase(characterClass: string): string {
  const [own, either] = [new RegExp(characterClass, 'u'), new RegExp(characterClass, 'iu')];
  const isNegated = characterClass.startsWith('[^');
  const others = casedCharacters().filter((code) => {
    const character = String.fromCodePoint(code);
    return own.test(character) === isNegated && either.test(character) !== isNegated;
  });
  return rangesOf(others);
}

const casedCharacters = late(() =>
  Array.from({ length: lastOfPlanes + 1 }, (_, code) => code).filter((code) => cased.test(String.fromCodePoint(code))),
);

function rangesOf(codes: readonly number[]): string {
  const ranges: { readonly from: number; to: number }[] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last?.to === code - 1) last.to = code;
    else ranges.push({ from: code, to: code });
  }
  return ranges.map(({ from, to }) => (from === to ? written(from) : `${written(from)}-${written(to)}`)).join('');
}

function written(code: number): string {
  return String.raw`\u{${code.toString(16)}}`;
}
