import { type DayVote, inFull } from '../day-votes.ts';
import { type Heard, near } from './heard.ts';

/** Each day with the places where it is named, as far as these lie together. */
export function daysOf(heard: readonly Heard[]): readonly (readonly DayVote[])[] {
  const days: DayVote[][] = [];
  const latest = new Map<string | undefined, DayVote[]>();
  const turn = (vote: DayVote | undefined) => heard[vote?.remark ?? -1]?.turn ?? 0;
  const votes = heard.flatMap((one) => one.votes);
  for (const [i, vote] of votes.entries()) {
    const around = votes.slice(Math.max(0, i - 6), i + 7).filter((other) => Math.abs(turn(other) - turn(vote)) <= near);
    const meant = inFull(vote, around);
    const known = latest.get(meant.date);
    if (known && turn(vote) - turn(known.at(-1)) <= near) known.push(meant);
    else {
      const day = [meant];
      days.push(day);
      latest.set(meant.date, day);
    }
  }
  return days;
}
