const decided = 'We decided to start with the pilot in two sites.';
const promised = 'I will send you the completed security questionnaire by Friday.';

/** An invented meeting in which one thing is decided and one is promised. The rules make its minutes: they are always there. */
export const sampleMeeting = {
  transcript: [
    'Mara Lindqvist: Thanks for joining. We looked at the offer for the Northwind warehouse.',
    `Theo Brandt: Good. ${decided}`,
    'Mara Lindqvist: Agreed, two sites it is. What about the security questionnaire?',
    `Theo Brandt: ${promised}`,
    'Mara Lindqvist: Perfect, thank you.',
  ].join('\n'),
  meeting: { title: 'Self-test', language: 'en', startedAt: '2026-11-18T10:00:00+01:00', timeZone: 'Europe/Berlin' },
  options: { engine: 'rules' },
} as const;

/** What the minutes of the sample must hold, told by the words they rest on and not by how they are put. */
export const expectedMinutes = {
  decision: { quote: decided },
  actionItem: { quote: promised, owner: 'Theo Brandt', due: '2026-11-20' },
} as const;
