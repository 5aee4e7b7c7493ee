import { expect, test } from 'vitest';
import { talk } from './talk.ts';

test('a bare number goes on in the month that was just named', () => {
  const { actionItems } = talk(
    "M: That'd be me. I'll get Greta to pull the item file.",
    'N: And then the file back by May twenty-first?',
    'M: The twenty-first might be tight. Can we say the twenty-sixth?',
    'N: The twenty-sixth works.',
  );
  expect(actionItems[0]?.due?.date).toBe('2026-05-26');
});

test('what is done at once does not wait for the day of another thing', () => {
  const { actionItems } = talk(
    "N: I'll send you the template, Milo, today. And then the item file back by the twenty-first?",
    'M: Can we say the twenty-sixth?',
    'N: The twenty-sixth works.',
  );
  const template = actionItems.find(({ description }) => description.includes('template'));
  expect([template?.description, template?.due?.date]).toEqual(['Send Milo the template.', '2026-04-01']);
});

test('"until then" and one of three people are no days', () => {
  const { actionItems } = talk(
    'M: I will pick the trainers. Two are Luis and Tamara, and I am not sure about the third.',
    'N: Until then I will plan the training for three of them.',
  );
  expect(actionItems.map(({ description, due }) => [description, due])).toEqual([
    ['Pick the trainers.', null],
    ['Plan the training for three of them.', null],
  ]);
});

test('what waits for something has no day of another thing', () => {
  const { actionItems } = talk(
    'N: Shall I send the artwork then? I can send it Thursday.',
    "T: No, don't send anything, regulatory hasn't cleared it.",
    "N: Okay. Once regulatory clears it I'll mail the artwork to Greta.",
    'T: Perfect, whenever it comes.',
  );
  const [artwork, ...more] = actionItems.filter(({ description }) => /artwork to Greta/.test(description));
  expect([artwork?.owner?.name, artwork?.due?.date, more.length]).toEqual(['Nora Quist', undefined, 0]);
});

test('the day of what another does then is none of the task', () => {
  const { actionItems } = talk(
    'N: So I send you the revised quote, and you go live on the first of May.',
    'T: Perfect.',
    'N: Anything else from your side?',
    "T: No, that's everything.",
  );
  expect(actionItems.map(({ description, due }) => [description, due?.date])).toEqual([
    ['Send Tess the revised quote.', undefined],
  ]);
});

test.each([
  ["N: I'll send you the certificate.", "T: Great. And the engineer's with you Tuesday."],
  ["N: I'll send you the certificate.", "T: Good. And delivery's on the ninth."],
])('the day of the next thing is none of the task: %s - %s', (promise, next) => {
  const { actionItems } = talk(promise, next, 'N: Yes.', "T: That's everything.");
  expect(actionItems.map(({ description, due }) => [description, due?.date])).toEqual([
    ['Send Tess the certificate.', undefined],
  ]);
});

test('what is done once more waits for nothing', () => {
  const { actionItems } = talk("N: Once more, I'll send you the drawings.", 'T: On Friday?', 'N: Yes.', 'T: Thanks.');
  expect(actionItems.map(({ due }) => due?.date)).toEqual(['2026-04-03']);
});

test.each([
  ['in so many words', "N: And the pictures'll be Tuesday, not Monday, the site is shut on Monday."],
  ['by what puts it off', 'N: Oh, and the pictures, the site is closed until then, so only on Tuesday.'],
])('a day that is put right at the end %s is the day of the task', (_, correction) => {
  const { actionItems } = talk(
    "N: I'll take the pictures of the gate and send them to you on Monday.",
    'T: Perfect.',
    'N: And who opens the gate?',
    'T: Milo does, he is there all day.',
    correction,
    "T: Tuesday's fine.",
  );
  expect(actionItems.find(({ description }) => /pictures/.test(description))?.due?.date).toBe('2026-04-07');
});
