import { expect, test } from 'vitest';
import { joinTexts } from '#shared/text/join-texts.ts';

test.each([
  [['see', 'you', 'on', '3', 'March'], 'see you on 3 March'],
  [['来月', '3', '日', 'に', '100', '円', 'です。'], '来月3日に100円です。'],
  [['見積書', 'を', '3', '月', '15', '日', 'までに', 'お送り', 'します', '。'], '見積書を3月15日までにお送りします。'],
  [['SAP', 'を', '使います'], 'SAPを使います'],
  [['その', 'API', 'key', 'です'], 'そのAPI keyです'],
  [['fine.', 'はい。', 'OK'], 'fine. はい。OK'],
])('pieces of a text are joined as its script is written: %j', (pieces, text) => {
  expect(joinTexts(pieces)).toBe(text);
});
