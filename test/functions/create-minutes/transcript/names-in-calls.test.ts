import { describe, expect, test } from 'vitest';
import { minutesRequest } from '#functions/create-minutes/request.ts';
import { readTranscript } from '#functions/create-minutes/transcript/read.ts';

const speakers = (text: string, participants: object[] = []) => {
  const given = minutesRequest.parse({ transcript: text, participants });
  return readTranscript(text, 'auto', given.participants).turns.map(({ speaker }) => speaker);
};

describe('a participant is known as people write themselves in calls:', () => {
  test.each([
    ['Mara Lindqvist', 'Mara J. Lindqvist'],
    ['Mara J. Lindqvist', 'Mara Lindqvist'],
    ['Mara Lindqvist', 'Mara L.'],
    ['Mara Lindqvist', 'M. Lindqvist'],
    ['Mara Lindqvist', 'Mara Lindqvist, PhD'],
    ['Mara Lindqvist', 'Lindqvist, Mara [EXT]'],
    ['Mara Lindqvist', 'Mara Lindqvist | Fernleaf'],
    ['Mara Lindqvist', 'Mara | Fernleaf'],
    ['Mara Lindqvist', 'Mara Lindqvist - Fernleaf'],
    ["Mia O'Hara", 'Mia O’Hara'],
    ['Jörg Müller', 'Jorg Muller'],
    ['田中太郎', '田中太郎＠サンプル'],
    ['田中太郎', '田中/サンプル'],
    ['田中太郎', 'サンプル_田中'],
    ['田中太郎', '【サンプル】田中'],
    ['田中太郎', '株式会社サンプル 田中太郎'],
    ['田中太郎', '株式会社サンプル（田中）'],
    ['田中太郎', '営業部 田中'],
  ])('%s as %s', (name, label) => {
    expect(speakers(`${label}: Hello.\nTheo Brandt: Hi.`, [{ name }, { name: 'Theo Brandt' }])).toEqual([
      name,
      'Theo Brandt',
    ]);
  });

  test.each([
    ['Mara Lindqvist', 'Mara K.'],
    ['Mara Lindqvist', 'Ann | Mara'],
    ['Mara Lindqvist', 'Ann - Lindqvist'],
    ['田中太郎', '佐藤＠田中'],
    ['田中太郎', '田中_佐藤'],
    ['山本 誠', '長谷部 誠'],
  ])('%s is not %s', (name, label) => {
    expect(speakers(`${label}: Hello.\nTheo: Hi.`, [{ name }])).toEqual([label, 'Theo']);
  });

  test('nobody is known where the label names two', () => {
    const two = [{ name: 'Mara Lindqvist' }, { name: 'Theo Brandt' }];
    expect(speakers('Mara Lindqvist / Theo Brandt: Hello.\nAnn: Hi.', two)[0]).toBe('Mara Lindqvist / Theo Brandt');
  });
});

describe('a speaker is also', () => {
  test.each([
    ['iPhone: Yes.', 'iPhone'],
    ['iPhone (3): Yes.', 'iPhone (3)'],
    ["Jean d'Arc: Yes.", "Jean d'Arc"],
    ['Omar al-Rashid: Yes.', 'Omar al-Rashid'],
    ['◆田中：はい。', '田中'],
    ['・田中：はい。', '田中'],
    ['【株式会社サンプル】鈴木：はい。', '鈴木（株式会社サンプル）'],
    ['（社外）鈴木：はい。', '鈴木（社外）'],
    ['[EXT] Theo Brandt: Yes.', 'Theo Brandt (EXT)'],
    ['Theo Brandt [Fernleaf]: Yes.', 'Theo Brandt [Fernleaf]'],
  ])('%s', (line, name) => {
    expect(speakers(`Ann: First.\n${line}\nAnn: Last.`)).toEqual(['Ann', name, 'Ann']);
  });

  test.each(['【田中】A案：100万円です。', '【田中】予算：100万円です。'])(
    'the name in brackets, and not what he speaks of: %s',
    (line) => {
      expect(speakers(`${line}\n【佐藤】はい。`)).toEqual(['田中', '佐藤']);
    },
  );

  test.each([
    ['+81 90-****-1234  0:12', '+81 90-****-1234'],
    ['Theo Brandt [Fernleaf Ltd.]   0:12', 'Theo Brandt [Fernleaf Ltd.]'],
  ])('over his words: %s', (header, name) => {
    expect(speakers(`Ann  0:03\nHello.\n\n${header}\nYes.\n`)).toEqual(['Ann', name]);
  });

  test('who speaks once behind a time, where most lines have one', () => {
    const text = '00:00 Ann Lee: Hello.\n00:12 Theo: I will send it.\n01:00:12 Ann Lee: Thanks.';
    expect(speakers(text)).toEqual(['Ann Lee', 'Theo', 'Ann Lee']);
  });
});
