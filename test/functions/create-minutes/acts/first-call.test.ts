import { expect, test } from 'vitest';
import { minutesOf } from '../minutes-of.ts';

const lines = [
  'Rep: Good morning, this is Hanna calling from Tidewell Systems. I appreciate you taking the time to talk to me today.',
  'Client: Morning. I have about ten minutes.',
  'Rep: Perfect. I understand you are running the dispatch team at Brackley Freight, is that right?',
  'Client: Yes, for six years now.',
  'Rep: What are the biggest headaches you have been running into with your dispatching?',
  'Client: Well, our planning tool is slow and the drivers hate it. New people take weeks to learn it. And the reports are so thin that the owner sees the fuel bill before we do, every single month.',
  'Rep: That sounds really frustrating. At Tidewell Systems, we build planning software for fleets of your size. Have you looked at any other tools so far?',
  'Client: We have an offer from Labelkon, and they offered us four hundred euros per truck. That was too expensive.',
  'Rep: I see. I would need to know which phones you are on, too.',
  'Client: We are on Android. What kind of support do you offer for new customers?',
  'Rep: Good question. We offer two days of training and a hotline. Tidewell Systems provides regular updates and quarterly reviews. Once you have that behind you, it can help you plan your next steps more confidently.',
  'Client: Okay. What are the next steps if we wanted to see it?',
  'Rep: The next step would be a demo with one of our engineers. When would suit you?',
  'Client: Next Tuesday at two would be good.',
  'Rep: Next Tuesday at two it is.',
  'Client: Great, thank you.',
  'Rep: You are welcome! I will send you the invite and a short brochure shortly. Looking forward to speaking with you next Tuesday. Have a great day!',
];

const minutes = minutesOf({
  transcript: lines.join('\n'),
  meeting: { startedAt: '2026-03-11T10:00:00Z', timeZone: 'Europe/London', language: 'en' },
  participants: [
    { name: 'Rep', side: 'internal' },
    { name: 'Client', side: 'external' },
  ],
});

test('the companies that meet are nobody’s rivals, and an offer of another one is considered', () => {
  expect(minutes.competitors).toMatchObject([{ name: 'Labelkon', relation: 'considered' }]);
});

test('what another one offered is no offer of the seller', () => {
  expect(minutes.amounts).toMatchObject([{ value: 400, unit: 'EUR', status: 'mentioned' }]);
});

test('what was asked and told is not left open', () => {
  expect(minutes.openQuestions.map(({ text }) => text)).toEqual([]);
});

test('the day to meet on, said once more in parting, is until when nothing is done', () => {
  const invite = minutes.actionItems.find(({ description }) => description.includes('invite'));
  expect(invite?.description).toMatch(/brochure/);
  expect(invite?.due).toBeNull();
  expect(minutes.nextMeeting).toMatchObject({ date: '2026-03-17', time: '14:00' });
});

test('thanks and sympathy are no part of it', () => {
  const told = [...minutes.summary.detailed.map(({ text }) => text), ...minutes.objections.map((one) => one.response)];
  expect(told.join('\n')).not.toMatch(/appreciate|frustrating|looking forward/i);
});

test('what a company does for everybody is no task', () => {
  expect(minutes.actionItems.map(({ description }) => description).join('\n')).not.toMatch(/updates|confidently/);
});
