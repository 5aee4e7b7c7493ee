import { flag, type Traits } from '../choice.ts';

/** A remark in which the day of a task may stand. */
export interface SaidBeside {
  /** Among the sentences of the talk. */
  readonly position: number;
  readonly turn: number;
  readonly speaker: string | undefined;
  readonly text: string;
  /** Whether it turns a day down: "Friday I am away". */
  readonly refuses: (date: string) => boolean;
}

/** A day where it is named. */
export interface NamedDay {
  /** Undefined or null where the words name none that is known. */
  readonly date: string | null;
  /** Of the sentence among those of the talk. */
  readonly position: number;
  readonly turn: number;
  readonly speaker: string | undefined;
  /** Little else is said with it. */
  readonly isBare: boolean;
  /** The sentence begins with it. */
  readonly opens?: boolean;
  /** Said of another thing than the task. */
  readonly isOfAnother: boolean;
  /** Said of when people meet. */
  readonly isMeeting?: boolean;
  /** The sentence. */
  readonly text: string;
}

/** Comes to another day because of what was just said: "Friday, then", "the sixth it is", 「では水曜に」. */
const therefore =
  /(?!.*次(?:は|回))(?:(?:\w|[’']),? then\b(?! (?:i|we|you|he|she|they|it|the|my|our)\b)|^\W*(?:(?:oh|ah|well|okay|ok|right|all right|alright|fine|sure|so|yeah|yes)\b[,.]? )*then\b|\bit is\b|^(?:あ、?|はい、?|ああ、?)?(?:では|じゃあ?|ほな|ほんなら|でしたら|それでは|そしたら|それなら))/iu;
/** A question that names little but a day. */
const asksDay = /^(?:\W*[\p{L}’']+){0,4}\W*$/u;

/** The days that are named for one task. */
export interface NamedDays {
  /** How one of them stands to the others, in time that grows with their number. */
  readonly standing: (day: NamedDay) => Traits;
  /** The day that one gave way to, where somebody objected to it. */
  readonly gaveWayTo: (day: NamedDay) => NamedDay | undefined;
}

interface Day {
  readonly date: string | null;
  readonly first: number;
  readonly last: number;
  /** Of the sentences of the task's owner; -1 where he does not name it. */
  readonly lastOfOwner: number;
  readonly isOfBoth: boolean;
}

/** Turns within which one day takes the place of another. */
const nearTurns = 4;
/** A day on which people meet takes the place of none that was named so many turns before. */
const nearMeeting = 2;
/** Speaks against a day, or asks for another one, in English and Japanese. */
const pushesBack =
  /\b(?:but|too (?:late|early|soon)|no|not|(?:ca|is|are|does|do|wo|would)n['’]?t|cannot|away|closed|holiday|travelling|auditors?|make (?:it|that)|before|earlier|sooner|rather|instead|better|then|any chance)\b|[？?]|ただ|でも|けど|ですが|無理|難し|厳し|ちょっと|いない|いません|休み|休館|出張|前に|早[くいめ]|あと|いただけ|もらえ|にして|でいい|でよろし|が(?:あ|い|入|埋)|予定|会議|[んの]で、?/iu;

/** Says outright that a day will not do, in English and Japanese. */
const isBadDay =
  /\b(?:too (?:late|early|soon)|no need so|away|closed|(?:a |public |bank )?holiday|at (?:the|a) \p{L}+ (?:fair|show)|earlier|sooner|shuts?|no use|travelling|auditors?|off (?:that|on|till|until)|make (?:it|that))\b|遅い|遅すぎ|もう少し早|もっと早|早(?:い|め)(?:と|方が|ほうが)|早くでき|間に合[わい]|休み|休館|定休|いない|いません|おらん|おらへん|不在|出張|無理|(?:監査|棚卸し?|行事)が入|見られ(?:ない|ませ|へん|ん)|見れ(?:ない|ませ|へん)|てからに(?:し|な)|埋まっ|塞が|ふさが|都合が(?:悪|つか)/iu;
/** Takes a day as it was said. */
const acknowledges =
  /\b(?:thanks?|thank you|perfect|great|lovely|good|fine|okay|ok|works|brilliant)\b|ありがと|助かり|結構|了解|承知|大丈夫|^[^、。]{1,10}(?:です|だ|や)?[なね](?:[。、]|$)/iu;
const agrees = /^(?:はい|うん|ええ|おう|オーケー|オッケー|OK)/iu;
/** "Better still", after another day was named. */
const isBetter = /^\W*(?:even |still )?better\b|そのほうが|その方が/iu;
/** Asks for another day; any other question is of another matter. */
const asksForEarlier = /\b(?:earlier|sooner|make (?:it|that))\b|早[いくめ]|前に/iu;
const asks = /[?？]\s*$|(?:か|の)。?$/u;
/** Whoever promises something himself speaks of the day of that. */
const promises =
  /\b(?:i|we)(?:['’](?:ll|d)| will| shall| could| can| would| undertake| owe)\b(?! (?:not|need|like|want|prefer|rather|be)\b)|(?:送り|届け|渡し|出し|持ち|返し|戻し|連絡|返事|用意|手配|提出|確認|伺い|参り)(?:し|いたし|致し)?ます(?:ね|よ|ので|んで|から)?。?$|(?:いたし|いただき)ます(?:ね|よ|ので)?。?$|て(?:くる|おく|おき?ます|[いき]ます)(?:ね|よ|わ)?。?$/iu;
/** Puts a day forward for what another promised: says little else, or asks for it. */
const putsForward =
  /\b(?:make|do|give|say|call) (?:it|that|the|me)\b|\b(?:latest|instead|rather|suits?|prefer|need|want)\b|(?:に|で)(?:し|お願い|頼|来|持)|なら|(?:で|が)も?(?:いい|よ[いろか]|ええ|助か)|ください|下さい|もらえ|いただけ/iu;
const tellsMore = /\b(?:i|we|you|he|she|they|it|there|should|will)\b|[をがは]/iu;
/** Comes to another day: "Okay, the twentieth then", "oh, right, the fifteenth", 「ほな10日や」. */
const takesUp =
  /^\W*(?:(?:oh|ah|uh|um|hm+|well|right|okay|ok|all right|alright|fine|sure|fair enough|yeah|yes|no problem|no worries|sorry|then|so|in that case|let us say|call it|make it|say)\b|(?:(?:by|on|the|this|next) ){0,2}(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:twenty|thirty)|(?:first(?!,)|second|third|(?:four|fif|six|seven|eigh|nin|ten|eleven|twelf|\p{L}+teen)th|\d+(?:th|st|nd|rd))|tomorrow|today|end of)\b)|day,? then\b|^(?:あかんわ?|ああ|あ、?|では|で[はし]|じゃあ?|ほな|ほんなら|でしたら|それでは|そしたら|それなら|承知|かしこまり|了解|わかりました|分かりました|はい|すみません|失礼|申し訳|…|[0-9０-９一二三四五六七八九十月火水木金土日明今来再])/iu;

/**
 * `named` may take the place of each other; `all` are also those that speak of something else.
 * @param said the remarks around the task, in any order
 */
export function namedDays(
  named: readonly NamedDay[],
  all: readonly NamedDay[],
  owner: string | undefined,
  said: readonly SaidBeside[],
): NamedDays {
  const exchange = exchangeOf(all, said);
  const speakers = new Map<string | null, Set<string | undefined>>();
  for (const { date, speaker } of all) speakers.set(date, (speakers.get(date) ?? new Set()).add(speaker));
  const days = new Map<string | null, Day>();
  for (const { date, position, speaker } of named) {
    const known = days.get(date);
    const ofOwner = owner !== undefined && speaker === owner ? position : -1;
    days.set(date, {
      date,
      first: Math.min(known?.first ?? position, position),
      last: Math.max(known?.last ?? position, position),
      lastOfOwner: Math.max(known?.lastOfOwner ?? -1, ofOwner),
      isOfBoth: (speakers.get(date)?.size ?? 0) > 1,
    });
  }
  return {
    standing: (day) => {
      const { date, position } = day;
      const others = [...days.values()].filter((one) => one.date !== date);
      const after = others.filter(({ last }) => last > position);
      return {
        overtakenByOwner: flag(after.some(({ lastOfOwner }) => lastOfOwner > position)),
        overtakenByBoth: flag(after.some(({ isOfBoth }) => isOfBoth)),
        last: flag(after.length === 0 && others.some(({ first }) => first < position)),
        ...exchange.standing(day),
      };
    },
    gaveWayTo: exchange.gaveWayTo,
  };
}

/** "By Friday." - "Friday I am away." - "Monday, then.": how a day stands to those that are named in answer to it, and it is in answer to. */
function exchangeOf(all: readonly NamedDay[], said: readonly SaidBeside[]): Pick<NamedDays, 'standing' | 'gaveWayTo'> {
  const isPushed = (one: NamedDay, other: NamedDay) =>
    said.some(
      ({ turn, speaker, text }) =>
        turn > one.turn && turn <= other.turn && speaker !== one.speaker && pushesBack.test(text),
    );
  const isLater = (one: NamedDay, other: NamedDay, opens = false) =>
    (other.isBare || (opens && other.opens === true)) &&
    other.date !== one.date &&
    other.date !== null &&
    other.turn > one.turn &&
    other.turn <= one.turn + nearTurns;
  const returns = (one: NamedDay, other: NamedDay) =>
    isLater(one, other) && other.speaker === one.speaker && isPushed(one, other);
  const counters = (one: NamedDay, other: NamedDay) =>
    isLater(one, other) &&
    other.speaker !== one.speaker &&
    isPushed(one, other) &&
    said.some(({ turn, speaker }) => turn > other.turn && speaker === one.speaker) &&
    !all.some(({ date, turn }) => date === one.date && turn > other.turn);
  /** "By Friday." - (...) - "Ah, Friday I am away. Monday." */
  const isSelfRefused = (one: NamedDay, other: NamedDay) =>
    other.speaker === one.speaker &&
    one.date !== null &&
    said.some(
      ({ turn, position, refuses }) => turn === other.turn && position <= other.position && refuses(one.date ?? ''),
    );
  /** What the other says in between speaks against the day. */
  const isObjectedTo = (one: NamedDay, other: NamedDay) => {
    const answers = ({ turn, speaker }: { readonly turn: number; readonly speaker: string | undefined }) =>
      speaker !== one.speaker && turn > one.turn && turn < other.turn;
    const between = said.filter(answers);
    const names = (date: string | null, { turn, text }: SaidBeside) =>
      all.some((day) => day.date === date && day.turn === turn && day.text === text && !day.isOfAnother);
    const refuses = (date: string | null) => (remark: SaidBeside) => date !== null && remark.refuses(date);
    if (between.some(refuses(one.date))) return true;
    const last = between.at(-1);
    if (between.some(({ text }) => promises.test(text))) return false;
    const isNext = other.turn === one.turn + 2 && !other.isMeeting;
    const isNew = isNext && between.some((remark) => names(other.date, remark) && isPutForward(remark.text));
    if (last && asks.test(last.text) && !asksForEarlier.test(last.text) && !names(one.date, last))
      return isNew && asksDay.test(last.text);
    const isBad = between.some(({ text }) => isBadDay.test(text));
    const namesIt = between.some((said) => names(one.date, said) && !acknowledges.test(said.text));
    const isTaken = between.length === 0 || between.some(({ text }) => acknowledges.test(text) || agrees.test(text));
    const isDrawn = isNext && !isTaken && therefore.test(other.text);
    return (isBad && !other.isMeeting) || namesIt || isNew || isDrawn;
  };
  /** "By Friday?" - "I am at a wedding on Friday. Thursday evening?" - "Better still." */
  const isTraded = (one: NamedDay, other: NamedDay) => {
    if (other.turn !== one.turn + 1) return false;
    const lead = said.filter(({ turn, position }) => turn === other.turn && position <= other.position);
    // with a promise of his own he speaks of the day of that
    const isRefused =
      !lead.some(({ text }) => promises.test(text)) &&
      lead.some(
        ({ text, refuses }) => (isBadDay.test(text) && !other.isMeeting) || (one.date !== null && refuses(one.date)),
      );
    const answer = said.find(
      ({ turn, speaker }) => turn > other.turn && turn <= other.turn + 2 && speaker !== other.speaker,
    );
    const isTaken = ({ text }: SaidBeside) =>
      acknowledges.test(text) || isBetter.test(text) || all.some((day) => day.date === other.date && day.text === text);
    return isRefused && answer !== undefined && isTaken(answer);
  };
  return {
    standing: (day) => ({
      givenUp: flag(all.some((other) => returns(day, other))),
      comeTo: flag(all.some((one) => returns(one, day))),
      outbid: flag(all.some((other) => counters(day, other))),
      outbids: flag(all.some((one) => counters(one, day))),
    }),
    gaveWayTo: (day) =>
      all.find(
        (other) =>
          isLater(day, other, true) &&
          !other.isOfAnother &&
          !(other.isMeeting && other.turn > day.turn + nearMeeting) &&
          !said.some(
            ({ position, refuses }) => position === other.position && other.date !== null && refuses(other.date),
          ) &&
          (isSelfRefused(day, other) ||
            (takesUp.test(other.text) &&
              (other.speaker === day.speaker ? isObjectedTo(day, other) : isTraded(day, other)))),
      ),
  };
}

function isPutForward(text: string): boolean {
  const isShort = text.length <= shortest && !tellsMore.test(text);
  return putsForward.test(text) || isShort;
}

/** So few characters name little but a day. */
const shortest = 30;
