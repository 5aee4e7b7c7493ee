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
    if (isRepairedAfter(day, by, around, words)) return true;
    // "tomorrow, actually no, I have training tomorrow, Monday"
    return around.some(
      (one) =>
        one.turn === by.turn &&
        one.position < by.position &&
        one.days.some((other) => other.date === day.date && isRepairedAfter(other, one, around, words)),
    );
  };
}

function isRepairedAfter(
  { date, asWritten }: WrittenDay,
  by: SaidDays,
  around: readonly SaidDays[],
  { inside, opening, comingBack }: RepairWords,
): boolean {
  const names = (one: SaidDays, from = 0) =>
    one.days.some(
      (day) =>
        day.date !== null && day.date !== date && !one.refuses(day.date) && one.text.lastIndexOf(day.asWritten) >= from,
    );
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
  return later.some((one) => comingBack.test(one.text) && names(one) && isLast(one.position));
}
