import { describe, expect, test } from 'vitest';
import { smallTalk, talk } from './talk.ts';

describe('a question stays open when the reply is', () => {
  test.each([
    ["I don't have the price in front of me."],
    ["We've never tested that."],
    ["There's no date yet."],
    ['I need to measure one.'],
    ["That's for our legal team to decide."],
    ["I'd better ask before I say yes."],
    ["On the small frame I'm not a hundred per cent."],
    ["I wouldn't swear to it."],
    ["They haven't set the day for that."],
    ["Nobody's measured it."],
    ["I can't speak for the cabinet maker."],
    ["That's a Greta question."],
    ["You're asking the wrong woman."],
  ])('%s', (reply) => {
    expect(talk('M: Does the gateway fit the cabinet?', `I: ${reply}`).openQuestions).toHaveLength(1);
  });
});

test('a question is answered by who looks it up at once', () => {
  expect(talk('M: Can it export to Excel?', "I: I'm not sure. Let me check. Yes, it can.").openQuestions).toEqual([]);
});

describe('resistance is', () => {
  test.each([
    ["You're nearly twice what the other lot quoted."],
    ["The timing couldn't be worse, we are in the middle of a move."],
    ["Paying everything up front doesn't sit well with me."],
    ['Your invoice was wrong four months running.'],
    ['Nobody here has the time to learn a new tool.'],
  ])('%s', (said) => {
    expect(talk(`T: ${said}`).objections).toHaveLength(1);
  });
});

describe('no resistance is', () => {
  test.each([['How much is it?'], ["That's cheaper than I thought."], ["I'm not worried about the price."]])(
    '%s',
    (said) => {
      expect(talk(`T: ${said}`).objections).toEqual([]);
    },
  );
});

describe('a task is given by', () => {
  test.each([
    ['a list of one side', ['N: My homework is the calculation for three sites.'], 'Nora Quist'],
    ['what is owed', ['I: I owe you the certificate. Tomorrow.'], 'Ivo Brandt'],
    ['a day on which things leave', ['N: The samples go out on Monday.'], 'Nora Quist'],
    [
      'a favour that is granted',
      ['T: Would you mind sending the data sheet over, Ivo?', 'I: Not at all.'],
      'Ivo Brandt',
    ],
  ])('%s', (_, lines, owner) => {
    expect(talk(...lines).actionItems.map(({ owner: by }) => by?.name)).toEqual([owner]);
  });
});

test('what somebody takes to who decides is no decision', () => {
  const { decisions } = talk(
    ...smallTalk,
    'N: If you pay annually I can do sixty-four dollars an agent.',
    'T: That I can take to Greta. She decides.',
    'N: Good.',
  );
  expect(decisions.filter(({ text }) => text.includes('Greta'))).toEqual([]);
});

test('the day on which both sides meet is that of no task told before it', () => {
  const { actionItems, nextMeeting } = talk(
    ...smallTalk,
    'N: Milo, did legal ever come back about the data?',
    "M: No, not yet. I'll chase them. Shall we say Wednesday next week, same time, to go over the quote?",
    'N: Wednesday works for us.',
  );
  expect(nextMeeting?.date).toBe('2026-04-08');
  expect(actionItems.map(({ due }) => due)).toEqual([null]);
});

test('who asks for time gives nobody a task, and takes his own', () => {
  const { actionItems } = talk(
    ...smallTalk,
    'N: Could you send us the list of schools by Friday?',
    'T: Not by Friday, they are all on a course. Give me till the 28th.',
    'N: The 28th is fine.',
  );
  expect(actionItems.map(({ owner, due }) => [owner?.name, due?.date])).toEqual([['Tess Harlow', '2026-04-28']]);
});

test('no task is what nobody hands over', () => {
  expect(talk("T: Let's first see how far you get with one.", 'N: All right.').actionItems).toEqual([]);
  expect(talk("T: The other half you'll maybe have from the lathe.", 'N: Okay.').actionItems).toEqual([]);
});

describe('the next meeting is agreed by', () => {
  test.each([
    [
      ['N: How does Tuesday look for you?', 'T: Tuesday is fine, but after lunch.', 'N: Half two?', 'T: Perfect.'],
      '2026-04-07',
      '14:30',
    ],
    [['T: Let me look at the calendar. The 27th at noon?', 'N: Booked.'], '2026-04-27', '12:00'],
    [["N: I've got Thursday quarter past ten open next week.", 'T: Grab it.'], '2026-04-09', '10:15'],
    [['N: Shall we meet on the first Monday in May?', "T: We'll be there."], '2026-05-04', null],
    [['N: A week on Tuesday for the workshop?', 'T: That works.'], '2026-04-14', null],
    [['N: Can I grab you again on Tuesday? Quarter past nine?', 'T: Go on then.'], '2026-04-07', '09:15'],
    [["N: Does a week today work, four o'clock?", 'T: Works for me.'], '2026-04-08', '16:00'],
    [['N: Diary check: the 24th, half past ten, your office.', 'T: Confirmed.'], '2026-04-24', '10:30'],
  ])('%s', (lines, date, time) => {
    expect(talk(...lines).nextMeeting).toMatchObject({ date, time });
  });
});

describe('a task names whom it is for:', () => {
  test.each([
    [
      'who has just spoken',
      ['M: What about the old trackers?', 'N: I will send you the trade-in offer tomorrow.'],
      'Send Milo the trade-in offer.',
    ],
    [
      'who is called, whoever has just spoken',
      ['M: What about the old trackers?', 'N: Tess, I will send you the trade-in offer tomorrow.'],
      'Send Tess the trade-in offer.',
    ],
    [
      'nobody alone where several are meant',
      ['M: What about the old trackers?', 'N: I will send you both the trade-in offer tomorrow.'],
      'Send them both the trade-in offer.',
    ],
    [
      'the one who asks, and what is asked for is his who is to bring it',
      ['T: Could you send me your insurance certificate by Friday?', 'I: Sure, will do.'],
      'Send Tess their insurance certificate.',
    ],
    [
      'without saying again whose it is',
      ['N: I need the meter list from your side though.', 'M: You can have that by Friday.'],
      'Provide the meter list.',
    ],
    [
      'without the name that only calls',
      ['T: And the trial?', 'N: I will get the trial form over to you on Thursday, Tess.'],
      'Get the trial form over to Tess.',
    ],
  ])('%s', (_, lines, text) => {
    expect(talk(...lines).actionItems.map(({ description }) => description)).toEqual([text]);
  });
});

describe('a task is told as its owner has it to do:', () => {
  test.each([
    [
      'what the other side gets',
      ['T: When do we get the key?', "I: You'll have the key tomorrow."],
      'Get Tess the key.',
    ],
    [
      'what it hears',
      ['T: Which door is it?', "I: You'll hear from me on the side door by Tuesday."],
      'Get back to Tess on the side door.',
    ],
    [
      'what it gets back',
      ["N: I'll have the order form over to you tomorrow.", "T: You'll get it back a week today."],
      'Return the order form to Nora.',
    ],
    [
      'without the next statement',
      ["I: i'll send you a new one it's on us um it ships tomorrow"],
      'Send them a new one.',
    ],
    [
      'without the day that stands beside it',
      ["T: I'll mail the signed contract back to you by Friday at the latest."],
      'Mail the signed contract back to them.',
    ],
    [
      'with the thing that was asked for',
      ['N: And emails for your two, so I can put them down.', "T: I'll text you those tonight."],
      'Text Nora those (emails for Tess’s two).',
    ],
  ])('%s', (_, lines, description) => {
    expect(talk(...lines).actionItems.map((item) => item.description)).toContain(description);
  });
});

describe('a task keeps', () => {
  test.each([
    ['what it is moved to', ["N: I'll move the go-live to Thursday."], 'Move the go-live to Thursday.'],
    [
      'when somebody comes',
      ["N: I'll bring the new ones when I come on Tuesday."],
      'Bring the new ones when they come on Tuesday.',
    ],
    [
      'what follows a thing',
      ["N: I'll print every drawing there is of the hall."],
      'Print every drawing there is of the hall.',
    ],
    [
      'nobody called twice',
      ['M: and the tickets', "I: i'll go through all four tickets again and call you milo tomorrow"],
      'Go through all four tickets again and call Milo.',
    ],
    [
      'its verb in the form of a list',
      ['T: And the bay?', "N: We're adding a second gate at no cost by Friday."],
      'Add a second gate at no cost.',
    ],
    ['its promise without the apostrophe', ['T: and the sheet', 'N: youll have it tonight'], 'Get the sheet to Tess.'],
    [
      'what was said to be the matter',
      ["N: That'll be the time zone setting. I'll fix that today.", 'T: Lovely.'],
      'Fix the time zone setting.',
    ],
    [
      'what somebody makes sure of',
      ["N: And I'll make sure Milo knows about the tenth, so that he lets them in.", 'T: Please do.'],
      'Make sure Milo knows about the tenth, so that he lets them in.',
    ],
    ['things that are named', ['M: Okay.', "N: You'll have both reports on Monday."], 'Get Milo both reports.'],
    ['what becomes of a thing', ['M: Okay.', "N: You'll have it signed by Friday."], 'Have it signed.'],
  ])('%s', (_, lines, description) => {
    expect(talk(...lines).actionItems.map((item) => item.description)).toEqual([description]);
  });

  test('its thing with the turn that names it, so that the words bear it out', () => {
    const [task] = talk(
      'M: You owe us the May invoice.',
      'N: Sorry.',
      'M: Never mind.',
      "N: I'll send it again tomorrow.",
    ).actionItems;
    expect(task?.description).toBe('Send the May invoice again.');
    expect(task?.evidence.map(({ quote }) => quote)).toContain('You owe us the May invoice.');
  });

  test('the question it is to answer, but no other that was asked before', () => {
    const asked = talk(
      'M: Can you deliver the 40 pumps in February?',
      "N: I'll find out and let you know by Wednesday.",
    );
    expect(asked.actionItems[0]?.description).toContain(': can Nora deliver the 40 pumps in February?');
    const other = talk(
      'M: How was your weekend with the children?',
      'N: Lovely, thanks.',
      "M: About the delivery slots, I'd like to know.",
      "N: I'll find out and get back to you.",
    );
    expect(other.actionItems[0]?.description).toBe('Find out and get back to Milo.');
  });

  test.each([
    [
      'his own',
      [
        'N: How many pumps do you need by February?',
        'M: That depends.',
        "N: I'll find out and let you know by Wednesday.",
      ],
    ],
    [
      'one that was answered',
      [
        'M: Do the 40 pumps run on solar power?',
        'N: Yes, the big ones as well.',
        "N: For the rest I'll find out and let you know by Wednesday.",
      ],
    ],
  ])('no question it is to answer is %s', (_, lines) => {
    expect(talk(...lines).actionItems[0]?.description).not.toMatch(/pumps/);
  });
});

test('a question that a choice does not answer stays out of it', () => {
  const { decisions } = talk(
    'N: Did you find the parking lot behind the plant?',
    'T: I did. We decided to pay quarterly.',
  );
  expect(decisions.map(({ text }) => text)).toEqual(['Pay quarterly.']);
});

test.each([
  [
    ['N: How long should the trial at the depot run?', "T: Sixty days, let's do that.", 'N: Sixty days it is.'],
    'How long should the trial at the depot run? Sixty days.',
  ],
  [
    ['N: Do you want the invoices monthly or quarterly?', "T: Let's do quarterly.", 'N: Quarterly then.'],
    'Does Tess want the invoices monthly or quarterly? Quarterly.',
  ],
  [
    [
      'N: Which doors, though? Because four and five are the ones where we lose the most.',
      'T: Four and five, then.',
      'N: Great, four and five.',
    ],
    'Which doors? Four and five.',
  ],
  [
    [
      'N: Where should the trial at the depot run?',
      'T: Say the second floor of the depot.',
      "N: The second floor it is, let's do that.",
    ],
    'The second floor of the depot.',
  ],
])('a choice that says little by itself is told with what was asked: %s', (lines, text) => {
  expect(talk(...lines).decisions.map((decision) => decision.text)).toEqual([text]);
});

describe('a task is told as its owner has it to do', () => {
  test.each([
    ["N: I'll mail you both the claim files from last summer.", 'Mail them both the claim files from last summer.'],
    [
      "N: Leave that with me. I'll see what's in the stores and tell you on Monday.",
      'See what is in the stores and tell Tess.',
    ],
    ["N: I'll do you a sketch of where the crane stands.", 'Do Tess a sketch of where the crane stands.'],
    [
      "N: As soon as the contract is back, I'll ship you the two sensors by Friday.",
      'Ship Tess the two sensors as soon as the contract is back.',
    ],
    [
      "N: I'll send Ivo to measure it, between the twenty-fourth and the twenty-sixth.",
      'Send Ivo to measure it, between the twenty-fourth and the twenty-sixth.',
    ],
    ["N: I'll have a mapping for you to shoot holes in by May eighth.", 'Have a mapping for Tess to shoot holes in.'],
  ])('%s', (said, told) => {
    expect(talk(said, 'T: Good.').actionItems.map(({ description }) => description)).toEqual([told]);
  });
});
