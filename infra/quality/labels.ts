import { writeAction } from '#functions/create-minutes/engine/english/actions.ts';
import { teamDecision } from '#functions/create-minutes/engine/english/team-decisions.ts';
import type { Forms } from '#functions/create-minutes/engine/english/rank/trait.ts';
import type { Kind } from '#functions/create-minutes/engine/english/rank/ranker.ts';
import type { Meeting } from '#functions/create-minutes/engine/meeting.ts';
import type { Sentence } from '#functions/create-minutes/engine/sentence.ts';
import { likenessTo } from './items.ts';
import type { Sample } from './sample.ts';
import { contentOf } from './words.ts';

export type Labeller = (sentence: Sentence, forms: Forms) => number | undefined;

/** From this likeness on an item counts a little, from 1 on in full. */
const nearly = 0.8;
const leastWords = 3;

/** How far what the minutes would print of a sentence is what people wrote down; undefined where people wrote no such list. */
export function labellers({ reference }: Sample, meeting: Meeting): Readonly<Record<Kind, Labeller | undefined>> {
  const { summary, minutes } = reference;
  return {
    summary: summary ? inSummary([summary, ...(minutes?.abstract ?? [])].join('\n')) : undefined,
    decisions: listed(minutes?.decisions, (sentence) => teamDecision(sentence, meeting)),
    actionItems: listed(minutes?.actionItems, (sentence, { task }) => {
      if (!task) return undefined;
      const { text, owner } = writeAction(task, sentence, meeting);
      return owner ? `${owner.name} ${text}` : text;
    }),
    openQuestions: listed(minutes?.openQuestions, (_, { matter }) => matter),
  };
}

function listed(
  items: NonNullable<Sample['reference']['minutes']>['decisions'] | undefined,
  write: (sentence: Sentence, forms: Forms) => string | undefined,
): Labeller | undefined {
  if (!items) return undefined;
  const alike = likenessTo(items, 'en');
  return (sentence, forms) => {
    const text = write(sentence, forms);
    if (text === undefined) return undefined;
    const best = Math.max(0, ...alike(text));
    return Math.min(1, Math.max(0, (best - nearly) / (1 - nearly)));
  };
}

/** The share of the content words that people used in their summary. */
function inSummary(summary: string): Labeller {
  const used = new Set(contentOf(summary, 'en'));
  return ({ text }) => {
    const words = [...new Set(contentOf(text, 'en'))];
    return words.length < leastWords ? undefined : words.filter((word) => used.has(word)).length / words.length;
  };
}
