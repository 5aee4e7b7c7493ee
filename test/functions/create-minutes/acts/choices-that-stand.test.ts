import { describe, expect, test } from 'vitest';
import { smallTalk, talk } from './talk.ts';

/** T buys and N sells. */
function decisionsOf(...lines: readonly string[]) {
  return talk(...smallTalk, ...lines).decisions.map(({ text }) => text);
}

describe('a choice stands, whatever else is scratched, awaited or said no to', () => {
  test.each([
    ["let's go with the Pro plan then.", 'N: Great. A coffee?', 'T: No, thanks.'],
    ["let's do the training in June then.", 'N: Fine. Nobody should skip the training.', 'T: Sure.'],
    ["let's go with the basic plan then.", 'N: Good.', "T: Hang on, no signal here, I'll walk to the window."],
    ["let's go with the oak table then. It will have to go through the front door.", 'N: It will.', 'T: Good.'],
  ])('%s', (choice, ...after) => {
    expect(decisionsOf('N: The offer is with you.', `T: Okay, ${choice}`, ...after)).toHaveLength(1);
  });
});
