import type { Talk } from '../../../facts/talk.ts';
import { asAsked } from '../../as-asked.ts';
import type { Acts } from '../../draft.ts';
import type { Meeting } from '../../meeting.ts';
import { asOneItem } from '../../one-item.ts';
import { withAnnounced } from '../team/announced.ts';
import { withoutAnswered } from './questions/answered-at-once.ts';
import { askingWords } from './questions/asking-words.ts';
import { withoutCalledOff } from './choices/called-off.ts';
import { joining } from './tasks/joining.ts';
import { withoutNodded } from './choices/nodded.ts';
import { withoutUnchosen } from './choices/not-chosen.ts';
import { withoutPending } from './choices/pending.ts';
import { withRecap } from './recap.ts';
import { settleDays } from './settle-days.ts';
import { withMatter } from './questions/short-questions.ts';
import { withStartDays } from './choices/start-days.ts';
import { tellChoices } from './choices/tell-choices.ts';
import { withObjectionsTold } from './objections/answers.ts';
import { tellQuestions } from './questions/tell-questions.ts';
import { tellTasks } from './tasks/tell-tasks.ts';
import { withWaived } from './choices/waived.ts';
import { withBasis } from './choices/with-basis.ts';

/**
 * What two sides settled, promised, left open and resisted, as lists have it.
 * @param isOfOneSide what people of one side announce to each other is settled
 */
export function tellActs(acts: Acts, talk: Talk, meeting: Meeting, isOfOneSide: boolean): Acts {
  const settled = settleDays(withoutNodded(withoutCalledOff(acts, talk), talk), talk, meeting);
  const known = isOfOneSide ? { ...settled, decisions: withAnnounced(settled.decisions, meeting) } : settled;
  const inquiries = withMatter(asAsked(tellTasks(known, talk, meeting), talk, askingWords), talk, meeting);
  const asked = tellQuestions(withoutAnswered(inquiries, talk), talk, meeting);
  const answered = withObjectionsTold(asked, talk, meeting);
  const told = asOneItem(
    withRecap(tellChoices(withoutPending(answered, talk), talk, meeting), talk, meeting),
    'en',
    joining,
  );
  return withBasis(
    withWaived(withoutUnchosen(withStartDays(told, talk, meeting), talk, meeting), talk, meeting),
    talk,
    meeting,
  );
}
