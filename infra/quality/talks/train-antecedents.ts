import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { hearRemarks } from '#functions/create-minutes/engine/classifier/hear.ts';
import { reviewActs } from '#functions/create-minutes/engine/classifier/review.ts';
import type { Acts } from '#functions/create-minutes/engine/draft.ts';
import { likeliestBy } from '#functions/create-minutes/engine/english/acts/antecedent/likeliest.ts';
import type { CandidateThing } from '#functions/create-minutes/engine/english/acts/antecedent/weighable.ts';
import { matterOf } from '#functions/create-minutes/engine/english/acts/matter.ts';
import { nameWords } from '#functions/create-minutes/engine/english/acts/name-words.ts';
import { settleDays } from '#functions/create-minutes/engine/english/acts/settle-days.ts';
import { weighableQuestions, weighableThings } from '#functions/create-minutes/engine/english/acts/tell-tasks.ts';
import { type GoldItem, readSalesCases } from '../sales/gold.ts';
import { pair } from '../sales/pair.ts';
import { type Example, exampleOfCase } from './examples.ts';
import { type ChoiceRow, fitChoice } from './fit-choice.ts';
import { groupOf, groupsOf } from './groups.ts';

const weights = new URL('../../../functions/create-minutes/engine/english/acts/antecedent/weights/', import.meta.url);
/** What "send it over" means, and what somebody is asked or rung up about; each with the file of its weights. */
const kinds = [
  { name: 'things', file: 'en.json', weighable: weighableThings },
  { name: 'questions', file: 'asked-en.json', weighable: weighableQuestions },
] as const;

/** A task that names nothing itself, and how well each thing that it may mean goes with the wording people gave it. */
interface Row {
  readonly id: string;
  readonly candidates: readonly CandidateThing[];
  /** Above 0 where it is meant. */
  readonly fit: readonly number[];
}

/**
 * Fits what tells the thing that "send it over" means, and the question that "ask the factory" leaves out; prints how often
 * each author's people meant the same by what the others taught.
 */
function main(): void {
  const { cases, only } = parseArgs({ options: { cases: { type: 'string' }, only: { type: 'string' } } }).values;
  if (!cases || !/^(?:things|questions)?$/.test(only ?? '')) {
    console.error('usage: node infra/quality/talks/train-antecedents.ts --cases DIR [--only things|questions]');
    process.exitCode = 2;
    return;
  }
  const english = readSalesCases(cases).filter(({ gold }) => gold.language === 'en');
  const heard = english.map(exampleOfCase).map(heardExample);
  for (const { name, file, weighable } of kinds.filter((kind) => only === undefined || kind.name === only)) {
    const rows = heard.flatMap((example) => rowsOf(example, weighable));
    writeFileSync(new URL(file, weights), `${JSON.stringify(fitChoice(rows.map(asChoice)), null, 2)}\n`);
    judge(name, rows);
  }
}

function judge(name: string, rows: readonly Row[]): void {
  const judged = groupsOf(rows).flatMap((group) => {
    const taught = fitChoice(rows.filter(({ id }) => groupOf(id) !== group).map(asChoice));
    return rows.filter(({ id }) => groupOf(id) === group).map((row) => ({ row, taught }));
  });
  for (const least of [0, 0.25, 0.3, 0.35, 0.4, 0.5]) {
    const told = judged.flatMap(({ row, taught }) => {
      const likely = likeliestBy(row.candidates, taught, least);
      return likely ? [row.fit[row.candidates.indexOf(likely.thing)] ?? 0] : [];
    });
    const right = told.filter((fit) => fit > 0).length;
    console.log(
      `${name} from a share of ${least}: ${told.length} of ${rows.length} told, ${right} as people have them`,
    );
  }
}

function asChoice({ candidates, fit }: Row): ChoiceRow {
  const best = Math.max(0, ...fit);
  const choices = candidates.map(({ traits }, i) => ({ traits, isRight: best > 0 && fit[i] === best }));
  return { choices, noneIsRight: best === 0 };
}

interface HeardExample extends Pick<Example, 'id' | 'meeting' | 'talk' | 'gold'> {
  readonly known: Acts;
}

function heardExample({ id, meeting, language, talk: unheard, acts, gold }: Example): HeardExample {
  const { reader, learned } = language;
  const talk = { ...unheard, odds: hearRemarks(unheard.remarks, meeting.people, learned.lexicon, learned.linear()) };
  const known = reviewActs(acts, talk, meeting, reader, learned, language.wording(meeting));
  return { id, meeting, talk, gold, known: settleDays(known, talk, meeting) };
}

function rowsOf({ id, meeting, talk, gold, known }: HeardExample, weighable: typeof weighableThings): readonly Row[] {
  const tasks = weighable(known, talk, meeting);
  const told = tasks.map(({ item: { text, spans } }) => ({
    text,
    quotes: spans.map((span) => span.text).join(' '),
    turns: [...new Set(spans.map(({ turn }) => turn))],
  }));
  const names = nameWords(meeting.people);
  const termsOf = (text: string) => [...matterOf(text, (term) => names.has(term))];
  return [...pair(told, gold.actionItems)].flatMap(([i, j]) => {
    const [task, right] = [tasks[i], gold.actionItems[j]];
    if (!task || !right || task.candidates.length === 0) return [];
    const own = termsOf(task.deed);
    const wanted = termsOf(right.text).filter((term) => !own.includes(term));
    if (wanted.length === 0) return [];
    const fit = task.candidates.map(({ text }) => fitOf(text, termsOf(text), wanted, right, task.deed));
    return [{ id, candidates: task.candidates, fit }];
  });
}

/** Each term that people wrote speaks for a thing, each other one a little against it; a keyword that must be there counts as one at least. */
function fitOf(
  text: string,
  terms: readonly string[],
  wanted: readonly string[],
  { keywords }: GoldItem,
  deed: string,
): number {
  const shared = terms.filter((term) => wanted.includes(term)).length;
  const needed = keywords.filter((one) => one.startsWith('!')).flatMap((one) => one.slice(1).toLowerCase().split('|'));
  const isNeeded = needed.some(
    (word) => !deed.toLowerCase().includes(word) && ` ${text.toLowerCase()}`.includes(` ${word}`),
  );
  const share = isNeeded ? Math.max(1, shared + 0.5) : shared;
  return share === 0 ? 0 : share - 0.2 * (terms.length - shared);
}

main();
