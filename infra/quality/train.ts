import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Kind } from '#functions/create-minutes/engine/english/rank/ranker.ts';
import { curvesOf, linesOf, type Pair, rounded } from './curves.ts';
import { type Examples, fitSteps } from './fit.ts';
import { withoutFold } from './left-out.ts';
import { readSamples } from './sample.ts';
import { readMeeting, type Traits } from './traits.ts';

const usage = 'usage: node infra/quality/train.ts --data DIR [--leave-out K/N] [--kinds summary,decisions,...]';
const file = new URL('../../functions/create-minutes/engine/english/rank/weights.json', import.meta.url);
/** How many steps each kind is fitted in; with more, what is seldom seen is learnt by heart. Chosen by cross-validation. */
const rounds: Readonly<Record<Kind, number>> = { summary: 300, decisions: 400, actionItems: 400, openQuestions: 400 };
const kinds = Object.keys(rounds) as readonly Kind[];
/** A trait must be seen this often to be believed. */
const leastSeen = 40;
/** Wordings are many, and most of them say nothing: each must be seen in this share of the sentences that may be of the kind. */
const wordingShare = 1 / 300;
const leastWordings = 25;
const wording = /^says:/;
/**
 * Wordings, what is said again of the matters of the meeting and what could become an item make lists better and summaries no
 * better; the ranker does not find them out where no list is made.
 */
const forLists = /^(?:says|echo|standing|task|matter):|^(?:taskWeight|due)$/;

const about = {
  made: 'by infra/quality/train.ts: an additive model; a trait adds the second number of each pair when there is at least the first of it. No trait is a word of a subject; those that begin with says: are function words and verbs of meetings',
  data: 'QMSum (Zhong et al., NAACL 2021; MIT licence) with the annotations of the AMI and ICSI meeting corpora (CC BY 4.0): 140 meetings of the official train and validation splits',
  scores:
    'F1 on AMI meetings left out of the fit (five folds, the meetings of one team together): decisions 27, action items 41, open questions 28; on meetings never fitted to: "Quality" in README.md',
};

/** Fits the ranker to meetings with people's minutes and writes the weights the engine ships with; of other kinds than those asked for they stay. */
function main(): void {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { data: text, 'leave-out': text, kinds: text } });
  if (!values.data) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const samples = withoutFold([...readSamples(values.data).values()].flat(), values['leave-out']);
  const rows = samples.flatMap(readMeeting);
  const asked = values.kinds?.split(',') ?? kinds;
  const fits = kinds.map((kind, i): Fitted => {
    if (!asked.includes(kind)) return fittedBefore(kind, i);
    const own = rows.filter(({ labels }) => labels[kind] !== undefined);
    const names = seenOften(rows, own, kind);
    console.log(`${kind}: ${own.length} sentences, ${names.length} traits`);
    const fit = fitSteps(examplesOf(own, kind, names), rounds[kind]);
    return { bias: rounded(fit.bias), curves: curvesOf(fit, names) };
  });
  writeFileSync(file, printed(fits));
  console.log(`${samples.length} meetings`);
}

/** The traits that are seen often enough: in all sentences, and wordings in those that may be of the kind. */
function seenOften(rows: readonly Traits[], own: readonly Traits[], kind: Kind): readonly string[] {
  const inAll = countTraits(rows);
  const inOwn = countTraits(own);
  const leastWording = Math.max(leastWordings, own.length * wordingShare);
  return [...inAll]
    .flatMap(([name, count]) => {
      if (kind === 'summary' && forLists.test(name)) return [];
      const often = wording.test(name) ? (inOwn.get(name) ?? 0) >= leastWording : count >= leastSeen;
      return often ? [name] : [];
    })
    .sort();
}

function countTraits(rows: readonly Traits[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { traits } of rows) for (const name of traits.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function examplesOf(own: readonly Traits[], kind: Kind, names: readonly string[]): Examples {
  return {
    amounts: names.map((name) => Float64Array.from(own, ({ traits }) => traits.get(name) ?? 0)),
    labels: Float64Array.from(own, ({ labels }) => labels[kind] ?? 0),
  };
}

/** One trait to a line, so that a change can be read. */
function printed(fits: readonly Fitted[]): string {
  const bodies = kinds.map((kind, i) => {
    const lines = linesOf(fits[i]?.curves ?? new Map(), '      ');
    return `    ${JSON.stringify(kind)}: {\n${lines}\n    }`;
  });
  const head = [
    `  "about": ${JSON.stringify(about, null, 2).replaceAll('\n', '\n  ')}`,
    `  "kinds": [${kinds.map((kind) => JSON.stringify(kind)).join(', ')}]`,
    `  "bias": [${fits.map(({ bias }) => bias).join(', ')}]`,
  ];
  return `{\n${head.join(',\n')},\n  "steps": {\n${bodies.join(',\n')}\n  }\n}\n`;
}

interface Fitted {
  readonly bias: number;
  readonly curves: ReadonlyMap<string, readonly Pair[]>;
}

function fittedBefore(kind: Kind, position: number): Fitted {
  const { bias, steps }: Table = JSON.parse(readFileSync(file, 'utf8'));
  return { bias: bias[position] ?? 0, curves: new Map(Object.entries(steps[kind])) };
}

interface Table {
  readonly bias: readonly number[];
  readonly steps: Readonly<Record<Kind, Readonly<Record<string, readonly Pair[]>>>>;
}

main();
