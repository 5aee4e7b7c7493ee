import type { Meeting } from '../../meeting.ts';
import { bareName, type Person } from '../../people.ts';
import type { Calendar } from '../dates/mention.ts';
import { halfWidth, numberOf } from '../dates/width.ts';
import { openPeople, type People } from './people.ts';
import { readUtterances, type Utterance } from './utterances.ts';

/** A meeting as a row of utterances, with what is needed to understand them. */
export interface Talk {
  readonly utterances: readonly Utterance[];
  readonly people: People;
  readonly sideOf: (speaker: string | undefined) => Person['side'];
  readonly calendar: Calendar | undefined;
  readonly timeZone: string | undefined;
  /** Minutes after midnight at which the meeting began. */
  readonly startMinutes: number | undefined;
  readonly turns: readonly TalkTurn[];
  /** Everything people of the meeting are called. */
  readonly names: readonly string[];
}

/** What one person says in one go. */
interface TalkTurn {
  readonly turn: number;
  readonly speaker: string | undefined;
  readonly text: string;
  readonly utterances: readonly Utterance[];
}

/** Asked for by each step that reads acts, days or wordings. */
const known = new WeakMap<Meeting, Talk>();

export function readTalk(meeting: Meeting): Talk {
  const talk = known.get(meeting) ?? talkOf(meeting);
  known.set(meeting, talk);
  return talk;
}

function talkOf(meeting: Meeting): Talk {
  const sides = new Map(meeting.people.map(({ speaker, side }) => [speaker, side]));
  const utterances = readUtterances(meeting);
  return {
    utterances,
    turns: groupByTurn(utterances),
    timeZone: meeting.timeZone,
    startMinutes: minutesOf(meeting.time),
    people: openPeople(meeting.people),
    sideOf: (speaker) => (speaker === undefined ? undefined : sides.get(speaker)),
    calendar: meeting.day === undefined ? undefined : { day: meeting.day, fiscalStart: fiscalStart(utterances) },
    names: meeting.people.flatMap(({ name }) => bareName(name).split(/[\s　]/u)).filter((name) => name.length > 1),
  };
}

function minutesOf(time: string | undefined): number | undefined {
  const [hour, minute] = (time ?? '').split(':').map(Number);
  return hour === undefined || minute === undefined ? undefined : 60 * hour + minute;
}

function groupByTurn(utterances: readonly Utterance[]): readonly TalkTurn[] {
  const turns: (TalkTurn & { utterances: Utterance[] })[] = [];
  for (const utterance of utterances) {
    const { turn, speaker, wholeTurn: text } = utterance;
    const last = turns.at(-1);
    if (last?.turn === turn) last.utterances.push(utterance);
    else turns.push({ turn, speaker, text, utterances: [utterance] });
  }
  return turns;
}

const usualStart = 4;
const says =
  /(?:年度|期|決算)[^。]{0,8}?(?<start>1[0-2]|[1-9]|[一二三四五六七八九十]{1,2})月(?:始まり|スタート|から(?:始ま|なの|です|で))|(?<close>1[0-2]|[1-9]|[一二三四五六七八九十]{1,2})月(?:決算|期末|締めの決算)/u;

/** The month the fiscal year begins with: April, unless the speakers say otherwise. */
function fiscalStart(utterances: readonly Utterance[]): number {
  for (const { said } of utterances) {
    const { start, close } = says.exec(halfWidth(said))?.groups ?? {};
    if (start !== undefined) return numberOf(start);
    if (close !== undefined) return (numberOf(close) % 12) + 1;
  }
  return usualStart;
}
