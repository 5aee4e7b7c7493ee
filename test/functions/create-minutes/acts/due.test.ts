import { describe, expect, test } from 'vitest';
import { englishDue } from '#functions/create-minutes/engine/english/dates/due.ts';

describe('due dates of a meeting on Wednesday, 1 April 2026', () => {
  test.each([
    ['I send it by Friday', 'by Friday', '2026-04-03'],
    ['I send it this Friday', 'this Friday', '2026-04-03'],
    ['I send it next Friday', 'next Friday', '2026-04-10'],
    ['on Friday next week', 'on Friday next week', '2026-04-10'],
    ['a week from Friday', 'a week from Friday', '2026-04-10'],
    ['two weeks today', 'two weeks today', '2026-04-15'],
    ['a week tomorrow', 'a week tomorrow', '2026-04-09'],
    ['I send it tomorrow', 'tomorrow', '2026-04-02'],
    ['the day after tomorrow', 'the day after tomorrow', '2026-04-03'],
    ['today, end of day', 'today', '2026-04-01'],
    ['EOD Thursday', 'Thursday', '2026-04-02'],
    ['by the 14th', 'by the 14th', '2026-04-14'],
    ['by the fourteenth', 'by the fourteenth', '2026-04-14'],
    ['by Tuesday the twenty-first', 'by Tuesday the twenty-first', '2026-04-21'],
    ['by March 18th', 'by March 18th', '2027-03-18'],
    ['on 14 May', 'on 14 May', '2026-05-14'],
    ['by May 14th, 2027', 'by May 14th, 2027', '2027-05-14'],
    ['within two days', 'within two days', '2026-04-03'],
    ['within 48 hours', 'within 48 hours', '2026-04-03'],
    ['in two weeks', 'in two weeks', '2026-04-15'],
    ['two weeks from today', 'two weeks from today', '2026-04-15'],
    ['within three business days', 'within three business days', '2026-04-06'],
    ['by the end of the week', 'by the end of the week', '2026-04-03'],
    ['by the end of next week', 'by the end of next week', '2026-04-10'],
    ['by the end of the month', 'by the end of the month', '2026-04-30'],
    ['by the end of Q2', 'by the end of Q2', '2026-06-30'],
    ['by the end of May', 'by the end of May', '2026-05-31'],
    ['some time next week', 'next week', '2026-04-10'],
    ['early next week', 'early next week', null],
    ['no later than Friday', 'no later than Friday', '2026-04-03'],
    ['not by Friday, but no later than the 14th', 'no later than the 14th', '2026-04-14'],
    ['Monday, Tuesday at the latest', 'Tuesday', '2026-04-07'],
    ['you will see it within the hour', 'within the hour', '2026-04-01'],
    ['in two hours', 'in two hours', '2026-04-01'],
    ['the Friday of next week', 'the Friday of next week', '2026-04-10'],
    ['Friday fortnight', 'Friday fortnight', '2026-04-17'],
    ['a week Tuesday', 'a week Tuesday', '2026-04-14'],
    ['this day week', 'this day week', '2026-04-08'],
    ['three weeks the day', 'three weeks the day', '2026-04-22'],
    ['next week, on Tuesday', 'next week, on Tuesday', '2026-04-07'],
    ['mid next week', 'mid next week', '2026-04-08'],
    ['by the middle of next week, so the ninth', 'the ninth', '2026-04-09'],
    ['before May is out', 'before May is out', '2026-05-31'],
    ['before Wednesday is out', 'before Wednesday', '2026-04-08'],
    ['by the first, Friday', 'by the first', '2026-05-01'],
    ['by the first Friday of June', 'by the first Friday of June', '2026-06-05'],
    ['by tenth', 'by tenth', '2026-04-10'],
    ['over the weekend', 'the weekend', '2026-04-05'],
    ['before the weekend', 'before the weekend', '2026-04-03'],
    ['by Paddy’s Day', 'by Paddy’s Day', '2027-03-17'],
    ['before Christmas', 'before Christmas', '2026-12-25'],
    ['ready for Thanksgiving', 'for Thanksgiving', '2026-11-26'],
    ['by Easter', 'by Easter', '2026-04-05'],
    ['I send it when we hang up', 'when we hang up', '2026-04-01'],
    ['I do it before I go home', 'before I go', '2026-04-01'],
    ['straight after this call', 'straight after this call', '2026-04-01'],
    ['on your desk before four', 'before four', '2026-04-01'],
    ['I ring them in the morning', 'in the morning', '2026-04-02'],
    ['by Monday, no, Monday is a parade, Tuesday', 'Tuesday', '2026-04-07'],
    ['tomorrow, actually tomorrow I am in the air, Monday', 'Monday', '2026-04-06'],
    ['if they come on Saturday, you get it on the 9th', 'on the 9th', '2026-04-09'],
  ])('%s', (text, asWritten, date) => {
    expect(englishDue(text, '2026-04-01')).toMatchObject({ asWritten, date });
  });

  test.each([
    'not by Friday',
    'we start on March 18th',
    'I sent it, it was Monday',
    'as soon as possible',
    'since last Friday',
    'two days ago',
    'from September first',
    'Friday is too early',
    'the second module',
    'it takes two weeks',
    'I hold the price until Friday',
    'it is extended through the end of May',
    'Christmas is our busy time',
    'nine in the morning',
    'after the 14th',
  ])('%s is none', (text) => {
    expect(englishDue(text, '2026-04-01')).toBeUndefined();
  });

  test('keep their words when the day of the meeting is not known', () => {
    expect(englishDue('by Friday', undefined)).toEqual({ asWritten: 'by Friday', date: null, rule: null });
  });
});
