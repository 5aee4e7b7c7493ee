import { addDays, weekdayOf } from '../../../calendar/day.ts';
import { clockIn } from '../../dates/clock.ts';
import { type DayMention, dayMentions } from '../../dates/mentions.ts';
import type { Clause } from '../clause.ts';
import { doingIn } from '../deeds/doing.ts';
import { type Directory, mayAnswer } from '../directory.ts';
import { clockOf, type Setting, timeOf } from './meeting-time.ts';
import { able, asksForDay, busy, inviting, launch, occasion, ownDay } from './meeting-words.ts';
import { offeredDay } from './offered-day.ts';
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
  const slot = slots.at(-1);
  const near = slot && speech.turn - slot.turn <= talkTurns ? slot : undefined;
  const days = dayMentions(clause.said, setting.day);
  const barred = days.find((mention) => mention.barred);
  if (barred && near && near.date === barred.date && !near.agreed) withdraw(near);
  const named = offeredDay(clause, days, near, setting);
  const clock = clockOf(clause, setting);
  if (near && !clock && turnsDown(clause, named, near)) {
    withdraw(near);
    return;
  }
  if (near) moveToDayAfter(near, clause, speech);
  if (isOfOtherDeed(clause, people) || isOfLaunch(clause, named, near)) return;
  if (clause.hypothetical || (!named && !(clock && near))) return;
  if (near) goOn(near, { clause, named, hasClock: clock !== undefined, speech, people });
  else if (named && invites(clause, speech)) slots.push(slotOf(named, clause, speech));
  const current = slots.at(-1);
  if (clock && current)
    Object.assign(current, { time: timeOf(clock, current.date, setting), timeWritten: clock.asWritten });
}

/** Who was asked has something else to do on the day. */
function turnsDown({ said, speaker }: Clause, named: DayMention | undefined, near: Slot): boolean {
  const isTaken = busy.test(said) || (ownDay.test(said) && !able.test(said));
  return isTaken && named?.date === near.date && speaker !== near.speaker;
}

function moveToDayAfter(near: Slot, { said, speaker }: Clause, { turn }: Speech): void {
  if (near.refused && /\bthe day after\b/i.test(said))
    Object.assign(near, { date: addDays(near.refused, 1), day: 'the day after', speaker, turn, agreed: false });
}

function isOfOtherDeed(clause: Clause, people: Directory): boolean {
  const force = doingIn(clause, people)?.force;
  return force !== undefined && force !== 'offer' && force !== 'request' && !occasion.test(clause.said);
}

function isOfLaunch({ said }: Clause, named: DayMention | undefined, near: Slot | undefined): boolean {
  return named !== undefined && !near && launch.test(said) && !occasion.test(said);
}

function slotOf({ asWritten: day, date, rule }: DayMention, clause: Clause, { turn }: Speech): Slot {
  const { speaker } = clause;
  return { day, date, rule, time: undefined, timeWritten: '', speaker, clauses: [clause], turn, agreed: false };
}

interface Said {
  readonly clause: Clause;
  readonly named: DayMention | undefined;
  readonly hasClock: boolean;
  readonly speech: Speech;
  readonly people: Directory;
}

/** What is said to a day that was named: another one in its place, an hour, a yes. */
function goOn(slot: Slot, { clause, named, hasClock, speech, people }: Said): void {
  const isOther = named !== undefined && named.date !== slot.date && !isSameWeekday(named, slot.date);
  if (hasClock && clause.speaker !== slot.speaker && clause.asks) slot.speaker = clause.speaker;
  if (named && (isOther || named.rule === 'dayOfMonth'))
    Object.assign(slot, { day: named.asWritten, date: named.date, rule: named.rule });
  if (isOther) slot.agreed = false;
  slot.clauses.push(clause);
  const takes = across(slot.speaker, clause.speaker, people) && !clause.asks && speech.stance !== 'refuses';
  if (takes) slot.agreed = true;
  else if (isOther) slot.speaker = clause.speaker;
  slot.turn = speech.turn;
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

/** "Friday" of a Friday that was named with its week. */
function isSameWeekday({ rule, date }: DayMention, other: string | undefined): boolean {
  if (rule !== 'nextWeekday' || date === undefined || other === undefined) return false;
  return weekdayOf(date) === weekdayOf(other);
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
