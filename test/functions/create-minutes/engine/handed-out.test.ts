import { expect, test } from 'vitest';
import { minutesOf } from '../minutes-of.ts';

const crew = ['Skipper', 'Sail Designer', 'Deck Engineer', 'Marketing'];
/** A team that talks as people do, long enough to be judged by what was learnt of teams. */
const talk = Array.from({ length: 120 }, (_, i) => ({
  speaker: crew[i % 4] ?? '',
  text: [
    `Um, the mast of boat ${i} was too heavy in the last race.`,
    'Um, the old ropes were worn at the ends.',
    'Uh, the hull was painted in the spring.',
    'Yeah.',
  ][i % 4] as string,
}));

function tasksOf(...said: readonly (string | readonly [speaker: string, text: string])[]) {
  const turns = said.map((one) =>
    typeof one === 'string' ? { speaker: 'Skipper', text: one } : { speaker: one[0], text: one[1] },
  );
  const { actionItems } = minutesOf({ transcript: { turns: [...talk, ...turns] } });
  return actionItems.map(({ description, owner }) => [owner?.name ?? null, description]);
}

test('who leads gives each something to do, and each has a line of its own', () => {
  expect(
    tasksOf(
      'Okay, the next meeting is in thirty minutes.',
      'Um, as the sail designer, you’re gonna be sewing the, the new storm sail.',
      'Um, for the deck engineer, the steering of the boat,',
      ['Deck Engineer', 'Yeah.'],
      'and, uh, marketing you’ll be thinking about the wishes of the sponsors.',
    ),
  ).toEqual([
    ['Sail Designer', 'Sew the new storm sail.'],
    ['Deck Engineer', 'Work on the steering of the boat.'],
    ['Marketing', 'Think about the wishes of the sponsors.'],
  ]);
});

test('a verb that is left out is the one before', () => {
  expect(
    tasksOf(
      'Next meeting starts in half an hour, here is what we’re each going to do.',
      'The SD is going to look at the storm sails, the DE the steering of the boat, and you’re going to do some budget planning.',
    ),
  ).toEqual([
    ['Sail Designer', 'Look at the storm sails.'],
    ['Deck Engineer', 'Look at the steering of the boat.'],
    ['Marketing', 'Do some budget planning.'],
  ]);
});

test('nobody knows which of several "you" is, and a name that nobody bears is told', () => {
  expect(
    tasksOf(
      'For the next meeting, um, Ryan you work on the storm sails, okay, and you have to look at the steering of the boat.',
      'Corin gets the race budget.',
    ),
  ).toEqual([
    [null, 'Ryan will work on the storm sails.'],
    [null, 'Look at the steering of the boat.'],
    [null, 'Corin will look at the race budget.'],
  ]);
});

test('two who do it together are told together', () => {
  expect(
    tasksOf(
      'So the individual actions, the sail designer will cut the storm sail.',
      'And, um, the sail designer and the deck engineer, you two are going to work together on a model of the boat.',
    ),
  ).toEqual([
    ['Sail Designer', 'Cut the storm sail.'],
    [null, 'The Sail Designer and the Deck Engineer will work together on a model of the boat.'],
  ]);
});

test.each([
  ['what anybody can do with a thing', 'You can fold the sail, and you will see the rope behind the mast.'],
  ['what is only received', 'You will get specific instructions, and you’ll all get more information by email.'],
  ['what others do', 'Airlines are flying empty planes, and Ministers will promote the harbour.'],
])('%s is handed out to nobody', (_, said) => {
  expect(tasksOf('Um, the next meeting is in thirty minutes.', said)).toEqual([]);
});

test.each([
  ['has', ['The deck engineer has the flu this week.', 'And, um, the sail designer has the van.']],
  [
    'is at right now',
    ['The deck engineer is drawing the new storm sail right now.', 'The sail designer is painting the hull right now.'],
  ],
])('what somebody only %s is handed out to nobody', (_, said) => {
  expect(tasksOf(...said)).toEqual([]);
});

test('a short meeting of one team has a task for each as well, and one for whom something is asked of by name', () => {
  const turns = [
    { speaker: 'Ruth', text: 'Okay everybody, this is the second meeting about the new bike lamp.' },
    { speaker: 'Omar', text: 'I think a rubber strap is better than a clamp.' },
    { speaker: 'Ines', text: 'The battery should be rechargeable, since everybody has a cable.' },
    { speaker: 'Ruth', text: 'Okay, so we go for the rubber strap then.' },
    { speaker: 'Omar', text: 'How long should it burn, do we know that?' },
    { speaker: 'Ines', text: "No idea, really, I'd have to look." },
    {
      speaker: 'Ruth',
      text: "So, for the next meeting, Omar, you will work on the strap and the case, and Ines you're going to look at the battery and the charging.",
    },
    { speaker: 'Ruth', text: 'Omar, can you also send the drawings to Ines?' },
    { speaker: 'Omar', text: "Sure, I'll send them tomorrow." },
    { speaker: 'Ruth', text: "I'll send you the notes. Okay, see you next week." },
  ];
  const { actionItems } = minutesOf({ transcript: { turns }, meeting: { startedAt: '2026-11-18T10:00:00Z' } });
  expect(actionItems.map(({ owner, description }) => [owner?.name, description])).toEqual(
    expect.arrayContaining([
      ['Omar', 'Work on the strap and the case.'],
      ['Ines', 'Look at the battery and the charging.'],
      ['Omar', 'Send the drawings to Ines.'],
    ]),
  );
});

test('in public nobody hands out work', () => {
  const turns = [
    { speaker: 'Ms Ray', text: 'Thank you, honourable members. The committee meets on the harbour bill.' },
    { speaker: 'Mr Oban', text: 'Thank you, Madam Chair. The minister has not answered the committee.' },
    { speaker: 'Ms Ines', text: 'Madam Chair, I thank the honourable member for the question.' },
    { speaker: 'Mr Oban', text: 'Madam Chair, the witness spoke of the quays and the cranes.' },
    { speaker: 'Ms Ines', text: 'Madam Chair, the minister spoke of the costs.' },
    { speaker: 'Mr Oban', text: 'Thank you, Madam Chair.' },
    {
      speaker: 'Ms Ray',
      text: 'For the next meeting of the committee, Mr Oban, you will work on the quays and the cranes, and Ms Ines you are going to look at the costs and the dues.',
    },
    { speaker: 'Mr Oban', text: 'Thank you, Madam Chair.' },
    { speaker: 'Ms Ines', text: 'Thank you, Madam Chair. I thank the honourable members.' },
    { speaker: 'Ms Ray', text: 'The committee is adjourned, honourable members.' },
  ];
  const { actionItems } = minutesOf({ transcript: { turns } });
  expect(actionItems.map(({ description }) => description)).not.toContain('Look at the costs and the dues.');
});
