import type { Format } from '#functions/create-minutes/transcript/formats.ts';
import type { TimeUnit } from '#functions/create-minutes/transcript/piece.ts';

/** What a fixture of test/fixtures/transcripts says: read by a person, line by line. */
export interface ExpectedReading {
  readonly file: string;
  readonly format: Format;
  readonly timeUnit: TimeUnit | undefined;
  readonly turns: readonly (readonly [
    speaker: string | undefined,
    text: string,
    start: number | undefined,
    end: number | undefined,
  ])[];
  /** Places by reason. */
  readonly leftOut: Readonly<Record<string, readonly string[]>>;
  readonly warnings: readonly string[];
}

export const readings: readonly ExpectedReading[] = [
  {
    file: 'assemblyai.json',
    format: 'assemblyai',
    timeUnit: 'milliseconds',
    turns: [
      ['Speaker A', 'Hello there.', 0.25, 1.95],
      ['Speaker B', 'Hi.', 2, 2.6],
    ],
    leftOut: {},
    warnings: [],
  },
  {
    file: 'attendee.json',
    format: 'attendee',
    timeUnit: 'milliseconds',
    turns: [
      ['Noah Duncan', 'You can record this.', 1.079, 8.789],
      ['Ines Paz', 'Go for it.', 9, 10],
    ],
    leftOut: {},
    warnings: [],
  },
  {
    file: 'avoma.json',
    format: 'avoma',
    timeUnit: 'seconds',
    turns: [
      ['Mara Lindqvist', 'We start Monday.', 1.2, 2],
      ['Theo Brandt', 'Good.', 2.5, 2.5],
    ],
    leftOut: {},
    warnings: [],
  },
  {
    file: 'aws-call-analytics.json',
    format: 'aws-call-analytics',
    timeUnit: 'milliseconds',
    turns: [
      ['AGENT', 'Thank you for calling Northwind.', 0.44, 2.96],
      ['CUSTOMER', 'I want to renew.', 3.1, 4.5],
    ],
    leftOut: {},
    warnings: [],
  },
  {
    file: 'aws-transcribe.json',
    format: 'aws-transcribe',
    timeUnit: 'seconds',
    turns: [
      ['spk_0', 'Hello, Bob.', 4.87, 6],
      ['spk_1', 'Hi.', 6.5, 7],
    ],
    leftOut: {},
    warnings: [],
  },
  {
    file: 'blocks-ja.txt',
    format: 'speaker-blocks',
    timeUnit: 'clock',
    turns: [
      ['話者 1', '本日はよろしくお願いいたします。', 0, undefined],
      ['話者 2', 'こちらこそ。価格は：後ほどご説明します。', 8, undefined],
    ],
    leftOut: {},
    warnings: [],
  },
  {
    file: 'columns.txt',
    format: 'timed-lines',
    timeUnit: 'clock',
    turns: [
      ['Alice', "Let's revisit the budget.", 332, undefined],
      ['Bob Stone', 'Fine with me.', 340, undefined],
      ['Alice', 'Good.', 344, undefined],
    ],
    leftOut: {},
    warnings: [],
  },
  {
    file: 'deepgram-utterances.json',
    format: 'deepgram',
    timeUnit: 'seconds',
    turns: [
      ['Speaker 0', 'Hello there.', 0.5, 2.1],
      ['Speaker 1', 'Hi.', 2.4, 3],
    ],
    leftOut: {},
    warnings: [],
  },
  {
    file: 'deepgram-words.json',
    format: 'deepgram',
    timeUnit: 'seconds',
    turns: [
      ['Speaker 0', 'Hello there.', 0.5, 1.4],
      ['Speaker 1', 'Hi.', 2.4, 3],
    ],
    leftOut: {},
    warnings: [],
  },
  {
    file: 'fathom.json',
    format: 'fathom',
    timeUnit: 'clock',
    turns: [
      ['Mara L.', 'We start Monday.', 332, undefined],
      ['Theo Brandt', 'Good.', 340, undefined],
    ],
    leftOut: {},
    warnings: [],
  },
  {
    file: 'fireflies.json',
    format: 'fireflies',
    timeUnit: 'seconds',
    turns: [
      ['Mara Lindqvist', 'We start Monday.', 1.2, 2.8],
      ['Speaker 1', 'Good.', 3, 3.4],
    ],
    leftOut: {},
    warnings: [],
  },
  {
    file: 'table.csv',
    format: 'csv',
    timeUnit: 'clock',
    turns: [
      ['Mara Lindqvist', "We start Monday, don't we?", 3, 6],
      ['Theo Brandt', 'He said "good". Good.', 7, 9],
    ],
    leftOut: { 'the headings of the table': ['line 1'] },
    warnings: [],
  },
  {
    file: 'whisper.tsv',
    format: 'csv',
    timeUnit: 'milliseconds',
    turns: [
      [undefined, 'We start Monday, then.', 0, 3.2],
      [undefined, 'Good. "Fine.', 3.2, 5.1],
    ],
    leftOut: { 'the headings of the table': ['line 1'] },
    warnings: ['transcript: no speaker is named in it, so no owner can be named in the minutes'],
  },
  {
    file: 'tldv.json',
    format: 'tldv',
    timeUnit: 'seconds',
    turns: [
      ['Mara Lindqvist', 'We start Monday.', 1.5, 2.8],
      ['Theo Brandt', 'Good.', 3, 3.4],
    ],
    leftOut: {},
    warnings: [],
  },
  {
    file: 'teams-stream.json',
    format: 'teams-json',
    timeUnit: 'clock',
    turns: [
      ['Mara Lindqvist', 'We start Monday.', 1.5, 2.8],
      ['Theo Brandt', 'Good.', 3603, 3603.4],
    ],
    leftOut: {},
    warnings: [],
  },
  {
    file: 'generic.vtt',
    format: 'webvtt',
    timeUnit: 'clock',
    turns: [
      ['Lena', 'Welcome & hello. Shall we start?', 62.5, 67],
      ['Tom', 'Yes, 3 < 5 holds. Done.', 67, 132],
    ],
    leftOut: { 'a block without cue times': ['line 24'], 'a block whose cue times cannot be read': ['line 26'] },
    warnings: [
      'transcript line 24: a block without cue times was left out',
      'transcript line 26: a block whose cue times cannot be read was left out',
    ],
  },
  {
    file: 'gong.json',
    format: 'gong',
    timeUnit: 'milliseconds',
    turns: [
      ['Mara Lindqvist', 'The price went up. By five percent.', 460.23, 463],
      ['9999', 'Why?', 464, 465],
    ],
    leftOut: {},
    warnings: [],
  },
  {
    file: 'google-meet.json',
    format: 'google-meet',
    timeUnit: 'rfc3339',
    turns: [
      ['田中 一郎', '本日はありがとうございます。では始めます。', 0, 7.5],
      ['佐藤', 'お願いします。', 7.8, 8.8],
      ['conferenceRecords/c1/participants/333', '聞こえますか。', 9.8, 10.8],
    ],
    leftOut: {},
    warnings: [],
  },
  {
    file: 'inline-bold.md',
    format: 'timed-lines',
    timeUnit: 'clock',
    turns: [
      ['Sarah Kim', 'Thanks for coming.', 0, undefined],
      ['Liam', 'Happy to.', 4, undefined],
      ['Sarah Kim', 'Shall we?', 9, undefined],
    ],
    leftOut: {},
    warnings: [],
  },
  {
    file: 'inline-ja.txt',
    format: 'timed-lines',
    timeUnit: 'clock',
    turns: [
      ['田中様', '来月から導入したいです。', 3, undefined],
      ['営業・佐藤', '承知しました。', 8, undefined],
      ['田中様', '見積をお願いします。', 12, undefined],
    ],
    leftOut: {},
    warnings: [],
  },
  {
    file: 'inline.txt',
    format: 'timed-lines',
    timeUnit: 'clock',
    turns: [
      ['Alice Chen', "Let's revisit the budget. it is tight", 332, undefined],
      ['bob', 'Fine: we have 10:30 blocked.', 340, 344],
      ['bob', 'And one more thing.', 350, undefined],
      ['Alice Chen', 'https://example.com has it.', 360, undefined],
    ],
    leftOut: {},
    warnings: [],
  },
  {
    file: 'meet-document.md',
    format: 'meet-document',
    timeUnit: 'clock',
    turns: [
      ['Mara Lindqvist', 'Good morning.', 0, undefined],
      ['Theo Brandt', 'Morning.', undefined, undefined],
      ['Theo Brandt', "Let's ship.", 300, undefined],
    ],
    leftOut: { 'a line of the document around the talk': ['line 1', 'line 3', 'line 14', 'line 16'] },
    warnings: [],
  },
  {
    file: 'meet-document.txt',
    format: 'meet-document',
    timeUnit: 'clock',
    turns: [
      ['Mara Lindqvist', 'Good morning.', 0, undefined],
      ['Theo Brandt', 'Morning. The cutover is ready.', undefined, undefined],
      ['Mara Lindqvist', 'Great, we decided to ship.', 300, undefined],
    ],
    leftOut: {
      'a line of the document around the talk': ['line 1', 'line 2', 'line 3', 'line 5', 'line 16', 'line 17'],
    },
    warnings: [],
  },
  {
    file: 'meetstream.json',
    format: 'meetstream',
    timeUnit: 'rfc3339',
    turns: [
      ['Mara Lindqvist', 'We start with two sites.', 0, undefined],
      ['Theo Brandt', 'Good.', 4.5, undefined],
    ],
    leftOut: {},
    warnings: [],
  },
  {
    file: 'graph.vtt',
    format: 'teams-vtt',
    timeUnit: 'clock',
    turns: [
      ['Mara Lindqvist', 'We start with two sites.', 0, 5.32],
      ['Theo Brandt', 'Good.', 6.1, 9],
    ],
    leftOut: {},
    warnings: [],
  },
  {
    file: 'name-over-time.txt',
    format: 'speaker-blocks',
    timeUnit: 'clock',
    turns: [
      ["Mia O'Hara", 'We can sign on Monday.', 3, undefined],
      ['John Smith', 'Great.', 9, undefined],
    ],
    leftOut: {},
    warnings: [],
  },
  {
    file: 'names-en.txt',
    format: 'text',
    timeUnit: undefined,
    turns: [
      [undefined, 'Kick-off with Northwind', undefined, undefined],
      [
        'Mara Lindqvist',
        'We start with two sites. Agenda: pricing and dates 10:30 Meeting: with Bob https://example.com/plans',
        undefined,
        undefined,
      ],
      ['Dr. Theo Brandt (Northwind)', 'I will ask Priya: she knows. So: that is settled.', undefined, undefined],
      ['mara.lindqvist@example.com', 'Great & thanks.', undefined, undefined],
    ],
    leftOut: {},
    warnings: [],
  },
  {
    file: 'names-ja.txt',
    format: 'text',
    timeUnit: undefined,
    turns: [
      ['田中', 'お世話になっております。', undefined, undefined],
      ['佐藤部長', '見積の件ですが、価格は：百万円です。', undefined, undefined],
      ['鈴木さん', '承知しました。10:30に送ります。次回：来週の金曜日', undefined, undefined],
    ],
    leftOut: {},
    warnings: [],
  },
  {
    file: 'otter.txt',
    format: 'speaker-blocks',
    timeUnit: 'clock',
    turns: [
      ['Thor Galle', "Okay, that's a good point. Let's meet at 10:30", 49, undefined],
      ['Unknown Speaker', 'Mhm.', 62, undefined],
      ['Thor Galle', "I'll send the deck to Bob: he asked for it.", 65, undefined],
      ['Ana Ruiz', 'Thanks.', 3670, undefined],
    ],
    leftOut: { 'a line before the first speaker': ['line 1', 'line 2'], 'a line added by the tool': ['line 17'] },
    warnings: [],
  },
  {
    file: 'recall.json',
    format: 'recall',
    timeUnit: 'seconds',
    turns: [
      [undefined, 'Hello', 0.5, 0.9],
      ['Mara Lindqvist', 'We start.', 1.5, 2.2],
    ],
    leftOut: {},
    warnings: [],
  },
  {
    file: 'speakerless.vtt',
    format: 'webvtt',
    timeUnit: 'clock',
    turns: [
      [undefined, 'Hello there.', 0, 2],
      [undefined, 'General questions first.', 2, 4],
    ],
    leftOut: {},
    warnings: ['transcript: no speaker is named in it, so no owner can be named in the minutes'],
  },
  {
    file: 'subtitles-en.srt',
    format: 'srt',
    timeUnit: 'clock',
    turns: [
      ['Christina', 'Lorem the price is forty thousand.', 5.79, 9],
      ['Ola Berg', 'And support? Is it included?', 9.5, 12],
      ['Christina', 'Yes.', 14, 16],
    ],
    leftOut: { empty: ['line 12'], 'a line outside of the cues': ['line 19'] },
    warnings: ['transcript line 19: a line that belongs to no cue was left out'],
  },
  {
    file: 'subtitles-ja.srt',
    format: 'srt',
    timeUnit: 'clock',
    turns: [
      ['田中', 'お世話になります。', 1, 3],
      ['佐藤', 'よろしくお願いします。', 3, 5],
    ],
    leftOut: {},
    warnings: [],
  },
  {
    file: 'teams-document.txt',
    format: 'teams-document',
    timeUnit: 'clock',
    turns: [
      ['Smith, John', 'Good afternoon.', 0, 2.43],
      ["Mia O'Hara", 'We need the signed order by Friday. Is that possible?', 2.43, 68.5],
    ],
    leftOut: {},
    warnings: [],
  },
  {
    file: 'teams-en.vtt',
    format: 'teams-vtt',
    timeUnit: 'clock',
    turns: [
      ['John Smith', 'Hello everyone, thanks for joining today.', 5, 8],
      ["O'Hara & Sons, Mia", 'We need the signed order by Friday. R&D will check.', 8.25, 15],
    ],
    leftOut: { empty: ['line 13'] },
    warnings: [],
  },
  {
    file: 'teams-metadata-ja.vtt',
    format: 'teams-vtt',
    timeUnit: 'clock',
    turns: [
      ['鈴木 花子', 'それでは始めます。', 16.246, 17.726],
      ['高橋 健', '納期は来週の水曜です。', 18, 21],
    ],
    leftOut: {},
    warnings: [],
  },
  {
    file: 'turns-clock.json',
    format: 'turns',
    timeUnit: 'clock',
    turns: [
      ['Ann', 'We start.', 332, 334.5],
      ['Bob', 'Fine.', 335, undefined],
    ],
    leftOut: {},
    warnings: [],
  },
  {
    file: 'turns-milliseconds.json',
    format: 'turns',
    timeUnit: 'milliseconds',
    turns: [
      ['Ann', 'We will start with the two sites.', 0, 2.5],
      ['Bob', 'Fine with me, thanks a lot.', 2.6, 5],
    ],
    leftOut: {},
    warnings: [],
  },
  {
    file: 'turns-rfc3339.json',
    format: 'turns',
    timeUnit: 'rfc3339',
    turns: [
      ['Ann', 'We start.', 0, 2.5],
      ['Bob', 'Fine.', 3, undefined],
    ],
    leftOut: {},
    warnings: [],
  },
  {
    file: 'turns-seconds.json',
    format: 'turns',
    timeUnit: 'seconds',
    turns: [
      ['田中', '導入は来月です。', 12.4, 15.1],
      ['佐藤', '承知しました。', 15.5, 17],
    ],
    leftOut: {},
    warnings: [],
  },
  {
    file: 'vexa.json',
    format: 'vexa',
    timeUnit: 'seconds',
    turns: [
      ['田中', 'こんにちは。見積を送ります。', 0, 3],
      [undefined, 'はい、お願いします。', 3, 4],
    ],
    leftOut: { draft: ['entry 2'] },
    warnings: [],
  },
  {
    file: 'whisper-cli.txt',
    format: 'timed-lines',
    timeUnit: 'clock',
    turns: [
      [undefined, 'Hello there.', 0, 2],
      [undefined, 'The offer stands.', 4, 7],
    ],
    leftOut: { 'heard in silence by the recogniser': ['line 2'] },
    warnings: ['transcript: no speaker is named in it, so no owner can be named in the minutes'],
  },
  {
    file: 'whisper-ja.json',
    format: 'whisper',
    timeUnit: 'seconds',
    turns: [
      [undefined, '契約は来月からです。', 0, 4],
      [undefined, 'ありがとうございました', 10, 12],
    ],
    leftOut: {
      'heard in silence by the recogniser': ['entry 2'],
      'silence, by no_speech_prob': ['entry 3'],
      empty: ['entry 4'],
    },
    warnings: ['transcript: no speaker is named in it, so no owner can be named in the minutes'],
  },
  {
    file: 'whisperx.json',
    format: 'whisper',
    timeUnit: 'seconds',
    turns: [
      ['SPEAKER_00', 'Hello there. How are you?', 0.1, 3],
      ['SPEAKER_01', 'Fine.', 3.2, 4],
    ],
    leftOut: {},
    warnings: [],
  },
  {
    file: 'zoom-chat.txt',
    format: 'timed-lines',
    timeUnit: 'clock',
    turns: [
      ['Mara Lindqvist', 'Can everyone see my screen?', 0, undefined],
      ['Theo Brandt', 'Yes.', 28, undefined],
    ],
    leftOut: {},
    warnings: ['transcript line 1: the times are times of day, and are counted from this one'],
  },
  {
    file: 'zoom-en.vtt',
    format: 'zoom-vtt',
    timeUnit: 'clock',
    turns: [
      ['Christina Vogel', "Good morning, thanks for making the time. Let's look at the renewal first.", 5.79, 13.02],
      ['Omar Haddad', 'Sure. The flow goes A --> B, and then legal.', 14.1, 17.25],
      ['Christina Vogel', 'Perfect, at 10:30: legal.', 18, 19],
    ],
    leftOut: { 'a block without cue times': ['line 19'] },
    warnings: [
      'transcript line 13: an arrow within a cue was taken for speech',
      'transcript line 19: a block without cue times was left out',
    ],
  },
  {
    file: 'zoom-ja.vtt',
    format: 'zoom-vtt',
    timeUnit: 'clock',
    turns: [
      ['田中 一郎', '本日はお時間をいただき、ありがとうございます。', 1, 6.5],
      ['佐藤', '見積書は金曜までに送ります。', 7, 10],
    ],
    leftOut: { 'heard in silence by the recogniser': ['line 16'] },
    warnings: [],
  },
];
