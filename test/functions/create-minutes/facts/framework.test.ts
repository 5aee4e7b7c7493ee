import { describe, expect, test } from 'vitest';
import { minutesOf } from '../minutes-of.ts';
import { talkOf } from './talk-of.ts';

function slotOf(slot: string, lines: readonly string[], framework = 'bant', language = 'en') {
  return minutesOf(talkOf(lines, { framework }, language)).framework?.[slot];
}

describe('BANT', () => {
  test.each([
    ['budget', 'confirmed', ['C: We have 40,000 dollars set aside for this.']],
    ['budget', 'mentioned', ['C: The budget is tight this year.']],
    ['budget', 'askedUnanswered', ['S: What budget do you have?', "C: I can't share that today."]],
    ['budget', 'notDiscussed', ['C: Hello there, how are you?']],
    ['budget', 'confirmed', ['S: That comes to 420 dollars a month.', 'C: Okay, that we can do.']],
    ['budget', 'mentioned', ["C: That's a lot of money for a small shop."]],
    ['authority', 'confirmed', ['C: The last word is with the board.']],
    ['authority', 'confirmed', ['C: Helga in finance has to release it.']],
    ['authority', 'mentioned', ["C: I can't decide that alone."]],
    ['need', 'confirmed', ['C: My people write it down on paper and type it in again at night.']],
    ['timeline', 'confirmed', ["C: The board meets on the ninth, after that we'll know."]],
    ['timeline', 'notDiscussed', ["C: I'll send you the list by Friday."]],
    ['authority', 'confirmed', ['S: Who signs?', 'C: Our CFO signs everything.']],
    ['authority', 'confirmed', ['C: And who signs this, is it me?', "C: It's me."]],
    ['authority', 'notDiscussed', ['S: Can you hear me?', 'C: Loud and clear.']],
    ['authority', 'notDiscussed', ["C: The driver signs, the customer signs, and then I've got a shoebox."]],
    ['budget', 'confirmed', ['C: I can do seven seventy-five out of petty cash.']],
    ['authority', 'mentioned', ['C: Some others are involved in the decision.']],
    ['need', 'confirmed', ['C: We type everything by hand and it takes us three hours a day.']],
    ['timeline', 'confirmed', ['C: We need to go live by the first of March.']],
    ['timeline', 'mentioned', ['C: Eventually, there is no rush.']],
  ])('%s is %s', (slot, status, lines) => {
    expect(slotOf(slot, lines)?.status).toBe(status);
  });

  test.each([
    ['budget', 'confirmed', ['C: 予算は300万円で承認が下りています。']],
    ['budget', 'askedUnanswered', ['S: ご予算はいかがでしょうか。', 'C: それは私の口からは申し上げられません。']],
    ['budget', 'confirmed', ['S: 年額で四十八万円になります。', 'C: はい、それなら大丈夫です。']],
    ['budget', 'askedUnanswered', ['S: ご予算は。', 'C: それは今はちょっと。']],
    ['authority', 'mentioned', ['C: 私だけでは決められません。']],
    ['need', 'confirmed', ['C: 先月も発注を忘れて欠品しました。']],
    ['authority', 'confirmed', ['S: ご決裁はどなたが。', 'C: 部長が決裁します。']],
    ['need', 'confirmed', ['C: 手作業ばかりで、ミスも多くて本当に困っています。']],
    ['timeline', 'confirmed', ['C: 来年4月には稼働させたいんです。']],
    ['authority', 'confirmed', ['S: ご決裁は、所長様でいらっしゃいますか。', 'C: いえ、この規模ですと本部長です。']],
    ['authority', 'confirmed', ['C: 三十万以下なので課長決裁でいけます。']],
    ['authority', 'confirmed', ['C: 来月の取締役会にかけます。']],
    ['authority', 'confirmed', ['C: 院長が首を縦に振らないと、動けないんですよ。']],
    ['authority', 'mentioned', ['C: 専務には私から話しておきます。']],
    ['authority', 'mentioned', ['C: 私の一存では決められないんです。']],
    ['authority', 'notDiscussed', ['C: 部長は出張から戻っております。']],
    ['budget', 'confirmed', ['C: 二百円なら、予備費から出せますね。']],
    ['budget', 'confirmed', ['C: 今年の設備の枠は四百万しか残ってないんですよ。']],
    ['budget', 'mentioned', ['C: 三百万くらいじゃないと、上が通しません。']],
    ['budget', 'mentioned', ['C: 来年度の予算は、まだ三百万も取れていません。']],
    ['timeline', 'confirmed', ['C: 通れば五月に公告、稼働は令和十年の四月ですかね。']],
  ])('%s is %s in Japanese', (slot, status, lines) => {
    expect(slotOf(slot, lines, 'bant', 'ja')?.status).toBe(status);
  });

  test('what is open comes with a question, what is confirmed with its words', () => {
    const lines = ['C: We have 40,000 dollars set aside for this.'];
    expect(slotOf('budget', lines)).toMatchObject({ nextQuestion: null, evidence: [{ turnIds: ['t1'] }] });
    expect(slotOf('authority', lines)).toMatchObject({ value: null, nextQuestion: expect.stringMatching(/\?$/) });
  });
});

const chat = Array.from({ length: 12 }, () => ['S: The lift squeaks again.', 'C: Ours hums a tune at night.']).flat();

test('who agrees to a price has the budget', () => {
  const lines = [...chat, 'S: It is two hundred dollars per kiosk.', 'C: Two hundred dollars per kiosk, agreed.'];
  expect(slotOf('budget', lines)).toMatchObject({
    status: 'confirmed',
    value: 'Two hundred dollars per kiosk, agreed.',
  });
});

test('what tells of a slot by itself is quoted before scraps', () => {
  const lines = [
    ...chat,
    'S: Who signs?',
    'C: Just. Me, on a good day.',
    "C: It's me that signs, no board, no nothing.",
  ];
  expect(slotOf('authority', lines)).toMatchObject({
    status: 'confirmed',
    value: "It's me that signs, no board, no nothing.",
  });
});

test.each([
  ['meddpicc', 8],
  ['spiced', 5],
])('%s has all of its %i points', (framework, count) => {
  const { framework: slots } = minutesOf(talkOf(['C: Hello there.'], { framework }));
  expect(Object.keys(slots ?? {})).toHaveLength(count);
});

test('a competitor fills the competition of MEDDPICC', () => {
  expect(slotOf('competition', ["C: We're also talking to Brindlesoft."], 'meddpicc')).toMatchObject({
    status: 'confirmed',
    evidence: [{ turnIds: ['t1'] }],
  });
});

describe('points of MEDDPICC that only some frameworks have', () => {
  test.each([
    ['metrics', 'C: It takes us three hours every morning to type the orders.'],
    ['metrics', 'C: We lose about nine percent of the calls.'],
    ['decisionProcess', 'C: It has to go to the board in May.'],
    ['decisionCriteria', 'C: What matters most is that it works offline.'],
    ['decisionCriteria', 'C: It must support single sign-on.'],
    ['champion', "C: I'll make the case to our directors."],
  ])('%s: %s', (slot, line) => {
    expect(slotOf(slot, [line], 'meddpicc')).toMatchObject({ status: 'confirmed' });
  });

  test.each([
    ['metrics', 'C: So that is thirty-four cents a box a month.'],
    ['decisionProcess', 'C: My drivers are going to say you are spying on them.'],
    ['decisionProcess', "C: I'll go through it over the weekend."],
    ['decisionCriteria', 'C: We would want that fee waived.'],
    ['champion', 'C: If the washer works out, I am a fan.'],
  ])('%s is not settled by: %s', (slot, line) => {
    expect(slotOf(slot, [line], 'meddpicc')?.status).not.toBe('confirmed');
  });
});

describe('the same in Japanese', () => {
  test.each([
    ['metrics', 'C: 転記に毎日三時間かかっています。'],
    ['decisionCriteria', 'C: 最優先は、現場のスマホで使えることです。'],
    ['decisionProcess', 'C: 来月の経営会議にかけます。'],
  ])('%s: %s', (slot, line) => {
    expect(slotOf(slot, [line], 'meddpicc', 'ja')).toMatchObject({ status: 'confirmed' });
  });

  test.each([
    ['decisionCriteria', 'C: その手数料はなしにしていただきたいです。'],
    ['champion', 'C: 部長、四十一です。'],
  ])('%s is not settled by: %s', (slot, line) => {
    expect(slotOf(slot, [line], 'meddpicc', 'ja')?.status).not.toBe('confirmed');
  });
});

test('no framework is filled unless it is asked for, or the template has one', () => {
  expect(minutesOf(talkOf(['C: Hello there.'])).framework).toBeNull();
  expect(minutesOf(talkOf(['C: Hello there.'], { template: 'discovery' })).framework).toHaveProperty('budget');
});

describe('a need is told by what most likely tells one, whatever was said before it', () => {
  test.each([
    [
      'en',
      ['S: The lift squeaks again.', 'C: Ours hums a tune at night.'],
      [
        "C: My daughter's here too, she runs the night bake, so if I say something wrong she'll tell me.",
        'S: What happens when an oven stops?',
        'C: When one goes down at two in the morning I lose the whole rack.',
      ],
      'When one goes down at two in the morning I lose the whole rack.',
    ],
    [
      'ja',
      ['S: 雨がよく降りますね。', 'C: ええ、傘が手放せません。'],
      [
        'C: 遅れました、すいません、釜がちょっと言うこと聞かなくて。',
        'S: 釜が止まるとどうなりますか。',
        'C: 夜中に止まると一釜ぶん全部捨てることになって、先月だけで三回やりました。',
      ],
      '夜中に止まると一釜ぶん全部捨てることになって、先月だけで三回やりました。',
    ],
  ])('in %s', (language, chat, lines, told) => {
    const talk = [...Array.from({ length: 6 }, () => chat).flat(), ...lines];
    expect(slotOf('need', talk, 'bant', language)?.value).toBe(told);
  });
});
