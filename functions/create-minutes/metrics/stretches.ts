import type { Stretch } from '../minutes/metrics.ts';
import type { Utterance } from './utterance.ts';

/** Revenue.io's "streaks": somebody who says no more than this does not take the floor. */
const backChannelSeconds = 1;
const backChannelWords = 5;

/** The longest time one person holds the floor; what is said in between by others is not counted. */
export function longestStretch(list: readonly Utterance[], counts: (one: Utterance) => boolean): Stretch | null {
  let best: Stretch | null = null;
  let open: { speaker: string; name: string; seconds: number; first: string; last: string } | undefined;
  for (const one of list) {
    const seconds = secondsOf(one);
    if (open && one.speaker !== open.speaker && isBackChannel(one, seconds)) continue;
    if (open?.speaker === one.speaker) {
      open.seconds += seconds;
      open.last = one.id;
    } else open = { speaker: one.speaker, name: one.name, seconds, first: one.id, last: one.id };
    if (counts(one) && open.seconds > (best?.seconds ?? 0))
      best = { seconds: round(open.seconds), name: open.name, turnIds: [open.first, open.last] };
  }
  return best;
}

function isBackChannel({ length, questions }: Utterance, seconds: number): boolean {
  return questions === 0 && seconds <= backChannelSeconds && length <= backChannelWords * 2
    ? true
    : questions === 0 && length <= backChannelWords;
}

export function secondsOf({ start, end }: Pick<Utterance, 'start' | 'end'>): number {
  return start === undefined || end === undefined ? 0 : Math.max(0, end - start);
}

/** To the hundredth: nobody hears more. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
