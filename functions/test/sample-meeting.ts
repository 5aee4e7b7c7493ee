/** An invented meeting in which one thing is decided and one is promised. */
export const sampleMeeting = {
  transcript: [
    'Mara Lindqvist: Thanks for joining. We looked at the offer for the Northwind warehouse.',
    'Theo Brandt: Good. We decided to start with the pilot in two sites.',
    'Mara Lindqvist: Agreed, two sites it is. What about the security questionnaire?',
    'Theo Brandt: I will send you the completed security questionnaire by Friday.',
    'Mara Lindqvist: Perfect, thank you.',
  ].join('\n'),
  meeting: { title: 'Self-test', language: 'en' },
} as const;

/** What the minutes of the sample must hold, whatever else they say. */
export const expectedAction = { owner: 'Theo Brandt', mentions: 'security questionnaire' } as const;
