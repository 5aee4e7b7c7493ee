import { describe, expect, test } from 'vitest';
import { smallTalk, talk } from './talk.ts';

const tasks = (...lines: string[]) =>
  talk(...lines).actionItems.map(({ owner, due }) => [owner?.name ?? null, due?.date ?? null]);

describe('a task belongs to', () => {
  test.each([
    ['the speaker who promises it', ['N: I will send the proposal tomorrow.', 'T: Thanks.'], 'Nora Quist'],
    ['the one who agrees to do it', ['N: Could you send us the site list?', 'M: Sure.'], 'Milo Fenn'],
    [
      'the one whom somebody gets to do it',
      ['T: Could I get you to send Greta a short note?', 'N: Sure.'],
      'Nora Quist',
    ],
    ['the one called by name', ['N: Milo, could you send the site list?', 'M: Will do.'], 'Milo Fenn'],
    ['the one named, absent or not', ['T: Greta will countersign the contract by Friday.', 'N: Great.'], 'Greta Lund'],
    ['the one who is made to do it', ["N: I'll have Ivo test the gateway by Monday.", 'T: Okay.'], 'Ivo Brandt'],
    [
      'whom the pronoun means',
      ['T: Greta has the budget. She will send the order by Friday.', 'N: Great.'],
      'Greta Lund',
    ],
    [
      'the speaker when the other one "will have it"',
      ['T: I need the report.', "I: You'll have it by Friday."],
      'Ivo Brandt',
    ],
    [
      'who asks another team for it',
      ["I: I'll ask engineering and get you an answer by Friday.", 'T: Okay.'],
      'Ivo Brandt',
    ],
    ['who has a stranger do it', ["N: I'll get Zebulon to send the order by Friday.", 'T: Great.'], 'Nora Quist'],
    [
      'who has a stranger do it, whoever was named before',
      ['T: Ivo was very clear.', "M: Zebulon's out there, I'll get him to send the order by Friday.", 'N: Great.'],
      'Milo Fenn',
    ],
    [
      'whom the pronoun means, whatever thing is named since',
      ['T: Greta has the budget. Our German crates are new. She will send the order by Friday.', 'N: Great.'],
      'Greta Lund',
    ],
    [
      'whom the pronoun means, whatever place is named since',
      ['T: Greta has the budget. She is back from Zagreb, and she will send the order by Friday.', 'N: Great.'],
      'Greta Lund',
    ],
    [
      'the one who lets the other have what is needed',
      ['N: I need the meter list from your side though.', 'M: You can have that by Friday.', 'N: Great.'],
      'Milo Fenn',
    ],
    ['who says when it arrives', ['I: The clean version reaches you tomorrow by noon.', 'T: Thanks.'], 'Ivo Brandt'],
    ['nobody when a stranger is named', ['T: Zebulon will send the order by Friday.', 'N: Great.'], null],
  ])('%s', (_, lines, owner) => {
    expect(tasks(...lines).map(([name]) => name)).toEqual([owner]);
  });
});

describe('no task is', () => {
  test.each([
    ['a refused request', ['N: Could you send us the site list?', "M: No, I can't do that."]],
    ['a request nobody took up', ['N: Could you send us the site list?', 'M: The weather is lovely.', 'T: It is.']],
    ['a request to the own side taken by the other', ['T: Milo, could you send the site list?', 'N: Sure.', 'T: Hm.']],
    ['a promise taken back', ["N: I'll send the brochure.", 'T: No need for the brochure.']],
    ['what is done in the meeting', ["I: I'll share my screen and show you the report.", 'T: Okay.']],
    ['what was done before', ['N: I sent you the proposal on Monday.', 'T: I saw it.']],
    ['what might be done if', ['N: If you signed today I could send the devices by Friday.', 'T: Hm.']],
    ['a question how somebody might', ['T: How can we get you to lower the price?', 'N: Hm.']],
    ['an offer that is declined', ['N: Should I send over a deck?', 'T: No deck, please.']],
  ])('%s', (_, lines) => {
    expect(tasks(...lines)).toEqual([]);
  });
});

describe('the day of a task', () => {
  test.each([
    ['comes with the promise', ['N: I will send the proposal by Friday.'], '2026-04-03'],
    [
      'comes with the acceptance',
      ['N: Could you send us the site list?', "M: Sure, you'll have it on Monday."],
      '2026-04-06',
    ],
    [
      'comes in answer to a question',
      ['N: I will send the proposal.', 'T: By when?', 'N: Thursday, latest.'],
      '2026-04-02',
    ],
    ['is the corrected one', ['N: I will send the proposal on Monday. Sorry, make that Tuesday.'], '2026-04-07'],
    ['is not the denied one', ['T: I will send the order, not by Friday, but no later than the 14th.'], '2026-04-14'],
    [
      'is not that of an event',
      ['N: I will send the proposal before the launch.', 'T: The board meets on the 9th.'],
      null,
    ],
    ['is none where none is named', ['N: I will send the proposal soon.'], null],
  ])('%s', (_, lines, date) => {
    expect(tasks(...lines).map(([, day]) => day)).toEqual([date]);
  });
});

test('a recap does not make a second task, and both places are cited', () => {
  const { actionItems } = talk(
    'N: I will send the revised proposal by Friday.',
    'T: Good. How long does the rollout take?',
    'I: About three weeks.',
    'N: So to recap, I will send the revised proposal by Friday.',
  );
  expect(actionItems.map(({ evidence }) => evidence.map(({ turnIds }) => turnIds[0]))).toEqual([['t1', 't4']]);
});

test('a day that a noise interrupts is quoted as said', () => {
  const [item] = talk('N: I will send the proposal by the, um, fourteenth.', 'T: Thanks.').actionItems;
  expect(item?.due).toEqual({ asWritten: 'fourteenth', date: '2026-04-14', rule: 'dayOfMonth' });
});

describe('a task is told by what was named before it:', () => {
  const told = (...lines: string[]) =>
    talk(...lines).actionItems.map(({ description, owner, due }) => [description, owner?.name, due?.date]);

  test.each([
    [
      'a thing in a sentence of its own',
      ["N: So from me, the revised order form, with the longer term. You'll have that by tomorrow.", 'T: Fine.'],
      ['Get Tess the revised order form, with the longer term.', 'Nora Quist', '2026-04-02'],
    ],
    [
      'a thing that is somebody’s',
      ['T: Then the PO. That is me, but not by Friday.', 'N: Sure.'],
      ['See to the PO.', 'Tess Harlow', undefined],
    ],
    [
      'what its owner offered',
      [
        'N: I can take the second dock module off the bill.',
        'T: Then yes, please.',
        'N: It comes off from May. I will do that today.',
      ],
      ['Take the second dock module off the bill.', 'Nora Quist', '2026-04-01'],
    ],
    [
      'what he is to find out',
      ["N: What the cap is I'd need to check, I don't have the paper open. You'll hear from me tomorrow."],
      ['Check what the cap is.', 'Nora Quist', '2026-04-02'],
    ],
    [
      'a thing that is told in parts',
      ["N: So from me, the partner agreement, reworked, with the 60 days. You'll have that by tomorrow.", 'T: Fine.'],
      ['Get Tess the partner agreement, reworked, with the 60 days.', 'Nora Quist', '2026-04-02'],
    ],
    [
      'what its owner has to get',
      [
        'N: I have to get my director to sign off on the three forty.',
        'T: When will you know?',
        "N: I'll have it by Tuesday.",
      ],
      ['Get their director to sign off on the three forty.', 'Nora Quist', '2026-04-07'],
    ],
    [
      'what was asked who would do',
      ["N: Who's going to pull the item file?", "T: That would be Greta. I'll get her to do it by Monday."],
      ['Pull the item file.', 'Greta Lund', '2026-04-06'],
    ],
    [
      'what is to be seen first',
      ['N: Let me see if I can include the third store.', 'T: Thanks.', "N: I'll let you know by tomorrow."],
      ['Let Tess know whether Nora can include the third store.', 'Nora Quist', '2026-04-02'],
    ],
    [
      'what stands in front of who does it',
      ['N: The new offer, without the robot, I can send by tomorrow.', 'T: Good.'],
      ['Send the new offer, without the robot.', 'Nora Quist', '2026-04-02'],
    ],
  ])('%s', (_, lines, task) => {
    expect(told(...lines)).toEqual([task]);
  });
});

describe('a task is also', () => {
  const told = (...lines: string[]) => talk(...lines).actionItems.map(({ description }) => description);

  test.each([
    [
      'a promise of a deed with a day, whatever it is about',
      ["N: I'll get some dates out of them and let you have those by Monday.", 'T: Good.'],
      /^Get some dates out of them/,
    ],
    [
      'a promise that waits for something',
      ["T: Once the rota's out I'll mail you some dates.", 'N: Good.'],
      /mail Nora some dates once the rota is out\.$/i,
    ],
    ['a promise in the present', ['I: I make you the layout, no problem.', 'T: Good.'], /^Make Tess the layout\.$/],
    [
      'a question to others, whatever stands between',
      ['I: I ask in the warehouse if they can reserve one drive for you.', 'T: Please do.'],
      /^Ask in the warehouse if they can reserve one drive/,
    ],
    [
      'what is asked with a tag, and taken late in the sentence',
      ["T: You couldn't do them a single page, could you?", 'N: A crib sheet, yes, gladly.', 'T: Perfect.'],
      /^Do them a single page\.$/,
    ],
    [
      'what somebody is missing',
      ["T: But what I'm missing is the consumption per hour. Nora, can I have this from you?", 'N: Yes. Tomorrow.'],
      /consumption per hour/,
    ],
  ])('%s', (_, lines, task) => {
    expect(told(...lines)).toEqual([expect.stringMatching(task)]);
  });
});

test('who asks for it does another thing with it', () => {
  const { actionItems } = talk(
    'N: Is there a ticket open?',
    'T: There is, nobody has come back to us. I can forward it to you.',
    "N: Yes, please forward it to me and I'll escalate it today.",
    'T: Will do.',
  );
  expect(actionItems.map(({ description, owner }) => [description, owner?.name])).toEqual([
    [expect.stringMatching(/^Forward .*ticket to Nora\.$/), 'Tess Harlow'],
    [expect.stringMatching(/^Escalate/), 'Nora Quist'],
  ]);
});

describe('of two verbs of one sentence', () => {
  const told = (...lines: readonly string[]) =>
    talk(...smallTalk, ...lines, 'T: Thanks.').actionItems.map(({ description }) => description);

  test('the second is told as an order, as the first is', () => {
    expect(told('N: Ivo sends you the bills on Friday and finds out whether they were paid.', 'T: Good.')).toEqual([
      'Send Tess the bills and find out whether they were paid.',
    ]);
  });

  test.each([
    [
      'is a noun',
      'T: Can you check the updates and fixes it needs by Friday?',
      'Check the updates and fixes it needs.',
    ],
    [
      'is a noun that is a deed too',
      'T: Can you send me the drawing and changes it needs by Friday?',
      'Send Tess the drawing and changes it needs.',
    ],
    [
      'is what another does',
      'T: Can you check who signs the form and sends it to us by Friday?',
      'Check who signs the form and sends it to Tess.',
    ],
  ])('the second stays as it was said where it %s', (_, asks, deed) => {
    expect(told(asks, "N: Sure, I'll do that by Friday.")).toEqual([deed]);
  });
});

describe('a task is told without', () => {
  const told = (...lines: readonly string[]) =>
    talk(...smallTalk, ...lines).actionItems.map((item) => item.description);

  test('who is called while he is told, and what happens otherwise', () => {
    expect(
      told('I: Can you send the load list, Milo, otherwise our fitter orders nothing.', 'M: Yes, by Friday.'),
    ).toEqual(['Send the load list.']);
  });

  test('a way out that nobody provides', () => {
    expect(told('T: Can we get out halfway through?', 'N: You can, in the second year.')).toEqual([]);
  });
});
