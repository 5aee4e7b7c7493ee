import { describe, expect, test } from 'vitest';
import { asSettled } from '#functions/create-minutes/engine/japanese/wording/settled.ts';

describe('what was proposed and taken is told as settled', () => {
  test.each([
    ['15日の水曜とかどうですか。', '15日の水曜とする。', '15日の水曜とします。'],
    ['開始は2月1日からでよろしかったですか。', '開始は2月1日からとする。', '開始は2月1日からとします。'],
    ['間を取って810円ではいかがでしょう。', '間を取って810円とする。', '間を取って810円とします。'],
    [
      '藤沢店で、12月1日からお願いできますか。',
      '藤沢店で、12月1日からお願いする。',
      '藤沢店で、12月1日からお願いします。',
    ],
    ['二年で千九百五十か。', '二年で千九百五十とする。', '二年で千九百五十とします。'],
    ['間を取って、15日あたりでは。', '間を取って、15日とする。', '間を取って、15日とします。'],
    [
      '見積りは13店舗ということで作ってよろしいでしょうか。',
      '見積りは13店舗ということで作る。',
      '見積りは13店舗ということで作ります。',
    ],
    ['大橋と糸島の二つから始めようか。', '大橋と糸島の二つから始める。', '大橋と糸島の二つから始めます。'],
    ['15万円ちょうどにする。工場長、いかがですか。', '15万円ちょうどにする。', '15万円ちょうどにする。'],
  ])('%s', (asked, plain, polite) => {
    expect(asSettled(asked, 'plain')).toBe(plain);
    expect(asSettled(asked, 'polite')).toBe(polite);
  });
});

test.each(['期間はどうですか。', '週1にしたらどうですか。', 'それでいかがですか。', '使っていないなら切る。'])(
  '%s names nothing that was, or is told so already',
  (text) => {
    expect(asSettled(text, 'plain')).toBe(text);
  },
);
