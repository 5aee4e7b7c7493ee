import { addDays, weekdayOf } from '../../../calendar/day.ts';
import { weekdayOfWeek } from '../../../calendar/week.ts';
import { clockIn } from '../../dates/clock.ts';
import { type DayMention, dayMentions } from '../../dates/mentions.ts';
import type { Clause } from '../clause.ts';
import { doingIn } from '../deeds/doing.ts';
import { type Directory, mayAnswer } from '../directory.ts';
import { clockOf, type Setting, timeOf } from './meeting-time.ts';
import { able, asksForDay, busy, inviting, launch, occasion, ownDay } from './meeting-words.ts';
import { phraseSet } from '../phrase-set.ts';
import type { Speech } from '../speech.ts';

export interface Appointment {
  readonly asWritten: string;
  readonly date: string | undefined;
  readonly time: string | undefined;
  readonly rule: string | undefined;
  readonly clauses: readonly Clause[];
}

interface Slot {
  day: string;
  date: string | undefined;
  rule: string | undefined;
  time: string | undefined;
  timeWritten: string;
  speaker: string | undefined;
  clauses: Clause[];
  turn: number;
  agreed: boolean;
  /** A day that was turned down. */
  refused?: string | undefined;
}

const talkTurns = 5;

/** When the two sides agreed to meet again: proposed by one, taken by the other. Of several the earliest. */
export function readAppointment(
  speeches: readonly Speech[],
  setting: Setting,
  people: Directory,
): Appointment | undefined {
  const slots: Slot[] = [];
  let talked = Number.NEGATIVE_INFINITY;
  for (const speech of speeches) {
    const slot = slots.at(-1);
    if (
      slot &&
      !slot.agreed &&
      speech.turn - slot.turn <= 3 &&
      agrees(speech) &&
      across(slot.speaker, speech.speaker, people)
    )
      agree(slot, speech);
    for (const clause of speech.clauses) {
      const { force, doer } = doingIn(clause, people) ?? {};
      if (
        occasion.test(clause.said) &&
        (force !== 'promise' || doer === 'we' || /\bpencil|\binvite\b/i.test(clause.said))
      )
        talked = speech.turn;
      if (speech.turn - talked <= talkTurns || asksForDay.test(clause.said))
        place(clause, speech, slots, setting, people);
    }
  }
  const agreed = slots
    .filter((one) => one.agreed && one.day !== '')
    .sort((a, b) => (a.date ?? '').localeCompare(b.date ?? ''));
  const [first] = agreed;
  return (
    first && {
      asWritten: [first.day, first.timeWritten].filter(Boolean).join(', '),
      date: first.date,
      time: first.time,
      rule: first.date ? first.rule : undefined,
      clauses: first.clauses,
    }
  );
}

function place(clause: Clause, speech: Speech, slots: Slot[], setting: Setting, people: Directory): void {
  const { turn, stance } = speech;
  const days = dayMentions(clause.said, setting.day);
  const slot = slots.at(-1);
  const near = slot && turn - slot.turn <= talkTurns ? slot : undefined;
  const barred = days.find((mention) => mention.barred);
  if (barred && near && near.date === barred.date && !near.agreed) withdraw(near);
  const read = days
    .filter(
      (mention) =>
        !/\b(?:each|every|a)(?: second| other)? $/i.test(clause.said.slice(0, mention.start)) &&
        !mention.barred &&
        mention.rule !== 'withinWeek' &&
        mention.rule !== 'sameDay' &&
        (!mention.limit || dropsBy.test(clause.said.slice(0, mention.start + 3))),
    )
    .at(-1);
  const named = read && inWeekOf(near, inNextWeek(read, days, setting.day));
  const clock = clockOf(clause, setting);
  if (
    near &&
    (busy.test(clause.said) || (ownDay.test(clause.said) && !able.test(clause.said))) &&
    named?.date === near.date &&
    clause.speaker !== near.speaker &&
    !clock
  ) {
    withdraw(near);
    return;
  }
  const after = near?.refused && /\bthe day after\b/i.test(clause.said) ? addDays(near.refused, 1) : undefined;
  if (near && after)
    Object.assign(near, { date: after, day: 'the day after', speaker: clause.speaker, turn, agreed: false });
  const doing = doingIn(clause, people);
  if (doing && doing.force !== 'offer' && doing.force !== 'request' && !occasion.test(clause.said)) return;
  if (named && !near && launch.test(clause.said) && !occasion.test(clause.said)) return;
  if (clause.hypothetical || (!named && !(clock && near))) return;
  const target = near;
  if (!target) {
    if (named && invites(clause, speech))
      slots.push({
        day: named.asWritten,
        date: named.date,
        rule: named.rule,
        time: undefined,
        timeWritten: '',
        speaker: clause.speaker,
        clauses: [clause],
        turn,
        agreed: false,
      });
  } else {
    const changed =
      named !== undefined &&
      named.date !== target.date &&
      !(named.rule === 'nextWeekday' && sameWeekday(named.date, target.date));
    if (clock && clause.speaker !== target.speaker && clause.asks) target.speaker = clause.speaker;
    if (named && (changed || named.rule === 'dayOfMonth'))
      Object.assign(target, { day: named.asWritten, date: named.date, rule: named.rule });
    if (changed) target.agreed = false;
    target.clauses.push(clause);
    if (across(target.speaker, clause.speaker, people) && !clause.asks && stance !== 'refuses') target.agreed = true;
    else if (changed) target.speaker = clause.speaker;
    target.turn = turn;
  }
  const current = slots.at(-1);
  if (clock && current)
    Object.assign(current, { time: timeOf(clock, current.date, setting), timeWritten: clock.asWritten });
}

/** "Come by on Monday" */
const dropsBy = /\b(?:come|drop|pop|swing|stop) by$/i;

/** "Thursday at ten next week" */
function inNextWeek(read: DayMention, days: readonly DayMention[], day: string | undefined): DayMention {
  const later = days.some(({ asWritten, rule }) => rule === 'withinWeek' && /\bnext\b/i.test(asWritten));
  if (!later || !day || !read.date || read.rule !== 'nextWeekday') return read;
  return { ...read, date: weekdayOfWeek(day, weekdayOf(read.date), 1) };
}

/** A bare weekday beside a day of a later week is one of that week: "Thursday week? - No, Friday." */
function inWeekOf(near: Slot | undefined, read: DayMention): DayMention {
  const other = near?.date ?? near?.refused;
  if (!other || !read.date || read.rule !== 'nextWeekday') return read;
  const date = weekdayOfWeek(other, weekdayOf(read.date), 0);
  return date > read.date ? { ...read, date } : read;
}

/** The day is out of the question; another one may take its place. */
function withdraw(slot: Slot): void {
  Object.assign(slot, {
    refused: slot.date,
    date: undefined,
    day: '',
    time: undefined,
    timeWritten: '',
    agreed: false,
  });
}

function sameWeekday(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && weekdayOf(one) === weekdayOf(other);
}

/** Offered in the clause itself or just before it in the same breath. */
function invites(clause: Clause, { clauses }: Speech): boolean {
  const before = clauses[clauses.indexOf(clause) - 1];
  return inviting.test(clause.said) || clockIn(clause.said) !== undefined || (before?.asks ?? false);
}

const agreeing = phraseSet(`
  (i|we) will be there
  (talk|speak) to you (then|soon|on)
  (see|talk|speak) (you|then)
  come (on|) (by|over|in|round|out)
  (booked|noted|correct|exactly|grab it|take it|done|lovely|deal|confirmed|wonderful|splendid)
  (that|it|which) is (all right|alright|right|fine|in my|in the|good|perfect)
  in (my|the|our) (diary|calendar|agenda|book)
  you can
  go (on|ahead) (then|)
  (i|we) can (do|make) (that|it)
  (i|we) (would|will) (love|like) to
  (looking|look) forward
  put it in
  (i|we) will (block|book|note|put|expect|be) (it|that|you|free|in)
  it is
  (send|sending) (me|us|you|over|out|) (the|an|a) (invite|invitation)
`);

/** A yes, or words that come to a yes where a day was offered. */
function agrees({ stance, clauses }: Speech): boolean {
  if (stance === 'accepts') return true;
  const [first] = clauses;
  return stance === 'none' && first !== undefined && !first.asks && agreeing(first.words) !== undefined;
}

function agree(slot: Slot, { turn, clauses }: Speech): void {
  slot.agreed = true;
  slot.turn = turn;
  if (clauses[0]) slot.clauses.push(clauses[0]);
}

/** Two people of different sides; where sides are not known, two people. */
function across(one: string | undefined, other: string | undefined, people: Directory): boolean {
  if (one === other) return false;
  return mayAnswer(people.sideOf(one), people.sideOf(other));
}
