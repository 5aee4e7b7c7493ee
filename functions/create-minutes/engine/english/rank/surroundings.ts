import { bareName } from '../../people.ts';
import type { Meeting } from '../../meeting.ts';
import type { Sentence } from '../../sentence.ts';
import { topicality } from '../../context.ts';

/** What the ranker must know of a meeting beside the words of a sentence; made in one pass. */
export interface Surroundings {
  /** Whoever opens the meeting mostly leads it. */
  readonly chair: string | undefined;
  /** Words the people of the meeting are called by, in lower case. */
  readonly names: ReadonlySet<string>;
  /** By sentence: 0 to 1, how near it is to what the meeting is about. */
  readonly topical: readonly number[];
  /** By sentence: how many of its terms come back soon after it, and how many were there shortly before. */
  readonly taken: readonly number[];
  readonly given: readonly number[];
  /** By sentence: the share of the mentions of its weightiest term that lie before it. */
  readonly behind: readonly number[];
  /** By sentence: how many people say its weightiest term in the meeting, and how often it is said. */
  readonly breadth: readonly number[];
  readonly mentions: readonly number[];
}

const near = 8;
const openingSentences = 12;

export function readSurroundings(meeting: Meeting): Surroundings {
  const { sentences, people } = meeting;
  return {
    chair: chairOf(meeting),
    names: new Set(
      people.flatMap(({ name }) =>
        bareName(name)
          .toLowerCase()
          .split(/\s+/)
          .filter((word) => word.length > 2),
      ),
    ),
    topical: sentences.map((sentence) => topicality(sentence, meeting)),
    ...aboutWeightiest(meeting),
    ...recurrence(sentences.map(({ terms }) => terms)),
  };
}

/** The one who says most of the first sentences. */
export function chairOf({ sentences }: Meeting): string | undefined {
  const counts = new Map<string, number>();
  for (const { speaker, terms } of sentences.slice(0, openingSentences))
    if (speaker !== undefined) counts.set(speaker, (counts.get(speaker) ?? 0) + terms.length + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

function recurrence(terms: readonly (readonly string[])[]): { taken: readonly number[]; given: readonly number[] } {
  const last = new Map<string, number>();
  const taken = terms.map(() => 0);
  const given = terms.map(() => 0);
  for (const [at, own] of terms.entries()) {
    for (const term of new Set(own)) {
      const before = last.get(term);
      if (before !== undefined && at - before <= near) {
        taken[before] = (taken[before] ?? 0) + 1;
        given[at] = (given[at] ?? 0) + 1;
      }
      last.set(term, at);
    }
  }
  return { taken, given };
}

function aboutWeightiest({ sentences, weights }: Meeting): Pick<Surroundings, 'behind' | 'breadth' | 'mentions'> {
  const said = countTerms(sentences);
  const seen = new Map<string, number>();
  const behind: number[] = [];
  const breadth: number[] = [];
  const mentions: number[] = [];
  for (const { terms } of sentences) {
    let heaviest = '';
    for (const term of terms) if ((weights.get(term) ?? 0) > (weights.get(heaviest) ?? 0)) heaviest = term;
    const { times = 0, speakers } = said.get(heaviest) ?? {};
    behind.push((seen.get(heaviest) ?? 0) / Math.max(1, times));
    breadth.push(speakers?.size ?? 0);
    mentions.push(times);
    for (const term of terms) seen.set(term, (seen.get(term) ?? 0) + 1);
  }
  return { behind, breadth, mentions };
}

function countTerms(sentences: readonly Sentence[]) {
  const said = new Map<string, { times: number; readonly speakers: Set<string | undefined> }>();
  for (const { terms, speaker } of sentences)
    for (const term of terms) {
      const known = said.get(term) ?? { times: 0, speakers: new Set() };
      said.set(term, known);
      known.times++;
      known.speakers.add(speaker);
    }
  return said;
}
