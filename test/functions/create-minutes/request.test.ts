import { describe, expect, test } from 'vitest';
import { minutesOf, refusalOf } from './minutes-of.ts';

const transcript = 'Ann: We will send the offer by Friday.\nBob: Fine with me.';

describe('a body that cannot be used is refused with the field and what to do', () => {
  test.each([
    ['a transcript of no bytes', { transcript: { base64: '' } }, /^transcript\.base64: is empty$/],
    [
      'captions whose times cannot be read',
      { transcript: 'WEBVTT\n\nnow --> later\nHello there.\n' },
      /^transcript: holds no speech \(left out: .*line 3.*\); send/,
    ],
    ['no transcript', {}, /^transcript: is missing; send the transcript as one text/],
    ['an empty transcript', { transcript: '' }, /^transcript: is empty; send/],
    ['a blank transcript', { transcript: ' \n ' }, /^transcript: holds no speech; send/],
    ['a transcript that is null', { transcript: null }, /^transcript: is null; send the transcript as one text/],
    ['a transcript of a wrong type', { transcript: 7 }, /^transcript: is a number; send the transcript as one text/],
    [
      'an unknown object',
      { transcript: { chapters: [] } },
      /^transcript: this JSON has none of the shapes that are known/,
    ],
    ['no turns', { transcript: { turns: [] } }, /^transcript\.turns: is empty/],
    [
      'turns that are no list',
      { transcript: { turns: 'x' } },
      /^transcript\.turns: must be a list; send \{ "turns": \[\{ "speaker", "text", "start", "end" \}\] \}$/,
    ],
    [
      'an object that should be turns and has none',
      { transcript: { entries: 1 }, format: 'turns' },
      /^transcript\.turns: is missing; send \{ "turns"/,
    ],
    [
      'an empty list',
      { transcript: [] },
      /^transcript: is an empty list; send a text, a provider's JSON, or \{ "turns"/,
    ],
    ['an empty object', { transcript: {} }, /^transcript: is an empty object; send a text, a provider's JSON, or/],
    [
      'a turn without text',
      { transcript: { turns: [{ speaker: 'Ann' }] } },
      /^transcript\.turns\[0\]\.text: must be a text$/,
    ],
    [
      'a turn with a wrong time',
      { transcript: { turns: [{ text: 'a', start: 'noon' }] } },
      /^transcript\.turns\[0\]\.start: must be seconds/,
    ],
    [
      'an unknown format',
      { transcript, format: 'docx' },
      /^format: must be one of auto, turns, text, timed-lines, .*srt, .*avoma, meetstream, tldv, teams-json$/,
    ],
    ['a format that does not fit a text', { transcript, format: 'turns' }, /^format: "turns" needs/],
    [
      'a format that does not fit an object',
      { transcript: { turns: [{ text: 'a' }] }, format: 'text' },
      /^format: "text" needs/,
    ],
    [
      'a time zone that does not exist',
      { transcript, meeting: { timeZone: 'Mars/Base' } },
      /^meeting\.timeZone: must be a time zone/,
    ],
    [
      'a start without an offset',
      { transcript, meeting: { startedAt: '2026-04-01 10:00' } },
      /^meeting\.startedAt: must be a date and time with an offset/,
    ],
    [
      'a language it does not know',
      { transcript, meeting: { language: 'fr' } },
      /^meeting\.language: must be one of en, ja$/,
    ],
    [
      'an unknown engine',
      { transcript, options: { engine: 'magic' } },
      /^options\.engine: must be one of auto, rules, llm$/,
    ],
    [
      'a summary of no length',
      { transcript, options: { maxSummaryWords: 0 } },
      /^options\.maxSummaryWords: must be between 20 and 5000$/,
    ],
    ['participants of a wrong type', { transcript, participants: 'Ann' }, /^participants: must be a list$/],
    [
      'a participant without a name',
      { transcript, participants: [{ email: 'a@example.com' }] },
      /^participants\[0\]\.name: is missing$/,
    ],
  ])('%s', (_, body, message) => {
    expect(refusalOf(body)).toMatch(message);
  });

  test('and never with words of the transcript', () => {
    const secret = 'Project Nightingale';
    expect(refusalOf({ transcript: { turns: [{ speaker: secret, text: [secret] }] } })).not.toContain(secret);
  });
});

test.each(['9999-12-31T10:00:00Z', '0000-01-01T10:00:00Z', '1899-12-31T23:00:00Z', '2200-01-01T00:00:00Z'])(
  'a start in no year of ours is refused: %s',
  (startedAt) => {
    expect(refusalOf({ transcript, meeting: { startedAt } })).toBe(
      'meeting.startedAt: must be in a year between 1900 and 2199',
    );
  },
);

test.each([
  ['unknown fields', { transcript, colour: 'red', options: { colour: 'red' } }],
  [
    'a prototype key',
    JSON.parse(
      `{"transcript":"Ann: Hello there, people.","__proto__":{"polluted":true},"meeting":{"__proto__":{"title":"x"}}}`,
    ),
  ],
  ['deep nesting in an unknown field', { transcript, deep: JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`) }],
  [
    'null where a field is left out',
    { transcript, meeting: { title: null, startedAt: null }, options: { maxSummaryWords: null } },
  ],
  ['null for whole parts', { transcript, format: null, meeting: null, participants: null, options: null }],
  ['null for an option that has a default', { transcript, options: { engine: null, japaneseStyle: null } }],
])('%s do no harm', (_, body) => {
  expect(minutesOf(body).sections).toMatchObject({ summary: expect.any(String) });
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

test.each([
  ['en-US', 'en'],
  ['ja-JP', 'ja'],
  ['JA', 'ja'],
])('the language tag %s is %s', (language, code) => {
  expect(minutesOf({ transcript, meeting: { language } }).execution.language).toBe(code);
});

test('minutes asked of a language model are made by the rules, and say so', () => {
  expect(minutesOf({ transcript, options: { engine: 'llm' } })).toMatchObject({
    execution: { engine: 'rules' },
    warnings: [expect.stringContaining('no language model is configured')],
  });
});
