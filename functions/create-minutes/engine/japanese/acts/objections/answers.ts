import type { Talk } from '../../../../facts/talk.ts';
import { withAnswers } from '../../../answers.ts';
import { answersInFull } from '../../../answers-in-full.ts';
import { type Weighable, weighableAnswers } from '../../../answering/candidates.ts';
import { withLikeliestAnswers } from '../../../answering/choose.ts';
import type { Acts } from '../../../draft.ts';
import type { Meeting } from '../../../meeting.ts';
import type { Style } from '../../wording/style.ts';
import { answerWords } from '../questions/answer-words.ts';
import { answeredNext } from './answered-next.ts';
import { withoutHeldAgainstRivals } from './held-against-rivals.ts';
import { withoutAgreedDoubts } from './no-doubts.ts';
import { replyWords } from './reply-words.ts';

/** Objections as they were raised, with what was said to each. */
export function withObjectionsTold(acts: Acts, talk: Talk, meeting: Meeting, style: Style): Acts {
  const answers = answerWords(style);
  const likeliest = withLikeliestAnswers(ruled(acts, talk, style), talk, answers, replyWords(meeting));
  return answersInFull(likeliest, talk, answers);
}

/** The same objections with what may answer each; learnt from by `infra/quality/talks/train-answers.ts`. */
export function weighableReplies(acts: Acts, talk: Talk, meeting: Meeting): readonly Weighable[] {
  return weighableAnswers(ruled(acts, talk, 'plain'), talk, answerWords('plain'), replyWords(meeting));
}

function ruled(acts: Acts, talk: Talk, style: Style): Acts {
  const answers = answerWords(style);
  const doubts = withoutAgreedDoubts(withoutHeldAgainstRivals(acts, talk), talk);
  return withAnswers(answeredNext(doubts, talk, answers), talk, answers);
}
