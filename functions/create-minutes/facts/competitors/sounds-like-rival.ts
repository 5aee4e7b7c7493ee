import { oddsOf } from '../../engine/classifier/hear.ts';
import type { Talk } from '../talk.ts';

/** Log-odds from which on a remark is searched for names in unusual writing: half of those that name a rival have them, and one of twenty others. */
const least: Readonly<Record<Talk['code'], number>> = { en: -4.2, ja: -3 };

/** Whether a remark sounds like naming a rival, as talks taught it. */
export function soundsLikeRival({ odds, code }: Talk, index: number): boolean {
  return odds !== undefined && oddsOf(odds[index], 'rival') > least[code];
}
