import type { Remark } from '../../talk.ts';
import type { Weighed } from './among.ts';

const spokenShare = /%|\b(?:per ?cent|discount|off)\b/i;

/** Shares that are said as such, by the position of their remark. */
export function sharesOf(
  figures: readonly { readonly all: readonly Weighed[] }[],
): ReadonlyMap<number, readonly number[]> {
  const shares = new Map<number, readonly number[]>();
  for (const { all } of figures) {
    const { quantity, remark } = all[0]?.reading.figure ?? {};
    if (remark && quantity?.kind === 'percent')
      shares.set(remark.index, [...(shares.get(remark.index) ?? []), quantity.value]);
  }
  return shares;
}

/** Whether a figure may be a share because one is spoken of: "In the thirty-one there is eight percent already." - "They're at twenty-eight." tells of none. */
export function isOfShare(
  value: number,
  { index, text }: Remark,
  isOwn: boolean,
  shares: ReadonlyMap<number, readonly number[]>,
): boolean {
  if (!spokenShare.test(text)) return false;
  const near = isOwn ? undefined : shares.get(index);
  return near === undefined || near.some((share) => Math.max(share, value) <= 2 * Math.min(share, value));
}
