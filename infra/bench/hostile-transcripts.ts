type Make = (characters: number) => string;

const cue = '00:00.000 --> 00:01.000\n';

function filled(part: string, head = '', tail = ''): Make {
  return (characters) => head + part.repeat(Math.ceil(characters / part.length)).slice(0, characters) + tail;
}

function counted(part: (index: number) => string, head = '', tail = ''): Make {
  return (characters) => {
    const parts: string[] = [];
    for (let length = 0, index = 0; length < characters; index += 1) {
      const next = part(index);
      parts.push(next);
      length += next.length;
    }
    return head + parts.join('') + tail;
  };
}

function listed(entry: (index: number) => object, head: string, tail: string): Make {
  return counted((index) => `${index > 0 ? ',' : ''}${JSON.stringify(entry(index))}`, head, tail);
}

const second = (index: number) => String(index % 60).padStart(2, '0');
const repeated = [
  'a',
  'word ',
  ' ',
  '   \n',
  '\t',
  '\n',
  '\r',
  '\r\n',
  'a: ',
  'a: \n',
  'Ann: hi there\n',
  'Ann: hi\r',
  '-->',
  '-->\n',
  '<v ',
  '<v Ann>',
  '<',
  '&',
  '&amp;',
  '&#1234',
  '[',
  '[[(',
  '[{"a":',
  '{"a":',
  '"',
  'これは長い文章です。',
  'あ',
  '田中：はい\n',
  '田中：',
  '【',
  '：',
  ':',
  '0123456789',
  '00:00:',
  'Ann: I will send the offer on the 3rd of May, the 5th of June, the 9th of July. Or the 4th of May.\n',
  '田中: 資料を3月5日、4月6日、5月7日までに送ります。\n',
  '00:00:01 ',
  '00:00:01\n',
  'NOTE\n',
  'NOTE x\n\n',
  'Thor Galle   ',
  'Thor Galle 0:49\nhi\n\n',
  'A (',
  '**',
  'a | ',
  '\0',
  '\ud83d',
  '\ufeff',
  'Mr. ',
  'ご視聴ありがとうございました',
  '. ',
  'A, ',
  '(0:',
  '00:00:00,000 --> 00:00:01,000\n',
];

const captions: Readonly<Record<string, Make>> = {
  'WebVTT, one line': filled('a', 'WEBVTT\n\n'),
  'WebVTT, cues': filled(`${cue}hi\n\n`, 'WEBVTT\n\n'),
  'WebVTT, a speaker for each cue': counted((i) => `${cue}<v P${i}>hi</v>\n\n`, 'WEBVTT\n\n'),
  'WebVTT, voices in one cue': filled('<v Ann>hi ', `WEBVTT\n\n${cue}`),
  'WebVTT, open tags': filled('<v ', `WEBVTT\n\n${cue}`),
  'WebVTT, long open tags': filled('<v aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', `WEBVTT\n\n${cue}`),
  'WebVTT, open classes': filled('<v.a', `WEBVTT\n\n${cue}`),
  'WebVTT, open braces': filled('{\\a', `WEBVTT\n\n${cue}`),
  'WebVTT, lines of a cue': filled('Ann: a\n', `WEBVTT\n\n${cue}`),
  'WebVTT, arrows in speech': filled('a --> b\n', `WEBVTT\n\n${cue}`),
  'WebVTT, a long time': filled('9', 'WEBVTT\n\n', ' --> 1'),
  'WebVTT, identifiers': counted((i) => `${i}\n${cue}hi\n`, 'WEBVTT\n\n'),
  'Teams metadata': counted((i) => `${cue}{"speakerName":"A","spokenText":"x${i}"}\n\n`, 'WEBVTT\n\n'),
  'SRT, cues': counted((i) => `${i}\n00:00:00,000 --> 00:00:01,000\nhi\n\n`),
  'SRT, blank lines': filled(' \n', '1\n00:00:00,000 --> 00:00:01,000\n'),
  'Teams document': counted((i) => `0:0:0.0 --> 0:0:1.1\nJohn Smith\nhello ${i}\n\n`),
};

const texts: Readonly<Record<string, Make>> = {
  'a speaker for each line': counted((i) => `Person${i}: hello\n`),
  'a speaker for each time': counted((i) => `[00:00:${second(i)}] P${i}: x\n`),
  'Meet document': counted(
    (i) => `Ann: a\n00:${second(i)}:00\n`,
    'Transcript\n00:00:00\n',
    'Meeting ended after 00:01:00',
  ),
  'Otter, few speakers': counted((i) => `Speaker ${i % 5}  ${i % 60}:00\nhi\n`),
  'Otter, many speakers': counted((i) => `Bob Lee${i}  1:00\nhi\n\n`),
  'names over times': filled('Bob Lee\n1:00\nhi\n\n'),
};

const json: Readonly<Record<string, Make>> = {
  'turns, tiny': listed(() => ({ text: 'a' }), '{"turns":[', ']}'),
  'turns, broken': listed(() => ({ text: 1 }), '{"turns":[', ']}'),
  'turns, a speaker each': listed((i) => ({ speaker: `p${i}`, text: 'hello world' }), '{"turns":[', ']}'),
  'turns, one long text': filled('あ', '{"turns":[{"text":"', '"}]}'),
  'turns, 100 characters each': listed(
    (i) => ({ speaker: `p${i % 9}`, text: 'it is said '.repeat(9), start: i, end: i + 1 }),
    '{"turns":[',
    ']}',
  ),
  'Deepgram, words': listed(
    (i) => ({ word: 'a', start: i, end: i, speaker: i % 3 }),
    '{"results":{"channels":[{"alternatives":[{"words":[',
    ']}]}]}}',
  ),
  'AWS, items': listed(
    (i) => ({ start_time: String(i), type: 'pronunciation', alternatives: [{ content: 'a' }], speaker_label: 'spk_0' }),
    '{"results":{"items":[',
    ']}}',
  ),
  'Gong, monologues': listed(
    (i) => ({ speakerId: String(i % 4), sentences: [{ start: i, end: i, text: 'a' }] }),
    '[',
    ']',
  ),
  'Gong, sentences': listed((i) => ({ start: i, end: i, text: 'a' }), '[{"speakerId":"1","sentences":[', ']}]'),
  'Whisper, segments': listed((i) => ({ start: i, end: i, text: 'a', no_speech_prob: 0.1 }), '{"segments":[', ']}'),
  'Recall, entries': listed(
    (i) => ({ participant: { id: 1, name: `n${i % 2000}` }, words: [{ text: 'a', start_timestamp: { relative: i } }] }),
    '[',
    ']',
  ),
  'Attendee, entries': listed(
    (i) => ({ speaker_name: 'a', timestamp_ms: i, duration_ms: 1, transcription: 'x' }),
    '[',
    ']',
  ),
  'Fathom, broken': listed(() => ({ speaker: 1, text: 2, timestamp: 3 }), '[', ']'),
  'deep lists': (characters) => '['.repeat(characters / 2) + ']'.repeat(characters / 2),
  'deep objects': (characters) => `${'{"a":'.repeat(characters / 10)}1${'}'.repeat(characters / 10)}`,
  'deep turns': (characters) => `{"turns":${'['.repeat(characters / 2)}${']'.repeat(characters / 2)}}`,
};

/** Texts that are made to be slow to read, by name and of any length. */
export const hostileTranscripts: Readonly<Record<string, Make>> = {
  ...Object.fromEntries(repeated.map((part) => [`${JSON.stringify(part)} again and again`, filled(part)])),
  ...captions,
  ...texts,
  ...json,
};
