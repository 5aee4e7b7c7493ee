import { expect, test } from 'vitest';
import { minutesOf } from '../minutes-of.ts';

test('a doubt that does not say what it is about has the offer in front of it', () => {
  const transcript = [
    'Imogen Hart (vendor): Let me show you the price for the group of homes.',
    'Craig Hewson (customer): Go on then.',
    "Imogen Hart (vendor): It's twenty-four fifty a month on seven hundred staff.",
    'Craig Hewson (customer): Right. That is a lot more than Excel.',
    'Imogen Hart (vendor): If it takes twenty percent off the agency bill it has paid for itself twice over.',
    'Craig Hewson (customer): Fair enough. Who else uses it?',
    'Imogen Hart (vendor): Forty groups like yours.',
    "Craig Hewson (customer): I'd want to see it with our own rota.",
    "Imogen Hart (vendor): I'll set up a trial for you by Friday.",
    'Craig Hewson (customer): Good.',
  ].join('\n');
  const { objections } = minutesOf({ transcript });
  expect(objections.map(({ text }) => text)).toEqual([
    'It is twenty-four fifty a month on 700 staff (Imogen). That is a lot more than Excel.',
  ]);
  expect(objections[0]?.evidence.flatMap(({ turnIds }) => turnIds)).toEqual(expect.arrayContaining(['t3', 't4']));
});

test('a task that says all by itself stands alone', () => {
  const transcript = [
    'Nora Quist (vendor): The pump stands in the cellar, with the old boiler.',
    'Tess Lund (customer): We had it looked at in May.',
    "Nora Quist (vendor): I'll send you the service report of the pump by Friday.",
    'Tess Lund (customer): Thank you.',
  ].join('\n');
  const { actionItems } = minutesOf({ transcript });
  expect(actionItems.map(({ description }) => description)).toEqual(['Send Tess the service report of the pump.']);
});
