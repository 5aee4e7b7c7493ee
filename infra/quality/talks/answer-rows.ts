import type { Weighable } from '#functions/create-minutes/engine/answering/candidates.ts';
import { turnOf } from '#functions/create-minutes/engine/classifier/surroundings.ts';
import { weighableReplies as englishReplies } from '#functions/create-minutes/engine/english/acts/objections/answers.ts';
import { weighableReplies as japaneseReplies } from '#functions/create-minutes/engine/japanese/acts/objections/answers.ts';
import type { Remark } from '#functions/create-minutes/facts/talk.ts';
import { type AnswerLabel, isSameSaid } from '../sales/answer-labels.ts';
import { pair } from '../sales/pair.ts';
import { heardExample } from './antecedent-rows.ts';
import type { Example } from './examples.ts';
import type { ChoiceRow } from './fit-choice.ts';

/** How it is known what answers a doubt: read for it, labelled in a talk, or by the turns of an annotated meeting. */
export type Known = 'read' | 'labelled' | 'byTurn' | 'unanswered';

/** A doubt with what may answer it. */
export interface AnswerRow {
  readonly id: string;
  readonly known: Known;
  readonly weighable: Weighable;
  /** By candidate. */
  readonly isRight: readonly boolean[];
  readonly noneIsRight: boolean;
}

/** What was read for it counts most; talks made for their wordings answer sooner than meetings do. */
const weights: Readonly<Record<Known, number>> = { read: 4, labelled: 0.3, byTurn: 1, unanswered: 2 };

export function asChoice({ known, weighable, isRight, noneIsRight }: AnswerRow): ChoiceRow {
  const choices = weighable.candidates.map(({ traits }, i) => ({ traits, isRight: isRight[i] ?? false }));
  return { choices, noneIsRight, weight: weights[known] };
}

/** The doubts that the engine finds in a talk, as far as it is known what answers them. */
export function answerRowsOf(example: Example, labels: readonly AnswerLabel[]): readonly AnswerRow[] {
  const { id, language, gold } = example;
  const { talk, meeting, known } = heardExample(example);
  const repliesOf = language.reader.code === 'ja' ? japaneseReplies : englishReplies;
  const found = repliesOf(known, talk, meeting);
  const pairs = pair(
    found.map(({ item: { text, spans } }) => ({
      text,
      quotes: spans.map((span) => span.text).join(' '),
      turns: [...new Set(spans.map(({ turn }) => turn))],
    })),
    gold.objections,
  );
  return found.flatMap((weighable, i): readonly AnswerRow[] => {
    const { doubt, candidates } = weighable;
    if (!doubt || candidates.length === 0) return [];
    const label = labels.find((one) => `${one.id}*` === id && isRaisedIn(one, doubt.raised, weighable));
    const right = label ? undefined : gold.objections[pairs.get(i) ?? -1];
    if (label) {
      const isRight = candidates.map(({ remark }) => label.answers.some((answer) => isSaidIn(answer, remark)));
      return [{ id, known: 'read', weighable, isRight, noneIsRight: label.orNone || label.answers.length === 0 }];
    }
    if (!right) return [];
    const none = candidates.map(() => false);
    if (!right.answered) return [{ id, known: 'unanswered', weighable, isRight: none, noneIsRight: true }];
    const isIn = (remark: Remark) => right.turns.includes(turnOf(remark));
    const isLabelled = ({ index }: Remark) => example.targets[index]?.get('reply')?.label === 1;
    const isCase = id.endsWith('*');
    const isRight = candidates.map(
      ({ remark, traits: { noAnswer } }) => isIn(remark) && (isCase ? noAnswer !== 1 : isLabelled(remark)),
    );
    const knownBy: Known = isCase ? 'byTurn' : 'labelled';
    return isRight.some(Boolean) ? [{ id, known: knownBy, weighable, isRight, noneIsRight: false }] : [];
  });
}

function isRaisedIn({ raised }: AnswerLabel, told: Remark, { item }: Weighable): boolean {
  return (
    isSaidIn(raised, told) || item.spans.some(({ turn, text }) => turn === raised.turn && isSameSaid(text, raised.text))
  );
}

function isSaidIn({ turn, text }: AnswerLabel['raised'], { spans }: Remark): boolean {
  return spans.some((span) => span.turn === turn && isSameSaid(span.text, text));
}
