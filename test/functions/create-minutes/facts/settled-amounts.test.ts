import { expect, test } from 'vitest';
import type { DraftAmount } from '#functions/create-minutes/engine/draft.ts';
import { settledBy } from '#functions/create-minutes/facts/amounts/settle.ts';

const japanese = { code: 'ja', timeZone: undefined } as const;

function statusIn(text: string): string | undefined {
  const spans = [{ turn: 3, text }];
  const amount = { value: 180000, unit: 'JPY', per: [], kind: 'price', status: 'offered', text: '十八万円', spans };
  return settledBy([{ text, spans }], [amount as unknown as DraftAmount], japanese)[0]?.status;
}

test.each([
  '18万円は補正予算を通さないと出ないので、今回は二つとする。',
  '18万円だと厳しいので今回は見送る。',
  '18万円ではなく15万円とする。',
])('what a choice holds against is not agreed: %s', (text) => {
  expect(statusIn(text)).toBe('offered');
});

test.each(['18万円とする。', '初期費用は要らないので18万円とする。', '18万円でできるとのことなので、これで契約する。'])(
  'what it tells of is: %s',
  (text) => {
    expect(statusIn(text)).toBe('agreed');
  },
);
