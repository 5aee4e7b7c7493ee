import { describe, expect, test } from 'vitest';
import { talk } from './talk.ts';

const answer = 'N: We could put a second engineer on site for the whole of the first month.';
const raised = (said: string) => talk(`T: ${said}`, answer).objections.map(({ text }) => text);

describe('a doubt that refuses nothing is an objection', () => {
  test.each([
    'Insuring all nineteen of them is a pain.',
    'Without a German manual this can be a knockout, I say it openly.',
    'My instinct was just to go.',
    'Getting a new device on our network is a four-month security review.',
    'Ninety days is nothing for our buyers.',
    'But we paid for ninety-seven.',
    "I've heard fixed before.",
    'Last year you guys capped us at a thousand a day.',
    'There is a ticket of ours open since June.',
    'They have offered us eight percent off list.',
    'I nearly fell off the chair.',
    'Printhaus give us twenty-five.',
    'The boss likes their number.',
    "I'd much rather have someone there.",
    'The last people told us that too.',
    "I'm not signing for three years again.",
    'At nine a box it became really hard to explain to my owner.',
    "I'll say it, you're the dearest of the four we asked.",
    "It's very neat, but it's more than we want.",
    'That makes five grand more, for the same film.',
    'I cannot take that number upstairs.',
    'Two percent is an insult after the spring we had.',
    'Thirty in advance is out of all proportion for a shop like ours.',
    'We were hoping for under forty.',
    'Nobody is signing anything until the fair is over.',
    "We don't do three years, with nobody.",
    "We might sell the barn, I'm not tying that up.",
    "I don't want a fourth portal.",
    'Five years, no, we may sell the barn.',
    "She won't do three years, I know her.",
    'Four months of notice is too long for us.',
    'We signed that with the caterer once, never again.',
    'Three times in January the hot counter was empty by midnight.',
    'Too much. We paid ninety last year.',
    'The crates came two boxes short again.',
    'That was the third order in a row without labels.',
    'My sister was stuck in your lift for an hour.',
    'If they come late, we are not absorbing that.',
    'You are tying my daughter in until she is forty.',
  ])('%s', (said) => {
    expect(raised(said)).toHaveLength(1);
  });
});

describe('no objection is', () => {
  test.each([
    ['a price of a colleague', 'Milo gives us twenty minutes.'],
    ['a lorry that leaves again', 'The lorry goes out again on Friday.'],
    ['what one will not quarrel over', 'I got to seven hundred, but I am not going to fall out over ten pounds.'],
    ['what one is not bound to', "I'm not married to the forty, by the way."],
    ['what is said in parting', 'I must go, I am afraid.'],
    ['what is not asked for', "I'm not asking you to match their price."],
    ['the contrary of a complaint', "That's under what I've got, so I'm not gonna complain."],
    ['what can be explained', 'That is not hard to explain to my owner.'],
    ['what is no trouble', "It's not a dealbreaker for us."],
    ['a reason that is a thing', 'I need a reason code on each return.'],
    ['what was found out to be good', 'We found out on Monday that the new truck fits.'],
    ['praise', 'That can be a lot faster with your machine.'],
    ['a place on a hill', 'The Oxford shop is the highest one on the hill.'],
    ['a discount that others have', "They've usually got eleven percent off of list with everybody."],
  ])('%s', (_, said) => {
    expect(raised(said)).toEqual([]);
  });
});

test('an objection is told by the whole sentence where a part says little', () => {
  expect(raised("The haulage side has its own contract till 2028, so that's a non-starter.")).toEqual([
    'The haulage side has its own contract till 2028, so that is a non-starter.',
  ]);
});

describe('a question of the customer', () => {
  const open = (...lines: readonly string[]) => talk(...lines).openQuestions.map(({ text }) => text);

  test('is open when nobody has listened yet', () => {
    expect(open('T: Is the audio of those nine minutes on it?', "N: It should be. I haven't listened to it.")).toEqual([
      'Is the audio of those nine minutes on it?',
    ]);
  });

  test('is not open when it is granted at once', () => {
    const lines = ['T: Could it be when the roof is on instead?', "N: I'd have to check. No, that's reasonable."];
    expect(open(...lines)).toEqual([]);
  });

  test('is not open when it is done already', () => {
    expect(
      open('T: Can your dock send pictures?', 'N: They already do, though I am not sure in which format.'),
    ).toEqual([]);
  });
});
