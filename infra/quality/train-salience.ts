import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { rank } from '#functions/create-minutes/engine/english/rank/ranker.ts';
import { tellOfTerms } from '#functions/create-minutes/engine/english/salience/term-traits.ts';
import { englishTerms } from '#functions/create-minutes/engine/english/words.ts';
import { curvesOf, linesOf, rounded } from './curves.ts';
import { type Fit, fitSteps } from './fit.ts';
import { withoutFold } from './left-out.ts';
import { readSamples, type Sample } from './sample.ts';
import { readTeamMeeting } from './traits.ts';

const usage = 'usage: node infra/quality/train-salience.ts --data DIR [--leave-out K/N]';
const file = new URL('../../functions/create-minutes/engine/english/salience/weights.json', import.meta.url);
/** With more, what is seldom seen is learnt by heart. */
const rounds = 300;

const about = {
  made: 'by infra/quality/train-salience.ts: an additive model of whether people who sum up a meeting use a term; a trait adds the second number of each pair when there is at least the first of it. No trait is a word',
  data: 'QMSum (Zhong et al., NAACL 2021; MIT licence) with meetings of the AMI and ICSI corpora (CC BY 4.0): 140 meetings of the official train and validation splits',
  scores: 'on meetings never fitted to: "Quality" in README.md',
};

/** Fits how salient terms are to people's summaries, and writes the weights the engine ships with. */
function main(): void {
  const { values } = parseArgs({ options: { data: { type: 'string' }, 'leave-out': { type: 'string' } } });
  if (!values.data) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const samples = withoutFold([...readSamples(values.data).values()].flat(), values['leave-out']);
  const rows = samples.flatMap(termsOf);
  const names = [...new Set(rows.flatMap(({ traits }) => [...traits.keys()]))].sort();
  const amounts = names.map((name) => Float64Array.from(rows, ({ traits }) => traits.get(name) ?? 0));
  const fit = fitSteps({ amounts, labels: Float64Array.from(rows, ({ used }) => Number(used)) }, rounds);
  writeFileSync(file, printed(fit, names));
  console.log(`${samples.length} meetings, ${rows.length} terms, ${names.length} traits`);
}

interface Term {
  readonly traits: ReadonlyMap<string, number>;
  /** Whether it is in the summary people wrote. */
  readonly used: boolean;
}

function termsOf(sample: Sample): readonly Term[] {
  const { summary } = sample.reference;
  if (!summary) return [];
  const meeting = readTeamMeeting(sample);
  const used = new Set(englishTerms(summary));
  const found = new Map<string, Map<string, number>>();
  const worth = rank(meeting).map(({ scores }) => scores.summary);
  tellOfTerms(meeting.sentences, worth, (term, trait, amount) => {
    const traits = found.get(term) ?? new Map<string, number>();
    found.set(term, traits.set(trait, amount));
  });
  return [...found].map(([term, traits]) => ({ traits, used: used.has(term) }));
}

function printed(fit: Fit, names: readonly string[]): string {
  const lines = linesOf(curvesOf(fit, names), '    ');
  const head = `  "about": ${JSON.stringify(about, null, 2).replaceAll('\n', '\n  ')},\n  "bias": ${rounded(fit.bias)}`;
  return `{\n${head},\n  "steps": {\n${lines}\n  }\n}\n`;
}

main();
