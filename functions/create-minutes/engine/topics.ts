import type { Written } from './candidates.ts';
import type { Draft } from './draft.ts';
import { headingsOf } from './headings.ts';
import type { Meeting } from './meeting.ts';
import type { LanguageReader, Phrase, Writer } from './reader.ts';
import { segmentTopics } from './segments.ts';
import { selectCovering } from './select.ts';
import type { Sentence } from './sentence.ts';

const mostPoints = 4;
/** So many points are not filled up with what is by the way. */
const enoughPoints = 2;
const sentencesPerPoint = 12;

/** A heading and the most telling sentences of each part of the meeting. */
export function describeTopics(
  { sentences, weights }: Meeting,
  written: Written,
  reader: LanguageReader,
  writer: Writer,
): Draft['topics'] {
  const cut = segmentTopics(sentences, weights).map((segment) => ({ segment, phrases: reader.phrases(segment) }));
  const parts = headed(cut);
  const topics = parts.map(({ segment }) => {
    const [first, last] = [segment[0], segment.at(-1)];
    const candidates = written.candidates.filter(
      ({ index }) => index >= (first?.index ?? 0) && index <= (last?.index ?? 0),
    );
    const count = Math.min(mostPoints, 1 + Math.floor(segment.length / sentencesPerPoint));
    const chosen = (isByTheWay: boolean, most: number) =>
      selectCovering(
        candidates.filter((candidate) => (candidate.isByTheWay ?? false) === isByTheWay),
        weights,
        { most, readable: written.readableAlone },
      );
    const mattering = chosen(false, count);
    const alone = [...mattering, ...chosen(true, Math.min(count, enoughPoints) - mattering.length)];
    // of every part something is told
    const best = () => selectCovering(candidates, weights, { most: 1, readable: written.readable });
    const points = alone.length > 0 ? alone.toSorted((a, b) => a.index - b.index) : best();
    return {
      firstTurn: first?.spans[0]?.turn ?? 0,
      lastTurn: last?.spans.at(-1)?.turn ?? 0,
      points: written.items(points),
    };
  });
  const terms = topics.map(({ points }) => new Set(points.flatMap(({ text }) => reader.terms(text))));
  const headings = headingsOf(
    parts.map(({ phrases }) => phrases),
    terms,
  );
  const entitled = topics.map((topic, i) => ({ title: writer.title(headings[i] ?? []), ...topic }));
  const told = entitled.filter(({ points }) => points.length > 0);
  return told.length > 0 ? told : entitled;
}

interface Part {
  readonly segment: readonly Sentence[];
  readonly phrases: readonly Phrase[];
}

/** A part that nothing can be said to be about belongs to the one before it, and the first to the one after. */
function headed(parts: readonly Part[]): readonly Part[] {
  const told: Part[] = [];
  for (const part of parts) {
    const before = told.at(-1);
    if (before && (part.phrases.length === 0 || before.phrases.length === 0))
      told[told.length - 1] = {
        segment: [...before.segment, ...part.segment],
        phrases: before.phrases.length > 0 ? before.phrases : part.phrases,
      };
    else told.push(part);
  }
  return told;
}
