import { writeFileSync } from 'node:fs';
import { acts, kinds, type Tree } from '#functions/create-minutes/engine/classifier/model.ts';
import type { ActOdds } from '#functions/create-minutes/engine/classifier/items/proposal-traits.ts';
import { examplesAsked } from './asked-examples.ts';
import { allTrees, treesLeftOut } from './fit-acts.ts';
import { fitItems, itemsLeftOut, proposedIn } from './fit-items.ts';
import { fitSlots, type SlotRow, slotRowsOf } from './fit-slots.ts';
import { fitKind, oddsLeftOut } from './fit-words.ts';
import { type Judged, judgedOf } from './judged.ts';
import { bestListing } from './listing.ts';
import { sparseOf } from './sparse.ts';

const folder = new URL('../../../functions/create-minutes/engine/classifier/weights/', import.meta.url);
const codes = ['en', 'ja'] as const;
const noProposals = { told: [], traits: [], gold: [], times: 1 };
/** Less adds nothing anybody would notice. */
const leastWeight = 0.1;

function main(): void {
  const asked = examplesAsked('train.ts');
  if (!asked) return;
  const { examples, annotated } = asked;
  const judged: Judged[] = [];
  const slots: SlotRow[] = [];
  for (const code of codes) {
    const own = examples.filter(({ talk }) => talk.code === code);
    const sparse = sparseOf(own);
    const odds = oddsLeftOut(own, sparse);
    judged.push(...judgedOf(own, odds));
    slots.push(...own.flatMap((example, talk) => slotRowsOf(example, odds[talk] ?? [])));
    const fits = kinds.map((kind) => fitKind(kind, own, sparse, () => true));
    const bias = Object.fromEntries(kinds.map((kind, i) => [kind, rounded(fits[i]?.bias ?? 0)]));
    const weights = sparse.names.flatMap((name, feature) => {
      const adds = kinds.flatMap((_, i) => {
        const weight = rounded(fits[i]?.weights[feature] ?? 0);
        return Math.abs(weight) >= leastWeight ? [i, weight] : [];
      });
      return adds.length > 0 ? [[name, adds] as const] : [];
    });
    write(`${code}/words.json`, linesOf({ bias, weights: Object.fromEntries(weights) }));
    console.log(`${code}: ${own.length} talks, ${sparse.names.length} features, ${weights.length} kept`);
  }
  const leftOut = acts.map((act) => [act, treesLeftOut(act, judged)] as const);
  writeForBoth('acts.json', treesOf(Object.fromEntries(acts.map((act) => [act, allTrees(act, judged)]))));
  const oddsOf = (talk: number) => Object.fromEntries(leftOut.map(([act, odds]) => [act, odds[talk]])) as ActOdds;
  const items = acts.map((act) => {
    const proposed = judged.map((one, talk) => proposedIn(act, one, oddsOf(talk)));
    const odds = itemsLeftOut(proposed);
    for (const code of codes)
      for (const which of ['all', 'annotated'] as const) {
        const own = [...judged.entries()].flatMap(([talk, { example }]) =>
          example.talk.code === code && (which === 'all' || annotated.has(example.id)) ? [talk] : [],
        );
        const told = bestListing(
          own.map((talk) => proposed[talk] ?? noProposals),
          own.map((talk) => odds[talk] ?? []),
        );
        console.log(code, act, which, JSON.stringify(told));
      }
    return [act, fitItems(proposed)] as const;
  });
  writeForBoth('items.json', treesOf(Object.fromEntries(items)));
  write('slots.json', treesOf(fitSlots(slots)));
}

function write(name: string, text: string): void {
  writeFileSync(new URL(name, folder), text);
}

/** Trees are fitted to the talks of both languages; each keeps its own until both are told better. */
function writeForBoth(name: string, text: string): void {
  for (const code of codes) write(`${code}/${name}`, text);
}

/** One feature to a line, so that a change can be read. */
function linesOf({ bias, weights }: { bias: object; weights: Readonly<Record<string, object>> }): string {
  const lines = Object.entries(weights).map(([name, adds]) => `    ${JSON.stringify(name)}: ${spaced(adds)}`);
  return `{\n  "bias": ${spaced(bias)},\n  "weights": {\n${lines.join(',\n')}\n  }\n}\n`;
}

/** One tree to a line. */
function treesOf(models: Readonly<Record<string, { bias: number; trees: readonly Tree[] }>>): string {
  const bodies = Object.entries(models).map(([name, { trees, ...rest }]) => {
    const head = Object.entries(rest).map(([key, value]) => `    ${JSON.stringify(key)}: ${spaced(value)},\n`);
    const lines = trees.map((tree) => `      ${JSON.stringify(tree)}`);
    return `  ${JSON.stringify(name)}: {\n${head.join('')}    "trees": [\n${lines.join(',\n')}\n    ]\n  }`;
  });
  return `{\n${bodies.join(',\n')}\n}\n`;
}

function spaced(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll(/([:,])/g, '$1 ')
    .replace('{', '{ ')
    .replace(/\}$/, ' }');
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

main();
