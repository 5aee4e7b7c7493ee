import { expect, test } from 'vitest';
import { minutesOf } from '../minutes-of.ts';

const base = {
  meeting: { startedAt: '2026-04-01T08:00:00Z', timeZone: 'Europe/Berlin' },
  participants: [
    { name: 'Nora', side: 'internal' },
    { name: 'Tess', side: 'external' },
  ],
};

test.each([
  [
    'en',
    [
      'Nora: Shall we meet again on Thursday the ninth at ten?',
      "Tess: Thursday the ninth at ten works, that's fine.",
      "Nora: Great, Thursday the ninth at ten. I'll send the invite.",
    ],
  ],
  [
    'ja',
    [
      'Nora: 次回は4月9日の木曜、10時からでいかがでしょうか。',
      'Tess: はい、4月9日の10時で大丈夫です。',
      'Nora: では4月9日の10時で、招待をお送りいたします。',
    ],
  ],
])('an invitation is not sent on the day of the meeting it invites to, in %s', (language, lines) => {
  const turns = lines.map((line) => ({ speaker: line.slice(0, 4), text: line.slice(6) }));
  const { nextMeeting, actionItems } = minutesOf({
    ...base,
    meeting: { ...base.meeting, language },
    transcript: { turns },
  });
  expect(nextMeeting?.date).toBe('2026-04-09');
  expect(actionItems.map(({ due }) => due?.date)).not.toContain('2026-04-09');
  expect(actionItems).not.toHaveLength(0);
});
