import { describe, expect, test } from 'vitest';
import { betweenSounds, isSound, withoutSounds } from '#functions/create-minutes/transcript/sounds.ts';
import { minutesOf } from '../minutes-of.ts';

describe('a sound in brackets', () => {
  test.each([
    ['[laughs] All right, all right.', 'All right, all right.'],
    ['It was fine [laughter] in the end.', 'It was fine in the end.'],
    ['Nobody knows. [inaudible 00:12]', 'Nobody knows.'],
    ['上とも話しまして、[laughs] 怒られました。', '上とも話しまして、怒られました。'],
    ['そうですね（笑）。', 'そうですね。'],
    ['[laughs]', ''],
  ])('is no part of what was said: %s', (text, said) => {
    expect(withoutSounds(text)).toBe(said);
  });

  test('stays where what is cited goes on around it', () => {
    expect(betweenSounds('[laughs] It was fine [laughter] in the end. [sighs]')).toBe(
      'It was fine [laughter] in the end.',
    );
  });

  test.each(['(noise limits apply)', '[Dana]', '(two per site)'])('is not everything in brackets: %s', (text) => {
    expect(withoutSounds(`We said ${text} so.`)).toBe(`We said ${text} so.`);
  });

  test('is no name', () => {
    expect(isSound('laughter')).toBe(true);
    expect(isSound('Dana')).toBe(false);
  });
});

test('minutes tell of no laughter, and cite what was said word for word', () => {
  const lines = [
    'S: お見積もりの件ですが、[laughs] 九月末まで六十八万円でお受けします。',
    'C: [laughs]',
    'C: では六十八万円でお願いします。[laughs]',
    'S: 見積書は金曜日までにお送りします。（笑）',
  ];
  const minutes = minutesOf({
    meeting: { language: 'ja', startedAt: '2026-03-02T10:00:00+09:00', timeZone: 'Asia/Tokyo' },
    participants: [
      { name: '白井 玲', side: 'internal' },
      { name: '鷲尾 昌平', side: 'external' },
    ],
    transcript: {
      turns: [...lines, ...lines, ...lines].map((line) => ({
        speaker: line.startsWith('S') ? '白井 玲' : '鷲尾 昌平',
        text: line.slice(3),
      })),
    },
  });
  const told = [minutes.decisions, minutes.actionItems, minutes.topics, minutes.summary.detailed];
  const texts = JSON.stringify(told, (key, value) => (key === 'evidence' ? undefined : value));
  expect(texts).not.toMatch(/laugh|笑/);
  for (const { evidence } of minutes.summary.detailed)
    for (const { quote } of evidence) expect(lines.some((line) => line.includes(quote))).toBe(true);
});
