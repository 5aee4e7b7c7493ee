import { describe, expect, test } from 'vitest';
import { call } from './talk.ts';

const deeds = (...lines: readonly string[]) => call(...lines).actionItems.map(({ description }) => description);

describe('a task begins with the deed that was promised', () => {
  test.each<[string, string, string]>([
    [
      'of trying',
      "N: I'll try the collar on them and give you a yes or a no by Friday.",
      'Try the collar on them and give',
    ],
    [
      'of trying a thing out',
      "N: I'll try the new lock on the back door on Friday and tell you.",
      'Try the new lock on the back door',
    ],
    ['of looking', "N: I'll look in the rota and mail you some dates by Friday.", 'Look in the rota and mail Tess'],
    [
      'of looking what is there',
      "N: I'll look what version is on them and text you on Friday.",
      'Look what version is on them and',
    ],
    [
      'behind its thing',
      'N: The minutes of today I put in the project room on Friday.',
      'Put the minutes of today in the project room',
    ],
    [
      'behind a thing that is taken up',
      "N: The offer for the mill, that I'll mail tomorrow.",
      'Mail the offer for the mill',
    ],
    ['behind a thing without an article', "N: Data sheet I'll send tomorrow.", 'Send data sheet'],
    ['behind a thing and with a place', "N: The lab values I'll export myself on Friday.", 'Export the lab values'],
    ['behind a day', "N: By Friday I'll send the drawings.", 'Send the drawings'],
  ])('%s', (_, said, told) => {
    expect(deeds(said, 'T: Great, thanks.')).toContainEqual(expect.stringMatching(new RegExp(`^${told}`)));
  });

  test.each([
    ["N: I'll try to get the file by Friday.", /^Get the file/],
    ["N: I'll try and find the old contract by Friday.", /^Find the old contract/],
  ])('and to try for it is to do it: %s', (said, told) => {
    expect(deeds(said, 'T: Great, thanks.')).toContainEqual(expect.stringMatching(told));
  });
});

describe('what only says when is told by the deed', () => {
  test.each([
    [
      'T: Could you send me the drawings of the gate?',
      'N: Wednesday is early enough?',
      'T: Wednesday is fine.',
      /drawings of the gate/,
    ],
    ['T: I need the list of the drivers from you.', 'N: First thing Friday.', 'T: Good.', /list of the drivers/],
    ['T: Can you book the crane for us?', 'N: Friday then.', 'T: Good.', /crane/],
    [
      'T: Please ask your manager whether we can have the key.',
      "N: Today still I'll ask.",
      'T: Good.',
      /whether Tess can have the key/,
    ],
  ])('%s %s', (...said) => {
    const told = said.at(-1) as RegExp;
    const found = deeds(...(said.slice(0, -1) as string[]));
    expect(found).toContainEqual(expect.stringMatching(told));
    expect(found.filter((text) => /^(?:wednesday|friday|first thing|today)/i.test(text))).toEqual([]);
  });
});
