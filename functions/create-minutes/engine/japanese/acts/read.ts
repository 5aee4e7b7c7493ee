import type { Acts, DraftItem } from '../../draft.ts';
import type { Meeting } from '../../meeting.ts';
import type { Style } from '../wording/style.ts';
import { readAppointments } from './meet/appointments.ts';
import { readDecisions } from './choices/decisions.ts';
import { readObjections } from './objections/objections.ts';
import { readQuestions } from './questions/questions.ts';
import { readTalk } from './talk.ts';
import { readTasks } from './tasks/tasks.ts';
import { isTeam } from '../team.ts';
import { withinTeam } from './choices/team-decisions.ts';

/** 二十台が十八台になるくらいなら。 is left unsaid to its end, and settles nothing. */
const supposed = /なら[。]?$/u;

/** What people of a Japanese meeting do with what they say, each kind in one walk from the first utterance to the last. */
export function readActs(meeting: Meeting, style: Style): Acts {
  const talk = readTalk(meeting);
  const { next, positions } = readAppointments(talk);
  const tasks = readTasks(talk, positions, style);
  const decisions = readDecisions(talk, new Set([...positions, ...tasks.positions]), style);
  const settled = turnsOf(decisions);
  for (const turn of [...settled]) settled.add(turn + 1);
  return {
    decisions: (isTeam(meeting) ? withinTeam(decisions) : decisions).filter(({ text }) => !supposed.test(text)),
    actionItems: tasks.items.filter(
      (task) => task.due || delivers.test(task.text) || !task.spans.every(({ turn }) => settled.has(turn)),
    ),
    openQuestions: readQuestions(talk),
    objections: readObjections(talk, style),
    nextMeeting: next,
  };
}

/** What is done by a deed of its own, and not by the choice being made. */
const delivers = /送|連絡|回答|返|提出|電話|メール|確認|調べ|聞|作|用意|準備|手配|伝え|渡|届/u;

function turnsOf(items: readonly DraftItem[]): Set<number> {
  return new Set(items.flatMap(({ spans }) => spans.map(({ turn }) => turn)));
}
