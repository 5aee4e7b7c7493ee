import { type Doing, deedAt, verbFrom } from './deed-at.ts';
import { isDeed } from './deeds.ts';
import type { Directory } from '../directory.ts';
import type { Tokens } from './tokens.ts';

const withSomebody = /^(?:our|my|the|one|somebody|someone)$/;
const pronoun = /^(?:him|her|them)$/;
const goesOn = /^(?:and|or|then|before|if|when|about|for)$/;

/** "have Ines go through it", "get Dana to send it", "have our driver bring it": whoever is made to do it. */
export function causedAt(tokens: Tokens, from: number, isName: Directory['isName']): Doing | undefined {
  const at = verbFrom(tokens, from);
  const verb = tokens.word(at);
  const who = tokens.word(at + 1);
  if (!/^(?:have|get|ask|make)$/.test(verb)) return undefined;
  if (withSomebody.test(who)) return bySomebody(tokens, at);
  const isPointedAt = pronoun.test(who);
  if (who === 'you' || !(isPointedAt || isName(who, tokens.said(at + 1)))) return undefined;
  const last = !isPointedAt && /^\p{Lu}/u.test(tokens.said(at + 2)) ? at + 2 : at + 1;
  const name = isPointedAt ? undefined : [tokens.said(at + 1), last > at + 1 ? tokens.said(last) : ''].join(' ').trim();
  const whom = { doer: isPointedAt ? 'he' : 'name', name, force: 'promise', through: name ?? who } as const;
  const next = tokens.word(last + 1);
  const isTo = next === 'to';
  if (((verb !== 'have' && verb !== 'make') || goesOn.test(next)) && !isTo) return undefined;
  return deedAt(tokens, last + (isTo ? 2 : 1), whom, 'any');
}

function bySomebody(tokens: Tokens, at: number): Doing | undefined {
  const does = [2, 3, 4, 5].some(
    (step) => isDeed(tokens.word(at + step), true) && (step > 2 || tokens.word(at + 2) === 'to'),
  );
  return does ? deedAt(tokens, at, { doer: 'I', name: undefined, force: 'promise' }, 'received') : undefined;
}
