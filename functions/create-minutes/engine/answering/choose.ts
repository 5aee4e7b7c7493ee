import type { Remark, Talk } from '../../facts/talk.ts';
import type { AnswerWords } from '../answers.ts';
import { choiceOdds, type ChoiceWeights } from '../choice.ts';
import { turnOf } from '../classifier/surroundings.ts';
import type { Acts } from '../draft.ts';
import { type AnswerCandidate, type Weighable, weighableAnswers } from './candidates.ts';
import type { ReplyWords } from './words.ts';

/** Likelier than this a doubt was not answered. */
const mostUnanswered = 0.5;
/** What is said beside the answer belongs to it from so much less of log-odds on; the answer often leans on what is said before it. */
const beside = { before: 2, behind: 1 } as const;

/** Objections with what most likely answers each; without a response where that is likelier. What is not heard stays with the rules. */
export function withLikeliestAnswers(acts: Acts, talk: Talk, answers: AnswerWords, words: ReplyWords): Acts {
  if (!talk.odds) return acts;
  const objections = weighableAnswers(acts, talk, answers, words).map((one) => {
    const { item, doubt } = one;
    if (!doubt) return item;
    const chosen = chosenAnswer(one, words.weights);
    const told = chosen.flatMap((remark) => {
      const text = answers.write(remark);
      return text === undefined ? [] : [{ remark, text }];
    });
    if (chosen.length > 0 && told.length === 0) return item;
    const ruled = doubt.ruledAt === undefined ? undefined : talk.remarks[doubt.ruledAt];
    const spans = item.spans.filter((span) => !ruled?.spans.includes(span));
    return {
      ...item,
      response: told.length === 0 ? undefined : told.map(({ text }) => text).join(answers.space),
      spans: [...new Set([...spans, ...told.flatMap(({ remark }) => remark.spans)])],
    };
  });
  return { ...acts, objections };
}

/** The likeliest of what its side says at once, with the sentence beside it where that is hardly less likely; none where no answer is likelier. */
export function chosenAnswer({ candidates }: Weighable, weights: ChoiceWeights): readonly Remark[] {
  const weighed = candidates.map(({ remark, traits }) => ({ remark, odds: choiceOdds(traits, weights) }));
  const all = weighed.reduce((sum, { odds }) => sum + Math.exp(odds), 1);
  if (1 / all > mostUnanswered) return [];
  const likeliest = runsOf(weighed).reduce<readonly Weighed[]>((a, b) => (sumOf(b) > sumOf(a) ? b : a), []);
  const best = likeliest.reduce<Weighed | undefined>((a, b) => (a && a.odds >= b.odds ? a : b), undefined);
  if (!best) return [];
  const near = likeliest.find(
    ({ remark, odds }) =>
      Math.abs(remark.index - best.remark.index) === 1 &&
      turnOf(remark) === turnOf(best.remark) &&
      odds > best.odds - (remark.index < best.remark.index ? beside.before : beside.behind),
  );
  return (near ? [best.remark, near.remark] : [best.remark]).toSorted((a, b) => a.index - b.index);
}

interface Weighed extends Pick<AnswerCandidate, 'remark'> {
  readonly odds: number;
}

function sumOf(run: readonly Weighed[]): number {
  return run.reduce((sum, { odds }) => sum + Math.exp(odds), 0);
}

/** What is said without the other side speaking between. */
function runsOf(weighed: readonly Weighed[]): readonly (readonly Weighed[])[] {
  const runs: Weighed[][] = [];
  for (const one of weighed) {
    const run = runs.at(-1);
    if (run?.at(-1)?.remark.index === one.remark.index - 1) run.push(one);
    else runs.push([one]);
  }
  return runs;
}
