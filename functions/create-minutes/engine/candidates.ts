import { onceEach } from '../facts/once-each.ts';
import type { DraftItem } from './draft.ts';
import type { Meeting } from './meeting.ts';
import type { LanguageReader, Writer } from './reader.ts';
import type { Sentence } from './sentence.ts';
import type { Candidate, Printed } from './select.ts';

/** Sentences written as minutes, each with what it needs to be chosen. */
export interface Written {
  readonly candidates: readonly Candidate[];
  /** How long it will be, in the reader's unit, and the terms of it that are told. */
  readonly printed: (candidate: Candidate) => Printed;
  /** What it is worth as it will read: at most 1. */
  readonly readable: (candidate: Candidate) => number;
  /** The same under a heading, where only what stands by itself is worth a line: what does not is worth nothing. */
  readonly readableAlone: (candidate: Candidate) => number;
  /** Written one after the other, as they will be read. */
  readonly items: (candidates: readonly Candidate[]) => readonly DraftItem[];
}

/** With who said it a sentence becomes about this much longer. */
const reportedLength = 1.3;

/**
 * From so likely on that it reads well a sentence is worth what it tells; below, it loses with this power. Chosen on the
 * meetings the judge is fitted to: more of it makes summaries that cover less.
 */
const readableEnough = 0.7;
const readablePower = 2;
/** A summary tells the course of a meeting, of which more hangs together; more of it makes summaries that cover less. */
const summaryPower = 0.5;
/** Of its worth a sentence must keep this share to be told under a heading. */
const leastAlone = 0.25;

/** What says so much by itself is worth what it tells; chosen on English meetings that were not used for fitting. */
const enoughMatter = 0.5;

/** The share of its worth that a line keeps which says so much by itself: 0 to 1 of both. */
export function matterShare(matter: number): number {
  return Math.min(1, matter / enoughMatter) ** 2;
}

/** Every sentence that can stand alone; each is written when it is first asked for. */
export function writeCandidates(
  { sentences }: Meeting,
  judge: (sentence: Sentence) => { readonly worth: number; readonly isByTheWay: boolean },
  reader: LanguageReader,
  writer: Writer,
): Written {
  const candidates = sentences.flatMap((sentence): readonly Candidate[] => {
    const { worth: quality, isByTheWay } = judge(sentence);
    if (quality <= 0) return [];
    const cost = reader.length(sentence.text) * reportedLength;
    return [{ index: sentence.index, terms: sentence.terms, cost, quality, isByTheWay }];
  });
  const reported = onceEach((index) => {
    const sentence = sentences[index];
    return sentence ? writer.report(sentence) : '';
  });
  const readable = onceEach((index) => {
    const sentence = sentences[index];
    return sentence ? Math.min(1, writer.readable(sentence) / readableEnough) ** readablePower : 0;
  });
  const alone = onceEach((index) => {
    const sentence = sentences[index];
    return sentence ? writer.alone(sentence) : 0;
  });
  return {
    candidates,
    printed: ({ index, terms }) => {
      const told = new Set(reader.terms(reported(index)));
      return { length: reader.length(reported(index)), terms: terms.filter((term) => told.has(term)) };
    },
    readable: ({ index }) => readable(index) * alone(index) ** summaryPower,
    readableAlone: ({ index }) => {
      const share = readable(index) * alone(index);
      return share < leastAlone ? 0 : share;
    },
    items: (chosen) => {
      const told = chosen.flatMap(({ index }) => sentences[index] ?? []);
      return told.map((sentence, i) => ({ text: writer.report(sentence, told[i - 1]), spans: sentence.spans }));
    },
  };
}
