import { expect, test } from 'vitest';
import { call } from './talk.ts';

const decided = (...lines: readonly string[]) =>
  call(...lines)
    .decisions.map(({ text }) => text)
    .join(' ');

test('a term that the other side says it does not do is not settled', () => {
  expect(
    decided(
      'T: There is the line in Umea, forty million packs per year.',
      'N: With the forty million on top I could go to thirty-nine twenty.',
      "N: That holds. But we'd need a three-year commitment on the volume, take or pay at eighty percent.",
      "T: Take or pay I don't do.",
      'M: We had it with the caps and it was very expensive for us.',
      "I: What about a volume band, then? If you're under eighty percent the price goes up by one percent.",
      'M: That I could imagine.',
      'T: Yes. Good.',
    ),
  ).not.toMatch(/take or pay/i);
});

test('a term against which the other side wants another number is not settled', () => {
  expect(
    decided(
      'T: Warranty. What do you offer on the lamps?',
      'I: Ten years on the lamp, five on the driver.',
      "T: I'd want ten on both.",
      "I: On the driver I'd need to go back to the maker.",
    ),
  ).not.toMatch(/five/i);
});

test('a question that was cut off before its answer is no decision', () => {
  expect(
    decided(
      'N: Shall we say that, then? A three-month pilot at both sites.',
      "T: Yes, let's do that. But I need the board to okay it, I can't just sign it off on my own.",
      'N: Makes sense. Would it help if I put together, like, a two-page thing for them?',
      'T: It would, yes. With the numbers on it. Not brochure stuff.',
      "N: I'll get that to you by next Wednesday.",
      'T: Perfect.',
    ),
  ).not.toMatch(/would it help/i);
});
