import { expect, test } from 'vitest';
import { parted } from '#functions/create-minutes/engine/english/wording/joints.ts';

test.each([
  [
    'most of the lamps are broken, it makes the garage a dangerous place',
    'most of the lamps are broken; it makes the garage a dangerous place',
  ],
  [
    'the old depot is too small for us maybe we should take the depot in Lyon',
    'the old depot is too small for us; maybe we should take the depot in Lyon',
  ],
  [
    'we need a second crane, we are going to need a driver if they agree',
    'we need a second crane; we are going to need a driver if they agree',
  ],
])('two sentences without a stop get a mark between them: "%s"', (said, told) => {
  expect(parted(said)).toEqual({ text: told, isBroken: false });
});

test.each([
  ['it might be there might be a reason to keep the lamps', 'there might be a reason to keep the lamps'],
  ['we are going to sell we want to sell these crates for nine euros', 'we want to sell these crates for nine euros'],
  ['we cannot no we cannot paint the hall without a second crew', 'we cannot paint the hall without a second crew'],
  ['on the roof of the hall we can we can use many small lamps', 'we can use many small lamps'],
])('of what is begun twice the second is told: "%s"', (said, told) => {
  expect(parted(said)).toEqual({ text: told, isBroken: false });
});

test.each(['they put the lids on they made', 'the lids for the crane they need the van is ready'])(
  'where neither half stands by itself it is broken: "%s"',
  (said) => {
    expect(parted(said).isBroken).toBe(true);
  },
);

test.each([
  'the boxes we have in stock are too small',
  'we use the lids they sell in town',
  'we think the vans are too old',
  'the point is we need more drivers',
  'if the depot closes at six, we have to come back sooner',
  'we load at six and in the evening, we drive to the port',
  'make sure they have the keys before you leave',
  'the more crates we buy, the fewer vans we need',
  'the colours we were given are not what we would have chosen',
])('what is joined stays as it is: "%s"', (said) => {
  expect(parted(said)).toEqual({ text: said, isBroken: false });
});
