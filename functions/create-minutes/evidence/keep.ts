import type { Draft, DraftItem } from '../engine/draft.ts';
import type { Person } from '../engine/people.ts';
import type { ActionItem, Owner } from '../minutes/action.ts';
import type { Item, RejectedItem } from '../minutes/item.ts';
import type { NextMeeting } from '../minutes/next-meeting.ts';
import type { Objection, OpenQuestion, Topic } from '../minutes/section.ts';
import type { Turn } from '../transcript/turn.ts';
import { type Checker, type Claim, openChecker } from './check.ts';
import { cite } from './cite.ts';
import { type KeptFacts, keepFacts } from './keep-facts.ts';
import { withoutAddition, withoutOwnerOrDue } from './shorten.ts';

export interface Kept extends KeptFacts {
  readonly detailed: readonly Item[];
  readonly topics: readonly Topic[];
  readonly decisions: readonly Item[];
  readonly actionItems: readonly ActionItem[];
  readonly openQuestions: readonly OpenQuestion[];
  readonly objections: readonly Objection[];
  readonly nextMeeting: NextMeeting | null;
  readonly rejectedItems: readonly RejectedItem[];
}

/** What sections that a language model wrote are held against besides. */
export interface ModelSections {
  readonly sections: ReadonlySet<string>;
  readonly check: Checker;
}

/** Lets through what the transcript bears out; the rest is listed with the reason. */
export function keepSupported(
  draft: Draft,
  turns: readonly Turn[],
  people: readonly Person[],
  timeZone: string | null,
  model?: ModelSections,
): Kept {
  const check = openChecker(turns, people);
  const rejectedItems: RejectedItem[] = [];
  const keep = <Kind extends Claim>(section: string, claims: readonly Kind[]) =>
    claims.flatMap((claim) => {
      const reasonAgainst = (one: Kind) => check(one) ?? (model?.sections.has(section) ? model.check(one) : undefined);
      const reason = reasonAgainst(claim);
      if (reason === undefined) return [claim];
      const shorter = model?.sections.has(section) ? withoutOwnerOrDue(claim) : withoutAddition(claim);
      const kept = shorter.find(({ short }) => reasonAgainst(short) === undefined);
      rejectedItems.push({ section, text: kept?.without ?? claim.text, reason });
      return kept ? [kept.short] : [];
    });
  const nameOf = (speaker: string | undefined) =>
    people.find((person) => person.speaker === speaker && speaker !== undefined)?.name ?? null;
  const item = ({ text, spans }: DraftItem, ...besides: readonly (string | undefined)[]): Item => ({
    text,
    evidence: cite(spans, turns, [text, ...besides].join(' ')),
  });
  return {
    detailed: keep(
      'summary',
      draft.summary.map((one) => ({ ...item(one), shown: one.shown ?? one.text })),
    ).map(({ shown, evidence }) => ({ text: shown, evidence })),
    topics: draft.topics.flatMap(({ title, firstTurn, lastTurn, points }) => {
      const kept = keep(
        'topics',
        points.map((one) => item(one)),
      );
      const heading = model?.sections.has('topics') ? headingOf(title, kept, keep) : title;
      if (heading === undefined) return [];
      return {
        title: heading,
        start: turns[firstTurn]?.start ?? null,
        end: turns[lastTurn]?.end ?? turns[lastTurn]?.start ?? null,
        turnIds: [turns[firstTurn]?.id ?? '', turns[lastTurn]?.id ?? ''] as const,
        points: kept,
      };
    }),
    decisions: keep(
      'decisions',
      draft.decisions.map((one) => item(one)),
    ),
    actionItems: keep(
      'actionItems',
      draft.actionItems.map((action) => ({
        ...item(action, action.due?.asWritten),
        owner: toOwner(action.owner),
        due: action.due ?? null,
      })),
    ).map(({ text, ...rest }) => ({ description: text, ...rest })),
    openQuestions: keep(
      'openQuestions',
      draft.openQuestions.map((question) => ({
        ...item(question),
        askedBy: nameOf(question.askedBy),
        answered: false,
      })),
    ),
    objections: keep(
      'objections',
      draft.objections.map((objection) => ({
        ...item(objection, objection.response),
        raisedBy: nameOf(objection.raisedBy),
        response: objection.response ?? null,
      })),
    ),
    nextMeeting: toNextMeeting(
      keep('nextMeeting', draft.nextMeeting ? [{ ...draft.nextMeeting, ...item(draft.nextMeeting) }] : [])[0],
      timeZone,
    ),
    ...keepFacts(draft, item, keep),
    rejectedItems,
  };
}

/** A model may put into a heading what nobody said: then the first point stands there. Undefined where there is no point to head. */
function headingOf(
  title: string,
  points: readonly Item[],
  keep: (section: string, claims: readonly Item[]) => readonly Item[],
): string | undefined {
  const [first] = points;
  if (!first) return undefined;
  const claim = { text: title, evidence: points.flatMap(({ evidence }) => evidence) };
  return (keep('topics', [claim])[0] ?? first).text;
}

function toOwner(person: Person | undefined): Owner | null {
  return person ? { name: person.name, side: person.side ?? null, participantId: person.participantId ?? null } : null;
}

function toNextMeeting(
  kept: (Item & Omit<NonNullable<Draft['nextMeeting']>, 'spans'>) | undefined,
  timeZone: string | null,
): NextMeeting | null {
  if (kept === undefined) return null;
  const { text, date, time, rule, evidence } = kept;
  return { asWritten: text, date: date ?? null, time: time ?? null, timeZone, rule: rule ?? null, evidence };
}
