import { describe, expect, test } from 'vitest';
import { minutesOf } from '../minutes-of.ts';
import { talk } from './talk.ts';

/** Long enough to be weighed by what was learnt; no day in it. */
const chat = Array.from({ length: 12 }, () => ['N: The lift squeaks again.', 'T: Ours hums a tune at night.']).flat();

describe('in a longer talk the next meeting is', () => {
  test.each([
    [
      'in the morning for who comes for the early shift',
      ["N: Shall we meet for the early shift on the 9th, six o'clock?", "T: Six o'clock on the 9th, yes."],
      '06:00',
    ],
    [
      'after noon where nobody is early',
      ["N: Shall we meet on the 9th, six o'clock?", "T: Six o'clock on the 9th, yes."],
      '18:00',
    ],
    [
      'on the clocks of this meeting, where the hour stays the same',
      ["N: Next Thursday then, same time? That's nine o'clock for me, ten for you.", 'T: Ten is fine.'],
      '10:00',
    ],
  ])('%s', (_, lines, time) => {
    expect(talk(...chat, ...lines).nextMeeting).toMatchObject({ date: '2026-04-09', time });
  });
});

describe('the next meeting is', () => {
  test.each([
    [
      'what one side offers and the other takes',
      ['N: Shall we meet next Tuesday at two?', 'T: That works.'],
      '2026-04-07',
      '14:00',
    ],
    [
      'the day the other one names instead',
      ['N: Can we talk again on Thursday at ten?', 'T: Thursday I am away. Friday?', 'N: Friday at ten is fine.'],
      '2026-04-03',
      '10:00',
    ],
    [
      'at the hour that was agreed on at last',
      ['N: How about a call on the 9th, half past ten?', 'T: Can it be eleven?', 'N: Eleven on the 9th, perfect.'],
      '2026-04-09',
      '11:00',
    ],
    ['at the same time of day', ['N: Next call on the 8th, same time?', 'T: Yes.'], '2026-04-08', '10:00'],
    [
      'after noon, though a morning is spoken of',
      ['N: Shall we meet on the 9th?', 'T: I am out in the morning but one thirty works on the 9th.'],
      '2026-04-09',
      '13:30',
    ],
    [
      'in the zone of the meeting',
      ['N: Shall we meet on the 8th at 3 pm London time?', 'T: Perfect.'],
      '2026-04-08',
      '16:00',
    ],
  ])('%s', (_, lines, date, time) => {
    expect(talk(...lines).nextMeeting).toMatchObject({ date, time, timeZone: 'Europe/Berlin' });
  });
});

/** What people say before they come to when to meet: the classifier hears whole talks only. */
const sofar = Array.from({ length: 16 }, () => [
  'T: Our drivers write their hours on paper.',
  'N: And somebody in the office types them again.',
]).flat();

describe('of all days named in a talk the next meeting is', () => {
  test.each<[string, string[], string, string | null]>([
    [
      'the one both sides keep, with the hour they come to at last',
      [
        'N: Shall we speak again on Thursday the ninth, at ten?',
        "T: Ten's the safety round. Eleven would do.",
        'N: Eleven on the ninth, then.',
      ],
      '2026-04-09',
      '11:00',
    ],
    [
      'a week later at the same time',
      ['N: Shall we pick this up again same time next week?', 'T: Works for me.'],
      '2026-04-08',
      '10:00',
    ],
    [
      'without the hour of another call',
      [
        'N: Shall we meet again on Thursday the ninth?',
        'T: Thursday works.',
        'N: And Milo calls Ivo tomorrow at nine.',
      ],
      '2026-04-09',
      null,
    ],
    [
      'told with an hour turns later',
      ['N: Can we regroup on the ninth?', 'T: The ninth is good.', 'N: Morning or afternoon?', 'T: Two o’clock.'],
      '2026-04-09',
      '14:00',
    ],
    [
      'on the clocks of the meeting, whatever those of one of them show',
      ['N: Next call on Tuesday the seventh, half past nine?', 'T: Half eight for me, perfect.'],
      '2026-04-07',
      '09:30',
    ],
    [
      'at the hour that was named for the day before it',
      [
        'N: Shall we meet on Wednesday the 8th at two?',
        'T: Wednesday I am on shift, do the Thursday.',
        'N: Thursday the ninth then, same time.',
        'T: That works.',
      ],
      '2026-04-09',
      '14:00',
    ],
    [
      'in the month that was named just before',
      [
        'N: Shall I come back in the middle of May?',
        "T: The fourteenth, two o'clock.",
        'N: The fourteenth at two it is.',
      ],
      '2026-05-14',
      '14:00',
    ],
    [
      'not the one that is out',
      ['N: Shall we talk on Monday at nine?', "T: Monday's out, Tuesday at nine.", 'N: Tuesday at nine then.'],
      '2026-04-07',
      '09:00',
    ],
    [
      'none of the days on which one of them does something',
      [
        'N: I will mail you the draft on Thursday.',
        'T: Thursday is good.',
        'N: And shall we meet again on the fourteenth at three?',
        'T: The fourteenth at three, I will book the room.',
      ],
      '2026-04-14',
      '15:00',
    ],
    [
      'the day after one that is turned down',
      [
        'N: Shall we meet again on Tuesday the fourteenth?',
        "T: Tuesday we're closed, I'm afraid.",
        'N: The day after, then, at eleven?',
        'T: The day after is fine, eleven.',
      ],
      '2026-04-15',
      '11:00',
    ],
    [
      'the later one of two',
      [
        'N: For the next call I could do Monday the thirteenth or Thursday the sixteenth, both at ten.',
        'T: The second one, please.',
        "N: The second one, good, I'll send the invite.",
        'T: Lovely, ten works.',
      ],
      '2026-04-16',
      '10:00',
    ],
    [
      'at a half that is named without its hour',
      [
        'N: Shall we talk again on Wednesday the eighth, at nine?',
        'T: Nine is tight. Could it be half past?',
        'N: Half past, perfect, see you on the eighth.',
      ],
      '2026-04-08',
      '09:30',
    ],
    [
      'at an hour that is asked and taken in one word',
      ['N: Could we meet again on Thursday the ninth?', 'T: The ninth suits.', 'N: Eleven?', 'T: Eleven it is.'],
      '2026-04-09',
      '11:00',
    ],
    [
      'by the clocks of the meeting where the other side tells its place',
      [
        'N: Next call on Wednesday the eighth?',
        'T: The eighth works. Nine in New York?',
        'N: Nine in New York on the eighth, great.',
      ],
      '2026-04-08',
      '15:00',
    ],
    [
      'the weekday that the day after falls on',
      [
        'N: Shall we go through it together, say Monday the twentieth?',
        "T: Mondays I'm buried in the books. Can we do the day after?",
        'N: Tuesday at ten thirty, then.',
        'T: Ten thirty on Tuesday, put me down.',
      ],
      '2026-04-21',
      '10:30',
    ],
    [
      'in the month that was named some turns before',
      [
        'T: Could you come up here before the holidays?',
        'N: The twenty-first of July?',
        'T: The twenty-first, and bring Petra along.',
        'N: She will like the harbour.',
        'T: Everybody does.',
        'N: I had not seen it before last year.',
        'T: Nor I the other one.',
        'N: The twenty-first at half one, then?',
        'T: Half one, yes.',
      ],
      '2026-07-21',
      '13:30',
    ],
    [
      'on a weekday with its number',
      [
        'N: Shall we talk when the proof is there, the week after next?',
        'T: Wednesday fifteenth, same time.',
        'N: Okay.',
      ],
      '2026-04-15',
      '10:00',
    ],
    [
      'the next number that falls on its weekday',
      [
        'N: Shall we meet again? I thought of the twenty-second, a Friday, at nine.',
        'T: Friday the twenty-second at nine is good.',
      ],
      '2026-05-22',
      '09:00',
    ],
    [
      'to which the one that was arranged is moved',
      [
        'N: Our regular one is on the 15th. Any chance of moving it to the 16th?',
        'T: Fine by me. What time?',
        'N: Ten, as always.',
      ],
      '2026-04-16',
      '10:00',
    ],
    [
      'at an hour that a recogniser wrote',
      [
        'N: can we talk again maybe thursday the ninth',
        'T: the ninth is good but early eight a m',
        'N: eight a m on the ninth works',
      ],
      '2026-04-09',
      '08:00',
    ],
    [
      'at no hour where only people are counted',
      ['N: Shall we meet again on Thursday the ninth?', 'T: The ninth works. Two German engineers will join me.'],
      '2026-04-09',
      null,
    ],
  ])('%s', (_, lines, date, time) => {
    expect(talk(...sofar, ...lines).nextMeeting).toMatchObject({ date, time });
  });

  test.each<[string, string[]]>([
    [
      'a training of one side',
      ['N: Our trainer shows the crew the terminal on Monday at six.', 'T: The crew will be there.'],
    ],
    [
      'a trainer who comes',
      ['N: Our trainer, Lena, is at your depot on the 13th at nine for the drivers.', 'T: They will be waiting.'],
    ],
    ['a delivery', ['N: The truck with the terminals comes on the ninth at ten.', 'T: Good, the ninth.']],
    [
      'a day that nobody takes',
      ['N: Shall we meet again on the ninth?', "T: I can't say yet, I'd have to ask the others."],
    ],
  ])('not %s', (_, lines) => {
    expect(talk(...sofar, ...lines).nextMeeting).toBeNull();
  });
});

test.each([
  ['an offer nobody takes', ['N: Shall we meet next Tuesday at two?', "T: I'd have to look at my schedule."]],
  ['the day of a launch', ['T: We go live on the 14th at nine.', 'N: Great.']],
  ['the day of a task', ['N: I will send the proposal by Friday at noon.', 'T: Perfect.']],
])('%s is no meeting', (_, lines) => {
  expect(talk(...lines).nextMeeting).toBeNull();
});

test('without the day of this one the words are kept, and the agreement is a decision', () => {
  const { nextMeeting, decisions } = minutesOf({
    transcript: 'Ann: Shall we have a call next Tuesday at 10 AM?\nBob: Next Tuesday at 10 AM works for me.',
  });
  expect(nextMeeting).toMatchObject({ date: null, rule: null, asWritten: expect.stringContaining('Tuesday') });
  expect(decisions[0]?.text).toContain('next Tuesday at 10 AM');
});

const longTalk = Array.from({ length: 6 }, (_, i) => [
  `N: Item ${i} of the list is the new crate.`,
  'T: The old crates are heavy and the yard is wet.',
]).flat();

test('in a long talk the seller may be the one on other clocks', () => {
  const { nextMeeting } = talk(
    ...longTalk,
    'N: Shall we meet on the 8th? I could do ten London time.',
    'T: That is eleven here. An hour earlier?',
    'N: Nine for me, ten for you. Done.',
  );
  expect(nextMeeting).toMatchObject({ date: '2026-04-08', time: '10:00', timeZone: 'Europe/Berlin' });
});

test('a weekday right after "next week" is one of it', () => {
  const { nextMeeting } = talk(
    ...longTalk,
    'N: You will have the list live by Thursday.',
    'T: Can we do a check-in next week, like Wednesday?',
    "N: Wednesday's rough. Thursday at two?",
    "T: Two works. I'll invite the leads.",
    'N: Perfect.',
  );
  expect(nextMeeting).toMatchObject({ date: '2026-04-09', time: '14:00' });
});

test('a day is of the month that is asked for right after it', () => {
  const { nextMeeting } = talk(
    ...longTalk,
    "T: Let's see how the next weeks go, and then sit down again. What are you doing on the 14th?",
    "N: Of May? I'm free in the afternoon.",
    'T: Half two, here.',
    'N: Half two on the 14th.',
  );
  expect(nextMeeting).toMatchObject({ date: '2026-05-14', time: '14:30' });
});

test('a day is of the month in which it has been named with its weekday', () => {
  const { nextMeeting } = talk(
    ...longTalk,
    "N: Then when do we look at how it went? I'd suggest Thursday the fourteenth of May.",
    'T: On the fourteenth I am in Hull. The day after?',
    'N: Friday the fifteenth, gladly.',
    'T: Eleven, then?',
    "N: Eleven o'clock on the fifteenth. Thank you.",
    'T: Thank you. Bye.',
  );
  expect(nextMeeting).toMatchObject({ date: '2026-05-15', time: '11:00' });
});

test('and of the month of a day that is asked for, whatever month others meet in', () => {
  const { nextMeeting } = talk(
    ...longTalk,
    'T: I take it to our board, they meet the second week of May.',
    'N: Then how about we go over the two versions before that. Thursday the 23rd of April?',
    "T: Thursday I'm in Hull. The 24th, early, half eight.",
    'N: Friday the 24th at half eight, by video.',
    'T: Good. Bye.',
  );
  expect(nextMeeting).toMatchObject({ date: '2026-04-24', time: '08:30' });
});
