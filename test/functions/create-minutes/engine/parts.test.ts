import { expect, test } from 'vitest';
import { minutesOf } from '../minutes-of.ts';

const sides: Readonly<Record<string, string>> = { N: 'internal', T: 'external', 佐: 'internal', 馬: 'external' };

function decided(...lines: readonly string[]) {
  const turns = lines.map((line) => ({ speaker: line[0] ?? '', text: line.slice(3) }));
  const participants = [...new Set(turns.map(({ speaker }) => speaker))].map((name) => ({ name, side: sides[name] }));
  return minutesOf({ participants, transcript: { turns } }).decisions.map(({ text, evidence }) => ({
    text,
    turnIds: [...new Set(evidence.flatMap((one) => one.turnIds))],
  }));
}

test('two matters settled one after the other are two decisions, and what is noted again is none of its own', () => {
  const decisions = decided(
    'N: Morning both. Shall we go through what is still open?',
    'T: Yes, let us.',
    'N: First the paper. Coated or uncoated for the catalogue?',
    'T: Uncoated, the photos look warmer on it.',
    'N: Uncoated it is.',
    'T: And the envelopes?',
    'N: We could do without them and wrap the catalogues in paper bands.',
    'T: Then paper bands, and leave the envelopes out.',
    'N: Okay, no envelopes.',
    'T: What else is there?',
    'N: Only the delivery. Pallets or cartons?',
    'T: Cartons, please, we have no lift.',
    'N: Cartons, noted.',
    'T: Good, that was all.',
  );
  expect(decisions.map(({ text }) => text)).toEqual([
    expect.stringContaining('Uncoated'),
    'Paper bands, and leave the envelopes out.',
  ]);
  expect(decisions.map(({ turnIds }) => turnIds.includes('t8'))).toEqual([false, true]);
});

test('続けて決まった二つの件は二つの決定事項になる', () => {
  const decisions = decided(
    '佐: 清掃は週2回か週3回になりますが、いかがしましょう。',
    '馬: 3回はいらないな。2回でお願いします。',
    '佐: では週2回で承ります。',
    '馬: あと窓はどうなるの。',
    '佐: 窓は外して、春にまとめてという形もできます。',
    '馬: じゃあ窓は外して。',
    '佐: かしこまりました、窓は外しておきます。',
    '馬: 鍵は守衛室で渡します。',
    '佐: ありがとうございます。',
    '馬: ところで先月の床の件は助かりました。',
    '佐: いえ、とんでもないです。',
    '馬: では以上かな。',
  );
  expect(decisions.map(({ text }) => text)).toEqual(['清掃は週2回とする。', '窓は外す。']);
});
