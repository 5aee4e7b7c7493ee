import type { DraftItem } from '../../draft.ts';
import type { Meeting } from '../../meeting.ts';
import { spanKey } from '../../sentence.ts';
import { decisionCues } from './decisions.ts';
import { speakingParties } from '../names/list-parties.ts';
import { teamDecision } from './team-decisions.ts';
import { englishTerms } from '../words.ts';

/** "We decided to", "the decision is": what is said in so many words is a decision, whoever doubts it. */
const enough = 2.5;
/** Two that share so many of the terms of the shorter one are one. */
const same = 0.6;

/** The share of the terms of the shorter one that the other has. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((term) => b.has(term)).length;
  return shared / Math.max(1, Math.min(a.size, b.size));
}

/** The decisions with those that a team announces and the list has not yet. */
export function withAnnounced(decisions: readonly DraftItem[], meeting: Meeting): readonly DraftItem[] {
  const listed = decisions.map(({ text, spans }) => ({
    terms: new Set(englishTerms(text)),
    keys: new Set(spans.map(spanKey)),
  }));
  const added = meeting.sentences.flatMap((sentence): readonly DraftItem[] => {
    const { spans } = sentence;
    if (decisionCues(sentence) < enough) return [];
    const text = teamDecision(sentence, speakingParties(sentence.speaker, meeting.people));
    const terms = new Set(englishTerms(text ?? ''));
    const isKnown = listed.some(
      (one) => spans.some((span) => one.keys.has(spanKey(span))) || overlap(terms, one.terms) >= same,
    );
    if (text === undefined || isKnown) return [];
    listed.push({ terms, keys: new Set(spans.map(spanKey)) });
    return [{ text, spans }];
  });
  return [...decisions, ...added];
}
