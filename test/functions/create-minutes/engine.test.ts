import { expect, test } from 'vitest';
import { cleanEnglish } from '#functions/create-minutes/engine/english/clean/clean.ts';
import { reportEnglish } from '#functions/create-minutes/engine/english/wording/report.ts';
import { splitEnglish } from '#functions/create-minutes/engine/english/split.ts';
import { cleanJapanese, splitJapanese } from '#functions/create-minutes/engine/japanese/clean.ts';
import { plainJapanese } from '#functions/create-minutes/engine/japanese/report.ts';

test.each([
  ['Um, so the, uh, the price is, is fine.', 'the price is fine.'],
  ['Is that still, is that still where things are?', 'is that still where things are?'],
  ['w what we need is st stuff for the pr price list', 'what we need is stuff for the price list'],
  ['And, you know, the manager there is open to new things, right?', 'the manager there is open to new things.'],
  ['a power fr a power button and a display', 'a power button and a display'],
  ['what is going on with it is it us or is it you', 'what is going on with it is it us or is it you'],
  ['We had two last quarter, two, and it cost us.', 'We had two last quarter, and it cost us.'],
  ['That is a lot for something that, with respect, prints labels.', 'That is a lot for something that prints labels.'],
  ['call 5 5 5 0 1 0 0 for the price', 'call 5 5 5 0 1 0 0 for the price'],
])('what is said as "%s" is read as "%s"', (raw, clean) => {
  expect(cleanEnglish(raw)).toBe(clean);
});

test('the pieces of a long sentence joined are the sentence again', () => {
  const text = `We met Mr. Smith in May and he liked it, but the price was too high for the whole of last year, so we asked him whether a smaller package would do and he said that he would come back to us.`;
  expect(splitEnglish(text).length).toBeGreaterThan(1);
  expect(splitEnglish(text).join('')).toBe(text);
});

test.each([
  ["I'll send you our report", 'Ann will send them the team’s report.'],
  ["I've seen the offer", 'Ann has seen the offer.'],
  ['I think we need more buttons', 'Ann thought that the team needs more buttons.'],
  ["let's go with Oakdale", 'Ann suggested that the team go with Oakdale.'],
  ['maybe we should limit the number of buttons', 'Ann suggested that the team should limit the number of buttons.'],
  ["I'm worried that we pay twice", 'Ann was worried that the team pays twice.'],
  ["we don't know what it'll cost us", 'Ann said that the team does not know what it will cost them.'],
  [
    'speech recognition, limited buttons, organic design',
    'Ann mentioned speech recognition, limited buttons, organic design.',
  ],
])('"%s" is reported as "%s"', (said, reported) => {
  expect(reportEnglish(said, 'Ann', (text) => text)).toBe(reported);
});

test.each([
  ['えーと、あの、見積もりを送ります。', '見積もりを送ります。'],
  ['はい、えー、標準で連携がございます。', '標準で連携がございます。'],
  ['それは、それは高いです。', 'それは高いです。'],
  ['うん、紙が残っちゃうんですよ。', '紙が残っちゃうんですよ。'],
])('%s is read as %s', (raw, clean) => {
  expect(cleanJapanese(raw)).toBe(clean);
});

test.each([
  ['見積もりをお送りします。', '見積もりをお送りする'],
  ['弊社で確認いたします。', '弊社で確認する'],
  ['三日かかりきりになるんですよ。', '三日かかりきりになる'],
  ['一人月額三百円です。', '一人月額三百円である'],
  ['資料を作りました。', '資料を作った'],
  ['標準で対応できます。', '標準で対応できる'],
])('%s ends plainly as %s', (polite, plain) => {
  expect(plainJapanese(polite)).toBe(plain);
});

test.each([
  ['鴨下には私から言って書かせますいつまでですか', ['鴨下には私から言って書かせます', 'いつまでですか']],
  ['そうしましたら本日はですね御社のご要望を順に伺いたいと思っております', undefined],
])('without marks a sentence ends where another begins: %s', (text, pieces) => {
  expect(splitJapanese(text)).toEqual(pieces ?? [text]);
});
