import { generateMinutes } from '#functions/create-minutes/generate.ts';
import type { ActionItem } from '#functions/create-minutes/minutes/action.ts';
import { minutesRequest } from '#functions/create-minutes/request.ts';
import type { Output } from './measure.ts';
import type { Sample } from './sample.ts';

const run = { executionId: 'quality', reExecutedFrom: undefined, now: () => new Date(0) };

/** The service's own minutes; it sees the turns and never the reference. */
export function rulesSystem({ id, language, turns }: Sample, limit: number): Output {
  const { summary, decisions, actionItems, openQuestions } = generateMinutes(
    minutesRequest.parse({
      transcript: { turns },
      meeting: { id, language },
      options: language === 'ja' ? { maxSummaryChars: limit } : { maxSummaryWords: limit },
    }),
    run,
  );
  return {
    summary: summary.detailed.map(({ text }) => text),
    decisions: decisions.map(({ text }) => text),
    actionItems: actionItems.map(asText),
    openQuestions: openQuestions.map(({ text }) => text),
  };
}

/** Owner and due phrase stand in their own fields; people write them into the sentence. */
function asText({ description, owner, due }: ActionItem): string {
  const parts = [
    owner && !description.includes(owner.name) ? owner.name : '',
    description,
    due && !description.includes(due.asWritten) ? due.asWritten : '',
  ];
  return parts.filter(Boolean).join(' ');
}
