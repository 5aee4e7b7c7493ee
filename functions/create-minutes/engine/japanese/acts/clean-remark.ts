import type { Remark } from '../../../facts/talk.ts';
import { cleanJapanese } from '../clean.ts';
import { halfWidth } from '../dates/width.ts';

/** What was said, without fillers and in narrow digits. */
export function cleanRemark({ text }: Remark): string {
  return halfWidth(cleanJapanese(text)).trim();
}
