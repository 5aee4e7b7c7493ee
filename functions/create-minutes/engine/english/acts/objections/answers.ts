import type { Talk } from '../../../../facts/talk.ts';
import { withAnswers } from '../../../answers.ts';
import { answersInFull } from '../../../answers-in-full.ts';
import { type Weighable, weighableAnswers } from '../../../answering/candidates.ts';
import { withLikeliestAnswers } from '../../../answering/choose.ts';
import type { Acts } from '../../../draft.ts';
import type { Meeting } from '../../../meeting.ts';
import { answerWords } from '../questions/answer-words.ts';
import { withoutNoDoubts } from './no-doubts.ts';
import { replyWords } from './reply-words.ts';
import { tellObjections } from './tell-objections.ts';

/** Objections as they were raised, with what was said to each. */
export function withObjectionsTold(acts: Acts, talk: Talk, meeting: Meeting): Acts {
  const answers = answerWords(meeting);
  const likeliest = withLikeliestAnswers(ruled(acts, talk, meeting), talk, answers, replyWords(meeting));
  return answersInFull(likeliest, talk, answers);
}

/** The same objections with what may answer each; learnt from by `infra/quality/talks/train-answers.ts`. */
export function weighableReplies(acts: Acts, talk: Talk, meeting: Meeting): readonly Weighable[] {
  return weighableAnswers(ruled(acts, talk, meeting), talk, answerWords(meeting), replyWords(meeting));
}

function ruled(acts: Acts, talk: Talk, meeting: Meeting): Acts {
  return withAnswers(withoutNoDoubts(tellObjections(acts, talk, meeting), talk), talk, answerWords(meeting));
}
