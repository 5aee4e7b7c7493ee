import type { Odds } from '../engine/classifier/hear.ts';
import type { Meeting } from '../engine/meeting.ts';
import type { Person } from '../engine/people.ts';
import type { Span } from '../engine/sentence.ts';
import { betweenSounds } from '../transcript/sounds.ts';

export type Side = 'internal' | 'external';

/** One sentence of the talk with the side it comes from: what the finders of facts read. */
export interface Remark {
  readonly index: number;
  readonly speaker: string | undefined;
  /** The selling side is internal; undefined when it is neither given nor told. */
  readonly side: Side | undefined;
  readonly text: string;
  readonly spans: readonly Span[];
}

export interface Talk {
  readonly code: 'en' | 'ja';
  readonly remarks: readonly Remark[];
  readonly people: readonly Person[];
  /** Where the meeting is, as an IANA name. */
  readonly timeZone?: string | undefined;
  /** What each remark does by its own words, where talks of its kind taught that; in the order of the remarks. */
  readonly odds?: readonly Odds[] | undefined;
}

/**
 * What was said in the order of the talk, with the short answers that the engine otherwise passes over: "No, we can't" says
 * what became of an offer.
 */
export function readTalk({ sentences, people, turns, timeZone }: Meeting, code: 'en' | 'ja'): Talk {
  const sides = new Map(people.map(({ speaker, side }) => [speaker, side]));
  const said = inOrder(sentences, turns);
  const sideOf = (speaker: string | undefined) => (speaker === undefined ? undefined : sides.get(speaker));
  return { code, people, timeZone, remarks: said.map((one, index) => ({ ...one, index, side: sideOf(one.speaker) })) };
}

/** Whether people of both sides speak, as far as sides are known: a team talks among its own. */
export function hasTwoSides({ remarks }: Pick<Talk, 'remarks'>): boolean {
  return new Set(remarks.flatMap(({ side }) => side ?? [])).size > 1;
}

type Said = Pick<Remark, 'speaker' | 'text' | 'spans'>;

function inOrder(sentences: Meeting['sentences'], turns: Meeting['turns']): readonly Said[] {
  const read = new Set(sentences.flatMap(({ spans }) => spans.map(({ turn }) => turn)));
  const said: Said[] = [];
  let next = 0;
  const passOver = (until: number) => {
    for (; next < until; next++) {
      const turn = turns[next];
      if (!turn || read.has(next) || !/[\p{L}\p{N}]/u.test(turn.text)) continue;
      const text = betweenSounds(turn.text);
      if (/[\p{L}\p{N}]/u.test(text)) said.push({ speaker: turn.speaker, text, spans: [{ turn: next, text }] });
    }
  };
  for (const { speaker, raw, spans } of sentences) {
    passOver(spans[0]?.turn ?? next);
    said.push({ speaker, text: raw, spans });
  }
  passOver(turns.length);
  return said;
}

/** The remarks around one, without it: `before` and `after` count sentences, whoever says them. */
export function around({ remarks }: Talk, { index }: Remark, before: number, after: number): readonly Remark[] {
  return [...remarks.slice(Math.max(0, index - before), index), ...remarks.slice(index + 1, index + 1 + after)];
}
