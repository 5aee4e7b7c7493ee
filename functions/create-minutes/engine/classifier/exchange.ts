import type { Remark } from '../../facts/talk.ts';

/** What is said around a remark that gives something to do. */
export interface Exchange {
  /** In the order of the talk. */
  readonly earlier: readonly Remark[];
  /** Who of the others says something next, of the other side where that is known. */
  readonly replier: string | undefined;
}

const exchangeReach = 4;

export function exchangeAt(at: number, remarks: readonly Remark[]): Exchange {
  const own = remarks[at];
  const isOther = ({ speaker, side }: Remark) =>
    speaker !== own?.speaker && (side === undefined || own?.side === undefined || side !== own.side);
  return {
    earlier: remarks.slice(Math.max(0, at - exchangeReach), at),
    replier: remarks.slice(at + 1, at + 1 + exchangeReach).find(isOther)?.speaker,
  };
}
