import { describe, expect, test } from 'vitest';
import { call } from './talk.ts';

const objections = (...lines: string[]) => call(...lines).objections;

describe('the side that speaks of itself is told by name in a list', () => {
  test.each([
    [
      "T: My worry is the switch. Last time we lost nine orders in one night and we can't have that.",
      /the customer lost nine orders/,
    ],
    [
      "T: That's a problem for us, and our drivers have no phones with a screen.",
      /^That is a problem for the customer, and their drivers/,
    ],
    ["T: It's too expensive. The last firm charged us half of that.", /charged the customer half of that/],
    [
      "T: We tried it in May and we can't have the line down for a day again.",
      /^The customer tried it in May and they/,
    ],
    [
      "T: We are a small company and our people are not trained, that's my worry.",
      /The customer is a small company and their people/,
    ],
    ["T: My worry is our drivers, they won't type anything.", /the customer’s drivers; they will not type/],
    ["T: We can't do that, it costs us two hours a day.", /The customer cannot do that; it costs them two hours/],
  ])('%s', (said, told) => {
    const [objection] = objections('N: The price is forty a month.', said, 'N: We could start with one site only.');
    expect(objection?.text).toMatch(told);
    expect(objection?.response ?? 'The vendor could').toMatch(/^The vendor could/);
  });

  test('and each time where others are spoken of', () => {
    const [objection] = objections(
      'N: The price is forty a month.',
      "T: My concern is they never answered our mails, and they charged us twice, and we can't have that again.",
      'N: There is a desk in Bonn.',
    );
    expect(objection?.text).toMatch(/they never answered the customer’s mails, and they charged the customer twice/);
  });

  test.each([
    "N: I'll bring the samples when we meet on Friday.",
    "N: I'll book a room for the four of us tomorrow.",
    "N: I'll put a clock up so we can both see it tomorrow.",
  ])('but not where both sides do it together: %s', (said) => {
    const { actionItems } = call(said, 'T: Great.');
    expect(actionItems).toHaveLength(1);
    expect(actionItems[0]?.description).not.toMatch(/vendor|customer/);
  });
});

describe('what was said before an item', () => {
  test('is read before a question, with who said it where that was somebody else', () => {
    const { openQuestions } = call(
      'T: The fence company quoted us three seventy a metre.',
      'N: With posts?',
      "T: I'd have to look at it again.",
    );
    expect(openQuestions.map(({ text }) => text)).toContain(
      'The fence company quoted the customer three seventy a metre (Tess). With posts?',
    );
  });

  test('but what was said after a question is read after it', () => {
    const { openQuestions } = call(
      'T: What about the OR linens, though? Those go through the autoclave at two seventy-three.',
      "N: I don't know that one, I'd have to find out.",
      'T: Please do.',
    );
    for (const { text } of openQuestions) expect(text).not.toMatch(/^Those/);
    expect(openQuestions.map(({ text }) => text).join(' ')).toContain('What about the OR linens?');
  });

  test('is read before a doubt of the same person', () => {
    const [objection] = objections(
      'N: Did Greta read the contract?',
      "T: She does have a problem with clause nine, the liability one. It's capped at three months of fees, that's not something we can accept.",
      'N: Clause nine we can reword.',
    );
    expect(objection?.text).toMatch(/the liability one\. It is capped at three months/);
  });
});

describe('an open question tells of the sides as who was not asked reads it', () => {
  test.each([
    ['Does your box talk to our own cabinets?', 'Does the vendor’s box talk to the customer’s own cabinets?'],
    ['Do you have a certificate for the tanks?', 'Does the vendor have a certificate for the tanks?'],
    ['Who pays if we break a lens, you or us?', 'Who pays if the customer breaks a lens, the vendor or the customer?'],
    ['Will I get a message when a pump stops?', 'Will Tess get a message when a pump stops?'],
    ['Is yours approved for cold stores?', 'Is the vendor’s approved for cold stores?'],
    ['Can we keep the old labels in the new system?', 'Can the customer keep the old labels in the new system?'],
  ])('%s', (said, told) => {
    const { openQuestions } = call(`T: ${said}`, "N: I honestly don't know. I'd have to look that up.", 'T: Okay.');
    expect(openQuestions.map(({ text }) => text)).toContain(told);
  });

  test('but not where it is put to a colleague', () => {
    const { openQuestions } = call(
      'T: Milo, do you know how many tanks there are?',
      "M: I don't know, I'd have to count them.",
      'N: Okay.',
    );
    for (const { text } of openQuestions) expect(text).not.toContain('vendor');
  });
});
