import type { Heard } from './heard.ts';
import type { Hour } from './hours.ts';

/** An hour of which one knows in which half of the day it is. */
export interface ClosedHour extends Hour {
  readonly by: Heard;
}

type Part = 'morning' | 'evening' | 'night';
const parts = /(?<morning>朝|午前|早朝)|(?<evening>夕方|夕刻)|(?<night>夜(?!勤|行)|晩)/gu;
/** Turns after which the part of the day is forgotten. */
const remembered = 2;
const noon = 720;

/** The hours of a stretch in order; one without half of day has that of the same hour said elsewhere, else of the part of the day spoken of. */
export function closedHours(stretch: readonly Heard[], start: number | undefined): readonly ClosedHour[] {
  const hours = stretch.flatMap((by) => by.hours.map((hour): ClosedHour => ({ ...hour, by })));
  const told = new Set(hours.flatMap(({ open, minutes }) => (open ? [] : [minutes])));
  let part: { readonly named: Part; readonly turn: number } | undefined;
  const closed: ClosedHour[] = [];
  for (const by of stretch) {
    const { said, turn } = by.by;
    let from = 0;
    for (const hour of by.hours) {
      const named = partIn(said.slice(from, hour.index));
      if (named) part = { named, turn };
      const own = part && turn - part.turn <= remembered ? part.named : undefined;
      const minutes = closedBy(hour, told, own, start);
      told.add(minutes);
      closed.push({ ...hour, by, minutes });
      const of = partIn(hour.words);
      if (of) part = { named: of, turn };
      from = hour.index + hour.words.length;
    }
    const named = partIn(said.slice(from));
    if (named) part = { named, turn };
  }
  return closed;
}

function partIn(said: string): Part | undefined {
  const groups = [...said.matchAll(parts)].at(-1)?.groups;
  return groups && (['morning', 'evening', 'night'] as const).find((part) => groups[part] !== undefined);
}

function closedBy(
  { minutes, open }: Hour,
  told: ReadonlySet<number>,
  part: Part | undefined,
  start: number | undefined,
): number {
  if (!open) return minutes;
  const other = minutes < noon ? minutes + noon : minutes - noon;
  if (told.has(minutes) || told.has(other)) return told.has(minutes) ? minutes : other;
  if (minutes === start || other === start) return start;
  if (part === 'morning') return minutes >= 13 * 60 && minutes >= noon + 5 * 60 ? other : minutes;
  const isLate = part === 'night' ? minutes >= 6 * 60 : part === 'evening' && minutes <= 7 * 60 + 30;
  return isLate && minutes < noon ? other : minutes;
}
