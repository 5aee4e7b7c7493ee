import { describe, expect, test } from 'vitest';
import { minutesOf } from '../minutes-of.ts';
import { talkOf } from './talk-of.ts';

const chat = Array.from({ length: 6 }, () => ['S: The kettle is on.', 'C: Mine has gone cold again.']).flat();

function competitorsOf(...lines: readonly string[]) {
  const told = minutesOf(talkOf([...chat, 'S: It is fifty-two dollars a crate.', ...lines], {}, 'en')).competitors;
  return told.map(({ name }) => name);
}

describe('under whose name the customer is asked a price is a competitor', () => {
  test.each([
    ["Quillbrook's forty-one."],
    ['Quillbrook came in at forty-one ninety.'],
    ['Quillbrook proposes me forty-one.'],
    ['The Quillbrook people quoted us forty-one.'],
    ['Quillbrook will do it for forty-one.'],
    ['Quillbrook was here on Monday. They say forty-one, all in.'],
  ])('%s', (said) => {
    expect(competitorsOf(`C: ${said}`)).toContain('Quillbrook');
  });

  test.each([
    ["My nephew Quillbrook's one electrician."],
    ["Quillbrook's eleven o'clock train is always late."],
    ['Is Quillbrook forty-one?'],
  ])('not so: %s', (said) => {
    expect(competitorsOf(`C: ${said}`)).not.toContain('Quillbrook');
  });

  test('what the seller names is none', () => {
    expect(competitorsOf("S: Our Quillbrook's forty-one.")).not.toContain('Quillbrook');
  });
});
