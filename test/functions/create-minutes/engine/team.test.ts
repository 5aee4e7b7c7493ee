import { expect, test } from 'vitest';
import { readAssignment } from '#functions/create-minutes/engine/english/team/assignments.ts';
import { cleanEnglish } from '#functions/create-minutes/engine/english/clean/clean.ts';
import { isForRecord } from '#functions/create-minutes/engine/english/team/hearing.ts';
import { englishName } from '#functions/create-minutes/engine/english/names/names.ts';
import { isConduct } from '#functions/create-minutes/engine/english/proceedings.ts';
import { reportEnglish } from '#functions/create-minutes/engine/english/wording/report.ts';
import { meansAround } from '#functions/create-minutes/engine/english/rank/windows.ts';
import { saidIn, wordingTeller } from '#functions/create-minutes/engine/english/rank/wordings.ts';
import { teamDecision } from '#functions/create-minutes/engine/english/team/team-decisions.ts';
import { teamQuestion } from '#functions/create-minutes/engine/english/team/team-questions.ts';
import { isInTheRoom, isOnlyReceived, readTeamTask } from '#functions/create-minutes/engine/english/team/team-tasks.ts';
import { englishPhrases } from '#functions/create-minutes/engine/english/phrases.ts';
import { englishTerms } from '#functions/create-minutes/engine/english/words.ts';
import { minutesOf } from '../minutes-of.ts';

test.each([
  ['the Industrial Designer will work on the working design', 'the Industrial Designer', 'work on the working design'],
  ['User Interface Designer going to be thinking about our menu', 'User Interface Designer', 'think about our menu'],
  ['I would like the Marketing Expert to look at the trends', 'the Marketing Expert', 'look at the trends'],
  ['the two of you are going to work together on a prototype', undefined, 'work together on a prototype'],
])('"%s" gives a task', (said, name, deed) => {
  expect(readAssignment(said)).toMatchObject({ name, deed });
});

test.each(['the designer was here last week', 'everybody liked the old menu', 'I need it for Monday to be honest'])(
  '"%s" gives nobody a task',
  (said) => {
    expect(readAssignment(said)).toBeUndefined();
  },
);

test.each([
  ['you get the catering estimate', 'addressee', 'get the catering estimate'],
  ['Check with the landlord about the keys', 'addressee', 'Check with the landlord about the keys'],
  ['so send me the seating chart', 'addressee', 'send me the seating chart'],
  ['I am supposed to negotiate the lease', 'speaker', 'negotiate the lease'],
  ['you guys have to fill out the survey', 'addressee', 'fill out the survey'],
  ['we might explore a smaller venue', 'all', 'explore a smaller venue'],
])('"%s" may give a task within a team', (said, doer, deed) => {
  expect(readTeamTask(said)).toMatchObject({ doer, deed });
});

test.each([
  'I will have to agree',
  'you will see a big difference',
  'we should know the price',
  'the lease was signed',
])('"%s" gives a team nothing to do', (said) => {
  expect(readTeamTask(said)).toBeUndefined();
});

test.each([
  ['write up our results on the board', true],
  ['talk a little bit about the project', true],
  ['keep this short', true],
  ['take this away', true],
  ['write the report on the new board', false],
  ['draw the case for the next meeting', false],
  ['talk to the workshop about the case', false],
])('"%s" is done in the room: %s', (deed, isThere) => {
  expect(isInTheRoom(deed)).toBe(isThere);
});

test.each([
  ['get specific instructions from your coach', true],
  ['receive some more information by email', true],
  ['get the instructions back to the printer', false],
  ['write the instructions for the printer', false],
])('"%s" is only received: %s', (deed, isSo) => {
  expect(isOnlyReceived(deed)).toBe(isSo);
});

test.each([
  ['we should print the brochures', 'we should raise the ceiling'],
  ['I will ask Lena about 30 chairs', 'I will ask Omar about 12 windows'],
])('"%s" and "%s" are worded alike, whatever they are about', (one, other) => {
  const wordings = (text: string) => {
    const told: string[] = [];
    wordingTeller(() => true)(saidIn(text), (trait) => told.push(trait));
    return told;
  };
  expect(wordings(one)).toEqual(wordings(other));
});

test.each([
  "We'll now go to Mr. Hoback.",
  'Seeing none, we move on to statements by members.',
  "We've got some questions now from Suzy.",
  'I welcome the witnesses.',
  'The minister has about 15 seconds.',
  'A record of proceedings will be published as usual.',
])('"%s" only leads through a meeting', (said) => {
  expect(isConduct(said)).toBe(true);
});

test('what goes on to be said in the matter is no conduct of the meeting', () => {
  expect(isConduct('The ministry moves to a new system of grants in May.')).toBe(false);
});

test('a form of address is no part of what is said', () => {
  expect(cleanEnglish('Mr.Chair, the grants are too small.')).toBe('the grants are too small.');
  expect(cleanEnglish('Okay everybody, the grants are too small.')).toBe('the grants are too small.');
  expect(cleanEnglish('Everybody has the grants.')).toBe('Everybody has the grants.');
  expect(cleanEnglish('So the thing is, we need the grants.')).toBe('we need the grants.');
  expect(cleanEnglish('The thing is broken.')).toBe('The thing is broken.');
});

test.each([
  ['The Chair (Hon. Anna Rota (Nipiss, Lib.))', 'the Chair'],
  ['Project Manager', 'the Project Manager'],
])('the label %s is read as %s', (label, name) => {
  expect(englishName(label)).toBe(name);
});

test('a whole clause is said, whatever its verb', () => {
  const said = 'The scanners drop the connection whenever somebody walks by';
  const reported = reportEnglish(said, 'Ann', (text) => text.charAt(0).toLowerCase() + text.slice(1));
  expect(reported).toBe('Ann said that the scanners drop the connection whenever somebody walks by.');
});

test('who is called by name is who will do it', () => {
  expect(reportEnglish('Ryan you will be working on the menu', 'Ann', (text) => text)).toBe(
    'Ann said that Ryan will be working on the menu.',
  );
});

test('the mean around a value leaves the value out', () => {
  expect(meansAround([1, 0, 0])).toEqual([0, 0.5, 0.5]);
  expect(meansAround([])).toEqual([]);
});

const ours = { we: 'the team', you: undefined, I: 'Ann' };
const team = ['Ann', 'Ben', 'Cem', 'Dua'];
/** Long enough to be judged by what was learnt of teams. */
const talk = Array.from({ length: 120 }, (_, i) => ({
  speaker: team[i % 4],
  text: [
    `The battery of model ${i} lasts two days when the display is dark.`,
    'I think the display needs more contrast in the sun.',
    'We tested the rubber case and it breaks at the corners.',
    'Yeah.',
  ][i % 4],
}));

test('where nobody is named statements stand for themselves, and suggestions were made', () => {
  const transcript = [
    'The battery of the new model lasts two days in the cold.',
    'I think we should make the case of rubber.',
    'Rubber costs 2 euros more than plastic for every case.',
    'We should test the rubber case in the cold first.',
    'I will not sign for a case that breaks in the cold.',
  ].join('\n');
  const told = minutesOf({ transcript }).summary.detailed.map(({ text }) => text);
  expect(told).toContain('The battery of the new model lasts two days in the cold.');
  expect(told).toContain('It was suggested that the team should test the rubber case in the cold first.');
  expect(told.filter((text) => /^A speaker (?:said|reported)/.test(text))).toEqual([]);
});

test('a speaker who says two things in a row adds the second', () => {
  const turns = [
    { speaker: 'Ann', text: 'The battery lasts two days. The display takes half of the current of the battery.' },
    { speaker: 'Ben', text: 'The case of the remote is made of rubber.' },
  ];
  const told = minutesOf({ transcript: { turns } }).summary.detailed.map(({ text }) => text);
  expect(told.some((text) => text.startsWith('Ann added that'))).toBe(true);
});

test('what a team says it has decided is on its list', () => {
  const turns = [
    ...talk,
    { speaker: 'Ann', text: 'Okay, we decided to use the rubber case with the big battery.' },
    { speaker: 'Ben', text: 'Yeah.' },
  ];
  const { decisions } = minutesOf({ transcript: { turns } });
  expect(decisions.map(({ text }) => text)).toContain('Use the rubber case with the big battery.');
});

test('that the lists of such talk are guesses is told', () => {
  const spoken = talk.map(({ speaker, text }) => ({ speaker, text: `Um, ${text}` }));
  expect(minutesOf({ transcript: { turns: talk } }).warnings).toEqual([]);
  expect(minutesOf({ transcript: { turns: spoken } }).warnings).toEqual([
    expect.stringMatching(/^decisions, actionItems, openQuestions: .*likeliest/),
  ]);
  expect(minutesOf({ transcript: { turns: talk } }).rendered.markdown).toContain('\n## Decisions, ');
  expect(minutesOf({ transcript: { turns: spoken } }).rendered.markdown).toContain('\n## Possible decisions\n');
});

test('what is said twice is one decision', () => {
  const turns = [
    ...talk,
    { speaker: 'Ann', text: 'Okay, we decided to use the rubber case with the big battery.' },
    { speaker: 'Ben', text: 'Yeah.' },
    { speaker: 'Cem', text: 'So we agreed to use the rubber case and the big battery.' },
    { speaker: 'Dua', text: 'Right.' },
  ];
  const { decisions } = minutesOf({ transcript: { turns } });
  expect(decisions.filter(({ text }) => /rubber case .* big battery/.test(text))).toHaveLength(1);
});

const remark = (raw: string) => {
  const text = cleanEnglish(raw);
  return { index: 0, speaker: 'Ann', spans: [], raw, text, terms: englishTerms(text) };
};

test.each([
  ['The wooden counter, with a drawer for the cash?', 'The wooden counter, with a drawer for the cash?'],
  ['Should we close the north entrance in winter?', 'Should we close the north entrance in winter?'],
  ['And the deliveries come through the back yard?', 'Whether the deliveries come through the back yard.'],
])('"%s" may be left open within a team', (raw, told) => {
  expect(teamQuestion(remark(raw), undefined)).toBe(told);
});

test.each([
  'What do you think of the wooden counter and the drawer?',
  'Could you show us the plan of the entrance again?',
  'The wooden counter has a drawer for the cash.',
  'The counter or?',
])('"%s" leaves nothing open', (raw) => {
  expect(teamQuestion(remark(raw), undefined)).toBeUndefined();
});

test('one matter that is settled in other words is one decision', () => {
  const turns = [
    ...talk,
    { speaker: 'Ann', text: 'Okay, we decided to use the rubber case with the big battery.' },
    { speaker: 'Ben', text: 'Yeah.' },
    { speaker: 'Cem', text: 'So we will use the rubber case, and it will have soft corners.' },
    { speaker: 'Dua', text: 'Right.' },
  ];
  const { decisions } = minutesOf({ transcript: { turns } });
  expect(decisions.filter(({ text }) => /rubber case/.test(text))).toHaveLength(1);
});

test.each([
  ['The second amendment was carried by seven votes.', true],
  ['The council has approved the budget of the harbour.', true],
  ['We agree that the ferries are old.', false],
  ['Should the amendment be agreed, the fees will fall.', false],
  ['Our ministry will support the fishermen.', false],
])('in public "%s" is settled: %s', (raw, isSettled) => {
  const scores = { summary: 0, decisions: 0, actionItems: 0, openQuestions: 0 };
  const one = { sentence: remark(raw), scores, quality: 1, task: undefined, matter: undefined };
  expect(isForRecord.decisions(one)).toBe(isSettled);
});

const people = ['Ms Oduya (Chair)', 'Ms Vale', 'Mr Brandt', 'Dr Kessler'];
/** Questions that are answered, policy, and the conduct of the session. */
const hearing = Array.from({ length: 120 }, (_, i) => ({
  speaker: people[i % 4],
  text: [
    `Minister, how many ferries of district ${i} were inspected last year?`,
    'The ministry will continue to support every ferry and every harbour of the country.',
    'Members of the committee have heard that the fees of the harbour are too high for small boats.',
    'I will take one more question on the fees of the harbour.',
  ][i % 4],
}));

test('a public hearing lists what stays unanswered and what is owed to those who asked', () => {
  const turns = [
    ...hearing,
    { speaker: 'Ms Vale', text: 'When will the ministry publish the report on the safety of the ferries?' },
    {
      speaker: 'Mr Brandt',
      text: "I don't know that today. I will write to the committee with the date of the report.",
    },
    { speaker: 'Ms Vale', text: 'Thank you.' },
  ];
  const { decisions, actionItems, openQuestions } = minutesOf({ transcript: { turns } });
  expect(decisions).toEqual([]);
  expect(actionItems.map(({ description }) => description)).toEqual([
    'Write to the committee with the date of the report.',
  ]);
  expect(openQuestions.every(({ text }) => /report on the safety/.test(text))).toBe(true);
});

test.each([
  ["So we'll use the rubber case for the remote.", 'Use the rubber case for the remote.'],
  ["We'll cancel the order of the rubber case.", 'Cancel the order of the rubber case.'],
  ["I'm sure Lena wants the rubber case.", undefined],
  ['It is very expensive.', undefined],
  ["You're close to the price of the rubber case.", undefined],
  ['I think you can order the rubber case by mail.', undefined],
  ["We'll now go to Mr. Hoback for the rubber case.", undefined],
  ["we don't know the price of the rubber case.", undefined],
  ['We do not need the rubber case.', 'The team does not need the rubber case.'],
  ['Those buttons will be made of rubber.', 'Those buttons will be made of rubber.'],
  ['We discussed the price of the rubber case.', undefined],
  ['We can look at the rubber case in the next meeting.', undefined],
  ['My role in the project is the design of the case.', undefined],
  ['Most people lose the remote in the sofa.', undefined],
  ['Fifty percent of users only need the power button.', undefined],
  ['We could have used rubber for the case.', undefined],
  ['The shape of the rubber case is quite nice.', undefined],
  ['I would give a six for the shape of the case.', undefined],
])('of "%s" a team has decided: %s', (raw, decision) => {
  expect(teamDecision(remark(raw), ours)).toBe(decision);
});

test('what is only said of things is none of what a meeting was about', () => {
  const sentences = [
    'The lid is easy, and the hinge is easy too.',
    'I think the lid and the hinge are quite easy.',
    'So easy is what the lid has to be.',
    'The hinge of the lid is the thing for me.',
  ].map((raw, index) => {
    const text = cleanEnglish(raw);
    return { index, speaker: 'Ann', spans: [], raw, text, terms: englishTerms(text) };
  });
  const phrases = englishPhrases(sentences).map(({ text }) => text);
  expect(phrases).toContain('lid');
  expect(phrases).not.toContain('easy');
});

test('a name of several words needs no article to be what a meeting was about', () => {
  const sentences = [
    'We put Beech House on monthly visits.',
    'Just Beech House?',
    'Steve has done Beech House for years.',
    'Monthly at Beech House, yes please.',
  ].map((raw, index) => {
    const text = cleanEnglish(raw);
    return { index, speaker: 'Ann', spans: [], raw, text, terms: englishTerms(text) };
  });
  const phrases = englishPhrases(sentences).map(({ text }) => text);
  expect(phrases).toContain('Beech House');
  expect(phrases).not.toContain('House');
});

test('what is nearly always said as part of a longer name is no thing beside it', () => {
  const said = [
    'The oven door is heavy, and the oven door is dear.',
    'I like the oven door, and the oven is new.',
    'The lamp needs the oven door open, and the oven is hot.',
    'So the oven and the lamp are what the oven needs.',
    'The oven, the oven door and the lamp.',
    'The lamp of the oven and the oven of the lamp.',
  ];
  const named = englishPhrases(said.map((text, index) => ({ ...remark(text), index }))).map(({ text }) => text);
  expect(named).not.toContain('door');
  expect(named).toContain('lamp');
});

test('the first line names five things at most', () => {
  const things = ['oven', 'lamp', 'counter', 'terrace', 'cellar', 'garden', 'fence'];
  const turns = Array.from({ length: 140 }, (_, i) => ({
    speaker: team[i % 4],
    text: `Um, the ${things[i % 7]} of the ${things[(i + 3) % 7]} needs some paint.`,
  }));
  const { oneLine } = minutesOf({ transcript: { turns } }).summary;
  expect(oneLine).toMatch(/^The meeting was about (?:(?:the )?\w+(?:, | and )?){2,5}\.$/);
});
