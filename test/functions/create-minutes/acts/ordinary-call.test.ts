import { describe, expect, test } from 'vitest';
import { call } from './talk.ts';

const tasks = (...lines: string[]) => call(...lines).actionItems.map(({ description }) => description);
const questions = (...lines: string[]) => call(...lines).openQuestions.map(({ text }) => text);

describe('an item that does not say what it is about', () => {
  test.each([
    [
      'a question',
      questions,
      ['T: The fence company quoted us three seventy a metre.', 'N: With posts?', "T: I'd have to look at it again."],
      'The fence company quoted the customer three seventy a metre (Tess). With posts?',
    ],
    [
      'a task',
      tasks,
      ['T: Can we have the list of the thirty-six sites in writing, with the names?', "N: I'll mail Tess the list."],
      'Mail Tess the list (Can the customer have the list of the 36 sites in writing, with the names?).',
    ],
  ])('tells what was said before: %s', (_, listed, lines, expected) => {
    expect(listed(...lines)).toContain(expected);
  });

  test('cites what was said before', () => {
    const { openQuestions } = call(
      'T: The fence company quoted us three seventy a metre.',
      'N: With posts?',
      "T: I'd have to look at it again.",
    );
    expect(openQuestions.flatMap(({ evidence }) => evidence.map(({ quote }) => quote))).toContain(
      'The fence company quoted us three seventy a metre.',
    );
  });
});

describe('a task', () => {
  test.each([
    [
      'on a basis has what was settled behind it',
      [
        'T: Okay. Then let us go with the light clean on Mondays and Fridays.',
        'N: Perfect.',
        "N: Great. I'll redo the proposal on that basis by Thursday.",
      ],
      'Redo the proposal on that basis (Go with the light clean on Mondays and Fridays).',
    ],
    [
      'to put something down has what was promised behind it',
      [
        'N: Whatever you sign at, anybody you add later is on the same rate.',
        'T: Good. Can I have that in writing?',
        "N: You can. I'll put it in the quote.",
      ],
      'Provide that in writing (Whatever Tess signs at anybody they add later is on the same rate).',
    ],
    [
      'to look at it says what is to be found out',
      [
        'T: What about window cleaning? Is that in there?',
        "N: For the outside, I don't know, I'd have to find out whether we can reach the fourth floor without a lift.",
        "I: I can look at that on Friday when I'm there.",
        'T: Thanks.',
      ],
      'Find out whether the vendor can reach the fourth floor without a lift.',
    ],
    [
      'to ask somebody takes what was asked in so many words right before',
      ['N: Okay. Could they do it by email?', "T: Maybe. I'll ask Richard.", 'N: Great.'],
      'Ask Richard whether they could do it by email.',
    ],
    [
      'is what somebody has to take up with another',
      [
        'N: How long would you want to sign for?',
        "T: I'm not sure yet. I'll have to talk to Graham about it.",
        'N: Sure.',
      ],
      'Talk to Graham about it: how long would Tess want to sign for?',
    ],
    [
      'is what is wished for politely',
      [
        "N: There's an account form as well. If you could get it back to me by Monday, that would help.",
        'T: Monday, yeah, no problem.',
      ],
      'Get an account form back to Nora.',
    ],
    [
      'tells what is sent, and not that it suits',
      [
        'N: We could do the training the week of the nineteenth, maybe?',
        'T: That works for me.',
        "N: I'll send you some dates.",
        'T: Great.',
      ],
      'Send Tess some dates.',
    ],
    [
      'keeps all that is sent',
      ["N: I'll send you the quote, the customer requested changes and the drawings tomorrow.", 'T: Great.'],
      'Send Tess the quote, the customer requested changes and the drawings.',
    ],
    [
      'ends before what happened',
      [
        'T: We need the allergen sheets for everything, the council came in last month.',
        "N: Yep, I'll email those over to you today.",
      ],
      'Provide the allergen sheets for everything.',
    ],
    [
      'ends before what is asked of the other one',
      [
        "N: There's an account form. I'll send it tomorrow with the price list, and if you could get it back to me by Monday, that gives us time to set you up.",
        'T: Monday, no problem.',
      ],
      'Send an account form with the price list.',
    ],
  ])('%s', (_, lines, expected) => {
    expect(tasks(...lines)).toContain(expected);
  });

  test('is due on no day of a thing that is named by its month', () => {
    const { actionItems } = call(
      'N: Could you send me an example file? One of the exports where it went wrong.',
      "T: I'll send you the August one this afternoon.",
    );
    expect(actionItems.map(({ due }) => due?.date)).toEqual(['2026-04-01']);
  });

  test.each([
    [
      'asked in return',
      "N: There's an account form. I'll send it tomorrow with the price list, and if you could get it back to me by Monday, that gives us time to set you up.",
      '2026-04-02',
    ],
    ['of parting', "N: I'll send you a couple of references. Cheers, see you Friday Tess.", undefined],
    ['of being away', "N: I'll ask Richard for the drawings. I'm out on Friday, by the way.", undefined],
  ])('is due on no day %s', (_, line, expected) => {
    expect(call('T: Okay, good.', line, 'T: No problem.').actionItems[0]?.due?.date).toBe(expected);
  });
});

describe('an open question', () => {
  test('of a number alone stands behind the one before it', () => {
    expect(
      questions(
        'T: And what is it for one year?',
        'N: For one year I could do four forty-five.',
        'T: What about two?',
        "N: Um, two. I'd have to ask. I don't think we have a two-year band, to be honest.",
      ),
    ).toContain('What is it for one year? What about two?');
  });

  test.each([
    [
      'who does it is not open once that is told',
      ['T: Do I ask them for that or do you?', "N: It has to come from you, I'm afraid.", "T: Okay, I'll ask them."],
    ],
  ])('%s', (_, lines) => {
    expect(questions(...lines)).toEqual([]);
  });
});

test('a choice that is announced twice in a breath is told once', () => {
  const { decisions } = call(
    'N: We could do a light clean on Mondays and Fridays.',
    "T: Okay. Then let's do that, let's go with the light clean on Mondays and Fridays.",
    'N: Yeah, agreed.',
  );
  expect(decisions.map(({ text }) => text)).toContain('Go with the light clean on Mondays and Fridays.');
});

test('who did it up to now is in place', () => {
  const { competitors } = call(
    'N: How did you do the translations up to now?',
    'T: With Globatext. For about six years. But they made a mistake in the safety chapter, so we are looking at other suppliers.',
    'N: I see.',
  );
  expect(competitors).toMatchObject([{ name: 'Globatext', relation: 'incumbent' }]);
});

describe('a figure', () => {
  test('is in the unit that its kind was named in', () => {
    const { amounts } = call(
      "N: At the moment you're on four euro ten per employee per month.",
      "T: And I got the letter saying it's going to four sixty.",
      "N: I know. That's the list increase.",
    );
    expect(amounts.map(({ value }) => value)).toEqual([4.1, 4.6]);
  });

  test('is money where another thing is answered than was asked for', () => {
    const { amounts } = call(
      'N: How many users would you have?',
      'T: Not sure. The budget is forty thousand euros.',
      'N: Okay.',
    );
    expect(amounts).toMatchObject([{ value: 40_000, unit: 'EUR' }]);
  });

  test('is no money where things were asked for', () => {
    const { amounts } = call(
      'N: We charge four cents a word. And how many words are in those manuals?',
      'T: About ninety thousand altogether.',
      'N: Okay.',
    );
    expect(amounts.filter(({ value, unit }) => value === 90_000 && unit !== null && /^[A-Z]{3}$/.test(unit))).toEqual(
      [],
    );
  });
});

test('who was told something is named once', () => {
  const { objections } = call(
    "T: My worry is the crew. When Greenswath came in they told us we'd have the same two lads every week, and it lasted a month.",
    'N: We name the team leader in the contract.',
    'T: Okay.',
  );
  expect(objections[0]?.text).toContain('they told the customer they would have the same two lads');
});

test('what only its speaker can say of himself is no part of the summary', () => {
  const { summary } = call(
    "T: Just so you know, for signing contracts it's me up to seventy-five thousand a year, and above that it goes to Graham.",
    'N: Good to know.',
  );
  expect(summary.detailed.map(({ text }) => text).join(' ')).not.toMatch(/it is them/);
});

test('"even if you could" asks for nothing', () => {
  expect(tasks('T: Even if you could send us one tomorrow, it would help nobody.', 'N: I see.')).toEqual([]);
});

test('what was answered at once says nothing of a question', () => {
  expect(questions('N: We pay for the crates.', 'T: Are they washed?', "N: I'd have to ask.").join(' ')).not.toContain(
    'night shift',
  );
});
