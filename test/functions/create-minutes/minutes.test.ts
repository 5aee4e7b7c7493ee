import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMinutes } from '#functions/create-minutes/handler.ts';
import type { Evidence } from '#functions/create-minutes/minutes/item.ts';
import type { Minutes } from '#functions/create-minutes/minutes/minutes.ts';
import { call } from '../../support/call.ts';
import { meetingFixture, minutesOf } from './minutes-of.ts';

const fixtures = ['ami-ES2009c.json', 'icsi-Bro013.json', 'sales-en.json', 'sales-ja.json'];
const body = (name: string) => JSON.parse(meetingFixture(name));

const evidenceOf = ({
  summary,
  topics,
  decisions,
  actionItems,
  openQuestions,
}: Minutes): readonly (readonly Evidence[])[] =>
  [...summary.detailed, ...topics.flatMap(({ points }) => points), ...decisions, ...actionItems, ...openQuestions].map(
    ({ evidence }) => evidence,
  );

describe.each(fixtures)('minutes of %s', (name) => {
  const request = body(name);
  const minutes = minutesOf(request);

  test('rest on words that stand in the cited turns, every item of them', () => {
    const texts = new Map(request.transcript.turns.map(({ text }: { text: string }, i: number) => [`t${i + 1}`, text]));
    for (const evidence of evidenceOf(minutes)) {
      expect(evidence.length).toBeGreaterThan(0);
      for (const { quote, turnIds } of evidence) expect(texts.get(turnIds[0] ?? '')).toContain(quote);
    }
  });

  test('are the same bytes the second time, but for the execution', () => {
    const again = minutesOf(request, 'another');
    expect(JSON.stringify({ ...again, execution: { ...again.execution, id: 'execution' } })).toBe(
      JSON.stringify(minutes),
    );
  });

  test('account for every turn', () => {
    const { turnsUsed, turnsDropped } = minutes.coverage;
    expect(turnsUsed + turnsDropped.reduce((sum, { count }) => sum + count, 0)).toBe(request.transcript.turns.length);
  });

  test('name only people of the meeting as owners', () => {
    const names = minutes.participants.map(({ name: person }) => person);
    for (const { owner } of minutes.actionItems) if (owner) expect(names).toContain(owner.name);
  });

  test('have a summary and topics', () => {
    expect(minutes.sections).toMatchObject({ summary: 'ok', topics: 'ok' });
    expect(minutes.summary.oneLine).toBe(minutes.summary.detailed[0]?.text);
  });
});

test.each([20, 60, 110, 400])('a summary of at most %i words has no more', (maxSummaryWords) => {
  const { summary } = minutesOf({ ...body('ami-ES2009c.json'), options: { maxSummaryWords } });
  const words = summary.detailed.flatMap(({ text }) => text.split(/\s+/));
  expect(words.length).toBeGreaterThan(0);
  expect(words.length).toBeLessThanOrEqual(maxSummaryWords);
});

test('a Japanese summary of at most 120 characters has no more', () => {
  const { summary } = minutesOf({ ...body('sales-ja.json'), options: { maxSummaryChars: 120 } });
  expect([...summary.detailed.map(({ text }) => text).join('')].length).toBeLessThanOrEqual(120);
});

describe('a sales call in English', () => {
  const minutes = minutesOf(body('sales-en.json'));

  test('has its promises with owner and due day in the zone of the meeting', () => {
    expect(minutes.actionItems).toContainEqual(
      expect.objectContaining({
        description: 'Draft a pilot agreement with those success criteria and send it over.',
        owner: { name: 'Dana', side: 'internal', participantId: null },
        due: { asWritten: 'by Wednesday', date: '2024-03-06', rule: 'nextWeekday' },
      }),
    );
  });

  test('has what was settled, and not what was only wished for', () => {
    const texts = minutes.decisions.map(({ text }) => text);
    expect(texts).toContainEqual(expect.stringContaining('pilot at Oakdale'));
    expect(texts.join(' ')).not.toContain('Riverside');
  });

  test('has what nobody could answer as a task of whoever is to find out', () => {
    expect(minutes.actionItems).toContainEqual(
      expect.objectContaining({
        description: expect.stringContaining('whether the migration to S four is covered'),
        owner: { name: 'Marcus', side: 'internal', participantId: null },
      }),
    );
  });

  test('takes the number in the name of a system for no figure', () => {
    const quotes = minutes.amounts.flatMap(({ evidence }) => evidence.map(({ quote }) => quote));
    expect(quotes.join(' ')).not.toContain('S four');
  });
});

test('a sales call in Japanese has its promises, with kanji numbers read as days', () => {
  expect(minutesOf(body('sales-ja.json')).actionItems).toContainEqual(
    expect.objectContaining({
      owner: expect.objectContaining({ name: '鈴木' }),
      due: expect.objectContaining({ asWritten: '二十日までに', date: '2024-09-20' }),
    }),
  );
});

describe('owners', () => {
  const owners = (...lines: string[]) =>
    minutesOf({ transcript: lines.join('\n') }).actionItems.map(({ owner }) => owner?.name ?? null);
  test.each([
    ['"I" is the speaker', ['Ann: I will send the contract draft tomorrow.', 'Bob: Thanks.'], ['Ann']],
    [
      '"you" is the only other person',
      ['Ann: Could you send the price list to our buyer?', 'Bob: Sure, no problem.'],
      ['Bob'],
    ],
    [
      '"you" is the one called by name',
      ['Ann: Cid, could you send the price list to our buyer?', 'Cid: Sure.', 'Bob: Okay then, the budget is tight.'],
      ['Cid'],
    ],
    [
      '"you" among several is the one who takes it',
      ['Ann: Could you send the price list to our buyer?', 'Cid: Sure.', 'Bob: Okay then, the budget is tight.'],
      ['Cid'],
    ],
    [
      'a name is that person',
      ['Ann: Bob will prepare the contract draft by Friday.', 'Bob: Yes.', 'Cid: The budget is tight.'],
      ['Bob'],
    ],
    [
      'a stranger is nobody of the meeting',
      ['Ann: Zoe will prepare the contract draft by Friday.', 'Bob: Yes, the budget is tight.'],
      [null],
    ],
  ])('%s', (_, lines, expected) => {
    expect(owners(...lines)).toEqual(expected);
  });

  test('a refused request is no task', () => {
    expect(owners('Ann: Could you send the price list to our buyer?', 'Bob: No, I cannot do that.')).toEqual([]);
  });
});

test('a transcript with a thousand speakers lists the first 200 and says so', () => {
  const lines = Array.from({ length: 1000 }, (_, i) => `Speaker ${i}: The budget for site ${i} is tight.`);
  const { participants, warnings } = minutesOf({ transcript: lines.join('\n') });
  expect(participants).toHaveLength(200);
  expect(warnings).toContain('participants: the first 200 of 1000 are listed');
});

test('the handler marks the run with its execution and the one it repeats', async () => {
  const answer = await call('create-minutes', createMinutes({ now: () => new Date() }), {
    body: { transcript: meetingFixture('short.txt') },
    headers: { 'x-api-key': 'an-accepted-key', 'x-re-executed-from': '01939a00-0000-7000-8000-00000000000a' },
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    execution: { engine: 'rules', detectedFormat: 'text', reExecutedFrom: '01939a00-0000-7000-8000-00000000000a' },
  });
});

test('any talk whatever gives minutes whose quotes are verbatim', () => {
  const speaker = fc.constantFrom('Ann', 'Bob Lee', '田中（営業）');
  const phrase = fc.constantFrom(
    'I will send the',
    "let's go with",
    'um, the the',
    'price of 12,000',
    'by Friday',
    '来週の金曜までに',
    '見積を送ります。',
    'do you know?',
    '<b>&"',
    '...',
    'Well',
    'we agreed to',
    'Could you check the contract?',
  );
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 80 }),
    fc.array(phrase, { maxLength: 12 }).map((list) => list.join(' ')),
  );
  fc.assert(
    fc.property(fc.array(fc.record({ speaker, text }), { minLength: 1, maxLength: 30 }), (turns) => {
      fc.pre(turns.some(({ text: words }) => /[\p{L}\p{N}]/u.test(words)));
      for (const { turnIds, quote } of evidenceOf(minutesOf({ transcript: { turns } })).flat()) {
        expect(turns[Number(turnIds[0]?.slice(1)) - 1]?.text).toContain(quote);
      }
    }),
    { numRuns: 200 },
  );
});

// Of what JavaScript gives every object, these are words: a table must not take them for its own.
test.each(['Constructor', 'constructor', 'Valueof'])('a meeting that speaks of "%s" has minutes', (word) => {
  const text = `Mara: Does ${word} come on Monday?\nTheo: I will send ${word} the offer by the end of ${word}, at 3 ${word}.`;
  const meeting = { startedAt: '2026-03-10T10:00:00Z', timeZone: 'Europe/Berlin' };
  expect(minutesOf({ transcript: text, meeting }).coverage.turnsUsed).toBe(2);
});

test.each([
  ['Speaker 1', 'Speaker 2'],
  ['SPEAKER_00', 'SPEAKER_01'],
])('the number in the name of a speaker (%s) is no figure that nobody said', (one, other) => {
  const turns = [
    { speaker: one, text: 'The new depot needs a second gate before the winter starts.' },
    { speaker: other, text: 'I will send the drawing of the gate by Friday.' },
  ];
  const { rejectedItems, actionItems } = minutesOf({
    transcript: { turns },
    meeting: { startedAt: '2026-03-02T09:00:00Z' },
  });
  expect(rejectedItems).toEqual([]);
  expect(actionItems).toHaveLength(1);
});
