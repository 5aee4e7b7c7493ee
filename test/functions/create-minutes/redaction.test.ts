import { describe, expect, test } from 'vitest';
import { createMinutes } from '#functions/create-minutes/handler.ts';
import { openRedactor } from '#functions/create-minutes/redaction/redact.ts';
import { callInProcess } from '#infra/bench/call-in-process.ts';

type Asked = Parameters<typeof openRedactor>[0];

async function redacted(text: string, asked: Asked) {
  const redact = await openRedactor(asked);
  const { turns, counts } = redact([{ id: 't1', speaker: 'Ann', text, start: undefined, end: undefined }]);
  return { text: turns[0]?.text, counts };
}

const everything: Asked = ['email', 'card', 'myNumber', 'bankAccount', 'phone', 'postalCode'];

describe('what is private has a token in its place', () => {
  test.each([
    ['Mail ann.b@firm.example today.', 'Mail [EMAIL_1] today.'],
    ['Call (415) 555-0132 or 415-555-0199.', 'Call [PHONE_1] or [PHONE_2].'],
    ['電話は03-1234-5678か０９０－１２３４－５６７８です。', '電話は[PHONE_1]か[PHONE_2]です。'],
    ['From Berlin: +49 30 1234567.', 'From Berlin: [PHONE_1].'],
    ['The card is 4111 1111 1111 1111.', 'The card is [CARD_1].'],
    ['〒150-0002 東京都渋谷区です。', '〒[POSTAL_CODE_1] 東京都渋谷区です。'],
    ['Send it to Austin, TX 78701.', 'Send it to Austin, TX [POSTAL_CODE_1].'],
    ['マイナンバーは1234 5678 9018です。', 'マイナンバーは[MY_NUMBER_1]です。'],
    ['口座は普通 1234567 です。', '口座は普通 [BANK_ACCOUNT_1] です。'],
    ['TEL：03-1234-5678、携帯:090-1234-5678です。', 'TEL：[PHONE_1]、携帯:[PHONE_2]です。'],
    ['tel:+14155550132 or phone:415-555-0199', 'tel:[PHONE_1] or phone:[PHONE_2]'],
    ['In case 415-555-0132 fails, order at 415-555-0199.', 'In case [PHONE_1] fails, order at [PHONE_2].'],
    ['宛先はｔａｎａｋａ＠ｆｉｒｍ．ｅｘａｍｐｌｅです。', '宛先は[EMAIL_1]です。'],
    ['Write to tanaka＠firm.example or ann@müller.example.', 'Write to [EMAIL_1] or [EMAIL_2].'],
    [
      'The account number is 12345678, acct #7654321.',
      'The account number is [BANK_ACCOUNT_1], acct #[BANK_ACCOUNT_2].',
    ],
    ['My zip is 94105, theirs Portland, OR 97201.', 'My zip is [POSTAL_CODE_1], theirs Portland, OR [POSTAL_CODE_2].'],
    ['Pay to DE89 3704 0044 0532 0130 00 please.', 'Pay to [BANK_ACCOUNT_1] please.'],
  ])('%s', async (text, expected) => {
    expect((await redacted(text, everything)).text).toBe(expected);
  });
});

test.each([
  'The card ends in 4111 1111 1111 1112.',
  'We met on 2026-11-18 at 10:30 about 1,200,000 yen.',
  'Order 20261118 has 345 lines.',
  '月額120万円、令和8年4月1日からです。',
  'It is for 10000 or 15000 euros, in 20000 units, OK 12345 licences.',
  '普通、1200000円ですが、口座は1500000円です。',
  'The order number is 4155550132, ticket 4155550199, quote no. 415-555-0132.',
  '注文番号は0312345678、見積番号 03-2026-1120です。',
  'On the account 2026-11-20 and 4155550132 yen a month.',
])('%s stays as it is', async (text) => {
  expect((await redacted(text, everything)).text).toBe(text);
});

test('the same thing has the same token, however it is written, and each place is counted', async () => {
  const found = await redacted(
    '4111 1111 1111 1111, yes, 4111-1111-1111-1111, and A@b.example, a@B.example',
    everything,
  );
  expect(found.text).toBe('[CARD_1], yes, [CARD_1], and [EMAIL_1], [EMAIL_1]');
  expect(found.counts).toMatchObject({ card: 2, email: 2, phone: 0 });
});

test('a pattern of the caller has a token of its own', async () => {
  const found = await redacted('Ticket AC-1234 and AC-77.', [{ name: 'ticketNumber', pattern: 'AC-\\d+' }]);
  expect(found).toEqual({ text: 'Ticket [TICKET_NUMBER_1] and [TICKET_NUMBER_2].', counts: { ticketNumber: 2 } });
});

test('no pattern can hang: ones that other engines need centuries for are done at once', async () => {
  const redact = await openRedactor([{ name: 'evil', pattern: '(a+)+$' }]);
  const text = `${'a'.repeat(9999)}b`;
  const turns = Array.from({ length: 10 }, (_, i) => ({
    id: `t${i}`,
    speaker: 'Ann',
    text,
    start: undefined,
    end: undefined,
  }));
  const startedAt = performance.now();
  redact(turns);
  expect(performance.now() - startedAt).toBeLessThan(2000);
});

test.each([
  ['(', /^options\.redact: pattern of x: must be a regular expression in RE2 syntax/],
  ['(?=a)b', /must be a regular expression in RE2 syntax/],
  ['a*', /must not match the empty text/],
])('the pattern %s is refused', async (pattern, message) => {
  await expect(openRedactor([{ name: 'x', pattern }])).rejects.toThrow(message);
});

test('nothing that was redacted is anywhere in the answer', async () => {
  const handler = createMinutes({ now: () => new Date(0) });
  const answer = await callInProcess(handler, {
    transcript: 'Ann: I will mail zed@secret.example by Friday.\nBob: Or call me on 415-555-0132, please.',
    options: { redact: ['email', 'phone'] },
  });
  const text = JSON.stringify(answer);
  expect(text).toContain('[EMAIL_1]');
  expect(text).not.toMatch(/secret|555-0132/);
});
