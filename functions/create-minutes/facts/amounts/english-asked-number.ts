import { around, type Remark, type Talk } from '../talk.ts';

const reach = 2;

/** What the number was asked of right before a remark by somebody else: "How many words?" - "About ninety thousand altogether." */
export function askedNumberOf(remark: Remark, talk: Talk): string | undefined {
  const asked = around(talk, remark, reach, 0).findLast(({ speaker }) => speaker !== remark.speaker)?.text ?? '';
  return /\bhow many (?:\p{L}+ )?(\p{L}{3,}s)\b/iu.exec(asked)?.[1];
}
