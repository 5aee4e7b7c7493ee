import type { Odds } from '../engine/classifier/hear.ts';
import type { Meeting } from '../engine/meeting.ts';
import type { Person } from '../engine/people.ts';
import type { Span } from '../engine/sentence.ts';

export type Side = 'internal' | 'external';

/** One sentence of the talk with the side it comes from: what the finders of facts read. */
export interface Remark {
  readonly index: number;
  readonly speaker: string | undefined;
  /** The selling side is internal; undefined when neither the request nor a label tells. */
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

const buys =
  /\b(?:customer|client|prospect|buyer|lead)\b|\b(?:procurement|purchasing)\b|顧客|お客様|購買|得意先|取引先|ユーザー企業/iu;
const sells =
  /\b(?:sales|seller|account (?:executive|manager)|AE|SDR|BDR|CSM|customer success|pre-?sales|solutions? (?:engineer|consultant)|vendor)\b|営業|カスタマーサクセス|セールス|弊社|自社|ベンダー/iu;

/**
 * What was said in the order of the talk, with the short answers that the engine otherwise passes over: "No, we can't" says
 * what became of an offer. A side that is not given is read off the role and the label; of two speakers one tells the other.
 */
export function readTalk({ sentences, people, turns, timeZone }: Meeting, code: 'en' | 'ja'): Talk {
  const sides = sidesOf(people);
  const said = inOrder(sentences, turns);
  const sideOf = (speaker: string | undefined) => (speaker === undefined ? undefined : sides.get(speaker));
  return { code, people, timeZone, remarks: said.map((one, index) => ({ ...one, index, side: sideOf(one.speaker) })) };
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
      said.push({ speaker: turn.speaker, text: turn.text, spans: [{ turn: next, text: turn.text }] });
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

function sidesOf(people: readonly Person[]): ReadonlyMap<string, Side> {
  const present = people.filter(({ speaker }) => speaker !== undefined);
  const known = new Map<string, Side>();
  for (const person of present) {
    const side = person.side ?? labelledSide(person);
    if (side && person.speaker !== undefined) known.set(person.speaker, side);
  }
  const [first, second, third] = present;
  if (first?.speaker !== undefined && second?.speaker !== undefined && !third && known.size === 1) {
    for (const [one, other] of [
      [first.speaker, second.speaker],
      [second.speaker, first.speaker],
    ] as const)
      if (!known.has(one)) known.set(one, known.get(other) === 'internal' ? 'external' : 'internal');
  }
  return known;
}

function labelledSide({ name, role, speaker }: Person): Side | undefined {
  const label = `${name} ${role ?? ''} ${speaker ?? ''}`;
  if (buys.test(label)) return 'external';
  return sells.test(label) ? 'internal' : undefined;
}
