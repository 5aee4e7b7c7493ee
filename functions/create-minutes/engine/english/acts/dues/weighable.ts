import type { Remark, Talk } from '../../../../facts/talk.ts';
import type { Draft, DraftAction } from '../../../draft.ts';
import { flag } from '../../../choice.ts';
import type { Candidate } from '../../../dues/weigh.ts';
import type { Meeting } from '../../../meeting.ts';
import { type Span, spanKey } from '../../../sentence.ts';
import { englishTerms } from '../../words.ts';
import { otherDays } from './other-days.ts';
import { type Beside, placesOf } from './places.ts';
import { readNextTime, readWhenThere } from './relative.ts';
import { type DaysOf, dayReader } from './said-days.ts';
import { daysNamed, gaveWayTo } from './days-named.ts';
import { type Asked, traitsOf } from './traits.ts';

/** A task with all days it may have. */
export interface Weighable {
  readonly item: DraftAction;
  readonly candidates: readonly Candidate<Remark>[];
}

/** No more sentences of a task than these are looked at: keeps the work per task bounded. */
const mostOwn = 12;
/** So many days of one sentence at most. */
const mostDays = 24;

/** The days that may be those of each task: in its own sentences, beside them, and in what is said to them. */
export function weighableDues(
  items: readonly DraftAction[],
  talk: Talk,
  meeting: Pick<Meeting, 'day'>,
  nextMeeting: Draft['nextMeeting'],
): readonly Weighable[] {
  const read = dayReader(talk, meeting.day);
  const bySpan = new Map(
    talk.remarks.flatMap((remark) => remark.spans.map((span) => [spanKey(span), remark] as const)),
  );
  const own = items.map(({ spans }) => remarksOf(spans, bySpan));
  const meets = new Set(remarksOf(nextMeeting?.spans ?? [], bySpan).map(({ index }) => index));
  const taken = new Map<number, Set<number>>();
  for (const [item, remarks] of own.entries())
    for (const { index } of remarks) taken.set(index, (taken.get(index) ?? new Set()).add(item));
  return items.map((item, i) => {
    const told = new Set(englishTerms(item.text));
    const places = placesOf((own[i] ?? []).slice(0, mostOwn), read);
    const main = mainOf(places, item.text);
    if (!main) return { item, candidates: [] };
    const around = places.map(({ by }) => by);
    const isOtherOwners = (index: number) =>
      besideInTurn(index, talk.remarks).some((at) =>
        [...(taken.get(at) ?? [])].some((other) => {
          const { owner } = items[other] ?? {};
          return other !== i && owner && owner !== item.owner && owner.speaker === talk.remarks[at]?.speaker;
        }),
      );
    const isOthers = (index: number) => taken.has(index) && !taken.get(index)?.has(i);
    const isMeeting = (index: number) => meets.has(index);
    const task = {
      item,
      told,
      main,
      around,
      isOthers,
      named: daysNamed(around, main, { told, isOthers, isMeeting, item }),
      isMeeting,
      odds: talk.odds,
    };
    const isOfOther = otherDays(task, places, read, isOtherOwners);
    const candidates = places.flatMap((beside) => [
      ...beside.by.days
        .slice(0, mostDays)
        .filter((day) => !isOfOther(day, beside))
        .map((day) => ({
          due: day.due,
          by: beside.by.remark,
          traits: traitsOf(day, beside, task),
          gaveWayTo: gaveWayTo(day, beside, task),
        })),
      ...nextTimeIn(beside, task, nextMeeting?.date),
    ]);
    return { item, candidates };
  });
}

/** Of the sentences a task rests on the one that tells most of it; what stands in brackets may be told by another. */
function mainOf(places: readonly Beside[], text: string): DaysOf | undefined {
  const own = places.flatMap(({ place, by }) => (place === 'own' ? [by] : []));
  const doer = mostTelling(own, text.replace(/ \([^()]*\)/g, ''))?.remark.speaker;
  return mostTelling(
    own.filter(({ remark }) => remark.speaker === doer),
    text,
  );
}

function mostTelling(own: readonly DaysOf[], text: string): DaysOf | undefined {
  const told = new Set(englishTerms(text));
  let best: { readonly by: DaysOf; readonly share: number } | undefined;
  for (const by of own) {
    const share = [...new Set(englishTerms(by.remark.text))].filter((term) => told.has(term)).length;
    if (!best || share > best.share) best = { by, share };
  }
  return best?.by;
}

/** A remark, and those said right before it in the same turn. */
function besideInTurn(index: number, remarks: readonly Remark[]): readonly number[] {
  const turn = remarks[index]?.spans[0]?.turn;
  return [index, index - 1, index - 2].filter((at) => turn !== undefined && remarks[at]?.spans[0]?.turn === turn);
}

function nextTimeIn(
  { by: { remark, clauses }, place }: Beside,
  { item, main }: Asked,
  date: string | undefined,
): readonly Candidate<Remark>[] {
  if (date === undefined || (place !== 'own' && place !== 'after')) return [];
  const text = clauses.map(({ said }) => said).join(' ');
  const nextTime = readNextTime(text);
  const words = nextTime ?? readWhenThere(text);
  if (words === undefined) return [];
  const traits = {
    [nextTime === undefined ? 'whenThere' : 'nextTime']: 1,
    [place]: 1,
    main: flag(main.remark === remark),
    owner: flag(item.owner !== undefined && item.owner.speaker === remark.speaker),
  };
  return [{ due: { asWritten: words, date, rule: 'nextMeeting' }, by: remark, traits }];
}

function remarksOf(spans: readonly Span[], bySpan: ReadonlyMap<string, Remark>): readonly Remark[] {
  const found = new Set(spans.flatMap((span) => bySpan.get(spanKey(span)) ?? []));
  return [...found].sort((a, b) => a.index - b.index);
}
