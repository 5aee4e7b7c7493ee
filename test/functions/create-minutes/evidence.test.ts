import { describe, expect, test } from 'vitest';
import { findPeople } from '#functions/create-minutes/engine/people.ts';
import { openChecker } from '#functions/create-minutes/evidence/check.ts';

const turns = [
  { id: 't1', speaker: 'Ann', text: 'The fee is 12,000 dollars, Zoe said so on Monday.', start: 1, end: 2 },
  { id: 't2', speaker: 'Bob', text: 'I will pay by Friday.', start: 3, end: 4 },
];
const check = openChecker(turns, findPeople(turns, [{ name: 'Cid Moy' }]));
const cites = (id: string, quote: string) => [{ turnIds: [id], start: null, end: null, quote }];
const fee = cites('t1', 'The fee is 12,000 dollars');
const pays = cites('t2', 'I will pay by Friday');
const owner = (name: string) => ({ name, side: null, participantId: null });
const due = (asWritten: string) => ({ asWritten, date: null, rule: null });

describe('an item is kept', () => {
  test.each([
    ['with a verbatim quote', { text: 'The fee is 12000 dollars.', evidence: fee }],
    ['with a name from the cited turn', { text: 'It was said by Zoe.', evidence: fee }],
    ['with the name of a participant', { text: 'The fee is paid by Cid.', evidence: fee }],
    [
      'with an owner and a due phrase of the meeting',
      { text: 'Pay.', evidence: pays, owner: owner('Bob'), due: due('by Friday') },
    ],
  ])('%s', (_, claim) => {
    expect(check(claim)).toBeUndefined();
  });
});

describe('an item is rejected', () => {
  test.each([
    ['without evidence', { text: 'The fee is high.', evidence: [] }, 'no evidence'],
    [
      'with a quote that is not there',
      { text: 'The fee is high.', evidence: cites('t1', 'the fee is high') },
      'a quote is not in the cited turns',
    ],
    [
      'with a quote from another turn',
      { text: 'Paid.', evidence: cites('t1', 'I will pay') },
      'a quote is not in the cited turns',
    ],
    [
      'with a turn that does not exist',
      { text: 'Paid.', evidence: cites('t9', 'I will pay') },
      'a cited turn does not exist',
    ],
    [
      'with a number nobody said',
      { text: 'The fee is 15,000 dollars.', evidence: fee },
      'a number is not in the cited turns',
    ],
    [
      'with a number said elsewhere',
      { text: 'Pay 12,000 dollars.', evidence: pays },
      'a number is not in the cited turns',
    ],
    [
      'with a name nobody said',
      { text: 'The fee was set by Yuri.', evidence: fee },
      'a name is neither in the cited turns nor of the meeting',
    ],
    [
      'with an owner who is nobody of the meeting',
      { text: 'Pay.', evidence: pays, owner: owner('Zoe') },
      'the owner is nobody of the meeting',
    ],
    [
      'with a due phrase nobody said',
      { text: 'Pay.', evidence: pays, due: due('by Monday') },
      'the due date is not in the cited turns',
    ],
  ])('%s', (_, claim, reason) => {
    expect(check(claim)).toBe(reason);
  });
});
