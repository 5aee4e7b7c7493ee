import type { Turn } from '../transcript/turn.ts';
import { findEmails, findPostalCodes } from './addresses.ts';
import { type CustomPattern, openCustomFinder } from './custom.ts';
import { type BuiltInKind, builtInKinds, type PrivateFinder, type PrivateSpan } from './finder.ts';
import { findNumbers } from './numbers.ts';

export interface Redacted {
  readonly turns: readonly Turn[];
  /** How often each kind that was asked for was found. */
  readonly counts: Readonly<Record<string, number>>;
}

/** Takes what is private out of the turns, before anything else reads them. */
export type Redactor = (turns: readonly Turn[]) => Redacted;

/**
 * Prepares the redaction that was asked for; libraries are loaded when a kind needs them.
 * @throws InputError when a custom pattern cannot be used
 */
export async function openRedactor(asked: readonly (BuiltInKind | CustomPattern)[]): Promise<Redactor> {
  const kinds = new Set(asked.filter((one) => typeof one === 'string'));
  const custom = asked.filter((one) => typeof one !== 'string');
  const phones = kinds.has('phone') ? await import('libphonenumber-js/min') : undefined;
  const numbers = builtInKinds.some((kind) => kinds.has(kind) && kind !== 'email' && kind !== 'postalCode');
  const finders: PrivateFinder[] = [
    ...(kinds.has('email') ? [findEmails] : []),
    ...(numbers ? [findNumbers(kinds, phones?.parsePhoneNumberFromString)] : []),
    ...(kinds.has('postalCode') ? [findPostalCodes] : []),
    ...(custom.length > 0 ? [await openCustomFinder(custom)] : []),
  ];
  const names = asked.map((one) => (typeof one === 'string' ? one : one.name));
  return (turns) => redactTurns(turns, finders, names);
}

function redactTurns(turns: readonly Turn[], finders: readonly PrivateFinder[], names: readonly string[]): Redacted {
  const counts = new Map(names.map((name) => [name, 0]));
  const tokens = new Map<string, string>();
  const numbered = new Map<string, number>();
  /** The same thing has the same token wherever it is said. */
  const tokenOf = ({ kind, key }: PrivateSpan) => {
    const known = tokens.get(`${kind} ${key}`);
    if (known) return known;
    const number = (numbered.get(kind) ?? 0) + 1;
    numbered.set(kind, number);
    const token = `[${kind.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()}_${number}]`;
    tokens.set(`${kind} ${key}`, token);
    return token;
  };
  const redact = (text: string) => {
    const spans = apart(finders.flatMap((find) => find(text)));
    let out = '';
    let from = 0;
    for (const span of spans) {
      counts.set(span.kind, (counts.get(span.kind) ?? 0) + 1);
      out += text.slice(from, span.start) + tokenOf(span);
      from = span.end;
    }
    return spans.length > 0 ? out + text.slice(from) : text;
  };
  const redacted = turns.map((turn) => ({
    ...turn,
    text: redact(turn.text),
    speaker: turn.speaker === undefined ? undefined : redact(turn.speaker),
  }));
  return { turns: redacted, counts: Object.fromEntries(counts) };
}

/** In the order of the text; where two overlap the one found first stays. */
function apart(spans: readonly PrivateSpan[]): readonly PrivateSpan[] {
  const ordered = spans
    .map((span, rank) => ({ span, rank }))
    .sort((a, b) => a.span.start - b.span.start || a.rank - b.rank);
  const kept: { span: PrivateSpan; rank: number }[] = [];
  for (const one of ordered) {
    const last = kept.at(-1);
    if (!last || one.span.start >= last.span.end) kept.push(one);
    else if (one.rank < last.rank) kept[kept.length - 1] = one;
  }
  return kept.map(({ span }) => span);
}
