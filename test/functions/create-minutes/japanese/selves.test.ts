import { describe, expect, test } from 'vitest';
import { minutesOf } from '../minutes-of.ts';
import { minutesOfTalk, people, smallTalk } from './meeting.ts';

const { seller, buyer } = people;

describe('私 is whoever said so', () => {
  test('in a response and in what was offered', () => {
    const { objections, concessions } = minutesOfTalk([
      ...smallTalk,
      [buyer, '9円の差は大きいです。これでは上に通りません。'],
      [seller, '年間4万枚お使いいただけるなら、94円までは私の権限で下げられます。'],
      [buyer, 'そうですか。'],
    ]);
    const told = [...objections.map(({ response }) => response), ...concessions.map(({ text }) => text)].join('');
    expect(told).toContain('古川の権限');
    expect(told).not.toContain('私');
  });

  test('by all of his name where others have the first part of it too', () => {
    const turns = [
      ...smallTalk,
      [buyer, '9円の差は大きいです。これでは上に通りません。'],
      [seller, '年間4万枚お使いいただけるなら、94円までは私の権限で下げられます。'],
      [buyer, 'そうですか。'],
    ].map(([speaker, text]) => ({ speaker, text }));
    const { objections, concessions } = minutesOf({
      transcript: { turns },
      participants: [
        { name: seller, side: 'internal' },
        { name: '古川 美咲', side: 'internal' },
        { name: buyer, side: 'external' },
      ],
      meeting: { language: 'ja' },
    });
    const told = [...objections.map(({ response }) => response), ...concessions.map(({ text }) => text)].join('');
    expect(told).toContain('古川 直人の権限');
  });

  test('but in a doubt, beside which he stands', () => {
    const { objections, summary } = minutesOfTalk([
      ...smallTalk,
      [buyer, '夜中に社員から直接私に電話が来るのは、正直困ります。'],
      [seller, '夜間の窓口を設けます。'],
      [buyer, 'お願いします。'],
    ]);
    expect(objections.map(({ text }) => text).join('')).toContain('直接自身に電話');
    expect(summary.detailed.map(({ text }) => text).join('')).not.toContain('私');
  });

  test('and nobody in a task that is his', () => {
    const { actionItems } = minutesOfTalk([
      ...smallTalk,
      [buyer, '見本を社長にも見せたいんです。'],
      [seller, '見本は私から来週の金曜までにお送りします。'],
      [buyer, 'お願いします。'],
    ]);
    expect(actionItems.map(({ description }) => description)).toEqual(['見本を送る。']);
  });
});
