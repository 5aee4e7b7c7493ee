import type { Remark } from '../../facts/talk.ts';
import type { Said } from './reversal-words.ts';
import { isDeclinedAt, isSpurnedAt } from './declined.ts';
import { turnOf } from './surroundings.ts';

/** Turns after a remark in which it may be withdrawn, those in which a colleague may veto it by name, and remarks that are looked at. */
const reach = { turns: 4, vetoed: 2, remarks: 14 } as const;
/** Turns between a doubt and whoever gives in to it, remarks of those who go on to leave it, and characters of "oh no". */
const [givenInWithin, mostBehind, mostInterjection] = [2, 5, 12];

/** Ends a turn that only told what would follow. */
const ownNo = /^\W*no[.!]*$/i;

const inItsPlace =
  /(?:な|無)し(?:で|に(?:して)?)?、?(?:やっぱり?|やはり)?[\p{sc=Han}\p{sc=Katakana}ー\p{N}][^。、]{1,12}(?:で|に)/u;

/** From which remark on something does not hold, in words. */
export interface Withdrawn {
  readonly from: number;
  /** The speaker called it off, or a colleague did: what was agreed to with it falls too. */
  readonly isCalledOff: boolean;
  /** The remark that says what holds instead, where it does. */
  readonly by?: readonly number[];
  /** The remark that will not have it, and settles nothing itself. */
  readonly spurnedBy?: number;
}

/** Where what a remark says is called off, vetoed by a colleague, refused, put aside by name, or given up for what another says. */
export function withdrawnAfter(at: number, remarks: readonly Remark[], said: readonly Said[]): Withdrawn | undefined {
  const [own, first] = [remarks[at], said[at]];
  if (!own || !first) return undefined;
  if (first.isUndecided) return { from: at + 1, isCalledOff: true };
  let doubted = Number.NEGATIVE_INFINITY;
  for (let i = at + 1; i < remarks.length && i <= at + reach.remarks; i++) {
    const [remark, now] = [remarks[i], said[i]];
    if (!remark || !now || turnOf(remark) - turnOf(own) > reach.turns) break;
    if (turnOf(remark) === turnOf(own)) {
      // "At the January list, then I'm eating the nine. No."
      if (ownNo.test(remark.text)) return { from: i + 1, isCalledOff: false };
      continue;
    }
    const isOwn = remark.speaker === own.speaker;
    if (isOwn && (now.callsOff || (now.thinksAgain && opensTurn(i, remarks)))) return { from: i, isCalledOff: true };
    if (isVetoed(own, remark, now, remarks[i - 1])) return { from: i, isCalledOff: true };
    const isAsideNow = isAside(first, now);
    // 「じゃあリースはなし、買い取りで」
    if (isAsideNow && inItsPlace.test(remark.text)) return { from: i, isCalledOff: false, by: [i] };
    const isGivenUp = isOwn && now.givesInWholly && turnOf(remark) - doubted <= givenInWithin;
    if (
      isAsideNow ||
      isRefused(own, first, remark, now) ||
      isDeclinedAt(own, i, remarks) ||
      (isGivenUp && isDropped(i, remarks, said))
    )
      return { from: i, isCalledOff: false };
    // 「25は、ゴールドの会社だけでして」 settles nothing itself
    if (isSpurnedAt(own, i, remarks)) return { from: i + 1, isCalledOff: false, spurnedBy: i };
    if (!isOwn && now.objects) doubted = turnOf(remark);
  }
  return undefined;
}

function isVetoed(own: Remark, remark: Remark, now: Said, before: Remark | undefined): boolean {
  const apart = turnOf(remark) - turnOf(own);
  const isColleague = remark.speaker !== own.speaker && own.side !== undefined && remark.side === own.side;
  // "Is it you who signs, Sam?" - "No, Tess."
  const isAnswer = before !== undefined && before !== own && /\?\W*$/.test(before.text);
  return isColleague && ((now.vetoes && apart === 1) || (now.vetoesByName && !isAnswer && apart <= reach.vetoed));
}

/** What was put in is put out by name, or the other way round. */
function isAside(first: Said, now: Said): boolean {
  return (
    [...now.putAside].some((name) => first.names.has(name)) || [...now.putBack].some((name) => first.putAside.has(name))
  );
}

/** What one side offers the other will not have, right after it. */
function isRefused(own: Remark, first: Said, remark: Remark, now: Said): boolean {
  const isOtherSide = remark.speaker !== own.speaker && !(own.side && own.side === remark.side);
  return first.offers && now.refuses && isOtherSide && turnOf(remark) === turnOf(own) + 1;
}

/** What stands further back in a turn puts right what was said in it. */
function opensTurn(at: number, remarks: readonly Remark[]): boolean {
  const [own, before] = [remarks[at], remarks[at - 1]];
  return !own || !before || turnOf(before) !== turnOf(own) || before.text.length <= mostInterjection;
}

/** Whoever gives in goes on to leave it, or the next one does. */
function isDropped(at: number, remarks: readonly Remark[], said: readonly Said[]): boolean {
  const own = remarks[at];
  return remarks
    .slice(at, at + mostBehind)
    .some((remark) => own && turnOf(remark) <= turnOf(own) + 1 && said[remark.index]?.drops);
}
