import { expect, test } from 'vitest';
import { cleanEnglish } from '#functions/create-minutes/engine/english/clean/clean.ts';
import { toThirdPerson } from '#functions/create-minutes/engine/english/wording/pronouns.ts';
import { reportEnglish } from '#functions/create-minutes/engine/english/wording/report.ts';

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const report = (said: string) => reportEnglish(said, 'Ann', lowerFirst);

test.each([
  ['The crate is, I think, too heavy', 'Ann said that the crate is too heavy.'],
  ['The crate, I guess, will be replaced', 'Ann said that the crate will be replaced.'],
  ["I'm not paying the new price", 'Ann is not paying the new price.'],
  ["I'm not going to sign it", 'Ann will not sign it.'],
  ["I'm still paying the old rent", 'Ann is still paying the old rent.'],
  ["It's cost us a customer", 'Ann said that it has cost the team a customer.'],
  ["We have the loader that's done nothing", 'Ann said that the team has the loader that has done nothing.'],
  ["There's a few who don't have one", 'Ann said that there are a few who do not have one.'],
  ["There's four people in the office", 'Ann said that there are four people in the office.'],
  ['If we take half, I think that would do', 'Ann said that if the team takes half, that would do.'],
  ['I am not happy with the price', 'Ann was not happy with the price.'],
  ["I'm driving up to the farm on the ninth of May", 'Ann is driving up to the farm on the ninth of May.'],
  ['I was hoping to see the farm tomorrow', 'Ann was hoping to see the farm tomorrow.'],
  [
    'The rent we can live with for the rest is too high',
    'Ann said that the rent the team can live with for the rest is too high.',
  ],
  ['The old vans I can live with for the rest', 'Ann can live with the old vans for the rest.'],
  ['The first van had I think four seats', 'Ann said that the first van had four seats.'],
  ['It is too slow and I believe that nobody likes it', 'Ann said that it is too slow and nobody likes it.'],
  ['The vans, as you know, are new', 'Ann said that the vans are new.'],
  ['The vans are actually new', 'Ann said that the vans are new.'],
  [
    'These are not the colours that I think we would choose',
    'Ann said that these are not the colours that the team would choose.',
  ],
  [
    'For the night shift I think we can use the old vans',
    'Ann said that for the night shift the team can use the old vans.',
  ],
  [
    'Remember that 80 percent of the drivers need blue lids',
    'Ann reported that 80 percent of the drivers need blue lids.',
  ],
  ['Personally, I think the vans are too small', 'Ann thought that the vans are too small.'],
  ['In my view I feel that the vans are too small', 'Ann thought that the vans are too small.'],
  ['The depot has like forty vans', 'Ann said that the depot has forty vans.'],
  ['The office will just order two more', 'Ann said that the office will order two more.'],
])('what is said of speaking is no part of the minutes: "%s"', (said, reported) => {
  expect(report(said)).toBe(reported);
});

test.each([
  ['The scanner does not really help', 'Ann said that the scanner does not really help.'],
  ['It shows what I think of the offer', 'Ann said that it shows what they think of the offer.'],
  ['It is fast because I know the road', 'Ann explained that it is fast because they know the road.'],
  ['Ask whether that is the van I think is best', 'Ann said that ask whether that is the van they think is best.'],
  ['The depot has got better', 'Ann said that the depot has got better.'],
  ['I know the van I think of', 'Ann knows the van they think of.'],
  ['You are right to ask for the list', 'Ann said that you are right to ask for the list.'],
  ['The price was right', 'Ann said that the price was right.'],
  ['The price is just below ten', 'Ann said that the price is just below ten.'],
])('what belongs to the matter stays: "%s"', (said, reported) => {
  expect(report(said)).toBe(reported);
});

test.each([
  ['we agreed on a date', 'Ann said that the team agreed on a date.'],
  ['we proceed with the pilot', 'Ann said that the team proceeds with the pilot.'],
  ['we supply the crates', 'Ann said that the team supplies the crates.'],
  ['I once worked in a depot', 'Ann once worked in a depot.'],
  ['I told you guys about the crates', 'Ann told them about the crates.'],
  ['Bob told me the date', 'Ann said that bob told them the date.'],
  ['I like the wooden crates', 'Ann likes the wooden crates.'],
  ['I also like the blue lids', 'Ann also likes the blue lids.'],
  ['I am in Lisbon on Monday', 'Ann is in Lisbon on Monday.'],
  ['I am sure that it fits', 'Ann was sure that it fits.'],
  ['I will be showing you guys the depot', 'Ann will be showing them the depot.'],
])('verbs and objects agree: "%s"', (said, reported) => {
  expect(report(said)).toBe(reported);
});

test.each([
  ['We could open the depot at six', 'Ann suggested that the team could open the depot at six.'],
  ['We might want to open the depot at six', 'Ann suggested that the team could open the depot at six.'],
  ['We should open the depot at six', 'Ann suggested that the team should open the depot at six.'],
  ['You should open the depot at six', 'Ann suggested that the team should open the depot at six.'],
  ['You could open the depot at six', 'Ann said that you could open the depot at six.'],
  ['We could say that the depot is a shop', 'Ann said that the team could say that the depot is a shop.'],
])('what anybody could do, or what could be said, is no advice: "%s"', (said, reported) => {
  expect(report(said)).toBe(reported);
});

test('a letter that is no article stays a letter', () => {
  expect(report('the doors open at six a and close at nine')).toContain('six a and');
});

test('a number after a name is no verb', () => {
  const said = reportEnglish('I am billing you four hundred', 'Ann', (text) => text, { we: 'they', you: 'Bob' });
  expect(said).toContain('Bob four hundred');
});

test.each([
  ['it is a urgent order', 'an urgent order'],
  ['it is an used van', 'a used van'],
  ['it has a LCD', 'an LCD'],
  ['it has an USB port', 'a USB port'],
  ['it was a hour late', 'an hour late'],
])('the article fits its word: "%s"', (said, fit) => {
  expect(report(said)).toContain(fit);
});

test.each([
  ['the depot needs, another van', 'the depot needs another van'],
  ['the vans could, leave at five', 'the vans could leave at five'],
  ['the vans are, in the end, too small', 'the vans are, in the end, too small'],
  ['if they agree, we can start', 'if they agree, the team can start'],
])('a comma where somebody took breath goes: "%s"', (said, reported) => {
  expect(report(said)).toBe(`Ann said that ${reported}.`);
});

test.each([
  ['two heavy crates and a broken lid', 'Ann mentioned two heavy crates and a broken lid.'],
  ['Throw out the lids', 'Ann said that throw out the lids.'],
])('only what names things is mentioned: "%s"', (said, reported) => {
  expect(report(said)).toBe(reported);
});

test.each([
  ['the wareh warehouse is full', 'the warehouse is full'],
  ['we are train training the drivers', 'we are train training the drivers'],
  ['they don they need more vans', 'they need more vans'],
  ['we have to order we have to hire two vans', 'we have to hire two vans'],
  ["they're load they're loading the crates", "they're loading the crates"],
  ['they know what they know from the driver', 'they know what they know from the driver'],
  ['the trouble is that that the lids break', 'the trouble is that the lids break'],
  ['we know that that is the price', 'we know that that is the price'],
])('a word or a subject that is begun twice is read once, where it can be known: "%s"', (raw, clean) => {
  expect(cleanEnglish(raw)).toBe(clean);
});

test.each([
  ['under fifty k Laura can sign it', 'under fifty k Laura can sign it'],
  ['we need a k key', 'we need a key'],
])('a lone letter stays where it counts thousands: "%s"', (raw, clean) => {
  expect(cleanEnglish(raw)).toBe(clean);
});

test('who is called by name after "you" is told by name', () => {
  expect(reportEnglish('I will call you, Mina, tomorrow before noon', 'Hannah', (text) => text)).toBe(
    'Hannah will call Mina tomorrow before noon.',
  );
});

test.each([
  ['You are absolutely right—the drivers need lids.', 'the drivers need lids.'],
  ['You are right to ask for the list.', 'You are right to ask for the list.'],
  ['Hang on, four of the vans are leased.', 'four of the vans are leased.'],
  ['Good morning, the vans are new.', 'the vans are new.'],
  ['Morning shifts are full.', 'Morning shifts are full.'],
])('a greeting or a call to wait is no part of what is said: "%s"', (said, cleaned) => {
  expect(cleanEnglish(said)).toBe(cleaned);
});

test.each([
  ["We'd pencilled the eighth of June in.", 'they had pencilled'],
  ["I'd never seen the depot empty.", 'Ann had never seen'],
  ["We'd proceed with the wooden crates.", 'they would proceed'],
  ["They'd need the key on Monday.", 'they would need'],
])('"\'d" is what stands before its verb: "%s"', (said, reported) => {
  const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
  expect(reportEnglish(said, 'Ann', lowerFirst, { we: 'they', you: undefined })).toContain(reported);
});

test.each([
  ['If you could sign before June it would help', 'that if you could sign'],
  ['Rosa, you will bring the crates', 'that Rosa will bring'],
  ['No charge, sixty days, lids included.', 'mentioned no charge'],
  ['No, the lids are extra.', 'that the lids are extra'],
  ['The lids come from your depot', 'from their depot'],
  ['We like your lids', 'they like your lids'],
  ['No-one from the depot wants the lids', 'no-one from the depot'],
  ['You cannot hear your own radio there', 'you cannot hear your own radio'],
])('what belongs to a sentence stays in it, what calls or answers does not: "%s"', (said, reported) => {
  const lowerFirst = (text: string) => (/^Rosa/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));
  expect(reportEnglish(cleanEnglish(said), 'Ann', lowerFirst, { we: 'they', you: undefined })).toContain(reported);
});

test.each([
  ['You can cancel in the first month', 'Ann said that you can cancel in the first month.'],
  ["That's the third Sunday running", 'Ann said that this is the third Sunday running.'],
])('short words before longer ones stay, and nobody says "that that": "%s"', (said, reported) => {
  expect(report(cleanEnglish(said))).toBe(reported);
});

test.each([
  ["We take it as long as the wording's okay", "We take it as long as the wording's okay"],
  ['Papers have to be in a week before that.', 'Papers have to be in a week before that.'],
  ['That is a lot with the fit-out going on', 'That is a lot with the fit-out going on'],
  ['Just fill it in', 'fill it in'],
  ["It sends them when you're back on", "It sends them when you're back on"],
  ['The crate is too heavy, okay', 'The crate is too heavy'],
  ['Tell you what, the second crate is free', 'the second crate is free'],
])('an end keeps what belongs to it, and goes where it only asks for assent: "%s"', (said, kept) => {
  expect(cleanEnglish(said)).toBe(kept);
});

test.each([
  ['Let me put together a full quote', 'Ann will put together a full quote.'],
  ['We could install twelve devices', 'Ann offered to install twelve devices.'],
])('what a seller could do is offered: "%s"', (said, reported) => {
  expect(reportEnglish(said, 'Ann', (text) => text, { we: 'they', you: undefined, offers: true })).toBe(reported);
});

test('what a customer could do is no advice', () => {
  expect(reportEnglish('We could imagine Salzburg', 'Ann', lowerFirst, { we: 'they', you: undefined })).toBe(
    'Ann said that they could imagine Salzburg.',
  );
});

const sides = { we: 'they', you: 'the customer', I: undefined, offers: true };

test.each([
  ['ping me if the crates are late', 'Ann asked the customer to ping them if the crates are late.'],
  ['What if we kept the blue lids', 'Ann asked what would happen if they kept the blue lids.'],
  ['Which means the lids are late', 'Ann explained that this means the lids are late.'],
  ['The lids I cannot touch', 'Ann cannot touch the lids.'],
  ['What I can do is ten a crate', 'Ann can do ten a crate.'],
  ['I can give you two percent', 'Ann can give the customer two percent.'],
  [
    'What I could do, if you take two hundred, is thirty-nine a crate',
    'Ann could do thirty-nine a crate, if the customer takes two hundred.',
  ],
  [
    'Two years is a long time with the way things are',
    'Ann said that two years is a long time with the way things are.',
  ],
  ["There are two drivers that don't want it", 'Ann said that there are two drivers that do not want it.'],
  ['What we can do is print the labels in our shed', 'Ann offered to print the labels in their shed.'],
  ['Six lids it is, and we start in May', 'Ann said that six lids, and they start in May.'],
  ["The cover plate's on the wall", 'Ann said that the cover plate is on the wall.'],
  ["The cover plate's colour is blue", "Ann said that the cover plate's colour is blue."],
  ['I could probably do you ten crates', 'Ann could probably do the customer ten crates.'],
  ['We like it open', 'Ann said that they like it open.'],
  ['The crates are kept in the US', 'Ann said that the crates are kept in the US.'],
  ['I think the blue lids', 'Ann suggested the blue lids.'],
])('of two sides minutes tell who asked for what, in order: "%s"', (said, reported) => {
  expect(reportEnglish(said, 'Ann', lowerFirst, sides)).toBe(reported);
});

test.each([
  ["I'm not having that.", "I'm not having that."],
  ['In May it was less than half that.', 'In May it was less than half that.'],
  ["It's a hard one to lift upstairs with.", "it's a hard one to lift upstairs with."],
  ['We know how it is.', 'We know how it is.'],
  ["That I don't like.", "That I don't like."],
  ['This is the thing that', 'This is the thing'],
  ['Haiya, that is a lot of crates.', 'that is a lot of crates.'],
])('the end of a sentence stays where it belongs to it: "%s"', (said, cleaned) => {
  expect(cleanEnglish(said).toLowerCase()).toBe(cleaned.toLowerCase());
});

test.each([
  ['Our fitters do it, it takes a week.', 'Our fitters do it, it takes a week.'],
  ['It, it takes a week.', 'it takes a week.'],
  [
    'The fleet lands at twenty, so we would be well inside that.',
    'The fleet lands at twenty, so we would be well inside that.',
  ],
])('a clause that begins with what the one before ends with is no stutter: "%s"', (said, cleaned) => {
  expect(cleanEnglish(said)).toBe(cleaned);
});

test.each([
  ['We have 46 vans, no, sorry, 48 since the spring.', 'We have 48 vans since the spring.'],
  ['It costs fourteen thousand, sorry, fifteen thousand euros.', 'It costs fifteen thousand euros.'],
  ['Does it, I mean, would it help if we came?', 'would it help if we came?'],
  ['A break in, let’s say, three months is fine by us.', 'A break in three months is fine by us.'],
  ['If you, if it takes a fifth we are glad.', 'If it takes a fifth we are glad.'],
  ["We've got a, there's a connector for that.", "there's a connector for that."],
  ['We are short by, I don’t know, five percent.', 'We are short by five percent.'],
  ["The contract doesn't cover that, but let me see what I can do.", "The contract doesn't cover that."],
  ['Two, you put up the excess.', 'you put up the excess.'],
  ['It has run for say, three months.', 'It has run for three months.'],
  ['They could try, like, ringing the depot.', 'They could try ringing the depot.'],
  ['How much, uh, delay was there?', 'How much delay was there?'],
  ['Last quarter that was, I want to say, sixty pallets.', 'Last quarter that was sixty pallets.'],
  ['Do they use their phones or, I mean, do we buy some?', 'Do they use their phones or do we buy some?'],
])('what was begun or said wrong is left out: "%s"', (said, cleaned) => {
  expect(cleanEnglish(said)).toBe(cleaned);
});

test.each([['You trip it when three vans plug in.'], ['Accounts will not wear that.'], ['Ten days we can live with.']])(
  'what belongs to its verb does not dangle: "%s"',
  (said) => {
    expect(cleanEnglish(said)).toBe(said);
  },
);

test('a number is told without what is said before it', () => {
  expect(cleanEnglish('No-shows went from like eighteen percent to eleven.')).toBe(
    'No-shows went from eighteen percent to eleven.',
  );
  expect(report('whether the texts are stored')).toBe('Ann asked whether the texts are stored.');
});

test.each([
  [
    'Once you have that list, it can help you plan your next steps',
    'once Bob has that list, it can help them plan their next steps',
  ],
  [
    'Before you sign it, the price is held for you until you are back',
    'before Bob signs it, the price is held for them until they are back',
  ],
  ['For the waste you mentioned you pay twice', 'for the waste Bob mentioned they pay twice'],
  ['For you it is what you wanted', 'for Bob it is what they wanted'],
  ['When do you need it', 'when does Bob need it'],
  ['Which tools do you have in use', 'which tools does Bob have in use'],
])('names whoever is addressed once: %s', (said, told) => {
  expect(toThirdPerson(said.charAt(0).toLowerCase() + said.slice(1), { we: 'the team', you: 'Bob' })).toBe(told);
});

test('"we all" are they all', () => {
  expect(toThirdPerson('so that we all measure the same', { we: 'Ann', you: undefined })).toBe(
    'so that they all measure the same',
  );
});

test('what the speaker does to the other is no deed of the other, and with us is with the side that speaks', () => {
  const between = { we: 'they', you: 'the customer', own: 'the vendor', offers: true };
  expect(toThirdPerson('rebate you back to three a piece', between)).toBe('rebate the customer back to three a piece');
  expect(toThirdPerson('with us you get a person on site', between)).toBe(
    'with the vendor the customer gets a person on site',
  );
});

test.each([
  ['I have nothing to say about that price.'],
  ["It's hard to say at this stage."],
  ["What it costs I don't know, two of our people do."],
  ["I'm glad that works, that was my worry."],
  ['If late, if damaged, we refund it.'],
  ['It runs until noon, until one on Fridays.'],
])('what only looks begun anew stays: "%s"', (said) => {
  expect(cleanEnglish(said)).toBe(said);
});

test.each([
  ["It's grown in Spain", 'Ann said that it is grown in Spain.'],
  ["It's worked out by the finance team", 'Ann said that it is worked out by the finance team.'],
  ["There's two percent less waste", 'Ann reported that there is two percent less waste.'],
])('what is done to a thing it has not done: "%s"', (said, told) => {
  expect(report(said)).toBe(told);
});
