import type { Remark, Talk } from '../../../facts/talk.ts';
import type { Acts, DraftItem } from '../../draft.ts';
import type { Meeting } from '../../meeting.ts';
import { placesIn } from '../../places.ts';
import { cleanEnglish } from '../clean/clean.ts';
import { expandContractions } from '../wording/contractions.ts';
import { ownParty } from '../names/side-names.ts';
import { inSingular } from '../wording/singular.ts';

/**
 * A list is read beside the other side's, so "they" for who spoke is nobody's: "We rescheduled nine hundred patients" of a customer
 * is what the customer did. What was said before tells which "they" was a "we".
 */
export function sidesNamedIn(talk: Talk, { people }: Meeting): (acts: Acts) => Acts {
  const placesOf = placesIn(talk);
  const saidIn = (item: DraftItem, isMeant = (_: Remark) => true): readonly Said[] =>
    placesOf(item).flatMap((place) => {
      const remark = talk.remarks[place];
      return remark && isMeant(remark) ? pronounsOf(remark, ownParty(remark.speaker, people)) : [];
    });
  const named = <Item extends DraftItem>(item: Item): Item => ({ ...item, text: namedIn(item.text, saidIn(item)) });
  return (acts) => ({
    ...acts,
    decisions: acts.decisions.map(named),
    actionItems: acts.actionItems.map(named),
    openQuestions: acts.openQuestions.map(named),
    objections: acts.objections.map((item) => {
      const { response, raisedBy } = item;
      const raisers = ownParty(raisedBy, people);
      const isReply = ({ speaker }: Remark) => raisers === undefined || ownParty(speaker, people) !== raisers;
      return {
        ...named(item),
        response: response === undefined ? undefined : namedIn(response, saidIn(item, isReply)),
      };
    }),
  });
}

/** A pronoun as it was said, between its neighbours. */
interface Said {
  readonly word: string;
  readonly before: string;
  readonly next: string;
  readonly later: string;
  /** What minutes call the speaker's side; undefined where the word means somebody else. */
  readonly party: string | undefined;
}

const word = /([\p{L}\p{N}’'-]+)/u;
const told = /^(?:they|them|their|theirs)$/i;
const spoken = /^(?:we|us|ours?|i|me|my|mine|they|them|theirs?|you|yours?)$/i;
const ofSide = /^(?:we|us|ours?)$/i;
/** What both sides do, or do with each other. */
const mutual =
  /\b(?:meet|meets|meeting|speak|talk|talking|catch up|hang up|sit down|get together|together|each other|both|between (?:us|them)|the \p{L}+ of (?:us|them)|here|let us|agree|agreed|the same page)\b/iu;
/** "I am sorry" is told as "they are sorry". */
const inPlural: Readonly<Record<string, string>> = { am: 'are', was: 'were' };
const sharedThings = /^(?:next|call|meeting|session|deal|agreement|conversation|discussion|chat)$/i;

function pronounsOf({ text }: Remark, own: string | undefined): readonly Said[] {
  const expanded = expandContractions(cleanEnglish(text));
  const isMutual = mutual.test(expanded);
  const parts = expanded.split(word);
  const at = (i: number) => parts[i]?.toLowerCase() ?? '';
  return parts.flatMap((part, i) => {
    if (i % 2 === 0 || !spoken.test(part)) return [];
    const isShared = isMutual || sharedThings.test(at(i + 2));
    const party = ofSide.test(part) && part !== 'US' && !isShared ? own : undefined;
    const next = at(i) === 'i' ? (inPlural[at(i + 2)] ?? at(i + 2)) : at(i + 2);
    return [{ word: at(i), before: at(i - 2), next, later: at(i + 4), party }];
  });
}

/** The words that stand in the place of a pronoun of reported speech. */
const saidFor: Readonly<Record<string, RegExp>> = {
  they: /^(?:we|i|they|you)$/,
  them: /^(?:us|me|them|you)$/,
  their: /^(?:our|my|their|your)$/,
  theirs: /^(?:ours|mine|theirs|yours)$/,
};

/** What was meant by the pronoun at a place of a text: whose neighbours are most alike; undefined where two may be. */
function meantAt(parts: readonly string[], i: number, said: readonly Said[]): Said | undefined {
  const at = (place: number) => parts[place]?.toLowerCase() ?? '';
  const fits = saidFor[at(i)];
  const scored = said.flatMap((one) => {
    if (!fits?.test(one.word)) return [];
    const [before, next] = [one.before !== '' && one.before === at(i - 2), one.next !== '' && one.next === at(i + 2)];
    const isFound = at(i) === 'theirs' ? before || next : at(i) === 'them' ? before : next;
    if (!isFound) return [];
    const score = Number(before) + Number(next) + Number(next && one.later === at(i + 4));
    return [{ one, score }];
  });
  const most = scored.reduce((best, { score }) => Math.max(best, score), 0);
  const [first, ...others] = scored.filter(({ score }) => score === most).map(({ one }) => one);
  return others.every((other) => other.party === first?.party) ? first : undefined;
}

function namedIn(text: string, said: readonly Said[]): string {
  if (!/\bthe[myi]/i.test(text)) return text;
  const parts = text.split(word);
  const meant = parts.map((part, i) =>
    i % 2 === 1 && told.test(part) ? (meantAt(parts, i, said) ?? nobody) : undefined,
  );
  // beside others that are "they" each is named
  const isPlain = meant.every((one) => one === undefined || one.party !== undefined);
  let last: { readonly party: string; readonly at: number } | undefined;
  for (const [i, one] of meant.entries()) {
    const party = one === undefined ? partyAt(parts, i) : one.party;
    if (party === undefined) continue;
    const isNamed = last?.party === party && (isPlain || i - last.at <= nearby);
    last = { party, at: i };
    if (one && !isNamed) byName(parts, i, party);
  }
  return parts.join('');
}

/** A side that the text names already. */
function partyAt(parts: readonly string[], i: number): string | undefined {
  const [, name] = /^(customer|vendor)(?:['’]s)?$/.exec(parts[i] ?? '') ?? [];
  return name && parts[i - 2]?.toLowerCase() === 'the' ? `the ${name}` : undefined;
}

/** "They told the customer they would have it": no other is taken for who was named two words before. */
const nearby = 4;

const nobody: Said = { word: '', before: '', next: '', later: '', party: undefined };

function byName(parts: string[], i: number, party: string): void {
  const pronoun = parts[i] ?? '';
  const name = /^\p{Lu}/u.test(pronoun) ? `${party.charAt(0).toUpperCase()}${party.slice(1)}` : party;
  if (/^they$/i.test(pronoun)) inSingular(parts, i, name);
  else parts[i] = /^them$/i.test(pronoun) ? name : `${name}’s`;
}
