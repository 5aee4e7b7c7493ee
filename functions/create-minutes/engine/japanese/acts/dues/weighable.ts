import type { Talk as Facts } from '../../../../facts/talk.ts';
import type { Draft, DraftAction } from '../../../draft.ts';
import type { Candidate } from '../../../dues/weigh.ts';
import { type Span, spanKey } from '../../../sentence.ts';
import { japaneseTerms } from '../../words.ts';
import type { Talk } from '../talk.ts';
import type { Utterance } from '../utterances.ts';
import { isTakenOf } from './acknowledged.ts';
import { arrangingFrom } from './arranging.ts';
import { dayOfOwner, isOfOtherPromise, isOfOwnNeed } from './others-days.ts';
import { type Beside, placesOf } from './places.ts';
import { type DaysOf, dayReader } from './said-days.ts';
import { isRequest } from '../tasks/requests.ts';
import { waitsForAnother } from './relative.ts';
import { isOfOtherDeed } from './of-other-deeds.ts';
import { isOfOtherMatter } from './other-matter.ts';
import { takenBackIn } from './taken-back.ts';
import { type Asked, daysNamed, gaveWayTo, traitsOf } from './traits.ts';

/** A task with all days it may have. */
export interface Weighable {
  readonly item: DraftAction;
  readonly candidates: readonly Candidate<Utterance>[];
}

/** No more sentences of a task than these are looked at: keeps the work per task bounded. */
const mostOwn = 12;
/** So many days of one sentence at most. */
const mostDays = 24;
/** What is done before counts from its day for so many turns. */
const anchorTurns = 8;

/** The days that may be those of each task: in its own sentences, beside them, and in what is said to them. */
export function weighableDues(
  items: readonly DraftAction[],
  talk: Talk,
  facts: Facts,
  nextMeeting: Draft['nextMeeting'],
): readonly Weighable[] {
  const byTurn = new Map(talk.turns.map(({ turn, utterances }) => [turn, utterances]));
  const own = items.map(({ spans }) => utterancesOf(spans, byTurn));
  const meets = new Set(utterancesOf(nextMeeting?.spans ?? [], byTurn).map(({ position }) => position));
  const taken = takenBy(own);
  const read: DayReader = dayReader(talk, nextMeeting?.date, (one) => dayOfWhatIsBefore(one, talk, taken, read));
  const oddsOf = oddsIn(facts);
  return items.map((item, i) => {
    const told = new Set(japaneseTerms(item.text));
    const places = placesOf((own[i] ?? []).slice(0, mostOwn), read);
    const main = mainOf(own[i] ?? [], told);
    if (!main) return { item, candidates: [] };
    const around = places.map(({ said }) => said);
    const isOthers = (position: number) => taken.has(position) && !taken.get(position)?.has(i);
    const isMeeting = (position: number) => meets.has(position);
    const named = daysNamed(around, main, { isOthers, isMeeting, item, told });
    const task = { item, told, main, around, isOthers, isMeeting, named, oddsOf };
    return { item, candidates: candidatesOf(task, places, read) };
  });
}

type DayReader = ReturnType<typeof dayReader>;

/** The tasks that each utterance tells. */
function takenBy(own: readonly (readonly Utterance[])[]): ReadonlyMap<number, ReadonlySet<number>> {
  const taken = new Map<number, Set<number>>();
  for (const [item, all] of own.entries())
    for (const { position } of all) taken.set(position, (taken.get(position) ?? new Set()).add(item));
  return taken;
}

/** The day by which the task told right before is done: what comes after it counts from there. */
function dayOfWhatIsBefore(
  { position, turn }: Utterance,
  { utterances }: Talk,
  taken: ReadonlyMap<number, unknown>,
  read: DayReader,
): string | undefined {
  for (let at = position - 1; turn - (utterances[at]?.turn ?? -anchorTurns) < anchorTurns; at--) {
    const day = taken.has(at) ? read(at)?.days.findLast(({ how }) => how === 'until' || how === 'by') : undefined;
    if (day?.due.date) return day.due.date;
  }
  return undefined;
}

function oddsIn({ remarks, odds }: Facts): Asked['oddsOf'] {
  const bySpan = new Map(
    remarks.flatMap(({ spans, index }) => spans.map((span) => [spanKey(span), odds?.[index]] as const)),
  );
  return ({ spans: [span] }) => (span ? bySpan.get(spanKey(span)) : undefined);
}

function candidatesOf(task: Asked, places: readonly Beside[], read: DayReader): Weighable['candidates'] {
  const { item, told, main, around } = task;
  const isAway = awayFrom(task, places);
  const isTakenBack = takenBackIn(around, told);
  const ofOwner = dayOfOwner(places, task);
  return places.flatMap((beside) => {
    const { by, days } = beside.said;
    const isOwners = item.owner?.speaker === by.speaker;
    return (isAway(beside) ? [] : days.slice(0, mostDays))
      .filter(
        (day) =>
          !isTakenBack(day.due, by.position) &&
          !isOfOtherDeed(day, beside, task) &&
          !isOfOwnNeed(beside, day.due.asWritten, task) &&
          !(isOwners && isTakenOf(day, beside.said, read)),
      )
      .map((day) => ({
        due: day.due,
        by,
        traits: traitsOf(day, beside, task),
        gaveWayTo: ofOwner !== undefined && by.speaker === main.speaker ? ofOwner : gaveWayTo(day, beside, task),
      }));
  });
}

/** Whether what is said somewhere is of another task, of what comes before or after this one, or arranges the next meeting. */
function awayFrom(task: Asked, places: readonly Beside[]): (beside: Beside) => boolean {
  const { main, told } = task;
  const next = places.find(({ place, said }) => place === 'answer' && opensAnother(said, main, told))?.said.by;
  const isOfNext = ({ place, said: { by } }: Beside) =>
    place === 'answer' &&
    next !== undefined &&
    by.position >= next.position &&
    !by.terms.some((term) => told.has(term));
  const arranging = arrangingFrom(places, task);
  return (beside) =>
    isOfAnother(beside, task) ||
    isOfNext(beside) ||
    isOfWhatComesFirst(beside, task) ||
    beside.said.by.position >= arranging ||
    isOfOtherPromise(beside, task);
}

/** 「申込書は金曜までに送ります」: somebody else tells what he does, and with what other thing. */
function isOfAnother({ said: { by } }: Beside, { main, told, isOthers }: Asked): boolean {
  return isOthers(by.position) && by.speaker !== main.speaker && isOfOtherMatter(by.said, told);
}

/** 「今週中にお送りします」「じゃあそれを見て、常務に話します」: the day is that of what has to be there first. */
function isOfWhatComesFirst({ said: { by } }: Beside, { main }: Asked): boolean {
  const isNext = by.speaker !== main.speaker && by.position < main.position;
  return isNext && (waitsForAnother(main.said) || onThat.test(main.said)) && !isRequest(by.said);
}

const onThat =
  /^(?:(?:はい|ええ|うん|じゃあ?|では|わかりました|承知しました)、?)*(?:それ|これ|そちら|そっち)(?:を|が|から)?(?:[見読]|もら|いただ|頂|受け取|届|来|出|拝見|確認)[^、。]{0,3}?(?:て|で|たら|次第)/u;

/** 「発売は、一月の最終週でいいですか」: the days from here on are of that. */
function opensAnother({ by }: DaysOf, main: Utterance, told: ReadonlySet<string>): boolean {
  return by.turn > main.turn && isOfOtherMatter(by.said, told) && /か(?:ね|な)?[。？?]?$|[？?]$/u.test(by.said);
}

/** Of the sentences a task rests on the one that tells most of it. */
function mainOf(own: readonly Utterance[], told: ReadonlySet<string>): Utterance | undefined {
  const shareOf = ({ terms }: Utterance) => new Set(terms.filter((term) => told.has(term))).size;
  return own.reduce<Utterance | undefined>(
    (best, one) => (best && shareOf(best) >= shareOf(one) ? best : one),
    undefined,
  );
}

function utterancesOf(spans: readonly Span[], byTurn: ReadonlyMap<number, readonly Utterance[]>): readonly Utterance[] {
  const said = new Set(spans.map(spanKey));
  const turns = [...new Set(spans.map(({ turn }) => turn))].sort((a, b) => a - b);
  const found = turns.flatMap((turn) => byTurn.get(turn) ?? []);
  return found.filter(({ spans: own }) => own.some((span) => said.has(spanKey(span))));
}
