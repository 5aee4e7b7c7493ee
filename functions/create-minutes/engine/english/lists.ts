import type { Acts } from '../draft.ts';
import type { Meeting } from '../meeting.ts';
import { writeAction } from './actions.ts';
import type { Ranked } from './rank/ranker.ts';
import { plainPromise } from './plain-promise.ts';
import { isPublicSession, isUndertaking } from './proceedings.ts';
import { teamDecision } from './team-decisions.ts';

export type ListName = 'decisions' | 'actionItems' | 'openQuestions';

/** How likely a sentence belongs on a list, and from which value on it is listed. */
interface Judge {
  readonly score: (one: Ranked, meeting: Meeting) => number;
  readonly least: number;
}

/** Log-odds from which on a sentence is listed; chosen on meetings that were not used for fitting. */
export const leastOdds: Record<ListName, number> = { decisions: -2.4, actionItems: -1.1, openQuestions: -1.8 };
/** A promise with an owner or a day that is accepted or made at the end. */
const plainest = 2.7;
/** Two items that share this much of the terms of the shorter one say the same. */
const sameShare = 0.6;

/** The lists of a meeting of one team: of each kind the likeliest sentences, in the order of the talk. */
export function englishLists(meeting: Meeting, ranked: readonly Ranked[], most: number): Acts {
  const pick = <Item>(list: ListName, write: (one: Ranked) => Item | undefined) =>
    pickLikeliest(ranked, withinTeam(list), meeting, most, write);
  const inPublic = isPublicSession(meeting);
  return {
    decisions: pick('decisions', ({ sentence }) => {
      if (inPublic && !isUndertaking(sentence.text)) return undefined;
      const text = teamDecision(sentence, meeting);
      return text === undefined ? undefined : { text, spans: sentence.spans };
    }),
    actionItems: pick('actionItems', ({ task, sentence }) => (task ? writeAction(task, sentence, meeting) : undefined)),
    openQuestions: pick('openQuestions', ({ matter, sentence }) =>
      matter === undefined ? undefined : { text: matter, spans: sentence.spans, askedBy: sentence.speaker },
    ),
    objections: [],
    nextMeeting: undefined,
  };
}

/** The learned odds; and what is promised in so many words, in the surest way, is a task in every meeting. */
function withinTeam(list: ListName): Judge {
  const least = leastOdds[list];
  if (list !== 'actionItems') return { score: ({ scores }) => scores[list], least };
  return {
    score: (one, meeting) => Math.max(one.scores.actionItems, least + plainPromise(one, meeting) - plainest),
    least,
  };
}

function pickLikeliest<Item>(
  ranked: readonly Ranked[],
  { score, least }: Judge,
  meeting: Meeting,
  most: number,
  write: (one: Ranked) => Item | undefined,
): readonly Item[] {
  const likely = ranked
    .map((one) => ({ one, score: score(one, meeting) }))
    .filter((entry) => entry.score >= least)
    .sort((a, b) => b.score - a.score || a.one.sentence.index - b.one.sentence.index);
  const picked: { readonly at: number; readonly terms: ReadonlySet<string>; readonly item: Item }[] = [];
  for (const { one } of likely) {
    if (picked.length >= most) break;
    const terms = new Set(one.sentence.terms);
    if (picked.some((other) => sharesMost(terms, other.terms))) continue;
    const item = write(one);
    if (item !== undefined) picked.push({ at: one.sentence.index, terms, item });
  }
  return picked.sort((a, b) => a.at - b.at).map(({ item }) => item);
}

function sharesMost(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  let shared = 0;
  for (const term of a) if (b.has(term)) shared++;
  return shared >= sameShare * Math.max(1, Math.min(a.size, b.size));
}
