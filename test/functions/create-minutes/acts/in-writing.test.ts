import { describe, expect, test } from 'vitest';
import { meetingFixture, minutesOf } from '../minutes-of.ts';
import { reportEnglish } from '#functions/create-minutes/engine/english/wording/report.ts';
import { talk } from './talk.ts';

const tasksOf = (...lines: readonly string[]) => talk(...lines).actionItems.map(({ description }) => description);
const choicesOf = (...lines: readonly string[]) => talk(...lines).decisions.map(({ text }) => text);
const taken = (said: string) => choicesOf(`N: ${said}`, 'I: Wonderful.').join(' ');
const promised = (said: string) => tasksOf(`I: ${said}`, 'N: Thanks.').join(' ');

describe('numbers above ten stand in digits', () => {
  test.each([
    ["We'll take ninety-four licences.", '94 licences'],
    ["We'll take three hundred and forty licences.", '340 licences'],
    ["We'll take two hundred fifty licences.", '250 licences'],
    ["We'll take fifteen hundred licences.", '1,500 licences'],
    ["We'll take five percent off.", '5 percent'],
    ["We'll take the twelve-month contract.", '12-month contract'],
    ["We'll take one hundred and forty-two thousand of them.", '142,000 of them'],
  ])('%s', (said, told) => {
    expect(taken(said)).toContain(told);
  });

  test.each([
    ["We'll take nine licences.", 'nine licences'],
    ["We'll go with fifteen fifty.", 'fifteen fifty'],
    ["We'll go with twenty twenty-seven.", 'twenty twenty-seven'],
    ["We'll go with thirteen for the pair.", 'thirteen'],
  ])('%s is no such number, or may be short for another', (said, told) => {
    expect(taken(said)).toContain(told);
  });
});

describe('a task stands without its day, which is beside it', () => {
  test.each([
    ["I'll ring the lab tomorrow and tell you what they say.", 'Ring the lab and tell'],
    ["I'll send the agreement on Monday, with the new terms.", 'Send the agreement, with the new terms.'],
    ["I'll send the list by Friday.", 'Send the list.'],
    ["I'll transfer the deposit by the end of the month.", 'Transfer the deposit.'],
    ["I'll change it in the rota tonight.", 'Change it in the rota.'],
    [
      "I'll take the crates to the depot tomorrow when the van is back.",
      'Take the crates to the depot when the van is back.',
    ],
    ["I'll return the form with every box filled in by the end of May.", 'with every box filled in.'],
    ["I'll ask the lab and mail Nora whatever they say, by the end of next week.", 'whatever they say.'],
  ])('%s', (said, told) => {
    expect(promised(said)).toContain(told);
  });

  test.each([
    ["I'll send you the Friday report and the plan.", 'Friday report'],
    ["I'll move the training to Thursday and tell the team.", 'to Thursday'],
  ])('%s keeps a day that is part of it', (said, told) => {
    expect(promised(said)).toContain(told);
  });
});

test('the part of the day stands with the day', () => {
  const { actionItems } = talk("I: I'll mail you the drawing by tomorrow evening.", 'N: Thanks.');
  expect(actionItems.map(({ description, due }) => [description, due?.asWritten, due?.date])).toEqual([
    ['Mail Nora the drawing.', 'by tomorrow evening', '2026-04-02'],
  ]);
});

describe('a task is an order to its owner', () => {
  test.each([
    ["I'll bring the pump myself when I'm up for the boiler.", 'Bring the pump when up for the boiler.'],
    ["I'll ask the plant and I write you, Nora.", 'Ask the plant and write Nora.'],
    ["I'll ask the plant and you get an answer.", 'Ask the plant and get Nora an answer.'],
    ["In return I'll sketch you a plan of the yard.", 'Sketch Nora a plan of the yard.'],
    ["I'll send Nora some samples, Nora.", 'Send Nora some samples.'],
  ])('%s', (said, told) => {
    expect(promised(said)).toBe(told);
  });
});

describe('what stands behind a task names its thing', () => {
  test('or asks what is to be found out', () => {
    expect(
      tasksOf(
        'T: Does the scanner read torn labels?',
        "I: That I honestly don't know.",
        "I: I'll ask them.",
        'T: Please do.',
      ).join(),
    ).toContain('Ask them: does the scanner read torn labels?');
  });

  test('an excuse does not', () => {
    expect(tasksOf("I: I'd have to ask the plant.", "I: I'll get it to Nora.", 'N: Thanks.').join()).not.toMatch(
      /have to/,
    );
  });
});

describe('a choice stands in the order of writing', () => {
  test.each([
    ['Truck fourteen it is.', 'Truck 14.'],
    ['Seven years it is, and the pilot starts in May.', 'Seven years, and the pilot starts in May.'],
    ['Half the crates I can take to the depot.', 'half the crates to the depot'],
  ])('%s', (said, told) => {
    expect(choicesOf('N: So what do you choose for the depot?', `T: ${said}`, 'N: Agreed.').join(' ')).toContain(told);
  });
});

test('a share is told as one', () => {
  expect(
    choicesOf(
      'T: Could you take ten percent off for a yearly contract?',
      'N: Twelve percent off if you pay in advance.',
      'T: Twelve, paid in advance, then.',
      'N: Agreed.',
    ).join(' '),
  ).toMatch(/12%, paid in advance/i);
});

test('a choice is told by its fullest wording', () => {
  expect(
    choicesOf(
      'N: The sheet is one eighty a pallet.',
      'T: Make it one seventy and we sign.',
      'N: One seventy-five, with the crates.',
      'T: One seventy-five.',
      'N: Then we have a deal.',
      'T: Deal.',
    ).join(' '),
  ).toBe('One seventy-five, with the crates.');
});

test('a question that is taken up is told as what it settles', () => {
  expect(choicesOf('N: So leave the night shift out?', 'T: Leave it out.', 'N: Done.').join(' ')).toMatch(
    /Leave the night shift out\.$/,
  );
});

describe('the sides are called what they are where "they" would be nobody', () => {
  test.each([
    ["T: Their drivers hated our scanners, that's a real problem.", /the customer’s scanners/],
    ["T: They sent us home and nobody told us why, that's a real problem.", /They sent the customer home/],
  ])('%s', (said, told) => {
    const { objections } = talk(
      'N: How did the trial at the other firm go?',
      said,
      'N: I see.',
      'I: We test ours first.',
    );
    expect(objections.map(({ text }) => text).join(' ')).toMatch(told);
  });
});

describe('who is meant', () => {
  test('has the name that was said right before', () => {
    expect(tasksOf('T: Greta signs anything above that.', "N: I'll ask her tomorrow.")).toEqual([
      'Ask Greta (Greta signs anything above that).',
    ]);
  });

  test('stays open where two were named', () => {
    expect(tasksOf('T: Greta signs that, or Milo does.', "N: I'll ask her tomorrow.").join()).toMatch(/^Ask her\b/);
  });
});

test('what leads to a question is no part of it', () => {
  const { openQuestions } = talk('N: So, does it fit the old cabinet?', "I: I'd have to measure one.");
  expect(openQuestions.map(({ text }) => text)).toEqual(['Does it fit the old cabinet?']);
});

test('a choice that is but a sum is told with what it is', () => {
  const { decisions, summary } = talk(
    'N: The licence is twenty-seven dollars a seat a month.',
    'T: What about twenty-five fifty?',
    'N: Twenty-five fifty it is.',
    'T: Great.',
  );
  expect(decisions.map(({ text }) => text)).toEqual(['Price: $25.50.']);
  expect(summary.detailed.at(-1)?.text).toBe('Agreed price: $25.50.');
});

describe('what is said keeps its meaning', () => {
  test.each([
    ["I'll send the invoice's due date.", "invoice's due date"],
    ["I'll order two grand pianos.", 'two grand pianos'],
    ["I'll send the plan on Friday and Monday.", 'on Friday and Monday'],
    ["I'll confirm Friday with the driver.", 'Confirm Friday with the driver'],
    ["I'll set up the call for Friday with the driver.", 'for Friday'],
    ["I'll ship one million and five hundred thousand labels.", '1,500,000 labels'],
  ])('%s', (said, told) => {
    expect(promised(said)).toContain(told);
  });

  test.each([
    ['T: Greta knows the auditor.', 'Call the auditor'],
    ["T: Greta's brother runs the yard.", 'Call him'],
    ['T: The auditor, Mr. Bell, does.', 'Call Mr. Bell'],
    ['T: That is for our plant manager, Arvid.', 'Call Arvid'],
  ])('%s names somebody else than who is in the talk', (before, told) => {
    expect(tasksOf(before, "N: I'll call him tomorrow.").join()).toContain(told);
  });

  test('a short condition stays where it is', () => {
    const told = reportEnglish('If not, I will cancel the whole order.', 'Nora Quist', (text) => text);
    expect(told).toMatch(/if not, /i);
  });
});

test('a sum that was haggled down stays out of the summary', () => {
  const { summary } = talk(
    'N: The box is nineteen pounds a van a month.',
    'T: We have thirty-two vans in the yard at Leith, and the drivers like the old one.',
    'N: I could do eighteen pounds a van a month.',
    'T: Make it seventeen pounds a van a month and we are done.',
    'N: Seventeen pounds a van a month, agreed.',
    'T: Great.',
  );
  const told = summary.detailed.map(({ text }) => text).join(' ');
  expect(told).toMatch(/seventeen|17/);
  expect(told).not.toMatch(/eighteen|18/);
});

describe('who is told something is named, with what he is told to do', () => {
  test.each([
    [['T: Greta will have to ring the auditor.', "T: I'll tell her."], 'Tell Greta to ring the auditor.'],
    [['T: Greta signs these.', "T: I'll ask her tomorrow."], 'Ask Greta.'],
    [
      [
        'T: Could one of you talk to our insurer?',
        "N: That's Aoife in our office. I'll ask her to ring you.",
        'T: Thanks.',
      ],
      'Have Aoife ring Tess.',
    ],
  ])('%j', (lines, told) => {
    expect(tasksOf(...lines)).toContain(told);
  });
});

test('what is checked stands behind, wherever it was said', () => {
  expect(promised("The mounts I'd have to check with our warehouse.")).toBe('Check the mounts with the warehouse.');
});

test('whose people are asked stands beside the task', () => {
  expect(promised("I'll check with our finance director and have our legal team redraft our terms.")).toBe(
    'Check with the finance director and have the legal team redraft their terms.',
  );
});

describe('a decision is told without', () => {
  test.each([
    [
      'a remark ahead of what is picked',
      [
        'N: When do you want the vans in the yard?',
        'T: The first of February would suit us.',
        "N: We've done worse, the first of February it is.",
      ],
      /the first of February\.$/i,
    ],
    [
      'the question whether it suits',
      ['N: The pallets would stay in our yard until June, would that suit you?', "T: Yes, let's do that."],
      /^The pallets would stay in the vendor’s yard until June\.$/,
    ],
    [
      'what grants it',
      [
        "T: Two more sites are planned, I'd want the same price for those.",
        'N: Same three forty for new sites, sure, we can do that.',
        'T: Agreed.',
      ],
      /^Same 340 for new sites\.$/,
    ],
  ])('%s', (_, lines, told) => {
    expect(choicesOf(...lines)).toContainEqual(expect.stringMatching(told));
  });
});

describe('a task says what it is about', () => {
  test('also where it is asked for behind a yes to something else', () => {
    expect(
      tasksOf(
        'N: I can check the mounts.',
        'T: Yes, please do, and send me the data sheet for the cold store.',
        'N: Will do.',
      ),
    ).toEqual(['Check the mounts and send Tess the data sheet for the cold store.']);
  });

  test.each([
    [['N: Can you find out which ports are free?', "M: I'll find out by Friday."], /^Find out which ports are free\.$/],
    [
      [
        'M: Our CFO has to sign anything above ten thousand.',
        "N: Could you ask her whether she'd sign in May?",
        "M: I'll ask her.",
      ],
      /^Ask the CFO whether she would sign in May\.$/,
    ],
    [
      [
        'T: One question, does the rental cover the spare pump?',
        'N: Ivo, do you know?',
        "I: I don't, I'd have to look.",
        "N: Okay, I'll come back to you on that one tomorrow.",
      ],
      /: does the rental cover the spare pump\?/i,
    ],
    [
      ['T: Could the labels carry our own logo?', "N: It's the print shop who'd know, I'll ask them."],
      /^Ask them: could the labels carry/,
    ],
    [
      ['N: Which line would it be?', "T: Line four, the salads. I'll confirm that with Simone."],
      /^Confirm that with Simone: /,
    ],
    [
      ['T: Who fills in the technical annex, you or us?', "I: Leave it with me. You'll get it with the quote."],
      'Get the technical annex to Tess with the quote.',
    ],
    [
      ["T: There's a spec somewhere.", "T: I'll find it and mail it across tomorrow."],
      'Find a spec and mail it across.',
    ],
    [
      ["N: I don't know if they rent single months.", 'N: Tess, can you find out?', "T: I'll find out tomorrow."],
      /^Find out whether they rent single months/,
    ],
    [
      [
        'T: Is the booking page available in Spanish?',
        'N: That I do not know. I will ask the product people tomorrow.',
      ],
      'Ask the product people whether the booking page is available in Spanish.',
    ],
    [
      ['T: Who clears the customs in Rotterdam?', "N: Honestly, no idea. I'll find out and drop you a line tomorrow."],
      'Find out and drop Tess a line about who clears the customs in Rotterdam.',
    ],
    [["N: I'll call Otto tomorrow.", "N: Right, I'll ring Otto then."], 'Call Otto.'],
    [
      [
        'T: Will the handles rust outdoors?',
        "N: They won't, they are stainless steel.",
        'T: Please ask the factory anyway.',
        "N: I'll ask the factory tomorrow.",
      ],
      'Ask the factory.',
    ],
    [['T: Who is your dealer in Lyon?', "N: That's Berger. I'll ring Berger tomorrow."], 'Ring Berger.'],
    [
      ['N: I asked Milo twice for the file.', "M: You'll get it by Friday, or I'll drive up there."],
      'Get the file to Nora.',
    ],
    [['T: It would be great if one of you gave a talk.', "N: I'll do it."], 'Give a talk.'],
    [
      ['T: And could somebody do me one page on the outage?', "I: Yes. I'll write that."],
      'Do Tess one page on the outage.',
    ],
    [
      [
        "M: I'd have to ask the union whether we may move the crates.",
        'N: Would you do that?',
        "M: Sure. I'll write to them today.",
      ],
      /^Ask the union whether the customer may move the crates/,
    ],
    [
      ["N: You'd need to send us about forty bottles by the end of May.", 'T: No problem.'],
      /^Send .{2,12} about 40 bottles/,
    ],
  ])('%j', (lines, told) => {
    const tasks = tasksOf(...lines);
    expect(
      tasks.some((one) => (typeof told === 'string' ? one === told : told.test(one))),
      tasks.join('|'),
    ).toBe(true);
  });

  test.each([
    [["I: I'd need a week or so before we start.", 'T: Fine.']],
    [["T: I'd like to hear from you on Friday either way.", 'N: You will.']],
  ])('and %j gives nobody anything to provide', (lines) => {
    expect(tasksOf(...lines).join()).not.toMatch(/week or so|Like to hear/);
  });
});

describe('a task is of whoever takes it', () => {
  const ownersOf = (...lines: readonly string[]) =>
    talk(...lines).actionItems.map(({ description, owner }) => `${owner?.name}: ${description}`);
  test('and not of who asks for it and promises something else', () => {
    const tasks = ownersOf("I: Send me a message and I'll look into the crates.", 'T: Okay.');
    expect(tasks.join()).not.toMatch(/Ivo Brandt: Send/);
  });
});

test('days of what somebody does or did are no days of a task', () => {
  const [task] = talk("N: I'll send the plan of the yard.", 'T: I logged a ticket on the third of March.').actionItems;
  expect(task?.due ?? null).toBeNull();
});

test('a part that was taken up is told with what was offered', () => {
  const transcript = [
    "Nora (Ourside): Not, well, no. Out of hours it'd be the duty line, but with a fifteen minute callback.",
    'Tess (Lakehouse): Fifteen minutes we can live with.',
    'Nora (Ourside): Great.',
  ].join('\n');
  const [choice] = minutesOf({ transcript, meeting: { language: 'en' } }).decisions;
  expect(choice?.text).toBe('Out of hours it would be the duty line, but with a 15 minute callback.');
  expect(choice?.evidence.map(({ quote }) => quote).join()).toContain('fifteen minute callback');
});

test('whoever talks to somebody himself may ask others for something about the same man', () => {
  const { actionItems } = minutesOf(JSON.parse(meetingFixture('sales-en.json')));
  expect(actionItems.map(({ description }) => description)).toContain('Invite Luis.');
});
