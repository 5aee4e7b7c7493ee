import { describe, expect, test } from 'vitest';
import { smallTalk, talk } from './talk.ts';

const tasks = (...lines: readonly string[]) =>
  talk(...lines).actionItems.map(({ description, owner, due }) => [description, owner?.name, due?.date ?? null]);

describe('a task is what somebody', () => {
  test.each<[string, string[], unknown[]]>([
    [
      'should do, where the other side takes it',
      ['N: I should come and measure up then.', 'T: Yes, any afternoon suits us.'],
      ['Come and measure up.', 'Nora Quist', null],
    ],
    [
      'ought to get the other side',
      ['N: I ought to get you a copy of the new floor plan.', 'T: Please do.'],
      ['Get Tess a copy of the new floor plan.', 'Nora Quist', null],
    ],
    [
      'has on a list, when asked after it',
      ['T: And the method statement?', "N: That's on my list for Tuesday."],
      ['See to the method statement.', 'Nora Quist', '2026-04-07'],
    ],
    [
      'is named for and set on',
      ["N: Was that not sorted? Ivo can dig the refund out. I'll get him on it today.", 'T: Good.'],
      ['Dig the refund out.', 'Ivo Brandt', '2026-04-01'],
    ],
    [
      'has others do with a thing',
      ["T: I'll have Zebulon's old folder sent over by Friday.", 'N: Thanks.'],
      ["Have Zebulon's old folder sent over.", 'Tess Harlow', '2026-04-03'],
    ],
    [
      'does again',
      ["N: I'll redraw it without the fourth bay.", 'T: Great.'],
      ['Redraw it without the fourth bay.', 'Nora Quist', null],
    ],
    [
      'names with its particulars right before',
      ["N: Then from me, the renewal quote, forty seats, one year. I'll get that to you tomorrow.", 'T: Good.'],
      ['Get the renewal quote to Tess.', 'Nora Quist', '2026-04-02'],
    ],
    [
      'would have to look up and then promises by a day',
      ["N: The freight I don't have here, I'd have to pull it.", 'T: Pull it, yes.', "N: You'll have that Monday."],
      ['Get the freight to Tess.', 'Nora Quist', '2026-04-06'],
    ],
    [
      'says will be where the other one finds it',
      ['T: Send me the March readings and I can compare.', "N: They'll be on your desk tomorrow."],
      ['Send Tess the March readings.', 'Nora Quist', '2026-04-02'],
    ],
    [
      'says the other one has by a day',
      ['T: And the entry form, when do I get it?', 'N: You have the entry form on Friday.'],
      ['Get Tess the entry form.', 'Nora Quist', '2026-04-03'],
    ],
    [
      'then does, in the present tense',
      ['T: Forty only, please.', 'N: Then I reprint the menu with forty.'],
      ['Reprint the menu with 40.', 'Nora Quist', null],
    ],
    [
      'does within a time once something is there',
      ['T: The form comes by post.', 'N: When I have the form, I sign it in two days.'],
      ['Sign the form in two days.', 'Nora Quist', null],
    ],
    [
      'does as soon as something else is there',
      ['N: The survey is due next week.', "T: Once I have that I'll get a purchase order cut."],
      ['Get a purchase order cut once Tess has that.', 'Tess Harlow', null],
    ],
    [
      'does for the other side, whatever the verb',
      ['T: How will I get in?', "N: I'll leave a badge at the gate for you."],
      ['Leave a badge at the gate for Tess.', 'Nora Quist', null],
    ],
    [
      'takes round by hand',
      ['T: Who carries the deed?', "N: I'll walk the deed over to the notary myself, otherwise it'll lie there."],
      ['Walk the deed over to the notary.', 'Nora Quist', null],
    ],
    [
      'does in writing',
      ['T: My drivers have not heard of it.', "N: I'll do a short letter for the drivers."],
      ['Do a short letter for the drivers.', 'Nora Quist', null],
    ],
    [
      'names after who it comes from',
      ['T: So what is left?', 'N: From me the list with the rooms and their keys. On Friday.'],
      ['Send the list with the rooms and their keys.', 'Nora Quist', '2026-04-03'],
    ],
    [
      'puts to somebody who is not there',
      ['T: Twelve would help me.', 'N: Let me put twelve to my director.'],
      ['Put twelve to their director.', 'Nora Quist', null],
    ],
    [
      'will have to the other side',
      ["T: I'll need a draft to give to our lawyers.", "N: I'll have it to you by the twentieth."],
      ['Get a draft to Tess.', 'Nora Quist', '2026-04-20'],
    ],
  ])('%s', (_, lines, task) => {
    expect(tasks(...lines)).toEqual([task]);
  });

  test.each([
    ["N: I'll run you through it now."],
    ["N: I'll speak to that slide."],
    ['N: You have until Friday.'],
    ['N: So I call the hotline every time.'],
    ["N: They'll be delighted."],
    ["N: Then I'll take the huff on Friday."],
    ["N: I'll take the kids to school on Friday."],
    ["N: I'll buy you a pint on Friday."],
    ['N: I can sign up to 20,000 today.'],
    ['N: From me the price will not change before Friday.'],
  ])('but not: %s', (line) => {
    expect(tasks(...smallTalk, line, 'T: All right.')).toEqual([]);
  });

  test('will come back on', () => {
    const lines = ['T: Does the table include the tax?', "N: I don't know. That's one for me to come back to you on."];
    expect(tasks(...lines).map(([, owner]) => owner)).toEqual(['Nora Quist']);
  });
});

describe('no task is', () => {
  test.each([
    ['what is taken', ['T: I do not like paying forty on delivery.', "N: That's reasonable. I'll take that."]],
    ['what somebody should have done', ['N: I should have told you that earlier.', 'T: No problem.']],
    ['what is on a list to talk about', ['T: The price is next on my list.', 'N: Sure.']],
    ['what is not for the speaker to do', ["N: That's not mine to give away.", 'T: I see.']],
    ['what a stranger is able to do', ['T: The last supplier could send that in a day.', 'N: I see.']],
    ['what it is for', ['T: So that Ivo can price the parts.', 'N: I see.']],
  ])('%s', (_, lines) => {
    expect(tasks(...lines)).toEqual([]);
  });
});

describe('the day of a task', () => {
  const dues = (...lines: readonly string[]) => tasks(...lines).map(([, , due]) => due);

  test.each<[string, string[], (string | null)[]]>([
    [
      'is that of its part of a list',
      ['N: So Milo does the wiring by the twenty-second, grey stays, and I send the schedule tomorrow.', 'T: Yes.'],
      ['2026-04-02'],
    ],
    [
      'is none that is a feast',
      ["N: I'll look into it and write to you. Tomorrow is San Marino, so maybe Friday."],
      ['2026-04-03'],
    ],
    ['is none that recurs', ["N: I'll send you the log every Monday.", 'T: Good.'], [null]],
    [
      'is none that another names for what he does',
      ["N: I'll dig the fire pack out for them.", "T: Yes please. And I'll turn the contract round by the fifteenth."],
      [null, '2026-04-15'],
    ],
  ])('%s', (_, lines, due) => {
    expect(dues(...lines)).toEqual(due);
  });
});

describe('what was asked for is taken on by', () => {
  test.each([
    ['T: Somebody needs to get the fire certificate to the landlord.', "N: I'm on it.", 'fire certificate'],
    ['T: Could you drop me a line when the van leaves?', 'N: I will.', 'line when the van leaves'],
    ['T: Send us your logo as a vector.', "N: It's on my list.", 'logo as a vector'],
    [
      'T: Then send the photo of the two units.',
      'N: Now itself, after the call, I am sending.',
      'photo of the two units',
    ],
  ])('%s - %s', (asks, takes, thing) => {
    const { actionItems } = talk(...smallTalk, asks, takes);
    expect(actionItems.map(({ owner }) => owner?.name)).toEqual(['Nora Quist']);
    expect(actionItems[0]?.description).toContain(thing);
  });
});
