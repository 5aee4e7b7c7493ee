import * as z from 'zod';
import { nearName } from './near-name.ts';

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};
const counted: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' };
const shownCharacters = 40;

/** The rule that a value breaks, where its schema has no words of its own for it: the library's texts are no language of callers. */
export function ruleOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] && `must be ${kinds[issue.expected]}`;
    case 'too_small':
      if (issue.minimum === 1 && issue.origin in counted) return 'must not be empty';
      return `must ${bound(issue.origin)} at least ${issue.minimum}${counted[issue.origin] ?? ''}`;
    case 'too_big':
      return `must ${bound(issue.origin)} at most ${issue.maximum}${counted[issue.origin] ?? ''}`;
    case 'invalid_format':
      return 'does not have the form that is needed';
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}`;
    case 'invalid_union':
      return 'is not of a kind that is accepted';
    case 'unrecognized_keys':
      return unknownFields(issue.keys, issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape) : []);
    default:
      return undefined;
  }
}

function bound(origin: string): string {
  return origin in counted ? 'have' : 'be';
}

/** The name is told, as its sender must find it; the value never is. */
function unknownFields([first = '', ...others]: readonly string[], names: readonly string[]): string {
  const near = nearName(first, names);
  const shown = JSON.stringify(first.slice(0, shownCharacters));
  const help = near === undefined ? `the fields are ${names.join(', ')}` : `did you mean ${near}?`;
  const more = others.length > 0 ? `, nor ${others.length} more that it has` : '';
  return `has no field ${shown}${more}; ${help}`;
}
