import type { Minutes } from '#functions/create-minutes/minutes/minutes.ts';
import { minutesOf } from '../minutes-of.ts';

/** A meeting in Tokyo, of 2 September 2026, a Wednesday, where no other day is given. 古川 and 森下 sell, 戸田 and 五十嵐 buy. */
export function minutesOfTalk(
  lines: readonly (readonly [speaker: string, text: string])[],
  options: object = {},
  startedAt: string | null = '2026-09-02T10:00:00+09:00',
): Minutes {
  return minutesOf({
    transcript: { turns: lines.map(([speaker, text]) => ({ speaker, text })) },
    participants: [
      { name: '古川 直人', side: 'internal' },
      { name: '森下 結衣', side: 'internal' },
      { name: '戸田 慎也', side: 'external' },
      { name: '五十嵐 茜', side: 'external' },
    ],
    meeting: { startedAt, timeZone: 'Asia/Tokyo', language: 'ja' },
    options,
  });
}

export const people = { seller: '古川 直人', engineer: '森下 結衣', buyer: '戸田 慎也', user: '五十嵐 茜' } as const;

/** Enough talk before a scene for the engine to tell what each of its remarks does. */
export const smallTalk = [
  [people.seller, '本日はお時間ありがとうございます。'],
  [people.buyer, 'こちらこそ。'],
  [people.seller, '新しいラインの調子はいかがですか。'],
  [people.buyer, '二週間前から動いていて、順調です。'],
  [people.seller, '何名くらいでお使いですか。'],
  [people.buyer, '十四人、二交代です。'],
] as const;
