import type { Acts, DraftItem } from '../draft.ts';
import { plainEnding } from './plain.ts';
import type { Style } from './wording/style.ts';

/** What came of a meeting as its summary tells it: where both sides meet next, then what was settled, the surest first. */
export function japaneseOutcome({ decisions, nextMeeting }: Acts, style: Style): readonly DraftItem[] {
  const appointment = nextMeeting && {
    ...nextMeeting,
    text: `次回は${nextMeeting.text.replaceAll(/\s+(?:の)?/gu, 'の')}${style === 'polite' ? 'です' : 'である'}。`,
  };
  const choices = decisions.flatMap((item) => {
    const text = plainEnding(item.text.replace(/。$/u, ''));
    if (item.isAppointment || !settles.test(text) || /。/u.test(text)) return [];
    return [
      { ...item, text: `${text.replace(/ことにする$/u, '')}ことにな${style === 'polite' ? 'りました' : 'った'}。` },
    ];
  });
  return [...(appointment ? [appointment] : []), ...choices];
}

/** Ends in a verb of doing, or of not doing: する, 付ける, 外さない; できる and なる tell what is possible. */
const settles =
  /(?:する|[うくすつぬむぐぶ]|[^きなあえけげせてねべめれ]る|[付掛届分見続受]ける|[入乗載]れる|まとめる|始める|進める|やめる|決める|止める|集める|[かさたなまらわば]ない)$/u;
