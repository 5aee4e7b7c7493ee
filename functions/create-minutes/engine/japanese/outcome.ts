import type { Acts, DraftItem } from '../draft.ts';
import type { Meeting } from '../meeting.ts';
import type { OutcomeItem } from '../outcome.ts';
import { bareName } from '../people.ts';
import { findDates } from './dates/find.ts';
import { writtenDay } from './dates/written-day.ts';
import { withDigits } from './digits.ts';
import { plainEnding } from './plain.ts';
import { isInWriting } from './reads-well.ts';
import { toldObjection } from './told-objection.ts';
import { plainQuestion } from './wording/question.ts';
import type { Style } from './wording/style.ts';

/** What came of a meeting as its summary tells it, each kind in the order of its list. */
export function japaneseOutcome(acts: Acts, { people }: Pick<Meeting, 'people'>, style: Style): readonly OutcomeItem[] {
  const { decisions, nextMeeting } = acts;
  const isSeller = (by: string | undefined) => people.find(({ speaker }) => speaker === by)?.side === 'internal';
  const appointment = nextMeeting && toldMeeting(nextMeeting, style);
  const choices = decisions.flatMap((item) => {
    const text = item.isAppointment ? undefined : settled(item.text);
    if (text === undefined) return [];
    const came = `${text.replace(/ことにする$/u, '')}ことにな${style === 'polite' ? 'りました' : 'った'}。`;
    return [{ ...item, kind: 'decision' as const, text: came }];
  });
  return [
    ...(appointment ? [{ ...appointment, kind: 'meeting' as const }] : []),
    ...choices,
    ...acts.objections.flatMap((item) => (isSeller(item.raisedBy) ? [] : (toldObjection(item, style) ?? []))),
    ...acts.openQuestions.flatMap((item) => toldQuestion(item, style) ?? []),
    ...acts.actionItems.flatMap((item) => toldAction(item, style) ?? []),
  ];
}

/** 「今回は、買わないことにする。三百でも回らない」: of several sentences the first that settles something, in writing where one is; what was settled is told all the same. */
function settled(text: string): string | undefined {
  const settling = text
    .split('。')
    .map(plainEnding)
    .filter((one) => settles.test(one) && !hasNoMatter.test(one));
  return settling.find(isInWriting) ?? settling[0];
}

/** 「円とする」, 「3とする」 */
const hasNoMatter =
  /^(?:[^、。はがをにで\p{N}〇一二三四五六七八九十百千万]{1,6}|[\p{N}〇一二三四五六七八九十百千万]+)と(?:する|します)$/u;

type Item<List extends keyof Acts> = Acts[List] extends readonly (infer One)[] ? One : never;

function toldQuestion(item: Item<'openQuestions'>, style: Style): OutcomeItem | undefined {
  const [, asked] = /^([^。]+か)。$/u.exec(style === 'polite' ? plainQuestion(item.text, 'plain') : item.text) ?? [];
  if (asked === undefined || politeWithin.test(asked) || !isInWriting(asked)) return undefined;
  const open = asksWhat.test(asked) || /(?:かどう|ない)か$/u.test(asked) ? asked : `${asked}どうか`;
  return { ...item, kind: 'question', text: `${open}は、未回答${style === 'polite' ? 'です' : 'である'}。` };
}

/** Was not put in writing. */
const politeWithin = /(?:です|ます|ません|でしょう)(?:か|ね|よ|が)|んだ[、よ]|んのか$|それも?か$/u;
const asksWhat =
  /いつ|いくら|いくつ|何|なん|なに|どこ|どれ|どの|どう|どちら|どっち|どんな|誰|だれ|どなた|なぜ|か、.+か$|それとも/u;

const namesThing = /^(?!それ|これ|そこ|あれ|その).*(?:を|に(?=確認|相談|聞|電話|連絡))/u;
const isOneDeed = /^[^。（？?]*(?:[うくすつぬむぐぶる]|ない|ます|ません)$/u;
/** Conditions, courtesies and short forms of speech, which read as nobody's task. */
const ofTalk =
  /わけにはいか|手数を|迷惑を|恐れ入|申しかね|申し上げかね|たら|次第|っす|けど|やん|だよ|ですね|…|、(?:いや|えっと)/u;

/** Told where the deed is one sentence that names its thing, with no other day than the one beside it. */
function toldAction(item: Item<'actionItems'>, style: Style): OutcomeItem | undefined {
  const { owner, due } = item;
  const deed = item.text.replace(/。$/u, '');
  if (
    !owner ||
    !namesThing.test(deed) ||
    !isOneDeed.test(deed) ||
    ofTalk.test(deed) ||
    !isInWriting(deed) ||
    findDates(deed, undefined).length > 0
  )
    return undefined;
  const end = /(?:ます|です)$/u.test(deed) ? '' : style === 'polite' ? 'ことになりました' : 'こととなった';
  const told = (day: string) => `${bareName(owner.speaker ?? owner.name)}が${day}${deed}${end}。`;
  const by = due?.date && `${writtenDay(due.date, undefined).replace(/^\d+年/u, '')}までに`;
  return { ...item, kind: 'action', text: told(''), ...(by && { shown: told(by) }) };
}

function toldMeeting(meeting: NonNullable<Acts['nextMeeting']>, style: Style): DraftItem {
  const { date, time } = meeting;
  const told = (day: string) => `次回は${day}${style === 'polite' ? 'です' : 'である'}。`;
  const text = told(withDigits(dayOf(meeting).replaceAll(/の?\s+の?/gu, 'の')));
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
