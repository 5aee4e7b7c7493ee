import { describe, expect, test } from 'vitest';
import { smallTalk, talk } from './talk.ts';

const tasks = (...lines: readonly string[]) =>
  talk(...smallTalk, ...lines).actionItems.map(({ description, owner, due }) => [
    description,
    owner?.name,
    due?.date ?? null,
  ]);

describe('a task told in several turns or in passing is one when', () => {
  test.each<[string, string[], unknown[]]>([
    [
      'an offer is taken by a bare do',
      ["N: There's a dairy in Oss with the same filler, I can ask if they'd show you round.", 'T: Do, yeah.'],
      ['Ask if they would show Tess round.', 'Nora Quist', null],
    ],
    [
      'what somebody should check is asked for, whatever is said behind it',
      [
        'N: I should check whether our insurer is happy with the roof.',
        "T: Please do. Without it I can't go to the board.",
      ],
      ['Check whether the insurer is happy with the roof.', 'Nora Quist', null],
    ],
    [
      'what somebody supposes he did is wished for',
      [
        'N: What if I swapped the two broken trolleys for new ones?',
        'T: When?',
        'N: On the fourteenth.',
        "T: Okay, do that, that'd help.",
      ],
      ['Swap the two broken trolleys for new ones.', 'Nora Quist', '2026-04-14'],
    ],
    [
      'whoever is asked when says the day',
      ['N: And when can I have the signed copy?', 'T: Friday.'],
      ['Provide the signed copy.', 'Tess Harlow', '2026-04-03'],
    ],
    [
      'the question when stands at the end',
      ["N: And you'd have the form back to me when?", "T: I'm away all week. Before the tenth, sure."],
      ['Get the form back to Nora.', 'Tess Harlow', '2026-04-10'],
    ],
    [
      'a thing is squared with somebody',
      ["N: Quarterly invoices are fine, I'll square it with head office.", 'T: Good.'],
      ['Square it with head office.', 'Nora Quist', null],
    ],
    [
      'somebody is leant on and the other side told',
      ["N: The paint is late. I'll lean on the supplier and let you know.", 'T: Thanks.'],
      ['Lean on the supplier and let Tess know.', 'Nora Quist', null],
    ],
    [
      'things are left somewhere by their number',
      ["T: I'll leave four keys at the lodge for your fitters, the morning of the ninth.", 'N: Perfect.'],
      ['Leave four keys at the lodge for Nora’s fitters, the morning of the ninth.', 'Tess Harlow', null],
    ],
    [
      'something is needed from the other side, who will not have it before a day',
      [
        "N: I'm going to need a floor plan from you with the sockets on it.",
        "T: I won't have it until Monday. I'll send you the floor plan then.",
      ],
      ['Provide a floor plan with the sockets on it.', 'Tess Harlow', '2026-04-06'],
    ],
  ])('%s', (_, lines, expected) => {
    expect(tasks(...lines)).toContainEqual(expected);
  });

  test.each<[string, string[]]>([
    ['an offer is declined', ['N: I could send someone to measure the doors.', 'T: No, leave it, we have the plans.']],
    ['somebody bargains', ['N: What if we took twelve and paid up front?', 'T: Then it would be cheaper, yes.']],
    ['a point is raised here', ['T: Might I raise one matter before we go on to money?', 'N: Of course.']],
    ['only a reason is given', ["N: What's the rush?", "T: None, I'm asking cos I'm printing the flyer in May."]],
    ['a question when is about something else', ['N: When did the old contract end?', 'T: On the first of March.']],
  ])('and none when %s', (_, lines) => {
    expect(tasks(...lines)).toEqual([]);
  });
});

test('who does what somebody has him do is known when it is told again with he', () => {
  expect(
    tasks(
      "N: I'll get Martin to ring you, Tess, and fix a day.",
      'T: After ten please.',
      "N: After ten. He'll ring you tomorrow.",
    ),
  ).toEqual([['Have Martin ring Tess and fix a day.', 'Nora Quist', '2026-04-02']]);
});

test('a visit on which they meet next stands among the dates alone', () => {
  const { actionItems, nextMeeting } = talk(
    ...smallTalk,
    'N: Can I come and see you, in person?',
    'T: Do, yes. Monday the thirteenth, half past ten?',
    'N: Monday the thirteenth at half past ten.',
  );
  expect(nextMeeting?.date).toBe('2026-04-13');
  expect(actionItems).toEqual([]);
});

test('a request that is turned down by name leaves no question open', () => {
  const { openQuestions } = talk(
    ...smallTalk,
    'T: Can you lend us a saw, to try it for a week?',
    "N: I can't lend them, it's an insurance thing.",
    'T: No, leave it then.',
  );
  expect(openQuestions).toEqual([]);
});

test('what somebody will look up for the other side stays open', () => {
  const { openQuestions } = talk(
    ...smallTalk,
    'N: What about that notice period at the old supplier, though?',
    "T: Go on, I'll dig it out. Say Wednesday.",
  );
  expect(openQuestions.map(({ text }) => text)).toEqual([expect.stringContaining('notice period')]);
});

test('what waits for one task is another one, whatever it names of it', () => {
  const found = tasks(
    "N: I'll ask my partner today and call you tomorrow.",
    'T: Good.',
    'N: Anything else on the plan?',
    'T: No, the plan is fine.',
    'N: I make the contract when my partner has said yes, and you get it next week.',
  ).map(([description]) => description);
  expect(found).toContainEqual(expect.stringMatching(/^Ask the partner|^Ask their partner/));
  expect(found).toContainEqual(expect.stringMatching(/^Make the contract/));
});

test('what would be even better is asked for, and what comes with a thing is no task', () => {
  const found = tasks(
    'N: If you can send me a photo of the fuse board, even better.',
    'T: Will do.',
    'T: And the data, if we leave?',
    'N: You get an export.',
  );
  expect(found).toContainEqual(['Send Nora a photo of the fuse board.', 'Tess Harlow', null]);
  expect(found.filter(([description]) => /export/.test(String(description)))).toEqual([]);
});
