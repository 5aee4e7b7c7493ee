import { expect, test } from 'vitest';
import { reportJapanese } from '#functions/create-minutes/engine/japanese/report.ts';

test('what somebody heard from others is told as heard', () => {
  expect(reportJapanese('桶一本あたり月900円だって。', '戸田 慎也', 'plain')).toBe(
    '戸田 慎也は、桶一本あたり月900円とのことだと述べた。',
  );
});
