import type { TreeModel } from '#functions/create-minutes/engine/classifier/model.ts';
import type { StoredModel } from '#functions/create-minutes/facts/weighed-model.ts';

/** A model of facts as it is stored: one feature and one tree to a line, so that a change can be read. */
export function linesOfModel({ bias, weights, trees }: StoredModel, among?: TreeModel): string {
  const features = Object.entries(weights).map(([name, weight]) => `    ${JSON.stringify(name)}: ${weight}`);
  const more = among ? `,\n  "among": ${linesOfTrees(among)}` : '';
  return `{\n  "bias": ${bias},\n  "weights": {\n${features.join(',\n')}\n  },\n  "trees": ${linesOfTrees(trees)}${more}\n}\n`;
}

function linesOfTrees({ bias, trees }: TreeModel): string {
  const grown = trees.map((tree) => `      ${JSON.stringify(tree)}`);
  return `{\n    "bias": ${bias},\n    "trees": [\n${grown.join(',\n')}\n    ]\n  }`;
}
