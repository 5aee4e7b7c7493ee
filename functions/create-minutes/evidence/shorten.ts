import type { Claim } from './check.ts';

/** A claim without a part of it that may be wrong where the rest is right, and that part. */
export interface Shorter<Kind> {
  readonly short: Kind;
  readonly without: string;
}

/** "Send it over (the revised plan)." */
const addition = / ?([(（][^()（）]+[)）])(?=[.。]?$)/u;
const leastLeft = 4;

/** Without what the rules add behind an item; nothing where nothing stands there, or nothing would be left. */
export function withoutAddition<Kind extends Claim>(claim: Kind): readonly Shorter<Kind>[] {
  const [, added] = addition.exec(claim.text) ?? [];
  const text = claim.text.replace(addition, '');
  return added === undefined || text.length < leastLeft || 'shown' in claim
    ? []
    : [{ short: { ...claim, text }, without: added }];
}

/** Without who is to do it, or until when, or both: what is to be done was promised all the same. */
export function withoutOwnerOrDue<Kind extends Claim>(claim: Kind): readonly Shorter<Kind>[] {
  const { owner, due } = claim;
  return [
    ...(owner ? [{ short: { ...claim, owner: null }, without: owner.name }] : []),
    ...(due ? [{ short: { ...claim, due: null }, without: due.asWritten }] : []),
    ...(owner && due
      ? [{ short: { ...claim, owner: null, due: null }, without: `${owner.name}, ${due.asWritten}` }]
      : []),
  ];
}
