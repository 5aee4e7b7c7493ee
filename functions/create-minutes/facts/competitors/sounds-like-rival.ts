import { oddsOf } from '../../engine/classifier/hear.ts';
import type { Talk } from '../talk.ts';

/** Log-odds which seven in ten remarks that name a rival exceed, and two in ten others. */
const least = -4.2;

/** Whether a remark sounds like naming a rival, as talks taught it: only then is it searched for names of everyday words. */
export function soundsLikeRival({ odds }: Talk, index: number): boolean {
  return odds !== undefined && oddsOf(odds[index], 'rival') > least;
}
