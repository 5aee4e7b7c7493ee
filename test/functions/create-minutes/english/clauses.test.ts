import { expect, test } from 'vitest';
import { hasMainClause } from '#functions/create-minutes/engine/english/clause/main-clause.ts';

test.each([
  'the courier collects the parcels before noon',
  'the boxes we have in stock are too small',
  'what the pilot costs us is still an open point',
  'the driver who starts at dawn needs a second scanner',
  'if the depot closes at six, the vans have to come back sooner',
  'in the north the roads were blocked',
  'last winter we lost two customers',
  'looking at the figures, they want a smaller fleet',
  'most of the pallets are broken',
  'everybody agreed that the label should be larger',
  'the analysis of the routes is done',
  'the status is open',
  'there is no scanner for the night shift',
])('"%s" has a main clause', (said) => {
  expect(hasMainClause(said)).toBe(true);
});

test.each([
  ['no subject', 'got a list of what we will ship in June'],
  ['no subject', 'supposed to have a good range'],
  ['an order', 'keep the labels but change the ink'],
  ['no verb', 'complaints of people waiting for the van'],
  ['no verb', 'the crates under nine kilos'],
  ['no verb', 'crates, lids and furniture and a soft mat to be used in the van'],
  ['no verb of its own', 'if the depot closes before we unless they call'],
  ['a clause after it without a verb', 'we have to decide who their main supplier'],
  ['a clause after it without a verb', 'we paint the crates that at least the lid'],
  ['another subject', 'the night shift scanners, we had two of them'],
  ['another subject', 'regular you could send it by train'],
  ['two verbs for one subject', 'the depot is looking for half of the drivers is ready to move'],
  ['a verb that breaks off', 'the crates have to painted on both sides'],
  ['an article that breaks off', 'we pay more with a when a crate is full'],
  ['an article said twice', 'we talk about the their crates'],
  ['a verb that does not agree', 'the outer lids is too thin'],
  ['an infinitive that breaks off', 'the driver tries to when the van is full'],
  ['a question', 'the point is how many crates do we need'],
])('%s: "%s" is no whole sentence', (_, said) => {
  expect(hasMainClause(said)).toBe(false);
});
