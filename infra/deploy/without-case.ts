import { classInBothCases, inBothCases } from '#shared/text/either-case.ts';
import { othersOfCase } from './others-of-case.ts';

const literal = /^\/(.*)\/([a-z]*)$/su;
const isReference = /\\(?:[1-9]|k<)/;

/**
 * A pattern with the flags `iu` as one without i whose letters and classes hold both cases, where it has one of the large classes: V8 looks
 * long for the other case of each of their characters. What refers to a group it has read stays as it is.
 */
export function withoutCase(pattern: string, large: readonly string[]): string {
  const [, source = '', flags = ''] = literal.exec(pattern) ?? [];
  if (!(flags.includes('i') && flags.includes('u')) || isReference.test(source)) return pattern;
  if (!large.some((ranges) => source.includes(ranges))) return pattern;
  const ofClass = (characterClass: string) => {
    const ranges = large.find((one) => characterClass.includes(one));
    if (ranges === undefined) return classInBothCases(characterClass);
    return characterClass.replace(ranges, () => ranges + othersOfCase(characterClass));
  };
  return `/${inBothCases(source, ofClass)}/${flags.replace('i', '')}`;
}
