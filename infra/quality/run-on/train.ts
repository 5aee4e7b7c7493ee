import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gapFeatures, plainWord } from '#functions/create-minutes/engine/english/run-on/gap-features.ts';
import { leastOdds } from '#functions/create-minutes/engine/english/run-on/run-on.ts';
import { fitLinear } from '../talks/fit-linear.ts';
import { folds, isLeftOut } from '../talks/folds.ts';
import { readTalks } from '../talks/talk.ts';

const usage = 'usage: node infra/quality/run-on/train.ts --talks DIR';
const file = new URL('../../../functions/create-minutes/engine/english/run-on/weights/gaps.json', import.meta.url);
/** Somebody wrote where sentences end if there is an end for so many words. */
const wordsToAnEnd = 25;
const leastSeen = 6;
const leastWeight = 0.15;
/** Pulls what tells little to 0. */
const pull = 3;
/** Where a pause was written an end would be no great harm. */
const pauseCounts = 0.4;

interface Gap {
  readonly talk: number;
  readonly features: readonly string[];
  readonly ends: boolean;
  readonly pauses: boolean;
}

/** Learns from talks that are written with full stops where sentences end, and prints how well talks left out are parted. */
function main(): void {
  const { values } = parseArgs({ options: { talks: { type: 'string' } } });
  if (!values.talks) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const talks = readTalks(values.talks).filter(({ id }) => id.startsWith('en'));
  const turns = talks.flatMap(({ turns: own }, talk) => {
    const said = own.map(({ text }) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)));
    const ends = said.flat().filter(endsSentence).length;
    return ends * wordsToAnEnd < said.flat().length ? [] : said.map((words) => ({ talk, words }));
  });
  const gaps = turns.flatMap(({ talk, words }) => gapsOf(words).map((gap): Gap => ({ talk, ...gap })));
  const counts = new Map<string, number>();
  for (const { features } of gaps) for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1);
  const names = [...counts].flatMap(([name, count]) => (count >= leastSeen ? [name] : [])).sort();
  const numbers = new Map(names.map((name, i) => [name, i]));
  const learn = (isUsed: (gap: Gap) => boolean) => {
    const used = gaps.filter(isUsed);
    return fitLinear(
      {
        features: used.map(({ features }) => Int32Array.from(features.flatMap((name) => numbers.get(name) ?? []))),
        labels: Float64Array.from(used, ({ ends }) => (ends ? 1 : 0)),
        weights: Float64Array.from(used, ({ pauses }) => (pauses ? pauseCounts : 1)),
        size: names.length,
      },
      { pull },
    );
  };
  const leftOut = [...Array(folds).keys()].flatMap((fold) => {
    const { bias, weights } = learn(({ talk }) => !isLeftOut(talk, fold));
    return turns
      .filter(({ talk }) => isLeftOut(talk, fold))
      .flatMap(({ words }) => parted(words, (features) => sum(features, bias, weights, numbers)));
  });
  for (const from of [-1, -0.5, 0, 0.5, 1]) console.log(from, JSON.stringify(scoreFrom(from, leftOut)));
  const { bias, weights } = learn(() => true);
  const lines = names.flatMap((name, i) => {
    const weight = Math.round((weights[i] ?? 0) * 100) / 100;
    return Math.abs(weight) >= leastWeight ? [`    ${JSON.stringify(name)}: ${weight}`] : [];
  });
  writeFileSync(file, `{\n  "bias": ${Math.round(bias * 100) / 100},\n  "weights": {\n${lines.join(',\n')}\n  }\n}\n`);
  console.log(`${talks.length} talks, ${gaps.length} gaps, ${lines.length} weights`);
}

function endsSentence(word: string): boolean {
  return /[.?!…]["')\]]*$/.test(word) && !/^(?:mr|mrs|ms|dr|st|no|vs)\.$/i.test(word);
}

function gapsOf(said: readonly string[]): readonly Omit<Gap, 'talk'>[] {
  const words = said.map(plainWord);
  let from = 0;
  return said.slice(0, -1).map((word, at) => {
    const features = gapFeatures(words, at, from);
    const ends = endsSentence(word);
    if (ends) from = at + 1;
    return { features, ends, pauses: /[,;:—–-]$/.test(word) };
  });
}

/** The gaps of a turn as they are told one after the other, with what stands there. */
function parted(
  said: readonly string[],
  oddsOf: (features: readonly string[]) => number,
): readonly { readonly odds: number; readonly ends: boolean; readonly pauses: boolean }[] {
  const words = said.map(plainWord);
  let from = 0;
  return said.slice(0, -1).map((word, at) => {
    const odds = oddsOf(gapFeatures(words, at, from));
    if (odds >= leastOdds) from = at + 1;
    return { odds, ends: endsSentence(word), pauses: /[,;:—–-]$/.test(word) };
  });
}

function sum(
  features: readonly string[],
  bias: number,
  weights: Float64Array,
  numbers: ReadonlyMap<string, number>,
): number {
  return features.reduce((odds, name) => odds + (weights[numbers.get(name) ?? -1] ?? 0), bias);
}

function scoreFrom(
  from: number,
  gaps: readonly { readonly odds: number; readonly ends: boolean; readonly pauses: boolean }[],
) {
  const told = gaps.filter(({ odds, pauses }) => odds >= from && !pauses);
  const hits = told.filter(({ ends }) => ends).length;
  const wanted = gaps.filter(({ ends }) => ends).length;
  return { precision: hits / told.length, recall: hits / wanted, f1: (2 * hits) / (told.length + wanted) };
}

main();
