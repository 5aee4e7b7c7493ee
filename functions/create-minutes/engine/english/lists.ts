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
export const leastOdds: Record<ListName, number> = { decisions: -2.1, actionItems: -1.3, openQuestions: -1.8 };
/** A promise with an owner or a day that is accepted or made at the end. */
const plainest = 2.7;
/** Two items that share this much of what the shorter one tells say the same; a term tells the more the rarer it is. */
const sameShare = 0.5;

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
  const telling = tellingOf(meeting);
  const picked: { readonly at: number; readonly terms: ReadonlySet<string>; readonly item: Item }[] = [];
  for (const { one } of likely) {
    if (picked.length >= most) break;
    const terms = new Set(one.sentence.terms);
    if (picked.some((other) => sharesMost(terms, other.terms, telling))) continue;
    const item = write(one);
    if (item !== undefined) picked.push({ at: one.sentence.index, terms, item });
  }
  return picked.sort((a, b) => a.at - b.at).map(({ item }) => item);
}

/** How much each term tells: what many sentences have tells little. */
function tellingOf({ sentences }: Meeting): (term: string) => number {
  const times = new Map<string, number>();
  for (const { terms } of sentences) for (const term of new Set(terms)) times.set(term, (times.get(term) ?? 0) + 1);
  return (term) => Math.log(1 + sentences.length / (times.get(term) ?? 1)) ** 2;
}

function sharesMost(a: ReadonlySet<string>, b: ReadonlySet<string>, telling: (term: string) => number): boolean {
  const sum = (terms: readonly string[]) => terms.reduce((total, term) => total + telling(term), 0);
  const shared = sum([...a].filter((term) => b.has(term)));
  return shared >= sameShare * Math.max(1e-9, Math.min(sum([...a]), sum([...b])));
}
