import { expect, test } from 'vitest';
import { cleanEnglish } from '#functions/create-minutes/engine/english/clean/clean.ts';
import { reportEnglish } from '#functions/create-minutes/engine/english/wording/report.ts';
import { readTask } from '#functions/create-minutes/engine/english/team/tasks.ts';
import { withoutUnmarkedCall } from '#functions/create-minutes/engine/english/names/calls.ts';

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

test.each([
  ['I i insulated crates seem to be important', 'insulated crates seem to be important'],
  ['We can still i include the lids', 'We can still include the lids'],
  ['But I it will have a blue lid', 'it will have a blue lid'],
  ["and I probabl I think we're counting on it", "I think we're counting on it"],
  ['Our um t I went to see the depot', 'I went to see the depot'],
  ['You two you have to share the van', 'You two have to share the van'],
  ['the hopeless-uh-ly late van is li- the last one', 'the hopelessly late van is the last one'],
  ['they were hand-c coding the labels', 'they were hand coding the labels'],
  ['D does it make the van slower?', 'does it make the van slower?'],
  ['S we could paint the van twice', 'we could paint the van twice'],
  ['so so far we have two vans', 'so far we have two vans'],
  ['the van stops at crate A', 'the van stops at crate A'],
  ['does it do the, do you need the grey one?', 'do you need the grey one?'],
  ['do I still have to do it by hand?', 'do I still have to do it by hand?'],
  ['The spuds were, um, no, the spuds were rubbish.', 'the spuds were rubbish.'],
  ['we average them out sorta thing', 'we average them out'],
  ['live on February 17th, thirty-two vans ordered', 'live on February 17th, thirty-two vans ordered'],
  [
    'if the crates are there on the 4th, the 5th of March holds',
    'if the crates are there on the 4th, the 5th of March holds',
  ],
])(
  'a sound, a word or a subject that was given up is left out, a letter that names something stays: "%s"',
  (said, cleaned) => {
    expect(cleanEnglish(said)).toBe(cleaned);
  },
);

test.each([
  'yesterday i invited the drivers',
  'I think I know the driver',
  'pre- and post-sale vans are blue',
  'the van that you saw it was blue',
  'they like this kind of thing',
  'their IT department is small',
  'The price is high- we pay it gladly',
  'We cannot do May- it has to be June.',
  'We use SAP- the whole group does.',
  'the I beam is four metres',
  'Is there anything in the budget, do you know?',
  'B is the bigger van',
  'C can wait',
  'We take plan B. They take plan C.',
])('what is no stutter stays: "%s"', (said) => {
  expect(cleanEnglish(said)).toBe(said);
});

test('what says nothing of a thing goes, what names one stays', () => {
  expect(cleanEnglish('it is a round sort of thing')).toBe('it is a round thing');
});

test.each([
  ['a crate for us to uh to look at.', 'a crate for us to look at.'],
  ['this is the list that the drivers were trained on.', 'this is the list that the drivers were trained on.'],
  ['it depends on the way the crate was referred to.', 'it depends on the way the crate was referred to.'],
  ["it's better to squeeze the edges in.", "it's better to squeeze the edges in."],
  ['we looked at the plan and the.', 'we looked at the plan.'],
  ['we looked at the lids of', 'we looked at the lids'],
])('a preposition at the end stays with its verb, and dangles behind anything else: "%s"', (said, cleaned) => {
  expect(cleanEnglish(said)).toBe(cleaned);
});

test.each([
  ['I need you guys to load the van', 'Ann needs them to load the van.'],
  ['The lid moves based on you push the button', 'Ann said that the lid moves based on you push the button.'],
  ['The lid depends on you', 'Ann said that the lid depends on them.'],
])('who is spoken to is an object only where no clause begins: "%s"', (said, reported) => {
  expect(reportEnglish(said, 'Ann', lowerFirst)).toBe(reported);
});

test.each([
  ['I will be producing a model', 'produce a model'],
  ['I will be walking the dog', 'walk the dog'],
  ['I will be preparing the vans', 'prepare the vans'],
])('a deed that goes on is told by its verb: "%s"', (said, deed) => {
  expect(readTask(said)?.deed).toBe(deed);
});

test('half of a name is no call', () => {
  const called = (name: string) => (/^(?:user|interface)$/.test(name) ? 'User Interface' : undefined);
  expect(withoutUnmarkedCall('we need a concept for the user interface', called)).toContain('user interface');
  expect(withoutUnmarkedCall('give them the key interface', called)).toBe('give them the key');
});

test.each([
  'We take the grey van and.',
  "We take the grey van, it's",
  'We take the grey van, you know!',
  'We take the grey van, I MEAN...',
  'We take the grey van as well -',
  'We take the grey van because, ',
  'We take the grey van right.',
  "We take the grey van, we're.",
])('what dangles at the end is left out, whatever mark or capital it has: "%s"', (said) => {
  expect(cleanEnglish(said).replace(/[.!]$/, '')).toBe('We take the grey van');
});

test.each([
  ["we get the tax back though don't we", 'we get the tax back'],
  ["the lid shuts by itself doesn't it", 'the lid shuts by itself'],
  ["tell him why won't you", "tell him why won't you"],
])('what asks for agreement goes without marks as well: %s', (said, left) => {
  expect(cleanEnglish(said)).toBe(left);
});
