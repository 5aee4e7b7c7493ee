import type { Draft } from '../../../draft.ts';
import type { Span } from '../../../sentence.ts';
import { clockText } from '../../dates/time.ts';
import { type Slot, slotIn } from './slots.ts';
import type { Talk } from '../talk.ts';
import type { Utterance } from '../utterances.ts';

export interface Appointment {
  readonly next: Draft['nextMeeting'];
  /** Positions of the utterances that arrange it: they are neither tasks nor decisions. */
  readonly positions: ReadonlySet<number>;
}

/** A day and a time on the table. */
interface Proposal extends Slot {
  readonly spans: readonly Span[];
  readonly by: string | undefined;
  readonly turn: number;
}

const occasion =
  /続き(?:は|を)|もう一[回度](?:やり|集|し(?:ま|よ))|実演|審査会|発表会|内覧|招待|カレンダー|次回|次は(?=[0-9一二三四五六七八九十来再])|次(?:は|の|、)?(?:お?打ち?合わ?せ|会議|ミーティング|回|お時間|日程|予定|いつ|面談|レビュー|定例)|(?<!の)打ち?合わ?せ|ミーティング(?!の)|会議(?!に出|で|室|資料|の資料)|定例(?!報)|お会い|会い(?:ま|た)|お?伺い(?:ま|し|た|で)|伺わせ|伺えれ|訪問|お邪魔(?:し(?!ます$|ました)|させ)|寄らせ|お越し|来社|来て(?:いただ|もら|くださ)|面談|商談|デモ(?!グ|機|環境|版|用|ンス|の)|レビュー|報告会|説明会|勉強会|プレゼン|キックオフ|お時間(?:を)?(?:いただけ|頂け|頂戴|取|ください|もらえ)|日程|日取り|集ま(?:り|る)|つなぎ|繋ぎ|振り返り(?:を|の会)|見学|立ち会|最終確認|すり合わせ|擦り合わせ|(?:もう一[度回]|改めて|また)[^。]{0,14}(?:話し?|場を|お電話|相談)|お電話して(?:も|よ)|かけ直し|おかけ(?:いた|し)/u;
const otherOccasion =
  /役員会|取締役会|経営会議|理事会|社内(?:会議|で|の)|部会|朝会|展示会|イベント|セミナー|株主総会|稟議|決裁|締め|納品|納期|支払|まで(?:に|は|で)|以内/u;
const suggests =
  /[？?]|いかが|どう(?:です|でしょう|や|かな)|ましょ|でしょうか|(?:ますか|候補|ご都合)|はどう|なら(?:。|、|$|い|大|空|行)|でしたら|だったら|お願いでき|あたり|とか(?:。|、|$|で|は)|たいと|たいん|させてください|がいい|が助か|(?:に|で)して(?:。|$|くだ|もら)/u;
const accepts =
  /大丈夫|承知|かしこまり|了解|(?:分か|わか)りました|結構|問題(?:な|あり|ござ)|空いて(?:い?ます|る)|空けて|OK|オッケー|行けます|いけます|伺い(?:ます|まして)|お待ちして|それで|その(?:日|時間|日程|枠)で|(?:で|に)(?:お願い|決|ぜひ)|可能です|いいです(?:よ|ね)?(?!か)|合わせ(?:ます|られ)|ほな|はい|はーい|ええ(?:で|よ|、|$)|うん|押さえ|入れて(?:お|く|くだ)|入れと(?:き|く)|招待|承り|出られ(?:ます|る)/u;
const refuses =
  /埋まって|都合が(?:悪|つか|合わ)|難し|厳し|無理|出張|休み|休業|祝日|不在|予定が(?:入|あ)|ちょっと[…。]|だめ|ダメ|NG|あかん|外し|避け|(?:後|追って)[^。]{0,6}(?:連絡|調整)|改めて(?:ご?連絡|調整|相談)|まだ(?:決|わか|分か|見え|読め|何とも)|未定|調整(?:し(?:て|ます)|させ)|別の日|早すぎ|遅すぎ|入れないで|約束(?:は)?でき|いない|いません/u;
const settles =
  /(?:に|で)(?:、)?(?:お?伺い|お邪魔|お待ち|ご?招待|決|やりましょう|集ま|お会い|開催|設定|セット|しましょう|お願いし|お願いいた|参り|おかけ|お電話)|^(?:では|じゃあ?|ほな|そしたら|それでは)[^？?]{0,40}$|ということで|(?:時|半|分|日|曜)(?:に|で|から)?(?:。|$|ですね)/u;
/** To bring something along is a task besides. */
const brings = /を[^。、]{0,6}(?:持って(?:き|い|参|まい|く)|お持ち|持参|お見せ|見せ|お出し|提出|お返し|回答|送)/u;
const announces =
  /(?:予定|開催|設定|用意)(?:し|いたし|を)?(?:して|致して|いたして)?(?:おり|い)?ます|となって(?:おり|い)ます|ご?お願い(?:し|いた)/u;
/** The talk about it goes on for so many turns. */
const aboutTurns = 6;
const answerTurns = 4;
/** A turn that says more than this speaks of something else. */
const longestYes = 60;

/** The next meeting both sides agreed on; of several the earliest that is not taken back. */
export function readAppointments(talk: Talk): Appointment {
  const positions = new Set<number>();
  let agreed: Proposal[] = [];
  let open: Proposal | undefined;
  let meant = Number.NEGATIVE_INFINITY;
  for (const said of talk.turns) {
    const { turn, speaker, text } = said;
    if (occasion.test(text)) meant = turn;
    if (open && turn - open.turn > answerTurns) open = undefined;
    const slot = slotOf(said, talk, open !== undefined || turn - meant <= aboutTurns);
    const opens =
      slot &&
      (open !== undefined ||
        (turn === meant && (suggests.test(slot.said) || settles.test(slot.said))) ||
        (turn - meant <= 2 && announces.test(slot.said)) ||
        occasion.test(slot.said) ||
        (turn - meant <= 2 && suggests.test(slot.said)) ||
        (slot.date !== undefined && slot.minutes !== undefined && suggests.test(slot.said)));
    if (slot && opens) {
      for (const { position, said: words } of said.utterances)
        if (slot.positions.includes(position) && !brings.test(words)) positions.add(position);
      const whole: Proposal = open ? merge(open, slot, said) : { ...slot, spans: slot.spans, by: speaker, turn };
      const answered = open !== undefined && open.by !== speaker;
      const fixed = settles.test(slot.said) && !suggests.test(slot.said);
      if (
        answered
          ? !suggests.test(slot.said) || accepts.test(slot.said)
          : fixed && occasion.test(text) && whole.date !== undefined
      )
        agreed.push(whole);
      open = whole;
    } else if (open && open.by !== speaker) {
      const directly = turn - open.turn <= 1 || occasion.test(text);
      if (directly && refuses.test(text) && !accepts.test(text)) {
        agreed = agreed.filter(({ turn: at }) => turn - at > answerTurns);
        open = undefined;
      } else if (accepts.test(text) && text.length <= longestYes && !/[？?]\s*$|か[。]?$/u.test(text)) {
        for (const { position } of said.utterances) if (said.utterances.length === 1) positions.add(position);
        agreed.push({ ...open, spans: [...open.spans, ...(said.utterances[0]?.spans ?? [])], turn });
      }
    }
  }
  return { next: choose(agreed, talk), positions };
}

interface TurnSlot extends Slot {
  readonly said: string;
  readonly spans: readonly Span[];
  readonly positions: readonly number[];
}

/** What one turn says about when; sentences on something else in it do not count. */
function slotOf({ utterances }: Talk['turns'][number], talk: Talk, about: boolean): TurnSlot | undefined {
  const on = utterances.filter(
    ({ said, spans }) =>
      slotIn(rawOf(spans), talk) !== undefined &&
      !otherOccasion.test(said) &&
      (about || suggests.test(said) || occasion.test(said)),
  );
  const raw = on.map(({ spans }) => rawOf(spans)).join('');
  const slot = on.length > 0 ? slotIn(raw, talk) : undefined;
  if (!slot) return undefined;
  return {
    ...slot,
    said: on.map(({ said }) => said).join(''),
    spans: on.flatMap(({ spans }) => spans),
    positions: on.map(({ position }) => position),
  };
}

function rawOf(spans: Utterance['spans']): string {
  return spans.map(({ text }) => text).join('');
}

/** 17日 after 3月17日 is the seventeenth of March again. */
function repeats(before: Slot, later: Slot): boolean {
  return later.rule === 'dayOfMonth' && !later.words.includes('月') && later.date?.slice(8) === before.date?.slice(8);
}

/** A chain of proposals may go on for a whole talk; the last ones tell what was agreed. */
const mostSpans = 12;

/** An answer keeps what it does not change. */
function merge(before: Proposal, later: TurnSlot, { speaker, turn }: Talk['turns'][number]): Proposal {
  const says = repeats(before, later);
  const sameDay = later.date === undefined || says || later.date === before.date;
  const halfDay = later.minutes !== undefined && before.minutes === later.minutes + 720 && sameDay;
  return {
    date: says ? before.date : (later.date ?? before.date),
    rule: later.date === undefined || says ? before.rule : later.rule,
    minutes: (halfDay ? before.minutes : later.minutes) ?? (sameDay || later.sameTime ? before.minutes : undefined),
    sameTime: later.sameTime || (sameDay && before.sameTime),
    words:
      later.date === undefined && !before.words.includes(later.words) ? `${before.words} ${later.words}` : later.words,
    spans: [...before.spans, ...later.spans].slice(-mostSpans),
    by: speaker,
    turn,
  };
}

/** The last word on it; a later talk about another day is another meeting, of which the earlier day counts. */
function choose(agreed: readonly Proposal[], { calendar, startMinutes }: Talk): Draft['nextMeeting'] {
  const dated = agreed.filter(({ date }) => date !== undefined && (calendar === undefined || date > calendar.day));
  const meetings: Proposal[] = [];
  for (const one of dated) {
    const before = meetings.at(-1);
    if (before && (one.date === before.date || one.turn - before.turn <= aboutTurns)) {
      const minutes = one.minutes ?? (one.date === before.date ? before.minutes : undefined);
      meetings[meetings.length - 1] = {
        ...one,
        minutes,
        words: one.minutes === undefined && minutes !== undefined ? before.words : one.words,
        spans: [...new Set([...before.spans, ...one.spans])].slice(-mostSpans),
      };
    } else meetings.push(one);
  }
  const [first] = [...meetings].sort((a, b) => ((a.date ?? '') < (b.date ?? '') ? -1 : 1));
  if (!first) return undefined;
  const { words, spans, date, rule, sameTime } = first;
  const minutes = first.minutes ?? (sameTime ? startMinutes : undefined);
  return {
    text: words,
    spans: [...new Set(spans)],
    date,
    time: minutes === undefined ? undefined : clockText(minutes),
    rule,
  };
}
