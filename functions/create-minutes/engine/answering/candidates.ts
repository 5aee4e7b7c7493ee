import type { Remark, Talk } from '../../facts/talk.ts';
import type { AnswerWords } from '../answers.ts';
import type { Traits } from '../choice.ts';
import { turnOf } from '../classifier/surroundings.ts';
import type { Acts } from '../draft.ts';
import { placesIn, tellingPlace } from '../places.ts';
import { readingsOf } from './readings.ts';
import { answerTraits, type Doubt, type Taken } from './traits.ts';
import type { ReplyWords } from './words.ts';

/** What the other side may answer a doubt with. */
export interface AnswerCandidate {
  readonly remark: Remark;
  readonly traits: Traits;
}

/** An objection with what may answer it, in the order of the talk; without its doubt where that is not found in the talk. */
export interface Weighable {
  readonly item: Acts['objections'][number];
  readonly doubt: Doubt | undefined;
  readonly candidates: readonly AnswerCandidate[];
}

/** So many turns and remarks after a doubt it is answered at the latest. */
const [reachTurns, reachRemarks] = [14, 45];

/** The objections with what the other side says after each; sympathy alone answers nothing. */
export function weighableAnswers(
  acts: Acts,
  talk: Talk,
  answers: AnswerWords,
  words: ReplyWords,
): readonly Weighable[] {
  const { remarks } = talk;
  const placesOf = placesIn(talk);
  const readings = readingsOf(talk, answers, words);
  const doubts = acts.objections.map((item) => doubtOf(item, placesOf(item), remarks, answers));
  const taken: Taken = {
    decision: new Set(acts.decisions.flatMap(placesOf)),
    action: new Set(acts.actionItems.flatMap(placesOf)),
    question: new Set(acts.openQuestions.flatMap(placesOf)),
    doubt: new Set(doubts.flatMap((one) => one?.raised.index ?? [])),
  };
  return acts.objections.map((item, i) => {
    const doubt = doubts[i];
    if (!doubt) return { item, doubt, candidates: [] };
    const { raised } = doubt;
    const after = remarks.slice(raised.index + 1, raised.index + 1 + reachRemarks);
    const candidates = after
      .filter(
        (one) =>
          one.side !== undefined &&
          one.side !== raised.side &&
          turnOf(one) - turnOf(raised) <= reachTurns &&
          !readings.at(one.index).isSympathy,
      )
      .map((remark) => ({ remark, traits: answerTraits(remark, doubt, remarks, readings, taken) }));
    return { item, doubt, candidates };
  });
}

function doubtOf(
  item: Acts['objections'][number],
  places: readonly number[],
  remarks: readonly Remark[],
  { words }: AnswerWords,
): Doubt | undefined {
  const isRaiser = (i: number) => remarks[i]?.speaker === item.raisedBy;
  const raised = remarks[tellingPlace(item.text, places.filter(isRaiser), remarks, words) ?? -1];
  if (!raised?.side) return undefined;
  const others = places.filter((i) => !isRaiser(i));
  return {
    raised,
    own: places.flatMap((i) => remarks[i] ?? []).filter(({ side }) => side === raised.side),
    ruledAt: item.response === undefined ? undefined : tellingPlace(item.response, others, remarks, words),
  };
}
