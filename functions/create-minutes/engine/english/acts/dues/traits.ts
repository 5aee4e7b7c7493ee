import { type Odds, oddsOf } from '../../../classifier/hear.ts';
import type { Kind } from '../../../classifier/model.ts';
import type { DraftAction } from '../../../draft.ts';
import type { NamedDays } from '../../../dues/named-days.ts';
import { flag, heardAs, type Traits } from '../../../choice.ts';
import { namedBy } from './days-named.ts';
import { freshIn } from './other-matter.ts';
import type { Beside } from './places.ts';
import type { DaysOf, SaidDay } from './said-days.ts';
import * as wording from './wordings.ts';

/** What is known of a task when its day is looked for. */
export interface Asked {
  readonly item: DraftAction;
  /** What its text is about. */
  readonly told: ReadonlySet<string>;
  /** The sentence that tells most of it. */
  readonly main: DaysOf;
  /** Everything its day may stand in. */
  readonly around: readonly DaysOf[];
  /** Whether a remark is part of another task. */
  readonly isOthers: (index: number) => boolean;
  /** Whether a remark is part of how the next meeting is agreed. */
  readonly isMeeting: (index: number) => boolean;
  readonly odds: readonly Odds[] | undefined;
  readonly named: NamedDays;
}

/** From so many terms that the task does not have a clause beside it speaks of something else. */
const mostFresh = 2;
/** From so many turns on all is equally far. */
const farTurns = 4;

export function traitsOf(day: SaidDay, beside: Beside, task: Asked): Traits {
  return {
    ...placing(day, beside, task),
    ...saying(day, beside, task),
    ...exchanging(day, beside, task),
    ...task.named.standing(namedBy(day, beside.by, task)),
  };
}

/** Where a day stands, seen from the sentences of its task. */
function placing(day: SaidDay, { place, by, far }: Beside, { told, main, isOthers, isMeeting }: Asked): Traits {
  const { index } = by.remark;
  const taken = isOthers(index);
  const back = wording.pointsBack.test(day.clause.said);
  const goesOn = place === 'after' || (place === 'answer' && far <= 1 && asks(main));
  return {
    [place]: 1,
    far,
    away: Math.min(farTurns, Math.abs(by.turn - main.turn)) / farTurns,
    main: flag(main === by),
    beside: flag(by.turn === main.turn && Math.abs(index - main.remark.index) === 1),
    deed: flag([...day.clause.matter].some((term) => told.has(term))),
    taken: flag(taken && !back),
    takenBack: flag(taken && back && !goesOn),
    goesOn: flag(taken && back && goesOn),
    meeting: flag(isMeeting(index)),
  };
}

/** What the clause says that names it, and how its sentence sounds to the classifier, in quarters of log-odds. */
function saying(day: SaidDay, { place, by, asked }: Beside, { told, main, odds }: Asked): Traits {
  const { said, matter } = day.clause;
  const arrives = wording.youHave.test(day.lead);
  const heard = (kind: Kind) => (odds ? heardAs(oddsOf(odds[by.remark.index], kind)) : 0);
  return {
    bare: flag(matter.size === 0),
    wordy: flag(place !== 'own' && freshIn(matter, told) > mostFresh),
    pastBeside: flag(main !== by && wording.past.test(said) && !wording.coming.test(said)),
    arrives: flag(arrives),
    books: flag(wording.books.test(said)),
    aside: flag(day.aside && !arrives),
    besides: flag(!day.picked && !(day.later && arrives)),
    coarse: flag(isCoarse(day) && by.days.some((other) => other.due.date !== null && !isCoarse(other))),
    // "I'll bring one when I'm over." - "When are you over?"
    waits: flag(main !== by && !asked && wording.waits.test(main.remark.text)),
    action: heard('action'),
    timeline: heard('timeline'),
  };
}

/** Who says it, and to what. */
function exchanging(day: SaidDay, { place, by, far, asked }: Beside, { item, told, main, around }: Asked): Traits {
  const { remark } = by;
  const { date } = day.due;
  const { said, matter } = day.clause;
  const isOwner = item.owner !== undefined && item.owner.speaker === remark.speaker;
  const across = remark.speaker !== main.remark.speaker;
  const both = around.some((one) => one.remark.speaker !== remark.speaker && names(one, date));
  const moved =
    moves(by, main, date, around) &&
    freshIn(matter, told) <= 1 &&
    (wording.corrects.test(said) || isDenied(main, date, around));
  return {
    owner: flag(isOwner || isToldOf(said, remark.speaker, item.owner, main)),
    ownerElse: flag(
      isOwner &&
        main !== by &&
        freshIn(matter, told) > 0 &&
        !wording.promises.test(said) &&
        !wording.youHave.test(said),
    ),
    othersWill: flag(!isOwner && item.owner !== undefined && main !== by && wording.promises.test(said)),
    reply: flag(place === 'answer' && far === 0 && across && asks(main) && wording.promises.test(said)),
    asksWhen: flag(asked),
    moved: flag(moved),
    agreed: flag(moved && both),
    countered: flag(day.clause.asks && isCountered(date, by, around)),
    denied: flag(isTurnedDown(date, by, around)),
  };
}

/** "I'll tell Gwen, she'll have them to you by Friday": of who has the task somebody else says when. */
export function isToldOf(
  said: string,
  speaker: string | undefined,
  owner: DraftAction['owner'],
  main: DaysOf,
): boolean {
  const isAbsent = owner !== undefined && owner.speaker !== speaker && owner.speaker !== main.remark.speaker;
  return isAbsent && wording.theyDo.test(said);
}

/** Turned down where it is named again. */
function isTurnedDown(date: string | null, { remark }: DaysOf, around: readonly DaysOf[]): boolean {
  if (date === null) return false;
  const again = around.some((one) => one.remark.index < remark.index && names(one, date));
  const from = again ? remark.index : remark.index + 1;
  return around.some((one) => one.remark.index >= from && one.denied.includes(date));
}

/** "By Monday?" - "Rather Tuesday." */
function isCountered(date: string | null, { remark, turn }: DaysOf, around: readonly DaysOf[]): boolean {
  return around.some(
    (one) => one.turn === turn + 1 && one.remark.speaker !== remark.speaker && one.days.length > 0 && !names(one, date),
  );
}

/** Another day than was named for the task before. */
function moves({ remark }: DaysOf, main: DaysOf, date: string | null, around: readonly DaysOf[]): boolean {
  if (remark.index <= main.remark.index) return false;
  return around.some(
    (one) =>
      (one === main || one.clauses.at(-1)?.asks) &&
      one.remark.index < remark.index &&
      one.days.some(({ due }) => due.date !== date),
  );
}

/** Whether the day that the task had is turned down after it. */
function isDenied(main: DaysOf, date: string | null, around: readonly DaysOf[]): boolean {
  return around.some(
    ({ remark, denied }) => remark.index > main.remark.index && denied.some((day) => day !== date && names(main, day)),
  );
}

function names({ days }: DaysOf, date: string | null): boolean {
  return days.some(({ due }) => due.date === date);
}

function asks({ clauses }: DaysOf): boolean {
  return clauses.some(({ said }) => wording.requests.test(said));
}

function isCoarse({ due }: SaidDay): boolean {
  return /^(?:withinWeek|endOfWeek|weekend|afterSpan)$/.test(due.rule ?? '');
}
