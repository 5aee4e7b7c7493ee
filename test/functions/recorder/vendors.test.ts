import { describe, expect, test } from 'vitest';
import { fixture } from '../../support/call.ts';
import { keyed, quietLog, recorderUnderTest, testTime } from '../../support/recorder.ts';
import { meet } from '#functions/recorder/vendors/meet.ts';
import { miitel } from '#functions/recorder/vendors/miitel.ts';
import { adapterFor, openAdapters } from '#functions/recorder/vendors.ts';
import { readRecorderSettings } from '#shared/recorder/settings.ts';
import type { Environment } from '#shared/runtime/environment.ts';

const environment = {
  ZOOM_ACCOUNT_ID: 'account',
  ZOOM_CLIENT_ID: 'client',
  ZOOM_CLIENT_SECRET: 'hush',
  GRAPH_TENANT_ID: 'tenant',
  GRAPH_CLIENT_ID: 'client',
  GRAPH_CLIENT_SECRET: 'hush',
  RECALL_API_KEY: 'recall-key',
  FIREFLIES_API_KEY: 'fireflies-key',
};
const token = '{"access_token":"granted"}';
const text = (name: string) => fixture(`recorder/${name}`);
const texts = {
  'https://example.zoom.us/rec/download/x': text('zoom-transcript.vtt'),
  'https://zoom.us/oauth/token?grant_type=account_credentials&account_id=account': token,
  'https://zoom.us/v2/phone/recording_transcript/download/x': text('zoom-phone-transcript.json'),
  'https://login.microsoftonline.com/tenant/oauth2/v2.0/token': token,
  "https://graph.microsoft.com/v1.0/communications/onlineMeetings('MSo1')/transcripts('MSMj')/content?$format=text/vtt":
    text('graph-transcript.vtt'),
  "https://graph.microsoft.com/v1.0/communications/onlineMeetings('MSo1')/transcripts('MSMj')":
    text('graph-transcript.json'),
  'https://us-east-1.recall.ai/api/v1/transcript/11111111-aaaa-4000-8000-000000000001/':
    '{"data":{"download_url":"https://bucket.s3.amazonaws.com/words?X-Amz-Signature=hush"}}',
  'https://bucket.s3.amazonaws.com/words?X-Amz-Signature=hush': text('recall-transcript.json'),
  'https://api.fireflies.ai/graphql': text('fireflies-transcript.json'),
};
const graphUrl = Object.fromEntries(Object.entries(texts).map(([url, content]) => [new URL(url).href, content]));

const graphTranscript = Object.keys(graphUrl).find((url) => url.endsWith("transcripts('MSMj')")) ?? '';

const mara = { speaker: 'Mara Lindqvist', text: 'We decided to start with two sites.' };
const theo = { speaker: 'Theo Brandt', text: 'I will send the security questionnaire by Friday.' };

describe('each vendor’s event becomes one create-minutes request', () => {
  test.each([
    [
      'miitel-call.json',
      {
        transcript: {
          turns: [
            { speaker: '営業 太郎', text: 'お世話になっております。', start: 0.5, end: 2 },
            { speaker: '株式会社サンプル', text: '見積を来週までにお願いします。', start: 2.4, end: 5 },
            {
              speaker: '営業 太郎',
              text: '承知しました。来週の金曜日までに見積書をお送りします。',
              start: 5.2,
              end: 8,
            },
          ],
        },
        meeting: {
          id: '0184f502-0000-4000-8000-000000000001',
          title: '株式会社サンプル',
          startedAt: '2026-11-19T03:41:54.000Z',
          timeZone: 'Asia/Tokyo',
        },
        participants: [
          { id: 'p1', name: '営業 太郎', email: 'taro@example.com', side: 'internal' },
          { id: 'p2', name: '株式会社サンプル', side: 'external' },
        ],
      },
    ],
    [
      'miitel-video.json',
      {
        transcript: {
          turns: [
            { speaker: '営業 太郎', text: '本日はよろしくお願いします。', start: 0 },
            { speaker: 'guest01', text: '二拠点で始めることに決めました。', start: 5 },
            { speaker: '営業 太郎', text: 'ありがとうございます。', start: 3723 },
          ],
        },
        meeting: { title: 'サンプル商事様 ご提案', startedAt: '2026-11-19T05:00:00.000Z', timeZone: 'Asia/Tokyo' },
        participants: [
          { email: 'taro@example.com', side: 'internal' },
          { id: 'v2', name: 'guest01' },
        ],
      },
    ],
    [
      'zoom-transcript.json',
      {
        transcript: text('zoom-transcript.vtt'),
        meeting: {
          id: 'dj12vck6sdTn6yy7qdy3dQg==',
          title: 'Sales call: Sample Inc.',
          startedAt: '2026-11-19T05:00:00.000Z',
          timeZone: 'Asia/Tokyo',
        },
      },
    ],
    [
      'zoom-phone.json',
      {
        transcript: {
          turns: [
            {
              speaker: 'Mara Lindqvist',
              text: 'We decided to renew for one year.',
              start: '00:00:05',
              end: '00:00:07.200',
            },
            { speaker: 'Taro Eigyo', text: 'I will send the contract by Monday.' },
          ],
        },
        meeting: { title: 'Taro Eigyo – Mara Lindqvist', startedAt: '2026-11-19T06:00:00.000Z' },
        participants: [{ name: 'Taro Eigyo' }, { name: 'Mara Lindqvist' }],
      },
    ],
    [
      'graph.json',
      {
        transcript: expect.stringContaining('00:00:00.000 --> 00:00:05.320\n<v Mara Lindqvist>We decided'),
        meeting: { id: 'MSo1', startedAt: '2026-11-19T05:00:10.123Z' },
      },
    ],
    [
      'recall.json',
      {
        transcript: {
          turns: [
            { ...mara, start: 1, end: 3.1 },
            { ...theo, start: 4, end: 7 },
          ],
        },
        meeting: { id: '33333333-aaaa-4000-8000-000000000001', startedAt: '2026-11-19T05:00:10.000Z' },
        participants: [{ name: 'Mara Lindqvist', email: 'mara@northwind.example' }],
      },
    ],
    [
      'fathom.json',
      {
        transcript: {
          turns: [
            { ...mara, start: '00:00:05' },
            { speaker: 'Theo Brandt', start: '00:00:12' },
          ],
        },
        meeting: { id: '123456789', title: 'Northwind pilot', startedAt: '2026-11-19T05:00:10.000Z', language: 'en' },
        participants: [
          { name: 'Mara Lindqvist', email: 'mara@northwind.example', side: 'external' },
          { name: 'Theo Brandt', side: 'internal' },
        ],
      },
    ],
    [
      'fireflies.json',
      {
        transcript: { turns: [{ ...mara, start: 1.2, end: 3.4 }, theo] },
        meeting: { id: 'ASxwZxCstx', title: 'Northwind pilot', startedAt: '2026-11-19T05:00:10.000Z' },
        participants: [{ name: 'Mara Lindqvist', email: 'mara@northwind.example' }],
      },
    ],
    ['generic.json', JSON.parse(text('generic.json')).data],
  ])('%s', async (file, request) => {
    const { send, minutes, executions } = await recorderUnderTest({ environment, texts: graphUrl });
    const environmentKeyed = { ...keyed };
    const answer = await send({ headers: environmentKeyed, body: text(file) });
    expect(answer).toMatchObject({ status: 200, body: { status: 'succeeded', minutesExecutionId: 'minutes-1' } });
    expect(minutes.map(({ body }) => body)).toMatchObject([request]);
    const [execution] = await executions.list({}, { limit: 2 });
    expect(execution).toMatchObject({
      status: 'succeeded',
      attempts: 1,
      meetingId: request.meeting.id ?? expect.any(String),
    });
  });

  test("Recall.ai's words, which Japanese writes without spaces between them", async () => {
    const words = ['見積書', 'を', '金曜まで', 'に送ります。'].map((each) => ({ text: each }));
    const said = JSON.stringify([{ participant: { name: '田中' }, words }]);
    const given = { ...graphUrl, 'https://bucket.s3.amazonaws.com/words?X-Amz-Signature=hush': said };
    const { send, minutes } = await recorderUnderTest({ environment, texts: given });
    await send({ body: text('recall.json') });
    expect(minutes[0]?.body).toMatchObject({
      transcript: { turns: [{ speaker: '田中', text: '見積書を金曜までに送ります。' }] },
    });
  });

  test("MiiTel's lines, of which a broken one goes on without a space in Japanese", () => {
    const raw = '0:05 (田中) 見積書を\n金曜までに送ります。';
    const { call } = miitel(readRecorderSettings({})).toEvent(
      { video: { id: 'v-1', speech_recognition: { raw } } },
      {},
    );
    expect(call).toMatchObject({ transcript: { turns: [{ speaker: '田中', text: '見積書を金曜までに送ります。' }] } });
  });

  test('meet.json, whose entries are fetched page by page and named after the participants', async () => {
    const settings = readRecorderSettings({});
    const adapter = meet(settings, async () => 'granted');
    const body = JSON.parse(text('meet.json'));
    expect(adapter.toEvent(body, {})).toMatchObject({
      id: expect.stringContaining('spaces/x/1'),
      call: { meeting: { id: 'c1' } },
    });
    const asked: string[] = [];
    const entries = JSON.parse(text('meet-entries.json'));
    const pages: Record<string, object> = {
      'https://meet.googleapis.com/v2/conferenceRecords/c1/participants?pageSize=250': JSON.parse(
        text('meet-participants.json'),
      ),
      'https://meet.googleapis.com/v2/conferenceRecords/c1/transcripts/t1/entries?pageSize=100': {
        transcriptEntries: entries.transcriptEntries.slice(0, 1),
        nextPageToken: 'a b',
      },
      'https://meet.googleapis.com/v2/conferenceRecords/c1/transcripts/t1/entries?pageSize=100&pageToken=a%20b': {
        transcriptEntries: entries.transcriptEntries.slice(1),
      },
    };
    const tools = {
      download: async ({ url }: { url: string }) => {
        asked.push(url);
        return JSON.stringify(pages[url]);
      },
      secret: undefined,
      signal: new AbortController().signal,
    };
    expect(await adapter.fetchTranscript?.(body, tools)).toEqual({
      transcript: {
        turns: [
          { ...mara, start: 0, end: 3.5 },
          { ...theo, start: 4, end: 7 },
        ],
      },
      meeting: { startedAt: '2026-11-19T05:00:00.000Z' },
    });
    expect(asked).toEqual(Object.keys(pages));
  });
});

test('who was invited to Fathom by an address alone, or is called otherwise there, is who spoke with that address', async () => {
  const meeting = JSON.parse(text('fathom.json'));
  const calendar_invitees = [
    { name: null, email: 'mara@northwind.example', is_external: true },
    { name: 'Brandt, Theodor', email: 'theo@example.com', is_external: false },
    { name: null, email: 'silent@northwind.example', is_external: true },
  ];
  const { send, minutes } = await recorderUnderTest();
  await send({ headers: keyed, body: { ...meeting, calendar_invitees } });
  expect(minutes[0]?.body.participants).toEqual([
    { name: 'Mara Lindqvist', email: 'mara@northwind.example', side: 'external' },
    { name: 'Brandt, Theodor', email: 'theo@example.com', side: 'internal', aliases: ['Theo Brandt'] },
  ]);
});

describe('the zone of a meeting', () => {
  const zoneOf = async (file: string, given: Environment) => {
    const { send, minutes } = await recorderUnderTest({ environment: { ...environment, ...given }, texts: graphUrl });
    await send({ headers: keyed, body: text(file) });
    return minutes.map(({ body }) => body.meeting as { readonly timeZone?: string });
  };

  test.each([
    ['fathom.json', 'Europe/Berlin'],
    ['recall.json', 'Europe/Berlin'],
    ['miitel-call.json', 'Europe/Berlin'],
    ['zoom-transcript.json', 'Asia/Tokyo'],
  ])('%s has it from RECORDER_TIME_ZONE where the event names none', async (file, timeZone) => {
    expect(await zoneOf(file, { RECORDER_TIME_ZONE: 'Europe/Berlin' })).toMatchObject([{ timeZone }]);
  });

  test('is that of RECORDER_TIME_ZONE where the event names one that is none', async () => {
    const given = { RECORDER_TIME_ZONE: 'Europe/Berlin' };
    const { send, minutes } = await recorderUnderTest({ environment: { ...environment, ...given }, texts: graphUrl });
    await send({ headers: keyed, body: text('zoom-transcript.json').replace('Asia/Tokyo', 'Atlantis') });
    expect(minutes[0]?.body.meeting).toMatchObject({ timeZone: 'Europe/Berlin' });
  });

  test('stays open where nobody names it', async () => {
    const [meeting] = await zoneOf('fathom.json', {});
    expect(meeting).not.toHaveProperty('timeZone');
  });
});

describe('where Fireflies refuses', () => {
  quietLog();

  test('its code is what the log and the sender are told', async () => {
    const refused =
      '{"data":{"transcript":null},"errors":[{"message":"Hush","friendly":true,"code":"object_not_found"}]}';
    const given = { ...graphUrl, 'https://api.fireflies.ai/graphql': refused };
    const { send } = await recorderUnderTest({ environment, texts: given });
    expect(await send({ headers: keyed, body: text('fireflies.json') })).toMatchObject({
      status: 500,
      body: { error: 'Fireflies gave no transcript (object_not_found)' },
    });
  });
});

describe('where Graph does not tell when the transcript began', () => {
  quietLog();

  test('minutes are made without a day', async () => {
    const { [graphTranscript]: _, ...others } = graphUrl;
    const { send, minutes } = await recorderUnderTest({ environment, texts: others });
    expect(await send({ headers: keyed, body: text('graph.json') })).toMatchObject({ body: { status: 'succeeded' } });
    expect(minutes[0]?.body.meeting).toEqual({ id: 'MSo1' });
  });
});

test('what was fetched with the transcript is there when the event is run again', async () => {
  const { send, minutes, executions } = await recorderUnderTest({ environment, texts: graphUrl });
  await send({ headers: keyed, body: text('fireflies.json') });
  const [first] = await executions.list({}, { limit: 1 });
  await send({ headers: { ...keyed, 'x-re-executed-from': first?.id ?? '' }, body: {} });
  expect(minutes[1]?.body).toEqual(minutes[0]?.body);
});

describe('what Zoom records in several parts', () => {
  const part = (n: number, recording_start: string) => ({
    file_type: 'TRANSCRIPT',
    recording_start,
    download_url: `https://example.zoom.us/part-${n}`,
  });
  const event = JSON.parse(text('zoom-transcript.json'));
  const { object } = event.payload;
  const withFiles = (...recording_files: object[]) => ({
    ...event,
    payload: { object: { ...object, recording_files } },
  });
  const parts = {
    'https://example.zoom.us/part-1':
      'WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.500\nMara Lindqvist: At 01:02:03.000 we began.\n',
    'https://example.zoom.us/part-2': 'WEBVTT\r\n\r\n1\r\n00:59:59.500 --> 01:00:02.000\r\nTheo Brandt: I am back.\r\n',
  };

  test('is one transcript in the order of its parts, with the times of the whole', async () => {
    const { send, minutes } = await recorderUnderTest({ texts: parts });
    const files = [part(2, '2026-11-19T05:10:10Z'), { file_type: 'MP4' }, part(1, '2026-11-19T05:00:10Z')];
    expect(await send({ headers: keyed, body: withFiles(...files) })).toMatchObject({ body: { status: 'succeeded' } });
    expect(String(minutes[0]?.body.transcript).split(/\r?\n/).filter(Boolean)).toEqual([
      'WEBVTT',
      '1',
      '00:00:01.000 --> 00:00:02.500',
      'Mara Lindqvist: At 01:02:03.000 we began.',
      '1',
      '01:09:59.500 --> 01:10:02.000',
      'Theo Brandt: I am back.',
    ]);
  });

  test('is fetched from listed hosts alone, every part', async () => {
    const { send, downloads } = await recorderUnderTest({ texts: parts });
    const files = [part(1, '2026-11-19T05:00:10Z'), { ...part(2, ''), download_url: 'https://evil.example/x' }];
    expect(await send({ headers: keyed, body: withFiles(...files) })).toMatchObject({
      status: 400,
      body: { error: expect.stringMatching(/^download_url: the address/) },
    });
    expect(downloads).toEqual([]);
  });

  test('on the phone is an event for each recording', async () => {
    const phone = JSON.parse(text('zoom-phone.json'));
    const [first] = phone.payload.object.recordings;
    const recordings = [first, { ...first, id: 'second' }];
    const body = { ...phone, payload: { ...phone.payload, object: { recordings } } };
    const { send, minutes } = await recorderUnderTest({ environment, texts });
    expect(await send({ headers: keyed, body })).toMatchObject({
      body: { status: 'succeeded', events: [{ status: 'succeeded' }, { status: 'succeeded' }] },
    });
    expect(minutes.map(({ body: asked }) => asked.meeting)).toMatchObject([{ id: first.id }, { id: 'second' }]);
  });

  test('on the phone is refused at once where it is on no listed host', async () => {
    const { send, executions } = await recorderUnderTest({ environment, texts });
    const body = text('zoom-phone.json').replace(
      'https://zoom.us/v2/phone/recording_transcript',
      'https://evil.example',
    );
    expect(await send({ headers: keyed, body })).toMatchObject({
      status: 400,
      body: { error: expect.stringMatching(/^download_url: the address/) },
    });
    expect(await executions.list({}, { limit: 2 })).toEqual([]);
  });
});

describe('what is fetched', () => {
  test('carries the vendor’s credentials, and only to the vendor', async () => {
    const { send, downloads } = await recorderUnderTest({ environment, texts: graphUrl });
    for (const file of ['zoom-transcript.json', 'zoom-phone.json', 'graph.json', 'recall.json', 'fireflies.json']) {
      await send({ headers: keyed, body: text(file) });
    }
    expect(downloads.map(({ url, headers }) => [new URL(url).hostname, headers?.authorization])).toEqual([
      ['example.zoom.us', 'Bearer abJhbGciOi'],
      ['zoom.us', `Basic ${Buffer.from('client:hush').toString('base64')}`],
      ['zoom.us', 'Bearer granted'],
      ['login.microsoftonline.com', undefined],
      ['graph.microsoft.com', 'Bearer granted'],
      ['graph.microsoft.com', 'Bearer granted'],
      ['us-east-1.recall.ai', 'Token recall-key'],
      ['bucket.s3.amazonaws.com', undefined],
      ['api.fireflies.ai', 'Bearer fireflies-key'],
    ]);
  });

  test.each([
    ['http://example.zoom.us/rec/x'],
    ['https://evil.example/rec/x'],
    ['https://169.254.169.254/computeMetadata/v1/'],
  ])('never is %s', async (url) => {
    const { send, downloads, minutes } = await recorderUnderTest();
    const body = text('zoom-transcript.json').replace('https://example.zoom.us/rec/download/x', url);
    const answer = await send({ headers: keyed, body });
    expect(answer).toMatchObject({ status: 400, body: { error: expect.stringMatching(/^download_url: the address/) } });
    expect([downloads, minutes]).toEqual([[], []]);
  });

  test.each([
    ['../users'],
    ["communications/onlineMeetings('a')/transcripts('b')/../../../users"],
    ["users('x')/messages"],
  ])('is no resource of Graph beside transcripts: %s', async (resource) => {
    const { send, downloads } = await recorderUnderTest({ environment });
    const body = JSON.parse(text('graph.json'));
    body.value[0].resource = resource;
    expect(await send({ headers: keyed, body })).toMatchObject({ status: 200, body: { status: 'ignored' } });
    expect(downloads).toEqual([]);
  });
});

test.each([
  ['graph', {}, 'value: is missing'],
  ['graph', { value: 'x' }, 'value: must be a list'],
  ['graph', { value: [1] }, 'value[0]: must be an object'],
  ['miitel', {}, 'call: is missing'],
  ['miitel', { call: { details: 'x' } }, 'call.details: must be a list'],
  [
    'miitel',
    { call: { details: [{ id: 'a', phrases: [{ raw: [{}] }] }] } },
    /phrases\[0\]\.raw\[0\]\.start_at: is missing$/,
  ],
  ['miitel', { video: { id: 'v', title: 1 } }, 'video.title: must be text'],
  ['zoom', { event: 'phone.recording_transcript_completed' }, 'payload: is missing'],
  ['zoom', { event: 'endpoint.url_validation' }, 'payload: is missing'],
  ['recall', { event: 'transcript.done' }, 'data: is missing'],
  ['fathom', { recording_id: 1, transcript: [{}] }, 'transcript[0].text: is missing'],
  ['fireflies', { event: 1, meeting_id: 'm' }, 'event: must be text'],
  ['meet', { message: { messageId: 'm', publishTime: 1 } }, 'message.publishTime: must be text'],
])('an event of %s with a wrong field is refused in words of field and rule: %j', async (source, body, error) => {
  const { send } = await recorderUnderTest();
  const answer = await send({ headers: { ...keyed, 'x-recorder-source': source }, body: JSON.stringify(body) });
  expect(answer).toMatchObject({
    status: 400,
    body: { error: typeof error === 'string' ? error : expect.stringMatching(error) },
  });
});

test('a time that no meeting has is left out, so that the minutes are made all the same', async () => {
  const { send, minutes } = await recorderUnderTest();
  const body = text('miitel-call.json').replace(
    /"dial_answered_at":"[^"]*"/,
    '"dial_answered_at":"2500-01-01T00:00:00Z"',
  );
  expect(await send({ headers: keyed, body })).toMatchObject({ status: 200, body: { status: 'succeeded' } });
  expect(minutes[0]?.body).not.toHaveProperty('meeting.startedAt');
});

describe('an event that needs no minutes is ignored, with the reason', () => {
  const zoomEvent = (event: string) => ({ event, event_ts: 1, payload: { object: { uuid: 'u' } } });
  const call = JSON.parse(text('miitel-call.json'));
  const [leg] = call.call.details;
  const withLeg = (changes: object) => ({ call: { ...call.call, details: [{ ...leg, ...changes }] } });
  const video = JSON.parse(text('miitel-video.json')).video;
  test.each([
    ['recording.completed', zoomEvent('recording.completed'), 'waiting for recording.transcript_completed'],
    ['meeting.started', zoomEvent('meeting.started'), 'the event meeting.started is not used'],
    [
      'phone.recording_completed',
      zoomEvent('phone.recording_completed'),
      'waiting for phone.recording_transcript_completed',
    ],
    [
      'phone.voicemail_received',
      zoomEvent('phone.voicemail_received'),
      'the event phone.voicemail_received is not used',
    ],
    ['a missed call', withLeg({ dial_answered_at: null, phrases: [] }), 'the call was not answered'],
    [
      'a call without phrases',
      withLeg({ phrases: null, speech_recognition: null }),
      'the event has no transcript: nothing was said, or phrases are switched off',
    ],
    [
      'minutes of a call',
      withLeg({ minutes: '【議題】' }),
      'the minutes of MiiTel itself are not used: ours are made from the transcript event',
    ],
    [
      'minutes of a meeting',
      { video: { ...video, summary: { raw: 'x' } } },
      'the minutes of MiiTel itself are not used: ours are made from the transcript event',
    ],
    ['bot.done', { event: 'bot.done', data: { data: {} } }, 'the event bot.done is not used'],
    [
      'a Fathom meeting without a transcript',
      { ...JSON.parse(text('fathom.json')), transcript: null },
      'the event has no transcript: switch it on in the webhook of Fathom',
    ],
    [
      'meeting.summarized',
      { event: 'meeting.summarized', meeting_id: 'm' },
      'the event meeting.summarized is not used',
    ],
  ])('%s', async (_name, body, reason) => {
    const { send, executions, minutes } = await recorderUnderTest();
    const answer = await send({ headers: keyed, body });
    expect(answer).toMatchObject({ status: 200, body: { status: 'ignored', reason } });
    const [execution] = await executions.list({}, { limit: 2 });
    expect(execution).toMatchObject({ operation: 'recorder', status: 'succeeded' });
    expect(await executions.payload(execution?.id ?? '')).toMatchObject({ output: { status: 'ignored', reason } });
    expect(minutes).toEqual([]);
  });

  test('phrases that are switched off are taken from the recognised text', async () => {
    const { send, minutes } = await recorderUnderTest();
    await send({ headers: keyed, body: withLeg({ phrases: null }) });
    expect(minutes[0]?.body.transcript).toMatchObject({
      turns: [
        { speaker: '営業 太郎', start: 0 },
        { speaker: '取引先', text: '見積を来週までにお願いします。', start: 2 },
      ],
    });
  });

  test('a silent recording is found out when it is fetched', async () => {
    const silent = { 'https://example.zoom.us/rec/download/x': 'WEBVTT\n' };
    const { send, minutes } = await recorderUnderTest({ texts: silent });
    const answer = await send({ headers: keyed, body: text('zoom-transcript.json') });
    expect(answer).toMatchObject({ body: { status: 'ignored', reason: 'nothing was said in the recording' } });
    expect(minutes).toEqual([]);
  });
});

describe('a body that is not what its vendor sends is a bad input', () => {
  test.each([
    ['{}', 'data: must be a create-minutes request, with the transcript of the recorded call'],
    ['{"data":"text"}', 'data: must be a create-minutes request, with the transcript of the recorded call'],
    ['{"type":3,"data":{}}', 'type: must be text'],
    ['{"call":{"details":[]}}', 'call.details: must not be empty'],
    ['{"video":{}}', 'video.id: must be text'],
    ['{"event":"recording.transcript_completed","payload":{}}', 'payload.object: must be an object'],
    ['{"event":"transcript.done","data":{"data":{}}}', 'data.transcript: must be an object'],
    ['{"event":"meeting.transcribed","meeting_id":"../x"}', 'meeting_id: must be an id'],
    ['{"value":[{"subscriptionId":5}]}', 'value[0].subscriptionId: must be text'],
    [
      '{"message":{"messageId":"1","attributes":{"ce-type":"google.workspace.meet.transcript.v2.fileGenerated"},"data":"e30="},"subscription":"s"}',
      'message.data: must be the base64 of {"transcript":{"name":"conferenceRecords/…/transcripts/…"}}',
    ],
  ])('%s', async (body, error) => {
    const { send, executions } = await recorderUnderTest();
    expect(await send({ headers: keyed, body })).toMatchObject({ status: 400, body: { error } });
    expect(await send({ headers: keyed, body }, 'C')).toMatchObject({ status: 500, body: { error } });
    expect(await executions.list({}, { limit: 1 })).toEqual([]);
  });
});

describe('whose delivery it is', () => {
  const adapters = openAdapters(readRecorderSettings({}), { now: () => testTime, toleranceSeconds: 300 });
  const sourceOf = (headers: Record<string, string>, body: object, query = '') =>
    adapterFor(adapters, { headers, query: new URLSearchParams(query), rawBody: Buffer.alloc(0) }, () => ({ ...body }))
      .source;

  const deliveries: [string, Record<string, string>, object, string][] = [
    ['named by a header', { 'x-recorder-source': 'fathom', 'x-zm-signature': 'x' }, {}, 'fathom'],
    ['told by its signature header', { 'x-zm-signature': 'x' }, { call: {} }, 'zoom'],
    ['told by another one', { 'x-hub-signature': 'x' }, {}, 'fireflies'],
    ['told by nothing', { 'webhook-signature': 'v1,x' }, { type: 'x', data: {} }, 'generic'],
    ['a challenge of MiiTel', {}, { challenge: 'abc' }, 'miitel'],
  ];
  const shapes = {
    'zoom-transcript': 'zoom',
    'zoom-phone': 'zoom',
    fireflies: 'fireflies',
    graph: 'graph',
    meet: 'meet',
    recall: 'recall',
    fathom: 'fathom',
    'miitel-call': 'miitel',
    'miitel-video': 'miitel',
    generic: 'generic',
  };
  for (const [file, source] of Object.entries(shapes)) {
    deliveries.push([`told by the shape of ${file}`, {}, JSON.parse(text(`${file}.json`)), source]);
  }
  test.each(deliveries)('%s', (_name, headers, body, source) => {
    expect(sourceOf(headers, body)).toBe(source);
  });

  test('a validation of Graph is told by the query', () => {
    expect(sourceOf({}, {}, 'validationToken=x')).toBe('graph');
  });

  test('an unknown name is refused', () => {
    expect(() => sourceOf({ 'x-recorder-source': '__proto__' }, {})).toThrow('x-recorder-source: must be one of zoom');
  });
});
