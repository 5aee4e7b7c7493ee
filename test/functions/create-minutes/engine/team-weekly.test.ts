import { expect, test } from 'vitest';
import { minutesOf } from '../minutes-of.ts';

const team = ['Marta Ellery', 'Kit Sandoval', 'Priya Lall'];

/** Minutes of a sales team's weekly, the sides of its people given or not. */
function weekly(areSidesGiven: boolean, ...said: readonly (readonly [speaker: string, text: string])[]) {
  const participants = team.map((name, i) => ({ id: `p${i}`, name, side: 'internal' }));
  return minutesOf({
    transcript: {
      turns: [
        ['Marta Ellery', 'Right, quick round. Kit, where are we with the bakery?'],
        ['Kit Sandoval', 'They like it, but twelve euros a seat is too much for them. The offer is EUR 12.'],
        ['Priya Lall', 'Bentler does not do the audit trail. Does the customer know that?'],
        ['Kit Sandoval', 'No idea, I did not bring it up.'],
        ['Priya Lall', 'The hospital wants a pilot with one ward, starting in April.'],
        ['Kit Sandoval', 'Their server was slow last week, they told me.'],
        ['Priya Lall', 'Four questions came from their IT. I can answer two of them. The others are about hosting.'],
        ['Marta Ellery', 'Good. The fair is in May. The stand is booked, six by four.'],
        ['Kit Sandoval', 'Last year it was too small. People stood in the aisle. It was loud as well.'],
        ...said,
        ['Priya Lall', 'The printer charges extra after the fourteenth.'],
        ['Kit Sandoval', 'The hall was cold last year.'],
        ['Marta Ellery', 'Okay, that is it, thanks.'],
      ].map(([speaker, text]) => ({ speaker, text })),
    },
    meeting: { startedAt: '2026-03-03T09:30:00+00:00', timeZone: 'Europe/London', language: 'en' },
    ...(areSidesGiven ? { participants } : {}),
  });
}

test.each([[true], [false]])('whoever is called by name is given what he is told to do, sides given: %s', (given) => {
  const { actionItems } = weekly(
    given,
    ['Marta Ellery', 'Priya, you do the text for the stand. And Kit, please find two customers for the video.'],
    ['Marta Ellery', 'After lunch you will find coffee in the small kitchen on our floor.'],
  );
  const told = actionItems.map(({ owner, description }) => [owner?.name, description]);
  expect(told).toContainEqual(['Priya Lall', 'Do the text for the stand.']);
  expect(told).toContainEqual(['Kit Sandoval', 'Find two customers for the video.']);
  expect(told.filter(([, description]) => description?.includes('coffee'))).toEqual([]);
});

test('nobody of one side is told as a vendor or a customer', () => {
  const minutes = weekly(true, ['Marta Ellery', 'We stay at eleven, and you bring it up when you see them.']);
  expect(JSON.stringify([minutes.summary.detailed, minutes.decisions, minutes.actionItems])).not.toMatch(
    /the vendor|the customer will/i,
  );
});

test('what only says yes is no decision of a team', () => {
  const { decisions } = weekly(
    true,
    ['Marta Ellery', "Let's say six weeks, and then they pay from week seven. Everybody happy with that?"],
    ['Priya Lall', 'I agree.'],
    ['Kit Sandoval', 'Works for me.'],
  );
  expect(decisions.map(({ text }) => text).filter((text) => /agree|happy|works/i.test(text))).toEqual([]);
});
