import type { Written } from './candidates.ts';
import type { Draft } from './draft.ts';
import type { Meeting } from './meeting.ts';
import type { LanguageReader, Writer } from './reader.ts';
import { segmentTopics } from './segments.ts';
import { selectCovering } from './select.ts';

const mostPoints = 4;
const sentencesPerPoint = 12;

/** A heading and the most telling sentences of each part of the meeting. */
export function describeTopics(
  { sentences, weights }: Meeting,
  written: Written,
  reader: LanguageReader,
  writer: Writer,
): Draft['topics'] {
  const topics = segmentTopics(sentences, weights).map((segment) => {
    const [first, last] = [segment[0], segment.at(-1)];
    const candidates = written.candidates.filter(
      ({ index }) => index >= (first?.index ?? 0) && index <= (last?.index ?? 0),
    );
    const count = Math.min(mostPoints, 1 + Math.floor(segment.length / sentencesPerPoint));
    return {
      title: writer.title(reader.phrases(segment)),
      firstTurn: first?.spans[0]?.turn ?? 0,
      lastTurn: last?.spans.at(-1)?.turn ?? 0,
      points: written.items(selectCovering(candidates, weights, { most: count, readable: written.readable })),
    };
  });
  const told = topics.filter(({ points }) => points.length > 0);
  return told.length > 0 ? told : topics;
}
