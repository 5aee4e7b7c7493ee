import type { Remark } from '../../../../facts/talk.ts';
import type { DaysOf } from './said-days.ts';

/** Where a day stands, seen from the sentences of its task: among them, beside one of them, in what is said to it. */
export type Place = 'own' | 'after' | 'before' | 'asked' | 'answer';

export interface Beside {
  readonly place: Place;
  readonly by: DaysOf;
  /** Sentences or turns in between. */
  readonly far: number;
  /** Somebody asks until when, just before. */
  readonly asked: boolean;
}

const answerTurns = 3;
const besideRemarks = 3;
/** No more remarks than these are looked through after a task: keeps long turns bounded. */
const mostAfter = 12;
const when =
  /\b(?:when|what day|which day|how soon|how long|how quickly|date)\b|\b(?:today|tonight|tomorrow|\w+day)\?$/i;

/** A longer question asks when something else is to be. */
const longestWhen = 9;

function asksWhen({ text }: Remark): boolean {
  const said = text.trimEnd();
  return said.endsWith('?') && when.test(said) && said.split(/\s+/).length <= longestWhen;
}

/** Every remark in which the day of a task may stand, each once. */
export function placesOf(own: readonly Remark[], read: (index: number) => DaysOf | undefined): readonly Beside[] {
  const found = new Map<number, Beside>();
  const add = (place: Place) => (index: number, far: number, asked: boolean) => {
    const by = read(index);
    if (by && !found.has(index)) found.set(index, { place, by, far, asked });
  };
  for (const { index } of own) add('own')(index, 0, false);
  for (const remark of own) besideIt(remark, read, add);
  for (const remark of own) answersTo(remark, read, add('answer'));
  return [...found.values()];
}

type Add = (index: number, far: number, asked: boolean) => void;

function besideIt(
  { index, speaker }: Remark,
  read: (index: number) => DaysOf | undefined,
  add: (place: Place) => Add,
): void {
  const turn = read(index)?.turn ?? 0;
  for (let far = 1; far <= besideRemarks; far++) {
    const before = read(index - far);
    if (read(index + far)?.turn === turn) add('after')(index + far, far - 1, false);
    if (before?.turn === turn) add('before')(index - far, far - 1, false);
    else if (before && turn - before.turn === 1 && before.remark.speaker !== speaker)
      add('asked')(index - far, far - 1, false);
  }
}

function answersTo(remark: Remark, read: (index: number) => DaysOf | undefined, add: Add): void {
  const turn = read(remark.index)?.turn ?? 0;
  let asked = asksWhen(remark);
  for (let at = remark.index + 1; at <= remark.index + mostAfter; at++) {
    const answer = read(at);
    if (!answer || answer.turn - turn > answerTurns) return;
    if (answer.turn === turn) continue;
    add(at, answer.turn - turn - 1, asked);
    if (asksWhen(answer.remark)) asked = true;
  }
}
