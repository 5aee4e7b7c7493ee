import { clockAt } from '#functions/create-minutes/engine/calendar/zoned.ts';
import { localDay } from '#functions/create-minutes/engine/calendar/local-day.ts';
import { marksOf } from '#functions/create-minutes/engine/classifier/items/marks.ts';
import type { Kind } from '#functions/create-minutes/engine/classifier/model.ts';
import type { Marks } from '#functions/create-minutes/engine/classifier/surroundings.ts';
import type { Acts } from '#functions/create-minutes/engine/draft.ts';
import { type Language, languageOf } from '#functions/create-minutes/engine/language.ts';
import type { Meeting } from '#functions/create-minutes/engine/meeting.ts';
import { findPeople } from '#functions/create-minutes/engine/people.ts';
import { readMeeting } from '#functions/create-minutes/engine/read-meeting.ts';
import { readTalk, type Remark, type Talk } from '#functions/create-minutes/facts/talk.ts';
import { prepareTranscript } from '#functions/create-minutes/prepare.ts';
import { minutesRequest } from '#functions/create-minutes/request.ts';
import type { Gold, SalesCase } from '../sales/gold.ts';
import { goldOf } from './gold-of.ts';
import { groupOf } from './groups.ts';
import type { Label, LabelledTalk } from './talk.ts';
import { type Target, tempting } from './target.ts';
import { targetsOfCase } from './targets-of-case.ts';

/** A labelled talk as the classifier sees it, with what it should find. */
export interface Example {
  readonly id: string;
  readonly meeting: Meeting;
  readonly language: Language;
  readonly talk: Talk;
  readonly acts: Acts;
  readonly ruled: Marks;
  readonly targets: readonly ReadonlyMap<Kind, Target>[];
  readonly gold: Gold;
  /** How often it counts. */
  readonly times: number;
  /** True where nothing can be learnt from what the rules make of it. */
  readonly wordsOnly: boolean;
}

export function exampleOf(labelled: LabelledTalk): Example {
  const times = asTheyHappen.test(groupOf(labelled.id)) ? annotatedTimes : 1;
  return read({ ...labelled, gold: goldOf(labelled), times, wordsOnly: false }, (remarks) =>
    targetsOf(labelled, remarks),
  );
}

/** Authors of calls as they happen, with much beside the matter: there are fewer of them than of talks that keep to it. */
const asTheyHappen = /^d[a-z]$/;

/** Annotated meetings are of the length and the kind that the service is asked for; labelled talks were made for their wordings. */
const annotatedTimes = 2;
/** Annotated meetings of this group were in view when the rules were written, so only what their words tell is learnt. */
const inView = 't';

export function exampleOfCase({ gold, request }: SalesCase): Example {
  // talks have such names as well
  const own = { ...gold, id: `${gold.id}*` };
  const wordsOnly = groupOf(own.id) === inView;
  return read({ id: own.id, request, gold: own, times: annotatedTimes, wordsOnly }, (remarks) =>
    targetsOfCase(gold, remarks),
  );
}

interface Source extends Pick<Example, 'id' | 'gold' | 'times' | 'wordsOnly'> {
  readonly request: unknown;
}

function read(source: Source, targets: (remarks: readonly Remark[]) => Example['targets']): Example {
  const { id, gold, times, wordsOnly } = source;
  const request = minutesRequest.parse(source.request);
  const { turns } = prepareTranscript(request, undefined).transcript;
  const people = findPeople(turns, request.participants);
  const language = languageOf(request, turns);
  const { startedAt, timeZone } = request.meeting;
  const day = localDay(startedAt ?? '', timeZone ?? undefined);
  const time = startedAt && timeZone ? clockAt(new Date(startedAt), timeZone) : undefined;
  const when = { day, time, timeZone: timeZone ?? undefined };
  const { meeting } = readMeeting(turns, people, when, language.reader);
  const talk = readTalk(meeting, language.reader.code);
  const acts = language.assess(meeting).acts();
  const ruled = marksOf(acts, talk.remarks);
  return { id, meeting, language, talk, acts, ruled, targets: targets(talk.remarks), gold, times, wordsOnly };
}

/** Labels stand behind the sentence they belong to: the remark in which it ends. */
function targetsOf({ turns }: LabelledTalk, remarks: readonly Remark[]): readonly ReadonlyMap<Kind, Target>[] {
  const targets = remarks.map(() => new Map<Kind, Target>());
  const places = placesOf(remarks, turns);
  for (const [turn, { pieces }] of turns.entries())
    for (const { end, labels } of pieces) {
      const at = places.findIndex((own) => own.some((one) => one.turn === turn && one.start < end && end <= one.end));
      for (const label of labels) {
        const own = targets[at];
        for (const kind of kindsOf(label)) own?.set(kind, stronger(own.get(kind), targetOf(label)));
      }
    }
  return targets;
}

function targetOf({ wrong, optional }: Label): Target {
  if (wrong) return { label: 0, weight: tempting };
  return optional ? { label: 0, weight: 0 } : { label: 1, weight: 1 };
}

function stronger(known: Target | undefined, next: Target): Target {
  return known && known.label >= next.label && known.label > 0 ? known : next;
}

const kindsByLabel: Readonly<Record<string, Kind>> = {
  D: 'decision',
  A: 'action',
  Q: 'question',
  O: 'objection',
  N: 'appointment',
  bud: 'budget',
  aut: 'authority',
  need: 'need',
  time: 'timeline',
  $: 'amount',
  R: 'rival',
};
const asking: Readonly<Partial<Record<Kind, Kind>>> = {
  budget: 'asksBudget',
  authority: 'asksAuthority',
  need: 'asksNeed',
  timeline: 'asksTimeline',
};

const firm: Readonly<Partial<Record<Kind, Kind>>> = {
  budget: 'firmBudget',
  authority: 'firmAuthority',
  need: 'firmNeed',
  timeline: 'firmTimeline',
};

function kindsOf({ kind, mark, values }: Label): readonly Kind[] {
  const own = kindsByLabel[kind];
  if (!own) return [];
  if (own === 'objection' && values[0] === 'ok') return ['reply'];
  if (mark === '?') return [asking[own] ?? own];
  const sure = mark === '!' ? firm[own] : undefined;
  return sure ? [own, sure] : [own];
}

interface Place {
  readonly turn: number;
  readonly start: number;
  readonly end: number;
}

/** Where each remark stands in its turns. */
function placesOf(remarks: readonly Remark[], turns: LabelledTalk['turns']): readonly (readonly Place[])[] {
  const read = new Map<number, number>();
  return remarks.map(({ spans }) =>
    spans.map(({ turn, text }) => {
      const start = turns[turn]?.text.indexOf(text, read.get(turn) ?? 0) ?? -1;
      read.set(turn, Math.max(0, start) + text.length);
      return { turn, start, end: start + text.length };
    }),
  );
}
