import type { Remark, Talk } from '../../../../facts/talk.ts';
import type { Due } from '../../../../minutes/action.ts';
import type { Draft, DraftAction } from '../../../draft.ts';
import type { Meeting } from '../../../meeting.ts';
import { type Span, spanKey } from '../../../sentence.ts';
import { englishTerms } from '../../words.ts';
import { type Beside, placesOf } from './places.ts';
import { readNextTime } from './relative.ts';
import { type DaysOf, dayReader } from './said-days.ts';
import { traitsOf } from './traits.ts';
import { scoreOf, type Traits } from './weights.ts';

interface Candidate {
  readonly due: Due;
  readonly by: DaysOf;
  readonly score: number;
}

/** No more sentences of a task than these are looked at: keeps the work per task bounded. */
const mostOwn = 12;

/** Gives each task the day that goes best with it: its own, else one said beside it, else one that another corrects it to. */
export function settleDues(
  items: readonly DraftAction[],
  talk: Talk,
  meeting: Meeting,
  nextMeeting: Draft['nextMeeting'],
): readonly DraftAction[] {
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
    const main = mainOf(places, told);
    if (!main) return item;
    const task = {
      item,
      told,
      main,
      around: places.map(({ by }) => by),
      isOthers: (index: number) => taken.has(index) && !taken.get(index)?.has(i),
      isMeeting: (index: number) => meets.has(index),
      odds: talk.odds,
    };
    const best = bestOf(
      places.flatMap((beside) => [
        ...beside.by.days.map((day) => candidate(day.due, beside.by, traitsOf(day, beside, task))),
        ...nextTimeIn(beside, nextMeeting?.date),
      ]),
    );
    return withDue(item, best);
  });
}

/** Of the sentences a task rests on the one that tells most of it. */
function mainOf(places: readonly Beside[], told: ReadonlySet<string>): DaysOf | undefined {
  let best: { readonly by: DaysOf; readonly share: number } | undefined;
  for (const { place, by } of places) {
    if (place !== 'own') continue;
    const share = [...new Set(englishTerms(by.remark.text))].filter((term) => told.has(term)).length;
    if (!best || share > best.share) best = { by, share };
  }
  return best?.by;
}

function nextTimeIn({ by, place }: Beside, date: string | undefined): readonly Candidate[] {
  if (date === undefined || (place !== 'own' && place !== 'after')) return [];
  const words = readNextTime(by.clauses.map(({ said }) => said).join(' '));
  return words ? [candidate({ asWritten: words, date, rule: 'nextMeeting' }, by, { nextTime: 1 })] : [];
}

function candidate(due: Due, by: DaysOf, traits: Traits): Candidate {
  return { due, by, score: scoreOf(traits) };
}

/** Of equals the one said last; none that is less likely than no day. */
function bestOf(candidates: readonly Candidate[]): Candidate | undefined {
  let best: Candidate | undefined;
  for (const one of candidates) if (one.score >= (best?.score ?? 0)) best = one;
  return best;
}

/** A day that nothing speaks for is left out; words that leave the day open stay. */
function withDue(item: DraftAction, best: Candidate | undefined): DraftAction {
  if (!best) return item.due?.date ? { ...item, due: undefined } : item;
  const { spans } = best.by.remark;
  const due = verbatim(best.due, spans);
  return due ? { ...item, due, spans: [...new Set([...item.spans, ...spans])] } : item;
}

function remarksOf(spans: readonly Span[], bySpan: ReadonlyMap<string, Remark>): readonly Remark[] {
  const found = new Set(spans.flatMap((span) => bySpan.get(spanKey(span)) ?? []));
  return [...found].sort((a, b) => a.index - b.index);
}

/** The most of its words that stand in the talk so: short forms were written out to read them. */
function verbatim(due: Due, spans: readonly Span[]): Due | undefined {
  const words = due.asWritten.split(' ');
  const parts = words.flatMap((_, i) => [words.slice(i).join(' '), words.slice(0, words.length - i).join(' ')]);
  const said = parts
    .sort((a, b) => b.length - a.length)
    .find((part) => part !== '' && spans.some(({ text }) => text.includes(part)));
  // "Monday's fine"
  return said === undefined ? undefined : { ...due, asWritten: said.replace(/['’]s$/, '') };
}
