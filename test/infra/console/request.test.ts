import { describe, expect, test } from 'vitest';
import { check } from '#shared/http/check.ts';
import { minutesRequest } from '#functions/create-minutes/request.ts';
import { fieldsOf, toRequest } from '#infra/console/minutes/request.ts';
import { sourceOfFile, sourceOfText } from '#infra/console/minutes/source.ts';
import { fixture } from '../../support/call.ts';

const berlin = 'Europe/Berlin';
const empty = fieldsOf({}, berlin);
/** As it is sent. */
const sent = (...[source, fields]: Parameters<typeof toRequest>) =>
  JSON.parse(JSON.stringify(toRequest(source, fields)));

describe('what is given', () => {
  test('typed text is sent as it is, and nothing that no field says', () => {
    expect(sent(sourceOfText('Mara: We start.'), empty)).toEqual({
      transcript: 'Mara: We start.',
      meeting: { timeZone: berlin },
      participants: [],
      options: {},
    });
  });

  test('a file is sent as the bytes it has, whatever its encoding', () => {
    const bytes = Buffer.from([0x93, 0x63, 0x92, 0x86, 0x81, 0x46, 0x82, 0xcd, 0x82, 0xa2]);
    const { transcript } = sent(sourceOfFile(bytes), empty);
    expect(Buffer.from(transcript.base64, 'base64')).toEqual(bytes);
  });

  test('a file of megabytes is sent whole', () => {
    const bytes = Buffer.alloc(4_000_001, 'Mara: We start. ');
    expect(Buffer.from(sent(sourceOfFile(bytes), empty).transcript.base64, 'base64').equals(bytes)).toBe(true);
  });

  test.each([
    ['a text', '{"transcript":"Mara: We start."}'],
    ['turns and a meeting', '{"transcript":{"turns":[]},"meeting":{"title":"Pilot"}}'],
    ['a byte order mark', '\ufeff{"transcript":"x","options":{}}'],
  ])('a whole request is known: %s', (_kind, text) => {
    expect(sourceOfFile(Buffer.from(text)).kind).toBe('request');
  });

  test.each([
    ['a service that calls its list so', '{"id":"c-1","transcript":[{"speaker":"Mara","text":"We start."}]}', 'file'],
    ['broken JSON', '{"transcript":"x"', 'file'],
    ['a list', '[{"speaker":"Mara","text":"We start."}]', 'file'],
  ])('anything else is a transcript: %s', (_kind, text, kind) => {
    expect(sourceOfFile(Buffer.from(text)).kind).toBe(kind);
  });
});

describe('a whole request', () => {
  test.each(['sales-en', 'sales-ja'])('is sent as it came when no field is changed: %s', (name) => {
    const text = fixture(`meetings/${name}.json`);
    const given = JSON.parse(text);
    const request = sent(sourceOfText(text), fieldsOf(given, berlin));
    expect(request).toEqual({ ...given, options: {} });
    expect(() => check(minutesRequest, request)).not.toThrow();
  });

  test('keeps what the fields cannot show, and has theirs in place of its own', () => {
    const body = {
      transcript: 'x',
      crm: { companyId: 'C-1' },
      participants: [{ name: 'Mara', side: 'internal', email: 'mara@ours.example' }],
      options: { framework: 'bant', maxSummaryWords: 80, redact: ['email', { name: 'ticket', pattern: 'AC-1' }] },
    };
    const before = fieldsOf(body, berlin);
    const fields = { ...before, title: 'Pilot', options: { ...before.options, framework: '', redact: ['card'] } };
    expect(sent({ kind: 'request', body }, fields)).toEqual({
      ...body,
      meeting: { title: 'Pilot', timeZone: berlin },
      options: { maxSummaryWords: 80, redact: [{ name: 'ticket', pattern: 'AC-1' }, 'card'] },
    });
  });

  test.each([
    ['in the words it came in', {}, '2026-04-01T14:00:00.000+09:00'],
    ['as the clock of another zone shows it', { timeZone: 'Asia/Kolkata' }, '2026-04-01T14:00:00+05:30'],
    ['as it was changed', { startedAt: '2026-04-02T09:30' }, '2026-04-02T09:30:00+09:00'],
    ['not at all when it was emptied', { startedAt: '' }, undefined],
  ])('has its day and time sent %s', (_how, changed, startedAt) => {
    const body = { transcript: 'x', meeting: { startedAt: '2026-04-01T14:00:00.000+09:00', timeZone: 'Asia/Tokyo' } };
    expect(sent({ kind: 'request', body }, { ...fieldsOf(body, berlin), ...changed }).meeting.startedAt).toBe(
      startedAt,
    );
  });

  test('has a day that is none sent too, for the API to judge', () => {
    const body = { transcript: 'x', meeting: { startedAt: 'on Monday' } };
    expect(sent({ kind: 'request', body }, fieldsOf(body, berlin)).meeting.startedAt).toBe('on Monday');
  });

  test.each([
    ['as it came', {}, '2026-04-01T14:00:00+09:00'],
    ['with a time of the fields', { startedAt: '2026-04-02T09:30' }, '2026-04-02T09:30:00+00:00'],
  ])('has a time zone that is none sent too, for the API to judge: %s', (_how, changed, startedAt) => {
    const body = { transcript: 'x', meeting: { startedAt: '2026-04-01T14:00:00+09:00', timeZone: 'Asia/Tokio' } };
    const { meeting } = sent({ kind: 'request', body }, { ...fieldsOf(body, berlin), ...changed });
    expect(meeting).toEqual({ startedAt, timeZone: 'Asia/Tokio' });
  });

  test.each([
    ['names alone', ['Mara', 'Ben']],
    ['somebody without a name', [{ email: 'mara@ours.example' }]],
    ['a text', 'Mara'],
  ])('has participants that are none sent too, for the API to judge: %s', (_kind, participants) => {
    const body = { transcript: 'x', participants };
    const request = sent({ kind: 'request', body }, fieldsOf(body, berlin));
    expect(() => check(minutesRequest, request)).toThrow(/^participants/);
  });

  test('has the participants of the fields in place of some that are none', () => {
    const fields = { ...empty, participants: [{ name: 'Ben', side: '' }] };
    expect(sent({ kind: 'request', body: { transcript: 'x', participants: ['Mara'] } }, fields).participants).toEqual([
      { name: 'Ben' },
    ]);
  });

  test('with fields of other kinds than they should be still shows', () => {
    expect(fieldsOf({ meeting: 5, participants: 'Mara', options: { redact: 1 } }, berlin)).toEqual(empty);
  });
});

test('a length is asked for in words and in characters, as the language is not known yet', () => {
  expect(sent(sourceOfText('x'), { ...empty, options: { ...empty.options, length: 'short' } }).options).toEqual({
    maxSummaryWords: 100,
    maxSummaryChars: 250,
  });
});

test('a participant without a name is not sent', () => {
  const participants = [
    { name: ' ', side: 'internal' },
    { name: '田中', side: '' },
  ];
  expect(sent(sourceOfText('x'), { ...empty, participants }).participants).toEqual([{ name: '田中' }]);
});
