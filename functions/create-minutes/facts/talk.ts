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
}

const buys =
  /\b(?:customer|client|prospect|buyer|lead)\b|\b(?:procurement|purchasing)\b|顧客|お客様|購買|得意先|取引先|ユーザー企業/iu;
const sells =
  /\b(?:sales|seller|account (?:executive|manager)|AE|SDR|BDR|CSM|customer success|pre-?sales|solutions? (?:engineer|consultant)|vendor)\b|営業|カスタマーサクセス|セールス|弊社|自社|ベンダー/iu;

/** The sentences in the order of the talk. A side that is not given is read off the role and the label; of two speakers one tells the other. */
export function readTalk({ sentences, people }: Meeting, code: 'en' | 'ja'): Talk {
  const sides = sidesOf(people);
  return {
    code,
    people,
    remarks: sentences.map(({ index, speaker, raw, spans }) => ({
      index,
      speaker,
      side: speaker === undefined ? undefined : sides.get(speaker),
      text: raw,
      spans,
    })),
  };
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
