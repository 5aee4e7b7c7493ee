import { describe, expect, test } from 'vitest';
import { smallTalk, talk } from './talk.ts';

const open = (...lines: string[]) => talk(...lines).openQuestions.map(({ askedBy }) => askedBy);

describe('a question stays open', () => {
  test.each([
    ['when nobody knows', ['M: Does the gateway run offline?', "I: Honestly, I don't know."]],
    [
      'when somebody will find out',
      ['M: Does the gateway run offline?', "I: Good question, I'll check and come back to you."],
    ],
    [
      'when one passes it on and the next does not know',
      ['M: Does the gateway run offline?', 'N: Ivo?', 'I: No idea.'],
    ],
  ])('%s', (_, lines) => {
    expect(open(...lines)).toEqual(['Milo Fenn']);
  });
});

describe('a question stays open when it is talked away from', () => {
  test.each([
    ['passed on', ['M: Does it also count the returns?', "I: That's one for Greta, she built it.", 'M: Okay.']],
    [
      'not agreed on',
      [
        'M: Which of the depots goes first?',
        "I: The planners and the drivers don't agree on that, and I'm not going to step in between.",
        'M: Wise.',
        'N: Then thanks a lot.',
      ],
    ],
    [
      'answered with something else',
      [
        'M: How long does the battery last in the cold?',
        "I: We've got lots of happy customers in Norway.",
        "M: I'm sure you have.",
        'N: Then thanks a lot.',
      ],
    ],
    [
      'put off',
      [
        'M: And what does the second licence cost?',
        "I: Let's first see how far you get with one.",
        'M: All right.',
        'N: Then thanks a lot.',
      ],
    ],
  ])('%s', (_, lines) => {
    expect(open(...smallTalk, ...lines)).toHaveLength(1);
  });

  test.each([
    ['a figure', ['N: What do you pay the other supplier for it today?', 'M: Four pounds ten a box, lids on top.']],
    ['a name', ['N: And who would sign that in the end?', 'M: Greta. She signs everything above ten thousand.']],
    ['what is done', ['M: What happens to our data when we leave?', 'I: We hand it over as one file and delete ours.']],
    ['a change of plan', ['M: When does the new version come out?', "I: It was going to be March, now it's May."]],
  ])('but not when it is answered by %s', (_, lines) => {
    expect(open(...smallTalk, ...lines)).toEqual([]);
  });
});

describe('no open question is', () => {
  test.each([
    ['one that is answered', ['M: Does the gateway run offline?', 'I: Yes, for up to two days.']],
    [
      'one that is answered later',
      [
        'M: Does the gateway run offline?',
        "I: I'd have to check.",
        'N: Fine.',
        'I: Just heard back on the gateway: it does run offline for two days.',
      ],
    ],
    ['a courtesy', ['N: Can you hear me?', "T: Hm, I'm not sure."]],
    ['a request', ['N: Can you send the site list?', 'M: I would have to check.']],
  ])('%s', (_, lines) => {
    expect(open(...lines)).toEqual([]);
  });
});

describe('an objection', () => {
  test('is the customer’s and has the reply on the substance', () => {
    const { objections } = talk(
      'N: It is ninety euros per truck.',
      'T: That is too expensive for us, honestly.',
      'N: I hear you. The price includes the gateway and the yearly calibration.',
    );
    expect(objections).toMatchObject([
      { raisedBy: 'Tess Harlow', response: 'The price includes the gateway and the yearly calibration.' },
    ]);
  });

  test('that meets sympathy alone is not answered', () => {
    const { objections } = talk('T: That is too expensive for us, honestly.', 'N: I hear you.', 'T: Well.');
    expect(objections).toMatchObject([{ response: null }]);
  });

  test.each([
    ['what the seller says', ['N: Other tools are too expensive.', 'T: Indeed.']],
    ['a denied one', ['T: The price is no problem for us.', 'N: Great.']],
    ['a plain question', ['T: What does it cost per truck?', 'N: Ninety euros.']],
  ])('is not %s', (_, lines) => {
    expect(talk(...lines).objections).toEqual([]);
  });
});
