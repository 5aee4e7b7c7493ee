import type { Draft, DraftItem } from '../engine/draft.ts';
import type { Span } from '../engine/sentence.ts';
import type { MeetingRead } from '../read-request.ts';
import type { Turn } from '../transcript/turn.ts';
import { dueOf } from './due.ts';
import { locate } from './locate.ts';
import { ownerOf } from './owner.ts';
import type { AgreementsAnswer, ConcernsAnswer, ModelItem, SummaryAnswer } from './schema.ts';

/** What a model wrote, put as an engine's claims: who asked and when it is due is reckoned from the turns it cites, not taken from it. */
export interface ToDraft {
  readonly summary: (answer: SummaryAnswer) => Pick<Draft, 'summary' | 'topics'>;
  readonly agreements: (answer: AgreementsAnswer) => Pick<Draft, 'decisions' | 'actionItems'>;
  readonly concerns: (answer: ConcernsAnswer) => Pick<Draft, 'openQuestions' | 'objections'>;
}

export function toDraft({ transcript, people, request, language }: MeetingRead): ToDraft {
  const { turns } = transcript;
  const { reader } = language;
  const places = new Map(turns.map(({ id }, index) => [id, index]));
  const item = ({ text, evidence }: ModelItem): DraftItem => ({
    text: oneLine(text),
    spans: evidence.map(({ turn, quote }) => toSpan(turn, quote, places, turns)),
  });
  const speakerOf = ({ spans: [first] }: DraftItem) => turns[first?.turn ?? -1]?.speaker;
  return {
    summary: ({ summary, topics }) => ({
      summary: summary.map(item),
      topics: topics.map(({ title, points }) => toTopic(oneLine(title), points.map(item))),
    }),
    agreements: ({ decisions, actionItems }) => ({
      decisions: decisions.map(item),
      actionItems: actionItems.map(({ owner, due, ...rest }) => {
        const drafted = item(rest);
        const cited = drafted.spans.flatMap(({ turn }) => turns[turn] ?? []);
        return {
          ...drafted,
          owner: owner === null ? undefined : ownerOf(owner, cited, people),
          due: due === null ? undefined : dueOf(due, cited, request.meeting, reader.code),
        };
      }),
    }),
    concerns: ({ openQuestions, objections }) => ({
      openQuestions: openQuestions.map((question) => {
        const drafted = item(question);
        return { ...drafted, askedBy: speakerOf(drafted) };
      }),
      objections: objections.map(({ response, ...rest }) => {
        const drafted = item(rest);
        return {
          ...drafted,
          raisedBy: speakerOf(drafted),
          response: response === null ? undefined : oneLine(response),
        };
      }),
    }),
  };
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/** A turn that does not exist and words that nobody said go on as they are, for the checker to find. */
function toSpan(id: string, quote: string, places: ReadonlyMap<string, number>, turns: readonly Turn[]): Span {
  const turn = places.get(id) ?? places.get(`t${/\d+/.exec(id)?.[0]}`) ?? -1;
  return { turn, text: locate(quote, turns[turn]?.text ?? '') ?? quote };
}

function toTopic(title: string, points: readonly DraftItem[]): Draft['topics'][number] {
  const places = points.flatMap(({ spans }) => spans.map(({ turn }) => turn)).filter((turn) => turn >= 0);
  return { title, firstTurn: Math.min(...places), lastTurn: Math.max(...places), points };
}
