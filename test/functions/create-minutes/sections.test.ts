import { describe, expect, test } from 'vitest';
import { meetingFixture, minutesOf, refusalOf } from './minutes-of.ts';

const body = JSON.parse(meetingFixture('sales-en.json'));
const headings = (options: object) =>
  [...minutesOf({ ...body, options }).rendered.markdown.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);

describe('sections', () => {
  test('stand in the order they are listed in, and no others', () => {
    expect(headings({ sections: ['actionItems', 'summary'] })).toEqual(['Action items', 'Summary']);
  });

  test('of the caller gather what is said with their phrases, and are counted among the sections', () => {
    const minutes = minutesOf({
      transcript: 'Ann: Is there single sign-on? We need SSO by May.\nBob: SSO is included.',
      options: { sections: ['decisions', { title: 'Security', phrases: ['SSO', 'single sign-on'] }] },
    });
    expect(minutes.customSections).toMatchObject([
      {
        title: 'Security',
        items: [
          { text: 'Is there single sign-on?', evidence: [{ turnIds: ['t1'] }] },
          { text: 'We need SSO by May.' },
          { text: 'SSO is included.', evidence: [{ turnIds: ['t2'] }] },
        ],
      },
    ]);
    expect(minutes.sections.Security).toBe('ok');
    expect(minutes.rendered.markdown).toContain('## Security\n\n- Is there single sign-on?[^t1]');
  });

  test.each([
    ['general', 'Summary', 'Decisions'],
    ['discovery', 'Summary', 'Qualification (BANT)'],
    ['demo', 'Summary', 'Open questions'],
    ['negotiation', 'Summary', 'Decisions'],
    ['renewal', 'Summary', 'Decisions'],
  ])('of the template %s begin with %s and %s', (template, first, second) => {
    expect(headings({ template }).slice(0, 2)).toEqual([first, second]);
  });
});

describe('an output language other than that of the talk', () => {
  const { rendered, warnings, execution } = minutesOf({
    ...body,
    options: { outputLanguage: 'ja-JP', framework: 'bant' },
  });

  test('has the headings and the questions to ask, and says that the rest is not translated', () => {
    expect(rendered.markdown).toContain('## 決定事項');
    expect(rendered.html).toContain('案件確認項目');
    expect(execution.language).toBe('en');
    expect(warnings).toContain(
      'options.outputLanguage: minutes are not translated; what was said stays in English, the headings are in Japanese',
    );
  });

  test('that has no headings here keeps those of the talk', () => {
    expect(minutesOf({ ...body, options: { outputLanguage: 'fr' } }).warnings).toContainEqual(
      expect.stringMatching(/the headings are in English$/),
    );
  });
});

test('an amount stands on the page with what it is and how it stands', () => {
  const { html, markdown } = minutesOf({
    transcript: 'Ann (Sales): The price is $45 per user per month.\nBob (Customer): Deal.',
  }).rendered;
  expect(markdown).toContain('| $45 per user per month[^t1] | price “The price is $45 per user per month” | agreed |');
  expect(html).toContain('<td><span class="short">agreed</span></td>');
});

test.each([
  [{ trackers: [{ name: 'x' }] }, /^options\.trackers\[0\]\.phrases: must be a list$/],
  [{ trackers: [{ name: '', phrases: ['a'] }] }, /^options\.trackers\[0\]\.name: must not be empty$/],
  [{ glossary: [{ heard: 'a' }] }, /^options\.glossary\[0\]\.correct: is missing$/],
  [{ glossary: 'a' }, /^options\.glossary: must be a list$/],
  [{ redact: ['names'] }, /^options\.redact\[0\]: must be one of email, card/],
  [{ redact: [{ name: 'my token', pattern: 'a' }] }, /^options\.redact\[0\]\.name: must have letters and digits only/],
  [{ sections: ['risks'] }, /^options\.sections\[0\]: must be one of summary, .*or an object \{ title, phrases \}$/],
  [{ template: 'party' }, /^options\.template: must be one of general, discovery/],
  [{ framework: 'champ' }, /^options\.framework: must be one of bant, meddpicc, spiced$/],
  [
    { thresholds: { interactivity: { min: 5, max: 1 } } },
    /^options\.thresholds\.interactivity\.min: must not be above max$/,
  ],
  [
    { thresholds: { patienceSeconds: { max: 'long' } } },
    /^options\.thresholds\.patienceSeconds\.max: must be a number$/,
  ],
])('the options %j are refused with the field and the rule', (options, message) => {
  expect(refusalOf({ transcript: 'Ann: Hello there.', options })).toMatch(message);
});

test.each([
  [
    'of a third language is told to be read as English',
    'Mara: Hallo zusammen, wir haben beschlossen, dass wir das Angebot der Firma annehmen und im Mai starten werden. Jonas: Gut, dann schicke ich am Freitag den Vertrag an die Kollegen, und wir sprechen in der nächsten Woche noch einmal über den Preis und die Lieferung.',
    1,
  ],
  [
    'in English is not, however many names it has',
    'Mara: So that is settled, we take the offer of Hofmann Verpackungstechnik and start in May with Grünstadt and Oberursel. Jonas: Good, then I will send the contract to Friedhelm Weißenberger on Friday and we talk about the price of the Kartonagen again next week.',
    0,
  ],
])('a transcript %s', (_, transcript, count) => {
  const told = minutesOf({ transcript }).warnings.filter((warning) => /English or Japanese/.test(warning));
  expect(told).toHaveLength(count);
});
