import { describe, expect, test } from 'vitest';
import { isRunOn, splitRunOn } from '#functions/create-minutes/engine/english/run-on/run-on.ts';
import { talkOf } from '../facts/talk-of.ts';
import { minutesOf } from '../minutes-of.ts';

const runOn = [
  'S: hi thanks for making the time i wanted to go over the renewal for the four depots with you',
  'C: sure the scanners are fine but the reports are a pain my colleague spends a whole day on them every month',
  "S: okay there is a combined report now i'll send you a short video about it this afternoon",
  'C: yes please do you have a connector for the new payroll system because we are moving in march',
  "S: i am not sure about that i'd have to check with our product people",
  'C: cool',
  "S: so the price stays at nineteen dollars a month per seat i'll put together a quote by thursday",
  'C: good thanks that works for me and i will take it to our director on monday',
];

describe('a recogniser that writes no full stops', () => {
  const { actionItems, openQuestions, summary } = minutesOf(talkOf(runOn));

  test('leaves tasks that are told by themselves', () => {
    const told = actionItems.map(({ description }) => description);
    expect(told.find((one) => one.includes('video'))).toMatch(/^Send .{1,40}video about it/);
    expect(told.find((one) => one.includes('quote'))).toMatch(/^Put together a quote/);
    expect(told).toEqual([
      'Send the Cora Customer a short video about it.',
      'Check with the product people whether the Sam Seller has a connector for the new payroll system.',
      'Put together a quote.',
      'Take it to the director (a quote).',
    ]);
  });

  test('leaves questions that begin with what is asked', () => {
    expect(openQuestions.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^Does the vendor have a connector/),
    );
  });

  test('leaves a summary in sentences', () => {
    for (const { text } of summary.detailed) expect(text.split(' ').length, text).toBeLessThan(32);
  });
});

test('full stops, where there are some, say where sentences end', () => {
  expect(isRunOn(runOn)).toBe(true);
  expect(isRunOn(runOn.map((line) => `${line}.`))).toBe(false);
  expect(isRunOn(['one short turn without an end'])).toBe(false);
});

test('the pieces joined are what was said', () => {
  for (const line of [...runOn, '  two  spaces and i think\tthat we are done ', '', '...'])
    expect(splitRunOn(line).join('')).toBe(line);
});

test('what goes on for ever is parted in time that grows with its length', () => {
  const pieces = splitRunOn("i'll send it to you tomorrow and we can do that next week ".repeat(20_000));
  expect(pieces.length).toBeGreaterThanOrEqual(20_000);
});

test('what goes on after "and now" is of the same sentence', () => {
  const said = "so it went up twice uh it was eight hundred a month and now it's eleven fifty and i have no idea why";
  expect(splitRunOn(said).join('|')).toContain("and now it's eleven fifty");
});
