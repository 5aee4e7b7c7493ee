import { type Odds, oddsOf } from '../../../classifier/hear.ts';
import type { Kind } from '../../../classifier/model.ts';
import type { DraftAction } from '../../../draft.ts';
import { type NamedDay, type NamedDays, namedDays } from '../../../dues/named-days.ts';
import { flag, heardAs, type Traits } from '../../../choice.ts';
import { isRequest } from '../tasks/requests.ts';
import type { Utterance } from '../utterances.ts';
import { isOfOtherMatter } from './other-matter.ts';
import type { Beside } from './places.ts';
import { waitsForAnother } from './relative.ts';
import type { DaysOf, SaidDay } from './said-days.ts';
import * as wording from './wordings.ts';

/** What is known of a task when its day is looked for. */
export interface Asked {
  readonly item: DraftAction;
  /** What its text is about. */
  readonly told: ReadonlySet<string>;
  /** The sentence that tells most of it. */
  readonly main: Utterance;
  /** Everything its day may stand in. */
  readonly around: readonly DaysOf[];
  /** Whether an utterance is part of another task. */
  readonly isOthers: (position: number) => boolean;
  /** Whether an utterance is part of how the next meeting is agreed. */
  readonly isMeeting: (position: number) => boolean;
  readonly oddsOf: (by: Utterance) => Odds | undefined;
  readonly named: NamedDays;
}

/** From so many terms on that the task does not have all are equally many. */
const freshest = 4;
/** From so many turns on all is equally far. */
const farTurns = 4;
/** A sentence of so many characters that names a day says little else; one that only takes up what was said before. */
const brief = 24;
const bare = 14;

export function traitsOf(day: SaidDay, beside: Beside, task: Asked): Traits {
  return {
    ...placing(beside, task),
    ...saying(day, beside, task),
    ...exchanging(day, beside, task),
    ...task.named.standing(namedBy(day, beside.said.by, task)),
  };
}

/** Where a day stands, seen from the sentences of its task. */
function placing({ place, said: { by }, far }: Beside, { told, main, isOthers, isMeeting }: Asked): Traits {
  return {
    [place]: 1,
    far,
    away: Math.min(farTurns, Math.abs(by.turn - main.turn)) / farTurns,
    main: flag(main === by),
    beside: flag(by.turn === main.turn && Math.abs(by.position - main.position) === 1),
    deed: flag(by.terms.some((term) => told.has(term))),
    taken: flag(isOthers(by.position)),
    takenByOther: flag(isOthers(by.position) && by.speaker !== main.speaker),
    meeting: flag(isMeeting(by.position)),
  };
}

/** What the sentence says that names it, and how it sounds to the classifier, in quarters of log-odds. */
function saying(
  { how, due }: SaidDay,
  { place, said: { by, days } }: Beside,
  { main, item, told, oddsOf: odds }: Asked,
): Traits {
  const heard = odds(by);
  const sound = (kind: Kind) => (heard ? heardAs(oddsOf(heard, kind)) : 0);
  return {
    [how]: 1,
    ruled: flag(item.due?.date === due.date),
    bare: flag(by.said.length <= bare),
    fresh: main === by ? 0 : Math.min(freshest, by.terms.filter((term) => !told.has(term)).length) / freshest,
    beforeOnce: flag(how !== 'onceThere' && days.some((day) => day.how === 'onceThere')),
    brief: flag(by.said.length <= brief),
    waits: flag(place === 'before' && waitsForAnother(main.said)),
    action: sound('action'),
    timeline: sound('timeline'),
  };
}

/** Who says it, and to what. */
function exchanging(
  { due: { date } }: SaidDay,
  { place, said: { by }, isAsked }: Beside,
  { item, main, around }: Asked,
): Traits {
  const isOwner = item.owner !== undefined && item.owner.speaker === by.speaker;
  return {
    owner: flag(isOwner),
    reply: flag(place === 'answer' && isRequest(main.said) && wording.takesUp.test(by.said)),
    asksWhen: flag(isAsked),
    anew: flag(place === 'answer' && by.speaker === main.speaker && wording.anew.test(by.said)),
    moved: flag(
      place === 'answer' &&
        isOwner &&
        around.some((one) => one.by === main && one.days.some(({ due }) => due.date !== date)),
    ),
    denied: flag(date !== null && around.some((one) => one.by.position > by.position && one.denied.has(date))),
  };
}

/** The day that this one gave way to, where somebody objected to it. */
export function gaveWayTo(day: SaidDay, beside: Beside, task: Asked): string | undefined {
  return task.named.gaveWayTo(namedBy(day, beside.said.by, task))?.date ?? undefined;
}

/** The days that are named for a task. */
export function daysNamed(
  around: readonly DaysOf[],
  main: Utterance,
  { isOthers, isMeeting, item, told }: Pick<Asked, 'isOthers' | 'isMeeting' | 'item' | 'told'>,
): NamedDays {
  const all = around.flatMap(({ by, days }) =>
    days.map((day) => ({ by, named: namedBy(day, by, { told, isMeeting }) })),
  );
  const named = all.filter(({ by }) => by === main || !isOthers(by.position));
  return namedDays(
    named.map((one) => one.named),
    all.map((one) => one.named),
    item.owner?.speaker,
    around.map(({ by: { position, turn, speaker, said }, denied }) => ({
      position,
      turn,
      speaker,
      text: said,
      refuses: (date: string) => denied.has(date),
    })),
  );
}

function namedBy(
  { due: { date } }: SaidDay,
  { position, turn, speaker, said, terms }: Utterance,
  { told, isMeeting }: Pick<Asked, 'told' | 'isMeeting'>,
): NamedDay {
  const fresh = terms.filter((term) => !told.has(term)).length;
  return {
    date,
    position,
    turn,
    speaker,
    isBare: said.length <= brief || fresh <= 2,
    opens: isRequest(said) || wording.asksOfDay.test(said),
    isOfAnother: isOfOtherMatter(said, told),
    isMeeting: isMeeting(position),
    text: said,
  };
}
