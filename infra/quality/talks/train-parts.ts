import { writeFileSync } from 'node:fs';
import { hearRemarks } from '#functions/create-minutes/engine/classifier/hear.ts';
import { marksOf } from '#functions/create-minutes/engine/classifier/items/marks.ts';
import { addTrees } from '#functions/create-minutes/engine/classifier/model.ts';
import { partTraits } from '#functions/create-minutes/engine/classifier/items/part-traits.ts';
import { proposalsOf } from '#functions/create-minutes/engine/classifier/items/proposals.ts';
import { heardIn } from '#functions/create-minutes/engine/classifier/review.ts';
import { surroundingsOf } from '#functions/create-minutes/engine/classifier/surroundings.ts';
import { placesIn } from '#functions/create-minutes/engine/places.ts';
import { examplesAsked } from './asked-examples.ts';
import type { Example } from './examples.ts';
import { fitTrees, type Growth } from './fit-trees.ts';
import { folds, isLeftOut } from './folds.ts';

const weights = new URL('../../../functions/create-minutes/engine/classifier/weights/parts.json', import.meta.url);
const growth: Growth = { rounds: 200, depth: 3, rate: 0.08 };

/** A gap between two remarks of one proposed choice; label 1 where they tell of two. */
interface Gap {
  readonly talk: number;
  readonly isCase: boolean;
  readonly traits: Float64Array;
  readonly label: 0 | 1;
}

/** Fits what tells two choices of one proposal apart, after all else that finds choices; prints how well it tells those it was not fitted to. */
function main(): void {
  const asked = examplesAsked('train-parts.ts');
  if (!asked) return;
  const { examples, annotated } = asked;
  const gaps = examples.flatMap((example, talk) => gapsOf(example, talk, annotated.has(example.id)));
  tellLeftOut(gaps);
  const { bias, trees } = fitGaps(gaps);
  const lines = trees.map((tree) => `    ${JSON.stringify(tree)}`).join(',\n');
  writeFileSync(weights, `{\n  "bias": ${bias},\n  "trees": [\n${lines}\n  ]\n}\n`);
}

function gapsOf(
  { acts, gold, language, meeting, talk, targets }: Example,
  at: number,
  isCase: boolean,
): readonly Gap[] {
  const { learned, reader } = language;
  const odds = hearRemarks(talk.remarks, meeting.people, learned.lexicon, learned.linear());
  const heard = heardIn({ ...talk, odds }, meeting, reader);
  const choices = acts.decisions.filter(({ isAppointment }) => !isAppointment);
  const traits = surroundingsOf(heard, marksOf({ ...acts, decisions: choices }, talk.remarks));
  const likely = Float64Array.from(traits, (row) => addTrees(learned.trees.decision, row));
  const placesOf = placesIn(talk);
  const choicesAt = (i: number) => {
    const told = isCase || targets[i]?.get('decision')?.label === 1;
    const turn = talk.remarks[i]?.spans[0]?.turn ?? -1;
    return told ? gold.decisions.filter(({ turns }) => turns.includes(turn)) : [];
  };
  const wording = language.wording(meeting);
  return proposalsOf(choices, heard, likely, learned.thresholds.decision).flatMap(({ item, found }) => {
    const known = choices[item ?? -1];
    const own = [...new Set([...(known ? placesOf(known) : []), ...found])].sort((a, b) => a - b);
    return own.flatMap((i, place): readonly Gap[] => {
      const [before, after] = [choicesAt(own[place - 1] ?? -1), choicesAt(i)];
      if (place === 0 || before.length === 0 || after.length === 0) return [];
      const label = before.some((one) => after.includes(one)) ? 0 : 1;
      return [{ talk: at, isCase, label, traits: partTraits(own, place, heard, wording) }];
    });
  });
}

function fitGaps(gaps: readonly Gap[]) {
  return fitTrees(
    {
      traits: gaps.map(({ traits }) => traits),
      labels: Float64Array.from(gaps, ({ label }) => label),
      weights: new Float64Array(gaps.length).fill(1),
    },
    growth,
  );
}

function tellLeftOut(gaps: readonly Gap[]): void {
  const told = Array.from({ length: folds }, (_, fold) => {
    const model = fitGaps(gaps.filter(({ talk }) => !isLeftOut(talk, fold)));
    const own = gaps.filter(({ talk, isCase }) => isCase && isLeftOut(talk, fold));
    return own.map(({ traits, label }) => ({ label, apart: addTrees(model, traits) >= 0 }));
  }).flat();
  const count = (is: (one: (typeof told)[number]) => boolean) => told.filter(is).length;
  const right = count(({ label, apart }) => label === 1 && apart);
  console.log(
    `annotated meetings: ${count(({ label }) => label === 1)} to be parted, ${right} of ${count(({ apart }) => apart)} parted rightly`,
  );
}

main();
