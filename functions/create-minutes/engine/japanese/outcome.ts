import type { Acts, DraftItem } from '../draft.ts';
import { writtenDay } from './dates/written-day.ts';
import { plainEnding } from './plain.ts';
import type { Style } from './wording/style.ts';

/** What came of a meeting as its summary tells it: where both sides meet next, then what was settled, choices in the order of the list. */
export function japaneseOutcome({ decisions, nextMeeting }: Acts, style: Style): readonly DraftItem[] {
  const appointment = nextMeeting && toldMeeting(nextMeeting, style);
  const choices = decisions.flatMap((item) => {
    const text = plainEnding(item.text.replace(/。$/u, ''));
    if (item.isAppointment || !settles.test(text) || /。/u.test(text)) return [];
    return [
      { ...item, text: `${text.replace(/ことにする$/u, '')}ことにな${style === 'polite' ? 'りました' : 'った'}。` },
    ];
  });
  return [...(appointment ? [appointment] : []), ...choices];
}

function toldMeeting(meeting: NonNullable<Acts['nextMeeting']>, style: Style): DraftItem {
  const { date, time } = meeting;
  const told = (day: string) => `次回は${day}${style === 'polite' ? 'です' : 'である'}。`;
  const text = told(dayOf(meeting).replaceAll(/の?\s+の?/gu, 'の'));
  return { ...meeting, text, ...(date && { shown: told(writtenDay(date, time)) }) };
}

/** Ends in a verb of doing, or of not doing, and tells no thought. */
const settles =
  /(?<!お願い|ないと|るかと)(?:する|しない|[置行書引聞続働動省]く|[使払買扱行]う|[出渡返貸直示消足外試押減残戻移増]す|(?:増や|減ら|動か|延ば|伸ば)す|(?:まと|始|進|や|決|止|集|早|改|詰)める|(?:付|掛|届|分|続|受|預|設)ける|(?:入|切り離)れる|(?:乗|載|任|合わ|見|間に合わ)せる|(?:下|上|引き下|引き上|据え置)げる|(?:変|終|揃|そろ|替|切り替)える|やる|見る|送る|作る|取る|切る|残る|頼む|組む|含む|外さない|付けない|変えない|入れない|行わない|使わない)$/u;
/** An hour on clocks that are told beside it is not said as it is by those of the meeting. */
const otherClocks = /[\p{sc=Han}\p{sc=Katakana}]{2,}(?:の)?時間|[こそあ]ちらの|現地/u;

function dayOf({ text, spans }: DraftItem): string {
  return spans.some((span) => otherClocks.test(span.text)) ? (text.split(/\s/u)[0] ?? text) : text;
}
