import type { Utterance } from '../utterances.ts';
import type { DaysOf } from './said-days.ts';
import { asksWhen } from './wordings.ts';

/** Where a day stands, seen from the sentences of its task: among them, beside one of them, in what is said to it. */
type Place = 'own' | 'after' | 'before' | 'asked' | 'answer';

export interface Beside {
  readonly place: Place;
  readonly said: DaysOf;
  /** Sentences or turns in between. */
  readonly far: number;
  /** Somebody asks until when, just before. */
  readonly isAsked: boolean;
}

const answerTurns = 3;
const besideUtterances = { after: 3, before: 2 };
/** No more utterances than these are looked through after a task: keeps long turns bounded. */
const mostAfter = 16;

type Read = (position: number) => DaysOf | undefined;
type Add = (place: Place, said: DaysOf | undefined, far: number, isAsked?: boolean) => void;

/** Every utterance in which the day of a task may stand, each once. */
export function placesOf(own: readonly Utterance[], read: Read): readonly Beside[] {
  const found = new Map<number, Beside>();
  const add: Add = (place, said, far, isAsked = false) => {
    if (said && !found.has(said.by.position)) found.set(said.by.position, { place, said, far, isAsked });
  };
  for (const { position } of own) add('own', read(position), 0);
  for (const one of own) besideIt(one, read, add);
  for (const one of own) answersTo(one, read, add);
  return [...found.values()].sort((a, b) => a.said.by.position - b.said.by.position);
}

function besideIt({ position, turn }: Utterance, read: Read, add: Add): void {
  for (let far = 1; far <= besideUtterances.after; far++) {
    const after = read(position + far);
    if (after?.by.turn === turn) add('after', after, far - 1);
  }
  for (let far = 1; far <= besideUtterances.before; far++) {
    const before = read(position - far);
    if (before?.by.turn === turn) add('before', before, far - 1);
    else if (before?.by.turn === turn - 1) add('asked', before, far - 1);
  }
}

function answersTo({ position, turn, speaker, said }: Utterance, read: Read, add: Add): void {
  let isAsked = asksWhen(said);
  for (let at = position + 1; at <= position + mostAfter; at++) {
    const answer = read(at);
    if (!answer || answer.by.turn - turn > answerTurns) return;
    if (answer.by.turn === turn) continue;
    add('answer', answer, answer.by.turn - turn - 1, isAsked);
    if (asksWhen(answer.by.said) && answer.by.speaker !== speaker) isAsked = true;
  }
}
