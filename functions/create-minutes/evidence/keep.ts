import type { Draft, DraftItem } from '../engine/draft.ts';
import type { Person } from '../engine/people.ts';
import type { ActionItem, Owner } from '../minutes/action.ts';
import type { Item, RejectedItem } from '../minutes/item.ts';
import type { NextMeeting } from '../minutes/next-meeting.ts';
import type { Objection, OpenQuestion, Topic } from '../minutes/section.ts';
import type { Turn } from '../transcript/turn.ts';
import { type Claim, openChecker } from './check.ts';
import { cite } from './cite.ts';
import { type KeptFacts, keepFacts } from './keep-facts.ts';

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

/** Lets through what the transcript bears out; the rest is listed with the reason. */
export function keepSupported(
  draft: Draft,
  turns: readonly Turn[],
  people: readonly Person[],
  timeZone: string | null,
): Kept {
  const check = openChecker(turns, people);
  const rejectedItems: RejectedItem[] = [];
  const keep = <Kind extends Claim>(section: string, claims: readonly Kind[]) =>
    claims.filter((claim) => {
      const reason = check(claim);
      if (reason !== undefined) rejectedItems.push({ section, text: claim.text, reason });
      return reason === undefined;
    });
  const nameOf = (speaker: string | undefined) =>
    people.find((person) => person.speaker === speaker && speaker !== undefined)?.name ?? null;
  const item = ({ text, spans }: DraftItem): Item => ({ text, evidence: cite(spans, turns) });
  return {
    detailed: keep('summary', draft.summary.map(item)),
    topics: draft.topics.map(({ title, firstTurn, lastTurn, points }) => ({
      title,
      start: turns[firstTurn]?.start ?? null,
      end: turns[lastTurn]?.end ?? turns[lastTurn]?.start ?? null,
      turnIds: [turns[firstTurn]?.id ?? '', turns[lastTurn]?.id ?? ''],
      points: keep('topics', points.map(item)),
    })),
    decisions: keep('decisions', draft.decisions.map(item)),
    actionItems: keep(
      'actionItems',
      draft.actionItems.map((action) => ({ ...item(action), owner: toOwner(action.owner), due: action.due ?? null })),
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
        ...item(objection),
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
