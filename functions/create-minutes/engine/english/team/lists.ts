import type { Acts, DraftAction } from '../../draft.ts';
import type { Meeting } from '../../meeting.ts';
import { type Sentence, spanKey } from '../../sentence.ts';
import { writeAction } from './actions.ts';
import { handedOut } from './handed-out/handed-out.ts';
import { isForRecord } from './hearing.ts';
import { decisionText } from './decisions.ts';
import { parted } from '../wording/joints.ts';
import type { Ranked } from '../rank/ranker.ts';
import { speakingParties } from '../names/list-parties.ts';
import { plainPromise } from './plain-promise.ts';
import { isPublicSession } from '../proceedings.ts';
import { type Parties, team } from '../wording/pronouns.ts';
import { openMatter } from './questions.ts';
import { matter } from '../readability/matter.ts';
import { readability } from '../readability/readability.ts';
import { countWords } from '../split.ts';
import { teamDecision } from './team-decisions.ts';
import { teamQuestion } from './team-questions.ts';
import { withTermsSet } from './terms-set.ts';

export type ListName = 'decisions' | 'actionItems' | 'openQuestions';

/** How likely a sentence belongs on a list, and from which value on it is listed. */
interface Judge {
  readonly score: (one: Ranked) => number;
  readonly least: number;
  /** Two items that share this much of what the shorter one tells say the same; a term tells the more the rarer it is. */
  readonly same: number;
}

/** Log-odds from which on a sentence is listed; chosen on meetings that were not used for fitting. */
const leastOdds: Record<ListName, number> = { decisions: -1.9, actionItems: -1.4, openQuestions: -1.5 };
/** A longer meeting settles more: from so many sentences on, the odds asked for fall as its length rises. */
const ordinaryLength = 450;
/** One decision is talked of again and again in other words; tasks and questions about one matter may well be several. */
const sameShare: Record<ListName, number> = { decisions: 0.2, actionItems: 0.5, openQuestions: 0.5 };
/** A promise with an owner or a day that is accepted or made at the end. */
const plainest = 2.7;
/** What reads worse in writing is broken speech; chosen on meetings that were not used for fitting. */
const leastReadable = 0.2;
/** What says less by itself is no item of a list; chosen so, too. */
const leastMatter: Readonly<Record<ListName, number>> = { decisions: 0.35, actionItems: 0.3, openQuestions: 0.5 };

/** The lists of a meeting of one team: of each kind the likeliest sentences, in the order of the talk. */
export function englishLists(meeting: Meeting, ranked: readonly Ranked[], most: number): Acts {
  const inPublic = isPublicSession(meeting);
  const partiesOf = (sentence: Sentence): Parties =>
    inPublic ? speakingParties(sentence.speaker, meeting.people) : withinTeamParties(sentence, meeting);
  const pick = <Item>(list: ListName, write: (one: Ranked) => Item | undefined) => {
    const some = inPublic ? ranked.filter((one) => isForRecord[list](one, meeting)) : ranked;
    return pickLikeliest(some, withinTeam(list, meeting), meeting, most, write);
  };
  const toldDecision = (sentence: Sentence, text: string | undefined) =>
    text !== undefined && reads('decisions', text, sentence) ? { text, spans: sentence.spans } : undefined;
  const decided = pick('decisions', ({ sentence }) =>
    toldDecision(sentence, asSettled(teamDecision(sentence, partiesOf(sentence)))),
  );
  return {
    decisions: inPublic
      ? decided
      : withTermsSet(decided, meeting, (sentence) =>
          toldDecision(sentence, decisionText(firstOf(sentence), partiesOf(sentence))),
        ),
    actionItems: withHandedOut(
      pick('actionItems', ({ task, sentence }) => {
        const action = task && writeAction(task, sentence, meeting, partiesOf(sentence));
        return action && reads('actionItems', action.text, sentence) ? action : undefined;
      }),
      tasksHandedOut(meeting),
    ),
    openQuestions: pick('openQuestions', ({ matter, sentence }) => {
      const parties = partiesOf(sentence);
      const text = teamQuestion(sentence, matter && openMatter(sentence, meeting, parties), parties);
      if (text === undefined || !reads('openQuestions', text, sentence)) return undefined;
      return { text, spans: sentence.spans, askedBy: sentence.speaker };
    }),
    objections: [],
    nextMeeting: undefined,
    areGuessed: true,
  };
}

/**
 * What the leader of one side hands out to each; nobody does so in public.
 * @param isAnybodyCalled whether one alone may be given something, where he is called by name
 */
export function tasksHandedOut(meeting: Meeting, isAnybodyCalled = false): readonly DraftAction[] {
  if (isPublicSession(meeting)) return [];
  return handedOut(meeting, (sentence) => withinTeamParties(sentence, meeting), isAnybodyCalled);
}

/** What a team could do nobody has settled: of such lines in AMI meetings one in eight was decided on, of all one in five. */
function asSettled(decision: string | undefined): string | undefined {
  return decision !== undefined && /^the team (?:could|can|might|may)\b/i.test(decision) ? undefined : decision;
}

function withinTeamParties({ speaker }: Sentence, { people }: Meeting): Parties {
  return { ...speakingParties(speaker, people), we: team.we };
}

/** Tasks with those that were handed out, in place of what was read in the same words. */
export function withHandedOut(picked: readonly DraftAction[], handed: readonly DraftAction[]): readonly DraftAction[] {
  const said = new Set(handed.flatMap(({ spans }) => spans.map(spanKey)));
  const rest = picked.filter(({ spans }) => !spans.some((span) => said.has(spanKey(span))));
  return [...rest, ...handed].sort((a, b) => (a.spans[0]?.turn ?? 0) - (b.spans[0]?.turn ?? 0));
}

/** Of clauses that run together the one that is a sentence. */
function firstOf(sentence: Sentence): Sentence {
  return { ...sentence, text: parted(sentence.text).text };
}

function reads(list: ListName, text: string, { raw }: Sentence): boolean {
  const telling = text.replace(/^\p{Lu}/u, (first) => first.toLowerCase());
  return (
    readability(telling, countWords(text) / Math.max(1, countWords(raw))) >= leastReadable &&
    matter(`said that ${telling}`) >= leastMatter[list]
  );
}

/** The learned odds; and what is promised in so many words, in the surest way, is a task in every meeting. */
function withinTeam(list: ListName, meeting: Meeting): Judge {
  const [least, same] = [leastOdds[list], sameShare[list]];
  if (list !== 'actionItems') {
    const longer = Math.log(Math.max(1, meeting.sentences.length / ordinaryLength));
    return { score: ({ scores }) => scores[list], least: least - longer, same };
  }
  return {
    score: (one) => Math.max(one.scores.actionItems, least + plainPromise(one, meeting) - plainest),
    least,
    same,
  };
}

function pickLikeliest<Item>(
  ranked: readonly Ranked[],
  { score, least, same }: Judge,
  meeting: Meeting,
  most: number,
  write: (one: Ranked) => Item | undefined,
): readonly Item[] {
  const likely = ranked
    .map((one) => ({ one, score: score(one) }))
    .filter((entry) => entry.score >= least)
    .sort((a, b) => b.score - a.score || a.one.sentence.index - b.one.sentence.index);
  const telling = tellingOf(meeting);
  const picked: { readonly at: number; readonly terms: ReadonlySet<string>; readonly item: Item }[] = [];
  for (const { one } of likely) {
    if (picked.length >= most) break;
    const terms = new Set(one.sentence.terms);
    if (picked.some((other) => sharedPart(terms, other.terms, telling) >= same)) continue;
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

/** How much of what the one that tells less tells is in the other too: 0 to 1. */
function sharedPart(a: ReadonlySet<string>, b: ReadonlySet<string>, telling: (term: string) => number): number {
  const sum = (terms: readonly string[]) => terms.reduce((total, term) => total + telling(term), 0);
  const shared = sum([...a].filter((term) => b.has(term)));
  return shared / Math.max(1e-9, Math.min(sum([...a]), sum([...b])));
}
