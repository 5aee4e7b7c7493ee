import { type Clock, clockIn } from '../../dates/clock.ts';
import type { Heard } from './heard.ts';

const besideDay = 2;
/** An hour of something else, or on the clocks of one of them. */
const aside = -2.5;
const elsewhere =
  /\b(?:land|arrive|get in|fly|leave|until|till|from|since|open|opens|close|closes|board|train|flight|doctor|dentist|school|lunch|busy|in (?:surgery|court|theatre))\b/i;

/** The minutes tell the time of the selling side, whose zone is that of the meeting. */
const clockOfSide = { internal: 3, external: -3 } as const;
const clockOfNobody = -1;

/** What an hour gains by every turn that goes by: people come to the hour they keep. */
const perTurn = 0.6;
const ruled = 1;

/** The hour that goes best with the day: beside it, in a remark that sounds like arranging, the one they came to at last. */
export function hourOf(
  stretch: readonly Heard[],
  named: ReadonlySet<Heard>,
  ruledTime: string | undefined,
): Heard['hour'] {
  const from = stretch[0]?.turn ?? 0;
  const refused = new Set(stretch.flatMap(refusedIn));
  let best: { hour: Heard['hour']; weight: number } | undefined;
  for (const one of stretch) {
    const { odds, turn, said, votes } = one;
    if (votes.length > 0 && !named.has(one)) continue;
    if (votes.some(({ engaged, barred }) => engaged || barred)) continue;
    const likely =
      odds + (named.has(one) ? besideDay : 0) + (elsewhere.test(said) ? aside : 0) + perTurn * (turn - from);
    for (const hour of one.hours) {
      if (refused.has(textOf(hour))) continue;
      const weight = likely + onClocksOf(one, hour) + (ruledTime === textOf(hour) ? ruled : 0);
      if (!best || weight >= best.weight) best = { hour, weight };
    }
  }
  return best?.hour;
}

function onClocksOf({ remark: { side } }: Heard, { whose }: Clock): number {
  if (whose === undefined) return 0;
  if (side === undefined) return whose === 'speaker' ? clockOfNobody : 0;
  return clockOfSide[(whose === 'speaker') === (side === 'internal') ? 'internal' : 'external'];
}

/** "Ten's the school run", "nine is too early": what else the hour is for. */
function refusedIn({ said, hour }: Heard): readonly string[] {
  const [whole = '', named] = opening.exec(said) ?? [];
  if (named === undefined || suits.test(said.slice(whole.length))) return [];
  const read = clockIn(`at ${named}`) ?? hour;
  return read ? [textOf(read)] : [];
}

const opening =
  /^(?:(?:but|no|sorry|ah|oh|hm+),? ){0,3}((?:half (?:past )?)?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|\d{1,2}(?:[:.]\d\d)?)(?: thirty)?)(?: o'clock)?(?:['’]s| is| would be| will not| does not)\b/i;
const suits =
  /^\W*(?:all |just |absolutely |also |even )?(?:fine|good|great|grand|ok|okay|perfect|better|best|right|lovely|free|suitable|easier|no (?:problem|bother))\b/i;

function textOf(hour: Heard['hour']): string {
  return hour ? `${String(hour.hour).padStart(2, '0')}:${String(hour.minute).padStart(2, '0')}` : '';
}
