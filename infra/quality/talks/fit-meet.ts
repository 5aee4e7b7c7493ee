import { addTrees, type TreeModel } from '#functions/create-minutes/engine/classifier/model.ts';
import { rowOf, withHour } from '#functions/create-minutes/engine/english/acts/meet/weighable.ts';
import type { Hour } from '#functions/create-minutes/engine/english/acts/meet/hours.ts';
import type { MeetModels } from '#functions/create-minutes/engine/english/acts/meet/model.ts';
import { fitTrees, type Growth } from './fit-trees.ts';
import { groupOf, groupsOf } from './groups.ts';
import type { Choice, MeetRows } from './meet-rows.ts';

/** Few talks arrange in ways of their own: what is learnt of days is learnt slowly. */
const growth: Readonly<Record<keyof MeetModels, Growth>> = {
  day: { rounds: 220, depth: 4, rate: 0.06 },
  hour: { rounds: 120, depth: 4, rate: 0.06 },
};

/** The hour is told first, and its odds, by models that the author of the talk had no part in, are a trait of the day. */
export function fitMeet(rows: readonly MeetRows[], how = growth): MeetModels {
  const authors = groupsOf(rows.map(({ arranged }) => arranged));
  const hourOfOthers = new Map(
    authors.map((author) => [
      author,
      fitHours(
        rows.filter(({ arranged: { id } }) => groupOf(id) !== author),
        how.hour,
      ),
    ]),
  );
  const days = rows.flatMap(({ arranged, days: own, hours }) => {
    const model = hourOfOthers.get(groupOf(arranged.id));
    return own.map((day) => ({ ...day, traits: withHour(day.traits, bestOdds(hours.get(day.one) ?? [], model)) }));
  });
  return { day: fitChoices(days, how.day), hour: fitHours(rows, how.hour) };
}

/** Undefined without hours. */
export function bestOdds(hours: readonly Choice<Hour>[], model: TreeModel | undefined): number | undefined {
  if (!model || hours.length === 0) return undefined;
  return Math.max(...hours.map(({ traits }) => addTrees(model, rowOf(traits))));
}

/** Of talks where an hour is agreed all hours of the right day are rows. */
function fitHours(rows: readonly MeetRows[], how: Growth): TreeModel {
  const isTimed = ({ arranged: { next } }: MeetRows) => next.some((one) => one?.time);
  const hours = rows
    .filter(isTimed)
    .flatMap(({ days, hours: own }) => days.flatMap((day) => (day.label ? (own.get(day.one) ?? []) : [])));
  return fitChoices(hours, how);
}

function fitChoices(choices: readonly Choice<unknown>[], how: Growth): TreeModel {
  return fitTrees(
    {
      traits: choices.map(({ traits }) => rowOf(traits)),
      labels: Float64Array.from(choices, ({ label }) => label),
      weights: Float64Array.from(choices, () => 1),
    },
    how,
  );
}
