import type { Remark } from '../../facts/talk.ts';
import { type Countered, counteredAfter } from './countered.ts';
import { readReversal, type Said } from './reversal-words.ts';
import { struckBy } from './put-aside.ts';
import { fewOf, isOfKind } from './said-figures.ts';
import { turnOf } from './surroundings.ts';
import { withdrawnAfter } from './withdrawn.ts';

/** Remarks after which nobody strikes by name what was chosen. */
const struckWithin = 120;
/** Turns in which something that was said may be taken back, and remarks of them that are looked at. */
const reach = { turns: 4, remarks: 14 } as const;

/** "Three hundred, sure. I did one forty last half, make it two hundred." */
const haggles = /\b(?:make it|call it) (?:\p{N}|\p{L}+)/iu;

/** From which remark on something else holds, and whether the speaker called it off in so many words. */
export interface TakenBack {
  readonly from: number;
  readonly isCalledOff: boolean;
  /** The remarks that say what holds instead, where they are known. */
  readonly by?: readonly number[];
  /** The remark that will not have it, and settles nothing itself. */
  readonly spurnedBy?: number;
}

/** The remarks that do not hold any longer, by position: called off right after, or overtaken by another figure that two people name. */
export function takenBackIn(remarks: readonly Remark[]): ReadonlyMap<number, TakenBack> {
  const said = remarks.map(({ text }) => readReversal(text));
  const struck = struckIn(remarks);
  const found = new Map(
    remarks.flatMap(({ index }) => {
      const back = takenBackAfter(index, remarks, said) ?? struckAfter(index, said, struck);
      return back === undefined ? [] : [[index, back] as const];
    }),
  );
  for (const { from, spurnedBy } of [...found.values()])
    if (spurnedBy !== undefined && !found.has(spurnedBy)) found.set(spurnedBy, { from, isCalledOff: false });
  const again = saidAgainIn(found, said, remarks);
  return new Map(
    remarks.flatMap(({ index }) => {
      const back = found.get(index) ?? again(index);
      return back === undefined ? [] : [[index, back] as const];
    }),
  );
}

/** 「切り替えは11月16日で」, said again much later and overtaken there, was overtaken from the first. */
function saidAgainIn(
  found: ReadonlyMap<number, TakenBack>,
  said: readonly Said[],
  remarks: readonly Remark[],
): (at: number) => TakenBack | undefined {
  const dates = said.map(({ figures }) => dateOf(figures));
  const last = new Map<string, number>();
  for (const [at, date] of dates.entries()) if (date !== undefined) last.set(date, at);
  return (at) => {
    const date = dates[at];
    const later = date === undefined ? undefined : last.get(date);
    const [own, again] = [remarks[at], remarks[later ?? -1]];
    if (later === undefined || !own || !again || later > at + saidAgainWithin) return undefined;
    return turnOf(again) - turnOf(own) > reach.turns ? found.get(later) : undefined;
  };
}
/** Remarks after which the same date may be one of something else. */
const saidAgainWithin = 60;

/** The only month and day a remark names; 「11月16日の月曜」 is 「11月16日」. */
function dateOf(figures: Said['figures']): string | undefined {
  const [month, ...months] = [...figures].filter(([, kind]) => kind === 'number 月');
  const [day, ...days] = [...figures].filter(([, kind]) => kind === 'date');
  return month && day && months.length + days.length === 0 ? `${month[0]}/${day[0]}` : undefined;
}

/** Where a thing is struck by its name, ascending. */
function struckIn(remarks: readonly Remark[]): ReadonlyMap<string, readonly number[]> {
  const struck = new Map<string, number[]>();
  for (const { index, text } of remarks)
    for (const name of struckBy(text)) {
      const own = struck.get(name);
      if (own) own.push(index);
      else struck.set(name, [index]);
    }
  return struck;
}

/** "Credit for the eleven, at fifty-eight." and much later "You know what, forget the credit." */
function struckAfter(
  at: number,
  said: readonly Said[],
  struck: ReadonlyMap<string, readonly number[]>,
): TakenBack | undefined {
  if (struck.size === 0) return undefined;
  const name = [...(said[at]?.names ?? [])].find((one) => struck.has(one));
  const from = name === undefined ? undefined : struck.get(name)?.find((i) => i > at && i <= at + struckWithin);
  return from === undefined ? undefined : { from, isCalledOff: false };
}

/** The first that tells: put right in the same breath, withdrawn in words, overtaken by another figure, or outbid. */
function takenBackAfter(at: number, remarks: readonly Remark[], said: readonly Said[]): TakenBack | undefined {
  return (
    correctedAt(at, remarks, said) ??
    withdrawnAfter(at, remarks, said) ??
    overtakenAfter(at, remarks, said) ??
    lasting(counteredAfter(at, remarks, said))
  );
}

function lasting(countered: Countered | undefined): TakenBack | undefined {
  return countered && { ...countered, isCalledOff: false };
}

/** "Let's start with fourteen, yes. No, ... Twelve.", "Put that in. Actually, no. Leave the payments out." */
function correctedAt(at: number, remarks: readonly Remark[], said: readonly Said[]): TakenBack | undefined {
  const [own, first] = [remarks[at], said[at]];
  if (!own || !first) return undefined;
  const few = fewOf(first.figures);
  let isOwnUp = false;
  for (let i = at + 1; i <= at + reach.remarks; i++) {
    const [remark, now] = [remarks[i], said[i]];
    if (!remark || !now || turnOf(remark) !== turnOf(own)) return undefined;
    isOwnUp ||= now.corrects || haggles.test(remark.text);
    const isOther = [...now.figures].some(([one, kind]) => !first.figures.has(one) && isOneOf(few, kind));
    if (isOwnUp && isOther && !now.ofAnother) return { from: i, isCalledOff: false };
    if (isOwnUp && first.putsIn && now.takesOut) return { from: i, isCalledOff: true };
  }
  return undefined;
}

/** Another figure that two people name, after something was said against the first. */
function overtakenAfter(at: number, remarks: readonly Remark[], said: readonly Said[]): TakenBack | undefined {
  const own = remarks[at];
  const first = said[at];
  if (!own || !first) return undefined;
  const few = fewOf(first.figures);
  const put = new Map<
    string,
    { readonly from: number; readonly kind: string; readonly who: Set<string | undefined> }
  >();
  let isOpposed = false;
  let isGivenUp = false;
  let from: number | undefined;
  for (let i = at + 1; i < remarks.length && i <= at + reach.remarks; i++) {
    const [remark, now] = [remarks[i], said[i]];
    if (!remark || !now || turnOf(remark) - turnOf(own) > reach.turns) break;
    if (turnOf(remark) === turnOf(own)) continue;
    const fresh = now.ofAnother
      ? []
      : [...now.figures].filter(([one, kind]) => !first.figures.has(one) && isOneOf(few, kind));
    for (const [one, kind] of fresh) {
      const known = put.get(one);
      if (known) known.who.add(remark.speaker);
      else if (isOpposed && (now.givesIn || now.replaces || isGivenUp))
        put.set(one, { from: i, kind, who: new Set([remark.speaker]) });
    }
    // "Oh shoot, right." takes what was said against it for one
    if (now.objects || now.givesInWholly) isOpposed = true;
    isGivenUp ||= isOpposed && now.givesIn && remark.speaker === own.speaker;
    const isTaken = fresh.length === 0 && now.takes;
    from ??= [...put.values()].find(
      ({ who }) => who.size > 1 || isGivenUp || (isTaken && !who.has(remark.speaker)),
    )?.from;
    const isAgain = [...first.figures].some(
      ([one, kind]) => now.figures.has(one) && [...put.values()].some((other) => isOfKind(other.kind, kind)),
    );
    if (from !== undefined && fresh.length === 0 && isAgain) return undefined;
  }
  return from === undefined ? undefined : { from, isCalledOff: false };
}

function isOneOf(kinds: readonly string[], kind: string): boolean {
  return kinds.some((known) => isOfKind(known, kind));
}
