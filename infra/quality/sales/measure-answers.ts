import * as z from 'zod';
import { generateMinutes } from '#functions/create-minutes/generate.ts';
import { minutesRequest } from '#functions/create-minutes/request.ts';
import { type AnswerLabel, isSameSaid } from './answer-labels.ts';
import type { SalesCase } from './gold.ts';
import { countsOf } from './verdicts.ts';

const told = z.object({
  objections: z.array(
    z.object({
      text: z.string(),
      response: z.string().nullable(),
      evidence: z.array(z.object({ turnIds: z.array(z.string()), quote: z.string() })),
    }),
  ),
});
type Objection = z.output<typeof told>['objections'][number];
type Quote = Objection['evidence'][number];
const asked = z.object({
  transcript: z.object({ turns: z.array(z.object({ speaker: z.string().nullish() })) }),
  participants: z.array(z.object({ name: z.string(), side: z.string().nullish() })).default([]),
});
const run = { executionId: 'quality', reExecutedFrom: undefined, now: () => new Date(0) };

/** What a response of the minutes is worth; `unlisted` where the minutes do not have the doubt. */
export type Verdict = 'right' | 'wrong' | 'missed' | 'none was given' | 'unlisted';

export interface JudgedAnswer {
  readonly label: AnswerLabel;
  readonly verdict: Verdict;
  readonly text: string | undefined;
  readonly response: string | null | undefined;
}

/** Holds the responses in the minutes of a meeting against the answers that were read in it. */
export function judgeAnswers({ request, gold }: SalesCase, labels: readonly AnswerLabel[]): readonly JudgedAnswer[] {
  const own = labels.filter(({ id }) => id === gold.id);
  if (own.length === 0) return [];
  const { objections } = told.parse(generateMinutes(minutesRequest.parse(request), run));
  const { participants, transcript } = asked.parse(request);
  const sides = new Map(participants.map(({ name, side }) => [name, side]));
  const isAnswering = (quote: Quote) => sides.get(transcript.turns[turnOf(quote)]?.speaker ?? '') === 'internal';
  return own.map((label) => {
    const { raised } = label;
    const found = objections
      .filter(({ evidence }) => evidence.some((one) => isSaid(raised, one)))
      .toSorted((a, b) => shareOf(raised.text, b.text) - shareOf(raised.text, a.text))[0];
    return { label, text: found?.text, response: found?.response, verdict: verdictOf(label, found, isAnswering) };
  });
}

/** From so much of a sentence on a response tells it. */
const leastTold = 0.6;

function verdictOf(
  { answers, orNone }: AnswerLabel,
  found: Objection | undefined,
  isAnswering: (quote: Quote) => boolean,
): Verdict {
  if (!found) return 'unlisted';
  const { response, evidence } = found;
  if (response === null) return orNone || answers.length === 0 ? 'right' : 'missed';
  if (answers.length === 0) return 'none was given';
  const shareIn = ({ quote }: Quote) => shareOf(quote, response);
  const answering = evidence.filter(isAnswering).toSorted((a, b) => shareIn(b) - shareIn(a));
  const from = answering.filter((one, i) => i === 0 || shareIn(one) >= leastTold);
  return from.some((quote) => answers.some((answer) => isSaid(answer, quote))) ? 'right' : 'wrong';
}

function isSaid({ turn, text }: AnswerLabel['raised'], quote: Quote): boolean {
  return turnOf(quote) === turn && isSameSaid(quote.quote, text);
}

/** Turns are named t1, t2... */
function turnOf({ turnIds: [id = ''] }: Quote): number {
  return Number(/\d+$/.exec(id)?.[0]) - 1;
}

/** How much of what was said stands in what is told: words, or pairs of characters where there are none between blanks. */
function shareOf(said: string, text: string): number {
  const [own, other] = [partsOf(said), partsOf(text)];
  return own.size === 0 ? 0 : [...own].filter((part) => other.has(part)).length / own.size;
}

function partsOf(text: string): ReadonlySet<string> {
  const isJapanese = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text);
  const characters = [...text.replace(/\s/gu, '')];
  return new Set(
    isJapanese
      ? characters.slice(1).map((one, i) => `${characters[i]}${one}`)
      : (text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? []),
  );
}

/** A line for each language: how many of the doubts that the minutes list have the right response. */
export function printAnswers(judged: readonly JudgedAnswer[]): string {
  const languages = [...Map.groupBy(judged, ({ label }) => label.id.slice(0, 2))];
  return languages
    .map(([language, all]) => {
      const listed = all.filter(({ verdict }) => verdict !== 'unlisted');
      const counts = countsOf(listed.map(({ verdict }) => verdict));
      const right = listed.filter(({ verdict }) => verdict === 'right').length;
      const percent = ((100 * right) / Math.max(1, listed.length)).toFixed(1);
      return `${language}: ${percent} of 100 responses right (${listed.length} of ${all.length} doubts listed: ${counts})`;
    })
    .join('\n');
}
