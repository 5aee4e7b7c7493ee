/** What somebody says, and the days that are named in it. */
export interface SaidDays {
  /** Of the sentence among those of the talk. */
  readonly position: number;
  readonly turn: number;
  readonly speaker: string | undefined;
  readonly text: string;
  readonly days: readonly WrittenDay[];
  /** Whether it turns a day down: "Friday I am away". */
  readonly refuses: (date: string) => boolean;
}

export interface WrittenDay {
  readonly date: string | null;
  readonly asWritten: string;
}

/** How a language takes back what it has just said. */
export interface RepairWords {
  /** In the middle of a sentence: "tomorrow, actually no, Monday". */
  readonly inside: RegExp;
  /** At the beginning of the next one: "By Friday. Hmm, no." */
  readonly opening: RegExp;
  /** At the beginning of what is said when others have spoken: "Actually, make it Monday." */
  readonly comingBack: RegExp;
  /** Speaks of the day just named: "that day". */
  readonly thatDay: RegExp;
  /** Something stands against a day: "ah, Friday I have the fair". */
  readonly obstacle: RegExp;
}

/** Turns within which somebody comes back to a day to put it right. */
const nearTurns = 4;

/**
 * Tells whether who names a day at a position puts another one in its place (self-initiated self-repair: Schegloff, Jefferson
 * and Sacks, Language 53, 1977): in the same breath, or when he next comes to speak.
 * @param around what is said around the task, in any order
 */
export function repairsIn(
  around: readonly SaidDays[],
  words: RepairWords,
): (day: WrittenDay, position: number) => boolean {
  return (day, position) => {
    const by = around.find((one) => one.position === position);
    if (!by) return false;
    const turn = around.filter((one) => one.turn === by.turn).sort((one, other) => one.position - other.position);
    if (isReturnedTo(day, turn)) return false;
    const isPutRight = (one: WrittenDay, said: SaidDays) =>
      isRepairedAfter(one, said, around, words) || isHindered(one, said, turn, words);
    if (isPutRight(day, by)) return true;
    // "tomorrow, actually no, I have training tomorrow, Monday"
    return turn.some(
      (one) =>
        one.position < by.position && one.days.some((other) => other.date === day.date && isPutRight(other, one)),
    );
  };
}

/** "By Friday. Well, Monday. No, Monday is Easter, Friday then": what the turn ends with, whatever was said in between. */
function isReturnedTo({ date }: WrittenDay, turn: readonly SaidDays[]): boolean {
  const named = turn.flatMap(({ days, text, refuses }) =>
    days
      .filter((day) => day.date !== null && !refuses(day.date))
      .map((day) => ({ date: day.date, at: text.lastIndexOf(day.asWritten) }))
      .sort((one, other) => one.at - other.at),
  );
  const other = named.findLastIndex((day) => day.date !== date);
  return named.slice(0, Math.max(0, other)).some((day) => day.date === date) && named.at(-1)?.date === date;
}

function isRepairedAfter(
  { date, asWritten }: WrittenDay,
  by: SaidDays,
  around: readonly SaidDays[],
  { inside, opening, comingBack }: RepairWords,
): boolean {
  const names = (one: SaidDays, from = 0) => namesOther(date, one, from);
  const later = around.filter(
    ({ position, turn, speaker }) => position > by.position && speaker === by.speaker && turn <= by.turn + nearTurns,
  );
  const inOneBreath = later.filter(({ turn }) => turn <= by.turn + 1);
  const start = by.text.indexOf(asWritten);
  const end = start + asWritten.length;
  const taken = start < 0 ? null : inside.exec(by.text.slice(end));
  if (taken) return names(by, end + taken.index) || inOneBreath.some((one) => names(one));
  // what is taken back is the day that was named last
  const isLast = (from: number) => !later.some((one) => one.position < from && names(one));
  const from = inOneBreath.find(({ text }) => opening.test(text))?.position;
  if (from !== undefined && isLast(from) && inOneBreath.some((one) => one.position >= from && names(one))) return true;
  const isPutThere = ({ position, turn }: SaidDays) =>
    later.some((one) => one.turn === turn && one.position >= position && names(one));
  return later.some((one) => comingBack.test(one.text) && isPutThere(one) && isLast(one.position));
}

/** "By Friday. Ah, Friday I have the fair, so Monday.": who speaks of the day again in his turn tells what stands against it, and names another. */
function isHindered(
  { date, asWritten }: WrittenDay,
  by: SaidDays,
  turn: readonly SaidDays[],
  { thatDay, obstacle }: RepairWords,
): boolean {
  const start = by.text.indexOf(asWritten);
  if (date === null || start < 0) return false;
  const rest = turn
    .filter(({ position }) => position >= by.position)
    .map((one) => ({ one, text: one === by ? one.text.slice(start + asWritten.length) : one.text }));
  const speaksOfIt = ({ days }: SaidDays, text: string) =>
    thatDay.test(text) || days.some((day) => day.date === date && text.includes(day.asWritten));
  const hindered = rest.findIndex(
    ({ one, text }) => speaksOfIt(one, text) && (obstacle.test(text) || one.refuses(date)),
  );
  return (
    hindered >= 0 && rest.slice(hindered).some(({ one, text }) => namesOther(date, one, one.text.length - text.length))
  );
}

/** Names another day, from a place of its text on, and does not turn it down. */
function namesOther(date: string | null, { days, text, refuses }: SaidDays, from: number): boolean {
  return days.some(
    (day) => day.date !== null && day.date !== date && !refuses(day.date) && text.lastIndexOf(day.asWritten) >= from,
  );
}
