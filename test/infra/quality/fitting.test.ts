import { expect, test } from 'vitest';
import { addTrees } from '#functions/create-minutes/engine/classifier/model.ts';
import { featureOdds } from '#functions/create-minutes/engine/feature-odds.ts';
import { fitLogistic, oddsOf } from '#infra/quality/readability/fit-logistic.ts';
import { fitSparse } from '#infra/quality/readability/fit-sparse.ts';
import { fitLinear } from '#infra/quality/talks/fit-linear.ts';
import { fitTrees } from '#infra/quality/talks/fit-trees.ts';

const many = Array.from({ length: 400 }, (_, i) => i);

test('a linear model learns the feature that tells, leaves the others at nothing, and comes out the same again', () => {
  const examples = {
    features: many.map((i) => Int32Array.from(i % 4 === 0 ? [0, 1 + (i % 3)] : [1 + (i % 3)])),
    labels: Float64Array.from(many, (i) => (i % 4 === 0 ? 1 : 0)),
    weights: new Float64Array(many.length).fill(1),
    size: 4,
  };
  const { bias, weights } = fitLinear(examples);
  const odds = (features: Int32Array | undefined) =>
    (features ?? new Int32Array()).reduce((sum, i) => sum + (weights[i] ?? 0), bias);
  expect(odds(examples.features[0])).toBeGreaterThan(0.5);
  expect(odds(examples.features[1])).toBeLessThan(-0.5);
  expect(Math.abs(weights[0] ?? 0)).toBeGreaterThan(3 * Math.abs(weights[1] ?? 0));
  expect(fitLinear(examples)).toEqual({ bias, weights });
});

test('a logistic regression learns the trait that tells, whatever its unit, and comes out the same again', () => {
  const rows = many.map((i) => Float64Array.from([1000 + 50 * (i % 4), (i % 3) / 100]));
  const labelled = { rows, labels: many.map((i) => (i % 4 === 3 ? 1 : 0)) };
  const fit = fitLogistic(labelled);
  expect(oddsOf(fit, Float64Array.from([1150, 0.01]))).toBeGreaterThan(0.5);
  expect(oddsOf(fit, Float64Array.from([1050, 0.01]))).toBeLessThan(-1);
  expect(fitLogistic(labelled)).toEqual(fit);
});

test('trees learn what only two traits together tell, and leave out what does not count', () => {
  const traits = many.map((i) => Float64Array.from([i % 2, Math.floor(i / 2) % 2, i % 7]));
  const labels = Float64Array.from(many, (i) => (i % 2 === 1 && Math.floor(i / 2) % 2 === 1 ? 1 : 0));
  const weights = Float64Array.from(many, () => 1);
  const model = fitTrees({ traits, labels, weights });
  expect(addTrees(model, Float64Array.from([1, 1, 3]))).toBeGreaterThan(1);
  expect(addTrees(model, Float64Array.from([1, 0, 3]))).toBeLessThan(-1);
  const contradicted = {
    traits: [...traits, ...traits],
    labels: Float64Array.from([...labels, ...labels.map((one) => 1 - one)]),
  };
  const counted = Float64Array.from([...weights, ...weights.map(() => 0)]);
  expect(addTrees(fitTrees({ ...contradicted, weights: counted }), Float64Array.from([1, 1, 3]))).toBeGreaterThan(1);
});

test('a judge of lines learns what readers mark, and nothing of what one kind of meeting alone speaks of', () => {
  const lines = many.map((i) => ({
    features: [i % 2 === 0 ? 'whole' : 'hanging', ...(i % 4 < 2 ? ['remote control'] : [])],
    kind: i % 4 < 2 ? 'design' : 'research',
    label: i % 2 === 0 ? 2 : 0,
  }));
  const fit = fitSparse(lines, 2);
  expect(featureOdds(fit, ['whole'])).toBeGreaterThan(0.5);
  expect(featureOdds(fit, ['hanging'])).toBeLessThan(-0.5);
  expect(fit.weights.has('remote control')).toBe(false);
  expect(fitSparse(lines, 1).weights.has('remote control')).toBe(true);
  expect(fitSparse(lines, 2)).toEqual(fit);
});
