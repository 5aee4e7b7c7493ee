import { wordClass } from '../../clause/word-class.ts';
import { type Addressees, callsIn, isYou } from './addressees.ts';
import { framesOf } from './frames.ts';

/** What one clause gives somebody to do. */
export interface Handed {
  /** As he was called; "you" where he was not. */
  readonly who: string;
  /** From the verb on; undefined where it was left out. */
  readonly deed: string | undefined;
  /** What it is about, where the verb was left out. */
  readonly thing: string | undefined;
  /** "You could": alone it hands out nothing. */
  readonly isMild: boolean;
  /** "The mate has the sails", which may be all he has: it hands out nothing where nothing that is to come is spoken of. */
  readonly isHad: boolean;
}

export interface ClauseReader {
  /** What each clause of a sentence hands out; its short forms are written out. */
  readonly read: (said: string) => readonly Handed[];
  /** Who is called by a sentence that says nothing else: "the mate, which is who?" */
  readonly callIn: (said: string) => string | undefined;
}

export function clauseReader(addressees: Addressees): ClauseReader {
  const { called, isCall } = addressees;
  const frames = framesOf(addressees);
  const areCalls = (calls: string) => callsIn(calls).every((call) => isYou(call) || isCall(call));
  const bare = new RegExp(
    `^(?:(?:for|and|so|as|the|then|from) )*(?<who>${called})(?:,? (?:which|that|who) is(?: \\p{L}+)?)?[.,?]*$`,
    'u',
  );
  return {
    callIn: (said) => {
      const call = bare.exec(said)?.groups?.who;
      return call !== undefined && areCalls(call) ? call : undefined;
    },
    read: (said) => {
      const found = frames.flatMap(({ needs, says }) => (needs.test(said) ? [...said.matchAll(says)] : []));
      const calling = found.filter(({ groups = {} }) => areCalls(groups.who ?? '') && areCalls(groups.call ?? 'you'));
      const clauses = withoutOverlap(calling);
      return clauses.map((match, i) => handedBy(match, said, clauses[i + 1]?.index ?? said.length));
    },
  };
}

/** The thing a piece of speech begins with: up to the verb or the comma behind it. */
export function thingIn(said: string): string {
  const words = withoutAside(said).split(' ');
  const end = words.findIndex(
    (word, i) => i > 0 && (/^(?:finite|subject)$/.test(wordClass(word)) || /[,.;]$/.test(words[i - 1] ?? '')),
  );
  return words
    .slice(0, end < 0 ? words.length : end)
    .join(' ')
    .replace(/[,.;?]$/, '');
}

/** The first of those that overlap, and the longest of those that begin together. */
function withoutOverlap(found: readonly RegExpExecArray[]): readonly RegExpExecArray[] {
  const kept: RegExpExecArray[] = [];
  for (const match of found.toSorted((a, b) => a.index - b.index || b[0].length - a[0].length)) {
    const last = kept.at(-1);
    if (last === undefined || match.index >= last.index + last[0].length) kept.push(match);
  }
  return kept;
}

/** @param end where the next clause begins */
function handedBy(match: RegExpExecArray, said: string, end: number): Handed {
  const { who: by = '', call, deed, thing, things } = match.groups ?? {};
  const from = match.index + match[0].length - (deed ?? thing ?? '').length;
  const who = call ?? by;
  if (deed !== undefined)
    return {
      who,
      deed: withoutAside(said.slice(from, end)),
      thing: undefined,
      isMild: mild.test(match[0]),
      isHad: false,
    };
  const isHad = had.test(said.slice(match.index, from));
  return { who, deed: undefined, thing: things?.trim() ?? thingIn(said.slice(from, end)), isMild: false, isHad };
}

const mild = /\b(?:can|could|might|may|should) (?:\S+ ){0,3}\S+$/;
const had = /\b(?:has|have|gets?|got) $/;
/** What belongs to the next clause, or is said by the way. */
const hangsOn =
  /(?:,? (?:and|so|but|or|then|for|as|maybe|now|of course|okay|alright|right|I think|basically|actually))*[\s,.;:?!]*$/i;
const aside =
  /, (?:what|how) (?:can|do|does|are|is)\b.*$|,? (?:which|like you|I guess|I think|I presume|I suppose|because|so you|so that is|if you|okay|alright|and so|and I|and we|or something)\b.*$/i;

function withoutAside(text: string): string {
  return text.replace(aside, '').replace(hangsOn, '').trim();
}
