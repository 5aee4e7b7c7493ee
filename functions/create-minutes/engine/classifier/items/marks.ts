import type { Remark } from '../../../facts/talk.ts';
import type { Acts, DraftItem } from '../../draft.ts';
import type { Span } from '../../sentence.ts';
import type { Marks } from '../surroundings.ts';

/** Which remarks the rules took for what. */
export function marksOf(acts: Acts, remarks: readonly Remark[]): Marks {
  const remarkOf = new Map<Span, number>(remarks.flatMap(({ spans }, i) => spans.map((span) => [span, i] as const)));
  const byTurn = new Map(remarks.flatMap(({ spans }, i) => (spans[0] ? [[spans[0].turn, i] as const] : [])));
  const marked = (items: readonly DraftItem[]) =>
    new Set(items.flatMap(({ spans }) => spans.map((span) => remarkOf.get(span) ?? byTurn.get(span.turn) ?? -1)));
  return {
    decision: marked(acts.decisions),
    action: marked(acts.actionItems),
    question: marked(acts.openQuestions),
    objection: marked(acts.objections),
    appointment: marked(acts.nextMeeting ? [acts.nextMeeting] : []),
  };
}
