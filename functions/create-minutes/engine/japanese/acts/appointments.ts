import type { Draft } from '../../draft.ts';
import type { Span } from '../../sentence.ts';
import { findDates } from '../dates/find.ts';
import type { DateMention } from '../dates/mention.ts';
import { type ClockTime, clockText, findTimes } from '../dates/time.ts';
import { halfWidth } from '../dates/width.ts';
import type { Talk } from './talk.ts';
import type { Utterance } from './utterances.ts';

export interface Appointment {
  readonly next: Draft['nextMeeting'];
  /** Positions of the utterances that arrange it: they are neither tasks nor decisions. */
  readonly positions: ReadonlySet<number>;
}

/** A day and a time on the table. */
interface Slot {
  readonly date: DateMention | undefined;
  readonly time: ClockTime | undefined;
  readonly words: string;
  readonly spans: readonly Span[];
  readonly by: string | undefined;
  readonly turn: number;
  readonly positions: readonly number[];
}

const occasion =
  /次回|次の(?:お?打ち?合わ?せ|会議|ミーティング|回|お時間)|打ち?合わ?せ|ミーティング|会議|定例|お会い|会い(?:ま|た)|お伺い|伺(?:い|わせ|え)|訪問|お邪魔|寄らせ|お越し|来(?:社|て(?:いただ|もら|くだ))|面談|商談|デモ(?!グ)|レビュー|報告会|説明会|説明(?:の場|の機会|させて)|ご提案(?:の|に|させ)|プレゼン|キックオフ|お時間(?:を)?(?:いただ|頂|取|ください|もら)|日程|日取り|オンラインで|Zoom|Teams|Meet|集ま|つなぎ|繋ぎ|振り返り|見学|立ち会|(?:もう一度|改めて|また)[^。]{0,12}(?:話|場)/u;
const otherOccasion =
  /役員会|取締役会|経営会議|理事会|社内(?:会議|で|の)|部会|朝会|展示会|イベント|セミナー|株主総会|稟議|決裁|締め|納品|納期|稼働|リリース|支払/u;
const proposes =
  /[？?]|いかが|どう(?:です|でしょう|や)|ましょうか|でしょうか|ますか|候補|空いて|ご都合|はどう|なら|でしたら|だったら|お願いでき|あたり|とか|たいと|させてください|がいい|が助か|で(?:お願い|ぜひ)/u;
const accepts =
  /大丈夫|承知|かしこまり|了解|(?:分か|わか)りました|結構|問題(?:な|あり|ござ)|空いて(?:い?ます|る)|空けて|OK|オッケー|行けます|いけます|伺い(?:ます|まして)|お待ちして|それで|その(?:日|時間|日程|枠)で|(?:で|に)(?:お願い|決|ぜひ)|可能です|いいです(?:よ|ね)?|合わせ(?:ます|られ)|ほな|はい|ええ|押さえ|入れて(?:お|く|くだ)|入れときます|招待/u;
const refuses =
  /埋まって|都合が(?:悪|つか|合わ)|難し|厳し|無理|出張|休み|休業|祝日|不在|予定が(?:入|あ)|ちょっと[…。]|だめ|ダメ|NG|あかん|外し|避け|後で(?:連絡|調整)|改めて(?:ご?連絡|調整)|まだ(?:決|わか|分か|見え|読め)|未定|調整(?:し|させ)|別の日|早すぎ|遅すぎ/u;
const announces =
  /(?:に|で)(?:、)?(?:お伺い|伺|お邪魔|お待ち|ご?招待|決|やりましょう|集ま|お会い|開催|設定|セット|させていただき|しましょう|お願いします|参り)|では(?:、)?[^。]{0,30}(?:に|で|から)(?:。|$|お|よろ|伺|入|押|確)|ということで|仮(?:押さえ|で)/u;
const lookBackTurns = 6;
const answerTurns = 4;

/** The next meeting both sides agreed on; of several the earliest that is not taken back. */
export function readAppointments(talk: Talk): Appointment {
  const positions = new Set<number>();
  const agreed: Slot[] = [];
  let open: Slot | undefined;
  let meant = Number.NEGATIVE_INFINITY;
  for (const utterance of talk.utterances) {
    const { said, turn, speaker, position } = utterance;
    if (occasion.test(said) && !otherOccasion.test(said)) meant = turn;
    const about = turn - meant <= lookBackTurns;
    const slot = about ? slotOf(utterance, talk) : undefined;
    if (open && (turn - open.turn > answerTurns || !about)) open = undefined;
    if (slot && (open || occasion.test(said) || (proposes.test(said) && turn - meant <= 2))) {
      positions.add(position);
      const whole: Slot = open ? merge(open, slot) : slot;
      const confirmed =
        open !== undefined &&
        open.by !== speaker &&
        !refuses.test(said) &&
        (!proposes.test(said) || announces.test(said));
      if (confirmed || (announces.test(said) && !proposes.test(said) && !refuses.test(said) && slot.date))
        agreed.push(whole);
      open = whole;
      continue;
    }
    if (!open || open.by === speaker) continue;
    if (refuses.test(said)) {
      agreed.splice(0, agreed.length, ...agreed.filter(({ turn: at }) => turn - at > answerTurns));
      open = undefined;
    } else if (accepts.test(said) && !/[？?]\s*$/u.test(said)) {
      positions.add(position);
      agreed.push({ ...open, spans: [...open.spans, ...utterance.spans], turn });
    }
  }
  return { next: choose(agreed), positions };
}

function slotOf({ spans, speaker, turn, position, said }: Utterance, { calendar }: Talk): Slot | undefined {
  const raw = spans.map(({ text }) => text).join('');
  const plain = halfWidth(raw);
  const dates = findDates(raw, calendar).filter(({ index, text }) => {
    const rest = plain.slice(index + text.length);
    return !/^(?:まで|以内|中に|締め|払い|末)|^(?:は|だと)?[^。、]{0,6}(?:埋ま|無理|難し|厳し|休|出張|不在|祝|ちょっと|棚卸)|^(?:は|の)[^。]{0,10}(?:なので|で)…/u.test(
      rest,
    );
  });
  const times = findTimes(raw);
  const date = dates
    .filter(
      (mention) =>
        mention.date !== undefined &&
        !/week|Month|quarter|half|fiscal|Year/u.test(
          (mention.rule ?? '').replace('weekday', '').replace('dayOfMonth', ''),
        ),
    )
    .at(-1);
  const time = times[0];
  if (!date && !time) return undefined;
  if (otherOccasion.test(said)) return undefined;
  const pieces = [date, time].flatMap((piece) =>
    piece ? [raw.slice(piece.index, piece.index + piece.text.length)] : [],
  );
  return { date, time, words: pieces.join(' '), spans, by: speaker, turn, positions: [position] };
}

/** An answer keeps what it does not change. */
function merge(before: Slot, later: Slot): Slot {
  const time = later.time ?? (later.date ? undefined : before.time);
  return {
    ...later,
    date: later.date ?? before.date,
    time: time ?? (later.date && before.date?.date === later.date.date ? before.time : time),
    words: later.date ? later.words : `${before.date?.text ?? ''} ${later.words}`.trim(),
    spans: [...before.spans, ...later.spans],
  };
}

/** The last word on the earliest meeting. */
function choose(agreed: readonly Slot[]): Draft['nextMeeting'] {
  const dated = agreed.filter(({ date }) => date?.date !== undefined);
  const last = dated.at(-1);
  if (!last?.date) return undefined;
  const same = dated.filter(({ turn }) => last.turn - turn <= 8 * answerTurns);
  const chosen = same.findLast(({ date }) => date?.date === last.date?.date && true) ?? last;
  const time = chosen.time ?? same.findLast(({ date, time: at }) => at && date?.date === chosen.date?.date)?.time;
  return {
    text: chosen.words,
    spans: [...new Set(chosen.spans)],
    date: chosen.date?.date,
    time: time && clockText(time.minutes),
    rule: chosen.date?.rule,
  };
}
