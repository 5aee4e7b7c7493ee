import { expect, test } from 'vitest';
import { minutesOf } from './minutes-of.ts';

type Line = readonly [speaker: string, text: string];

const questionsOf = (language: 'en' | 'ja', chat: readonly Line[], lines: readonly Line[]) =>
  minutesOf({
    transcript: { turns: [...chat, ...lines].map(([speaker, text]) => ({ speaker, text })) },
    meeting: { startedAt: '2026-03-12T14:00:00Z', timeZone: 'Europe/London', language },
    participants: ['Dana', '中村']
      .map((name) => ({ name, side: 'internal' }))
      .concat(['Omar', '堀田'].map((name) => ({ name, side: 'external' }))),
  }).openQuestions.map(({ text, askedBy }) => [askedBy, text]);

const english: readonly Line[] = Array.from({ length: 18 }, (_, i): Line[] => [
  ['Dana', `Funny, the lift in house number ${i} squeaks as well.`],
  ['Omar', 'Ours hums a tune at night.'],
]).flat();

const japanese: readonly Line[] = Array.from({ length: 18 }, (_, i): Line[] => [
  ['中村', `${i}号館のエレベーターもきしむんですよ。`],
  ['堀田', 'そうですか。うちのは夜になると鳴ります。'],
]).flat();

test.each<[string, string, string]>([
  [
    'What about backups, how long do you keep them?',
    'Thirty days I believe, but let me double-check with our platform people.',
    'What about backups, how long does the vendor keep them?',
  ],
  [
    'Is there a practice of our size I could ring?',
    "There is one in Leith. I'd have to check they don't object.",
    'Is there a practice of the customer’s size Omar could ring?',
  ],
  [
    'Can owners book straight into Vetledger from their phones?',
    "I'd have to ask our integrations people.",
    'Can owners book straight into Vetledger from their phones?',
  ],
])('%s %s is open, whoever puts it off', (asked, putOff, told) => {
  expect(
    questionsOf('en', english, [
      ['Omar', asked],
      ['Dana', putOff],
      ['Omar', 'Okay.'],
    ]),
  ).toEqual([['Omar', told]]);
});

test.each<[string, string, string]>([
  [
    'なまりのある方の声でも聞き取れますか。',
    'なまりまでは…すみません、技術に聞かないと。',
    'なまりのある方の声でも聞き取れるか。',
  ],
  [
    '三階の補強をするとおいくらぐらいになるんでしょう。',
    '建物を拝見しないとなんとも申し上げられなくて。',
    '3階の補強をするとおいくらぐらいになるか。',
  ],
])('%s %s は問われたとおりに残る', (asked, putOff, told) => {
  expect(
    questionsOf('ja', japanese, [
      ['堀田', asked],
      ['中村', putOff],
      ['堀田', 'そうですか。'],
    ]),
  ).toEqual([['堀田', told]]);
});
