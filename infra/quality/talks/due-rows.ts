import { hearRemarks } from '#functions/create-minutes/engine/classifier/hear.ts';
import { reviewActs } from '#functions/create-minutes/engine/classifier/review.ts';
import type { Candidate } from '#functions/create-minutes/engine/dues/weigh.ts';
import type { Acts, DraftAction } from '#functions/create-minutes/engine/draft.ts';
import { weighableDays as englishDays } from '#functions/create-minutes/engine/english/acts/settle-days.ts';
import { weighableDays as japaneseDays } from '#functions/create-minutes/engine/japanese/acts/settle-days.ts';
import type { Meeting } from '#functions/create-minutes/engine/meeting.ts';
import type { Talk } from '#functions/create-minutes/facts/talk.ts';
import { pair } from '../sales/pair.ts';
import type { Example } from './examples.ts';
import type { ChoiceRow } from './fit-choice.ts';

/** A task with the days it may have, and those that are right; `null` is right where it has none. */
export interface DueRow {
  readonly id: string;
  readonly candidates: readonly Candidate<unknown>[];
  readonly right: readonly (string | null)[];
  /** False where what the remarks of its talk do by their words is left out. */
  readonly isHeard: boolean;
}

export function asChoice({ candidates, right }: DueRow): ChoiceRow {
  const choices = candidates.map(({ due, traits }) => ({ traits, isRight: right.includes(due.date) }));
  return { choices, noneIsRight: right.includes(null) };
}

interface Weighable {
  readonly item: DraftAction;
  readonly candidates: readonly Candidate<unknown>[];
}

/**
 * The tasks that the engine finds in a talk and that its labels have as well, with the days they may have; and those that it
 * finds where it cannot tell what remarks do by their words, as in talks too short for that.
 */
export function dueRowsOf(example: Example): readonly DueRow[] {
  const { meeting, language, talk: unheard, acts } = example;
  const { reader, learned } = language;
  const talk = { ...unheard, odds: hearRemarks(unheard.remarks, meeting.people, learned.lexicon, learned.linear()) };
  const known = reviewActs(acts, talk, meeting, reader, learned, language.wording(meeting));
  const daysOf: (acts: Acts, talk: Talk, meeting: Meeting) => readonly Weighable[] =
    reader.code === 'ja' ? japaneseDays : englishDays;
  return [
    ...rowsOf(daysOf(known, talk, meeting), example).map((row) => ({ ...row, isHeard: true })),
    ...rowsOf(daysOf(acts, unheard, meeting), example).map((row) => ({ ...row, isHeard: false })),
  ];
}

function rowsOf(tasks: readonly Weighable[], { id, gold }: Example): readonly Omit<DueRow, 'isHeard'>[] {
  const told = tasks.map(({ item: { text, spans } }) => ({
    text,
    quotes: spans.map((span) => span.text).join(' '),
    turns: [...new Set(spans.map(({ turn }) => turn))],
  }));
  return [...pair(told, gold.actionItems)].flatMap(([i, j]) => {
    const [task, right] = [tasks[i], gold.actionItems[j]];
    if (!task || !right || right.optional) return [];
    return [{ id, candidates: task.candidates, right: [right.due, ...right.dueAlso] }];
  });
}
