import type { Due } from '../../../minutes/action.ts';
import type { Acts, DraftItem } from '../../draft.ts';
import type { Meeting } from '../../meeting.ts';
import type { Sentence, Span } from '../../sentence.ts';
import { appointments } from '../appointments.ts';
import type { Clause } from './clause.ts';
import { readChoices } from './choices/choices.ts';
import { openDirectory } from './directory.ts';
import { readAppointment } from './meet/next-meeting.ts';
import { readObjections } from './objections/objections.ts';
import { readQuestions } from './questions/questions.ts';
import { speechesOf } from './speech.ts';
import { readTasks } from './tasks/tasks.ts';
import { actWriter } from './write.ts';

/**
 * What two sides do with what they say: each kind is followed through the talk once, to its state at the end.
 * Where nobody knows the day of the meeting, no day of the next one can be computed; what was agreed is then told as a decision.
 */
export function actsBetweenSides(meeting: Meeting): Acts {
  const people = openDirectory(meeting.people);
  const write = actWriter(meeting);
  const speeches = speechesOf(meeting);
  const appointment = readAppointment(speeches, meeting, people);
  const appointed = new Set(appointment?.clauses.map(({ sentence }) => sentence));
  const objections = readObjections(speeches, people);
  const undated = meeting.day === undefined ? appointments(meeting) : [];
  const told = new Set([...appointed, ...undated.flatMap(({ spans }) => spans)]);
  const choices = besides(told, readChoices(speeches, people)).flatMap((choice) =>
    item(write.choice(choice), choice.clauses),
  );
  return {
    decisions: unlike([...choices, ...undated.map((one) => ({ ...one, isAppointment: true }))]),
    actionItems: readTasks(speeches, meeting.day, people, appointed).flatMap((task) =>
      item(write.task(task), task.clauses).map((written) => ({
        ...written,
        owner: task.owner,
        due: verbatim(task.due, written.spans),
      })),
    ),
    openQuestions: readQuestions(speeches, people).flatMap(({ clause, clauses }) =>
      item(write.question(clause), clauses).map((written) => ({ ...written, askedBy: clause.speaker })),
    ),
    objections: objections.flatMap(({ clause, clauses, reply }) =>
      item(write.clause(clause), reply ? [...clauses, reply] : clauses).map((written) => ({
        ...written,
        raisedBy: clause.speaker,
        response: reply && write.clause(reply),
      })),
    ),
    nextMeeting: appointment && {
      text: appointment.asWritten,
      spans: spansOf(appointment.clauses),
      date: appointment.date,
      time: appointment.time,
      rule: appointment.rule,
    },
  };
}

/** What rests on the words of an appointment is that appointment. */
function besides<Kind extends { readonly clauses: readonly Clause[] }>(
  taken: ReadonlySet<Sentence | Span>,
  all: readonly Kind[],
): readonly Kind[] {
  return all.filter(
    ({ clauses }) =>
      !clauses.some(({ sentence }) => taken.has(sentence) || sentence.spans.some((span) => taken.has(span))),
  );
}

/** A choice that is told in the same words is the same one. */
function unlike<Item extends DraftItem>(items: readonly Item[]): readonly Item[] {
  return [...new Map(items.map((one) => [one.text, one])).values()];
}

/** The words of a day as they were said: noises between them are cut off with what stands before. */
function verbatim(due: Due | undefined, spans: readonly Span[]): Due | undefined {
  if (due === undefined) return undefined;
  const words = due.asWritten.split(' ');
  const said = words
    .map((_, i) => words.slice(i).join(' '))
    .find((end) => spans.some(({ text }) => text.includes(end)));
  return said === undefined ? undefined : { ...due, asWritten: said };
}

function item(text: string | undefined, clauses: readonly Clause[]): readonly DraftItem[] {
  return text === undefined ? [] : [{ text, spans: spansOf(clauses) }];
}

function spansOf(clauses: readonly Clause[]): readonly Span[] {
  return [...new Set(clauses.flatMap(({ sentence }) => sentence.spans))];
}
