import { describe, expect, test } from 'vitest';
import { minutesOf } from '../minutes-of.ts';
import { talkOf } from './talk-of.ts';

const chat = Array.from({ length: 6 }, () => ['S: The kettle is on.', 'C: Mine has gone cold again.']).flat();

function competitorsOf(...lines: readonly string[]) {
  const told = minutesOf(talkOf([...chat, 'S: It is fifty-two dollars a month.', ...lines], {}, 'en')).competitors;
  return told.map(({ name }) => name);
}

describe('what a name does, or has done to it, makes a supplier of it', () => {
  test.each([
    ['Lantern', ['C: Lantern would take all four off me for nine thousand.']],
    ['Pebble', ["C: I've got Pebble at forty-five a head."]],
    ['Juniper', ["C: We're paying Juniper sixty a week."]],
    ['Copperline', ['C: I had Copperline in here on Friday.']],
    ['Brackwater', ['C: The Brackwater lease runs out in June.']],
    ['Thornbury', ["C: You should know we're talking to Thornbury."]],
    ['Anvil Doors', ['C: And a small outfit, Anvil Doors.']],
    ['Kestrel', ['C: The ladder we have now, the Kestrel, it wobbles.']],
    ['Zebrix', ["C: With the Zebrix printers we've got now it ended up dearer than that."]],
    ['Meadow Bros', ['S: Who cuts the grass for you today?', 'C: Meadow Bros, since my father ran the place.']],
    ['Gannet', ["C: My cousin in Sligo, he's on Gannet, he's paying thirty."]],
    ['Fulmar', ['C: On the first the old ones go back to Fulmar.']],
    ['Beacon', ['C: Everyone on the estate went to Beacon in the end.']],
    ['Rowan Glass', ['C: So it is between yourselves and Rowan Glass.']],
    ['Pilgrim', ['C: To be fair to Pilgrim, they answer the phone.']],
    ['Harbour Step', ['C: Harbour Step came by in May.']],
    ['Dovetail', ["C: Dovetail'll do it for forty-five."]],
  ])('%s', (name, lines) => {
    expect(competitorsOf(...lines)).toContain(name);
  });

  test.each([
    ['Fergal', ['C: Fergal wanted it done before Easter.', 'C: He told me twice.']],
    ['Dormouse', ['C: Our biggest customer is Dormouse, they come here every day at six.']],
    ['Housekeeping', ['C: Housekeeping told us the pump is gone.']],
    ['Breakage', ['C: Breakage was down in May.']],
    ['Council', ['C: The Council was here on Tuesday about the drains.']],
    [
      'Lakeside',
      ['C: The house at Lakeside was flooded, and the Lakeside people came over.', 'C: They live at Lakeside.'],
    ],
    ['Saoirse', ['C: My daughter Saoirse rang me about the lid.']],
    ['Northfield', ['C: Northfield told us they need a ramp, that is our second site.']],
    ['Rotary Club', ['C: The Rotary Club came by to collect for the hospice.']],
    ['Auntie Bea', ['C: Auntie Bea came round and offered me hers for fifty.']],
    ['Coastline', ['C: We sell mostly to Fairweather and to Coastline, and Fairweather pay late.']],
    ['Larkbox', ["S: We're talking to Larkbox about a new lid."]],
  ])('not so: %s', (name, lines) => {
    expect(competitorsOf(...lines)).not.toContain(name);
  });

  test.each([
    ['incumbent', 'Hobart', 'C: Is yours any quieter than the Hobart we have?'],
    ['incumbent', 'Sunbeam', 'C: No, it is Sunbeam that does the cleaning.'],
    ['incumbent', 'Brackwater', 'C: The Brackwater agreement runs out in June.'],
    ['considered', 'Osprey', 'C: You are dearer than Osprey.'],
    ['considered', 'Sandpiper', 'C: Sandpiper reckon they can be in by August.'],
    ['former', 'Slate', 'C: We were with Slate before and I would not go back.'],
  ])('%s: %s', (relation, name, line) => {
    const told = minutesOf(talkOf([...chat, 'S: It is fifty-two dollars a month.', line], {}, 'en')).competitors;
    expect(told.find((one) => one.name === name)?.relation).toBe(relation);
  });

  test('those who speak for a company name no rival by it', () => {
    expect(competitorsOf('S: Present are Ms. Customer of Highgrove and myself.')).toEqual([]);
  });
});

test('where a friend works has what he chose, and is no supplier', () => {
  const told = competitorsOf(
    'C: I heard from a friend at Castlegate Foods, they looked at you and went with Entrova in the end.',
  );
  expect(told).toEqual(['Entrova']);
});
