import { describe, expect, test } from 'vitest';
import { takenBackIn } from '#functions/create-minutes/engine/classifier/taken-back.ts';

/** Positions of the lines that do not hold any longer. `S:` sells, `B:` and `C:` buy; each speaker's lines in a row are one turn. */
function dropped(...lines: readonly string[]): readonly number[] {
  let turn = -1;
  const remarks = lines.map((line, index) => {
    const [speaker = '', text] = [line[0], line.slice(3)];
    if (speaker !== lines[index - 1]?.[0]) turn++;
    const side: 'internal' | 'external' = speaker === 'S' ? 'internal' : 'external';
    return { index, speaker, side, text, spans: [{ turn, text }] };
  });
  return [...takenBackIn(remarks).keys()];
}

describe('an offer does not stand', () => {
  test.each([
    [
      'where the answer is a plain no',
      ['S: A second skip is ninety a week.', 'B: No, the council takes the green waste.'],
    ],
    ['where nobody marks the no', ['S: the valet bay is forty a month', 'B: no we wash our own']],
    ['where it is skipped', ['S: Unheated it comes with ten off.', 'B: Hm, then skip it.']],
    ['where it is left', ['S: Harbour Road belongs to another agent until May.', 'B: Oh well, leave it then.']],
    ['where it is passed on', ['S: The extra lane is four hundred.', "B: I think we'll pass."]],
    [
      'where a colleague goes on about it and the other one will not have it',
      [
        'S: Many start with one ward, free for a month.',
        'C: The children’s ward, I would say.',
        "B: I'm not saying yes to a trial.",
      ],
    ],
    [
      'where a no stands alone behind a reason',
      ['S: For ten years I must cap the speed.', 'B: Then it is useless to us.', 'B: No.'],
    ],
    [
      'where the offer goes on',
      ['S: We could lend you two.', 'S: They come with insurance.', 'B: Nah, we have our own.'],
    ],
  ])('%s', (_, lines) => {
    expect(dropped(...lines)).toContain(0);
  });

  test('where who names it says no himself in the next breath', () => {
    expect(dropped('B: At the spring list.', "S: The spring list, then I'm paying for the corn.", 'S: No.')).toEqual([
      0, 1,
    ]);
  });
});

describe('an offer stands', () => {
  test.each([
    ['where the no is of courtesy', ['S: I can hold it at sixty.', 'B: No, that is fair.']],
    ['where the no takes a worry away', ['S: It will be the smaller van.', 'B: No problem.']],
    ['where nothing speaks against it', ['S: Is there anything against the Tuesday?', 'B: No, Tuesday is good.']],
    [
      'where the no answers the question behind it',
      ['S: Two fifty a pallet, then.', 'S: Do you need the old racks taken away?', 'B: No, we sell them.'],
    ],
    [
      'where it was settled and more was offered',
      ['S: Leith first, then.', 'S: And with three sites I could take off ten.', 'B: No. One at a time.'],
    ],
    ['where it is left at a price', ['S: Fifty-two a week.', 'B: Leave it at fifty-two.']],
    [
      'where something else is left',
      ['S: Thirty berths on the east side.', 'B: Good.', 'S: And the alarm on the gate?', 'B: Leave it then.'],
    ],
    [
      'where a colleague says no to something else',
      ['S: We deliver on the ninth.', 'S: Who signs for it?', 'B: No idea yet.'],
    ],
  ])('%s', (_, lines) => {
    expect(dropped(...lines)).not.toContain(0);
  });
});

describe('what was chosen does not stand', () => {
  test.each([
    [
      'where a colleague’s reason is taken for one',
      [
        'B: All seven kitchens, from March.',
        'S: Seven kitchens from March.',
        'C: The two on the quay, their lease ends in February.',
        'B: Oh, you are right.',
        'B: Five then.',
        'S: Five it is.',
      ],
    ],
    [
      'where it hangs on whether it comes to it at all',
      ['B: October would be it, if we went at all.', 'S: Understood.'],
    ],
    [
      'where a colleague has not agreed to it',
      [
        'B: Do the trial then, three lines.',
        'S: Three lines, fine.',
        "C: Hold on, we haven't said that we are doing this.",
      ],
    ],
  ])('%s', (_, lines) => {
    expect(dropped(...lines)).toContain(0);
  });
});
