import { describe, expect, test } from 'vitest';
import { takenBackIn } from '#functions/create-minutes/engine/classifier/taken-back.ts';
import type { Side } from '#functions/create-minutes/facts/talk.ts';

/** Of lines `A: text`, those that do not hold any longer, with the remark from which on something else does. */
const takenBack = (...lines: readonly string[]) => takenBackOn(undefined, lines);

/** The same where B sells and everybody else buys. */
const takenBackByTwoSides = (...lines: readonly string[]) =>
  takenBackOn((speaker) => (speaker === 'B' ? 'internal' : 'external'), lines);

function takenBackOn(side: Side | undefined | ((speaker: string | undefined) => Side), lines: readonly string[]) {
  let turn = -1;
  const remarks = lines.map((line, index) => {
    const [speaker, text] = [line[0], line.slice(3)];
    if (speaker !== lines[index - 1]?.[0]) turn++;
    return { index, speaker, side: typeof side === 'function' ? side(speaker) : side, text, spans: [{ turn, text }] };
  });
  return [...takenBackIn(remarks)].map(([at, { from }]) => [at, from]);
}

describe('taken back is', () => {
  test.each([
    [
      'what its speaker calls off',
      [
        'A: Yes, let us put everybody on it.',
        'B: Great.',
        'A: Actually, wait, wait. I would have twenty people calling me.',
      ],
      [[0, 2]],
    ],
    [
      'a day that gives way to one that both name',
      [
        'A: We would start on April sixth.',
        'B: The auditors are in, I cannot have a truck then.',
        'A: Right, the thirteenth then.',
        'B: The thirteenth I can do.',
      ],
      [[0, 2]],
    ],
    [
      'a number of which the next breath says another',
      ['A: Start with fourteen rooms.', 'A: No, some are closed.', 'A: Twelve rooms is right.', 'B: Twelve.'],
      [[0, 2]],
    ],
    [
      'a place that gives way to another by name',
      [
        'A: We put the units into Midland.',
        'B: Make it Hobbs, that is where it idles.',
        'A: True, Hobbs, not Midland.',
      ],
      [[0, 2]],
    ],
    [
      '名前を挙げて別のものに替えたこと',
      ['A: トライアルは横浜支店で始めます。', 'B: 横浜は棚卸しなんです。', 'A: では横浜支店ではなく千葉支店で。'],
      [[0, 2]],
    ],
    [
      'a number that both take up, however they lead to it',
      ['A: We take 40 licences.', 'B: But 50 are cheaper.', 'A: Okay, 50 then.', 'B: So 50 then.'],
      [[0, 2]],
    ],
    [
      '言った本人が忘れてほしいこと',
      ['A: 湖南だけなら、やってみますか。', 'B: ありがとうございます。', 'A: いや、いまのは忘れてください。'],
      [[0, 2]],
    ],
    [
      'what its speaker strikes in other words',
      ['A: The servers come out of it as well.', 'B: Noted.', 'A: Strike that, they stay.'],
      [[0, 2]],
    ],
    [
      'まだ決めないと言い添えたこと',
      ['A: レンタルで行こうか、いや、まだ決めんけど。', 'B: では比較表を作ります。'],
      [[0, 1]],
    ],
    [
      '前言を撤回したこと',
      ['A: サーバーの分は外してください。', 'B: かしこまりました。', 'A: あ、前言撤回、サーバーも入れたままで。'],
      [[0, 2]],
    ],
    [
      '言い直したあとに期間を言っても言い直した数',
      [
        'A: 3月は荷が増えるので8名でお願いします。',
        'B: でも8名だと予算が足りませんよ。',
        'A: そしたら6名で。',
        'C: 6名様ですね。',
        'C: 期間は3月2日からです。',
      ],
      [
        [0, 2],
        [1, 2],
      ],
    ],
    [
      '二人が言い直した数',
      [
        'A: 37台のままでお願いします。',
        'B: でも先月廃車にしましたよ。',
        'A: そうだった、じゃあ36台で。',
        'C: 36台ですね。',
      ],
      [[0, 2]],
    ],
  ])('%s', (_, lines, expected) => {
    expect(takenBack(...lines)).toEqual(expected);
  });
});

describe('a bid gives way to', () => {
  test.each([
    [
      'a counter that both name',
      ['A: So that is four sixty-five a pallet.', 'B: Four fifty.', 'A: Four fifty, and we speak no more of it.'],
      [[0, 1]],
    ],
    [
      'the last of several',
      ['A: Nine percent.', 'B: Twelve.', 'A: Ten and a half.', 'B: Ten and a half, fine.'],
      [
        [0, 2],
        [1, 2],
      ],
    ],
    [
      'the same number in figures',
      ['A: We would say 14% over two years.', 'B: My boss wants eighteen at least.', 'A: Eighteen it is.'],
      [[0, 1]],
    ],
    [
      'other shares of a payment',
      [
        'A: Twenty when we sign, eighty after the handover.',
        'B: Our bank asks for thirty at least.',
        'A: Thirty, seventy.',
      ],
      [[0, 1]],
    ],
    [
      'the day after one that is too early',
      ['A: The sixth of May is too early for our people.', 'B: Then the tenth.', 'A: The tenth is okay.'],
      [[0, 1]],
    ],
  ])('%s', (_, lines, expected) => {
    expect(takenBack(...lines)).toEqual(expected);
  });

  test.each([
    [
      'a number of something else',
      ['A: Four sixty-five a pallet.', 'B: Twenty-two drivers.', 'A: Twenty-two drivers, good.'],
    ],
    ['a share of something else', ['A: Eight pallets by month.', 'B: Five percent.', 'A: Five percent is fine.']],
    ['a number that only one names', ['A: Four sixty-five a pallet.', 'B: Four fifty.', 'A: Four sixty-five.']],
    [
      'a sum many times as high',
      ['A: Forty-eight stay.', 'B: Two thousand nine hundred.', 'A: Two thousand nine hundred.'],
    ],
  ])('but not to %s', (_, lines) => {
    expect(takenBack(...lines)).toEqual([]);
  });
});

describe('what was chosen falls where', () => {
  test.each([
    [
      'its speaker thinks again',
      ['A: Put the first six in the cold store.', 'B: Six, okay.', 'A: Or wait. The cold store has no power yet.'],
      [[0, 2]],
    ],
    [
      'its speaker gives in to a colleague',
      [
        'A: Then yes, we take the ramp as well.',
        "B: You can't touch that, it belongs to the landlord.",
        "A: Shoot. Okay, the ramp's out.",
      ],
      [[0, 2]],
    ],
    [
      'another is found right',
      ['A: We do the small depot.', 'B: But the small depot has no gate.', 'A: You are right, so not there.'],
      [[0, 2]],
    ],
    [
      'its thing is put out by name',
      ['A: We take the lamination.', 'B: Noted.', 'A: So the lamination is out.'],
      [[0, 2]],
    ],
    ['its thing is refused by name', ['A: A free sample would come with it.', 'B: Okay, no sample then.'], [[0, 1]]],
    [
      'what was left out stays in',
      ['A: Leave the awning off.', 'B: I can take that out.', 'C: The awning stays on, Tom.'],
      [[0, 2]],
    ],
    [
      'it is scrapped by what was said of it',
      ['A: All of the mixers, to begin with.', 'B: Good.', 'A: Then scrap what I said about the mixers.'],
      [[0, 2]],
    ],
  ])('%s', (_, lines, expected) => {
    expect(takenBack(...lines)).toEqual(expected);
  });

  test.each([
    [
      'somebody remembers something',
      ['A: We take the ramp.', 'B: Good.', 'A: Oh wait, I forgot to ask about parking.'],
    ],
    [
      'a doubt of something else is right',
      ['A: We take the ramp.', 'B: Good.', 'C: Is it not late?', 'A: You are right, we should stop.'],
    ],
    ['what is left out is said again', ['A: Leave the awning off.', 'B: The awning is off, then.']],
    ['another thing is put out', ['A: We take the ramp.', 'B: And the awning is out.']],
  ])('but not where %s', (_, lines) => {
    expect(takenBack(...lines)).toEqual([]);
  });
});

test('a colleague may veto what was chosen', () => {
  const lines = ["A: Ooh. Let's do that one.", 'B: No. I am sorry, no.', 'A: Fair enough.'];
  expect(takenBackOn('external', lines)).toEqual([[0, 1]]);
  expect(takenBackOn(undefined, lines)).toEqual([]);
});

describe('what was said stands where', () => {
  test.each([
    [
      'its speaker scraps something else',
      ['A: We go with the Pro plan.', 'B: Good, the Pro plan then.', 'A: And we will scrap the old server.'],
    ],
    [
      'its speaker strikes a balance',
      ['A: We go with the Pro plan.', 'B: Good.', 'A: We need to strike the right balance with training.'],
    ],
    [
      'its speaker leaves something else open',
      ['A: We go with the Pro plan.', 'B: Good.', 'A: We have not decided on the colour of the badges yet.'],
    ],
    [
      'another figure is of another matter',
      ['A: We take 40 licences.', 'B: And the fee is 500 a month.', 'A: 500 is fine.'],
    ],
    ['nobody else names the other figure', ['A: We take 40 licences.', 'B: Not 50?', 'A: No.']],
    [
      'it is said again at the end',
      ['A: We take 40 licences.', 'B: But 50 are cheaper.', 'A: Okay, 50 then.', 'B: 50.', 'A: No, leave it at 40.'],
    ],
    [
      'its speaker says no to something else',
      [
        'A: We go with the annual plan.',
        'B: Is the fee a problem?',
        "A: No, no, that's fine. Don't forget that York closes.",
      ],
    ],
    [
      'the other number is of another place',
      [
        'A: We take 40 licences for Leeds.',
        'B: But what about York?',
        'A: Right, 12 licences for York.',
        'B: 12 licences for York.',
      ],
    ],
    [
      'the other number is an hour',
      ['A: We go with 40.', 'B: But we should meet again.', 'A: Right, at three on Monday?', 'B: At three.'],
    ],
    [
      '別の場所の数が続く',
      [
        'A: 本社に37台でお願いします。',
        'B: はい、手配させていただきます。',
        'A: では支店は12台で。',
        'B: 支店は12台ですね。',
      ],
    ],
    [
      '別のことを言い忘れていた',
      ['A: 37台でお願いします。', 'B: はい。', 'A: 言い忘れてましたが、請求書は本社宛てです。'],
    ],
    ['ほかの人の反対だけがある', ['A: 3台にしましょう。', 'B: でも足りますか。', 'A: 3台で足ります。']],
  ])('%s', (_, lines) => {
    expect(takenBack(...lines)).toEqual([]);
  });
});

describe('between two sides a figure gives way', () => {
  test.each([
    [
      'to one that the other side takes without naming it',
      ['A: お詫びとして三割引いてください。', 'B: 三割は厳しいです。', 'A: では二割。', 'B: 承知しました。'],
      [
        [0, 2],
        [1, 2],
      ],
    ],
    [
      'to another number of years, few as they are',
      ['B: 保守は1年無料です。', 'A: うーん、2年でしょう、普通は。', 'B: では2年無料で。'],
      [[0, 1]],
    ],
    [
      'where a colleague says what would come of it',
      [
        'A: 8名足してください。',
        'B: 8名様ですね。',
        'C: 8名だと予算を超えます。',
        'A: 6名だな。',
        'B: では6名で承ります。',
      ],
      [
        [0, 3],
        [1, 3],
      ],
    ],
    [
      'with and without what it counts',
      ['A: ほな185で。', 'C: ちょっと待って、休みの先が抜けてます。', 'A: 200や。', 'B: では200社で。'],
      [[0, 2]],
    ],
    [
      'however its digits are written',
      ['B: まず五台で。', 'C: ちょっと待って、多すぎます。', 'A: 3台にして。', 'B: お試しは三台ですね。'],
      [[0, 2]],
    ],
    [
      'while the other side still works out what it comes to',
      [
        'B: Two years, 15%.',
        'A: Fifteen leaves me a thousand over.',
        'A: Times sixty offices.',
        'B: Ha, fine.',
        'B: 16.',
        'A: Sixteen, then.',
      ],
      [[0, 4]],
    ],
    [
      'to one that is had, and not to one that nobody can do',
      [
        'B: I can give you five percent.',
        'A: Eight.',
        "B: I can't do eight.",
        'B: Seven and a half I could do.',
        'A: Seven and a half.',
      ],
      [
        [0, 3],
        [1, 3],
      ],
    ],
    [
      'on the first days of a month as on others',
      [
        'A: We start on the first of June.',
        'B: The first of June is too early for me.',
        'A: Then the eighth.',
        'B: The eighth is fine.',
      ],
      [
        [0, 2],
        [1, 2],
      ],
    ],
  ])('%s', (_, lines, expected) => {
    expect(takenBackByTwoSides(...lines)).toEqual(expected);
  });

  test.each([
    [
      'not to one that stands beside it',
      ['A: Sixteen single, please.', 'B: Sixteen single, ten double.', 'A: Ten double, yes.'],
    ],
    [
      'not to the day of something else',
      ['A: 10月1日に始めます。', 'B: 承知しました。', 'A: 18日はいかがですか。', 'B: 18日で大丈夫です。'],
    ],
    [
      'not to a time that something takes',
      ['A: 開始は12日で。', 'B: ただ、設置に2日かかります。', 'A: 2日間ですね。', 'B: はい、2日間です。'],
    ],
    [
      'not where a sum is said in part',
      ['B: 単価は7万1千円です。', 'A: 7万1千円ですね。', 'B: 送料は900円です。', 'A: 900円、はい。'],
    ],
  ])('%s', (_, lines) => {
    expect(takenBackByTwoSides(...lines)).toEqual([]);
  });
});
