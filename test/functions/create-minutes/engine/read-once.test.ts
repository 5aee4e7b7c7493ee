import { beforeEach, expect, test } from 'vitest';
import { forgetReadings, readOnce, readOnceFor } from '#functions/create-minutes/engine/read-once.ts';

let read: string[] = [];
const words = readOnce((text) => {
  read.push(text);
  return text === '' ? undefined : text.split(' ');
});
const wordsBut = readOnceFor((text, left: string) => {
  read.push(`${text} but ${left}`);
  return text.split(' ').filter((word) => word !== left);
});

beforeEach(() => {
  forgetReadings();
  read = [];
});

test('a text is read once, however often it is asked for', () => {
  expect([words('two vans'), words('two vans'), words('one van')]).toEqual([
    ['two', 'vans'],
    ['two', 'vans'],
    ['one', 'van'],
  ]);
  expect(read).toEqual(['two vans', 'one van']);
});

test('so is one of which nothing is told', () => {
  expect([words(''), words('')]).toEqual([undefined, undefined]);
  expect(read).toEqual(['']);
});

test('a text is read anew for another thing that the reading depends on', () => {
  expect([wordsBut('two vans', 'two'), wordsBut('two vans', 'vans'), wordsBut('two vans', 'two')]).toEqual([
    ['vans'],
    ['two'],
    ['vans'],
  ]);
  expect(read).toEqual(['two vans but two', 'two vans but vans']);
});

test('nothing is kept from one meeting to the next', () => {
  words('two vans');
  wordsBut('two vans', 'two');
  forgetReadings();
  words('two vans');
  wordsBut('two vans', 'two');
  expect(read).toEqual(['two vans', 'two vans but two', 'two vans', 'two vans but two']);
});

test('what is kept of one endless meeting is bounded', () => {
  const texts = Array.from({ length: 10_001 }, (_, at) => `line ${at}`);
  for (const text of texts) words(text);
  read = [];
  words('line 10000');
  words('line 0');
  expect(read).toEqual(['line 0']);
});
