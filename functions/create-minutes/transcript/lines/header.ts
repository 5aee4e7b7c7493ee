import { withoutBold } from '../ornament.ts';
import type { People } from '../people.ts';
import { toName, trustOf } from '../speaker.ts';
import { clockSource, parseClock } from '../time.ts';
import { withPlainClock } from './plain-clock.ts';
import { withClockForWords } from './time-in-words.ts';

/** A line that names who speaks next, and since when. */
export interface Header {
  readonly speaker: string;
  readonly start: number | undefined;
  /** Lines it takes: a name and a time may stand on one each. */
  readonly length: 1 | 2;
}

const nameTime = new RegExp(
  String.raw`^([^\d:：[(][^:：]{0,79}?)[ \t\u3000]{1,8}[[(]?(${clockSource})[\])]?[ \t]{0,8}[:：]?\s*$`,
  'u',
);
const bracketedName = new RegExp(String.raw`^\[([^\]:：]{1,80})\]\s{0,4}(${clockSource})\s*$`, 'u');
const timeName = new RegExp(String.raw`^[[(]?(${clockSource})[\])]?[ \t\u3000]{1,8}([^:：]{1,80})$`, 'u');
/** `0:10 - Bob Jones`, `Alice Smith, 0:49`, `0:05 | Bob`. */
const aroundName = /^[-–—|•·@,\s]{1,8}|[-–—|•·,\s]{1,8}$/g;
const timeAlone = new RegExp(String.raw`^[[(]?(${clockSource})[\])]?\s*$`);

/** `Alice  10:02 AM`: a time of day says when in the day and not where in the recording. */
const timeOfDay = /^([^\d:：[(][^:：]{0,79}?)[ \t]{1,8}\d{1,2}:\d\d(?::\d\d)?[ \u202f]?[AP]M\s*$/u;

/** Reads the header that begins on a line: `Thor Galle 0:49`, `[Alice] 10:00:05`, `00:05 Speaker 1`, or a name over a time. */
export function parseHeader(line: string, next: string, people: People): Header | undefined {
  if (line.length > 200 || line.length < 2) return undefined;
  const bare = withoutBold(line).replace(/^#{1,6}\s+/, '');
  const plain = withPlainClock(withClockForWords(bare.trim()));
  const first = nameTime.exec(plain) ?? bracketedName.exec(plain);
  if (first) return toHeader(first[1], first[2], 1, people);
  const second = timeName.exec(plain);
  if (second) return toHeader(second[2], second[1], 1, people);
  const alone = next.length < 40 ? timeAlone.exec(next.trim()) : undefined;
  if (alone) return toHeader(plain, alone[1], 2, people);
  const day = timeOfDay.exec(plain);
  return day ? toHeader(day[1], undefined, 1, people) : undefined;
}

function toHeader(name = '', clock: string | undefined, length: 1 | 2, people: People): Header | undefined {
  const speaker = toName(name).replace(aroundName, '');
  const start = clock === undefined ? undefined : parseClock(clock);
  if (clock !== undefined && start === undefined) return undefined;
  return trustOf(speaker, people) === 'name' ? { speaker, start, length } : undefined;
}
