import { decisionCues } from '../team/decisions.ts';
import { countWords } from '../split.ts';
import type { Meeting } from '../../meeting.ts';
import type { Said } from './acts.ts';
import { tellEchoes } from './echoes.ts';
import { tellHistory } from './history.ts';
import { tellStanding } from './standing.ts';
import { tellOwnTraits } from './own-traits.ts';
import { replyTeller } from './replies.ts';
import { readSurroundings } from './surroundings.ts';
import type { Forms, Tell, TellAt } from './trait.ts';
import type { WordClass } from './vocabulary.ts';
import { meansAround, shareAround } from './windows.ts';
import { saidIn, wordingTeller } from './wordings.ts';

/** Classes of words whose share among the sentences around a sentence says something about it. */
const classesAround = [
  'future',
  'decide',
  'work',
  'should',
  'trouble',
  'past',
  'recap',
  'think',
  'number',
] as const satisfies readonly WordClass[];
/** Cues may speak against a sentence; traits begin at 0. */
const leastCues = 6;

/**
 * Tells the traits of all sentences of a meeting, by position: first what each shows by itself, then what its place in the
 * talk shows. No trait is a word of a subject, so that what is learnt of one kind of meeting holds for another.
 * @param isAsked of wordings for which this is false nothing is told; false where no list is made: wordings and what is said
 * again are for lists alone
 */
export function tellTraits(
  meeting: Meeting,
  forms: readonly Forms[],
  tell: TellAt,
  isAsked: ((trait: string) => boolean) | false = () => true,
): void {
  const { sentences } = meeting;
  const around = readSurroundings(meeting);
  const present = classesAround.map(() => new Uint8Array(sentences.length));
  const tellWordings = isAsked ? wordingTeller(isAsked) : undefined;
  for (const [index, sentence] of sentences.entries()) {
    const own = forms[index] ?? none;
    const say: Tell = (trait, amount) => tell(index, trait, amount);
    const said = saidIn(sentence.text);
    note(tellOwnTraits(sentence, said, own, meeting, around.names, say), index, present);
    tellWordings?.(said, say);
  }
  tellColumns(meeting, around, present, tell);
  tellHistory(meeting, tell);
  if (isAsked) {
    tellEchoes(meeting, tell);
    tellStanding(meeting, tell);
  }
  const tellReply = replyTeller(meeting);
  const shares = talkShares(meeting);
  for (const [index, sentence] of sentences.entries()) {
    const say: Tell = (trait, amount) => tell(index, trait, amount);
    tellPlace(index, meeting, say);
    tellReply(index, say);
    say('talkShare', shares.get(sentence.speaker) ?? 0);
    if (sentence.speaker !== undefined && sentence.speaker === around.chair) say('chair', 1);
  }
}

const none: Forms = { quality: 0, task: undefined, matter: undefined };

function note({ has }: Said, index: number, present: readonly Uint8Array[]): void {
  for (const [i, name] of classesAround.entries()) {
    const column = present[i];
    if (column && has.has(name)) column[index] = 1;
  }
}

function tellColumns(
  meeting: Meeting,
  { topical, taken, given, behind, breadth, mentions, chair }: ReturnType<typeof readSurroundings>,
  present: readonly Uint8Array[],
  tell: TellAt,
): void {
  const { sentences } = meeting;
  const own = sentences.map((sentence) => leastCues + decisionCues(sentence));
  const cues = own.map((sum) => Math.max(leastCues - 1, Math.min(leastCues + 2, sum)));
  const column = (trait: string, amounts: readonly number[]) => {
    for (let index = 0; index < amounts.length; index++) tell(index, trait, amounts[index] ?? 0);
  };
  column('topical', topical);
  column('taken', taken);
  column('given', given);
  column('behind', behind);
  column('breadth', breadth);
  column('mentions', mentions);
  column('decisionCues', own);
  for (const [i, name] of classesAround.entries()) column(`around:${name}`, meansAround(present[i] ?? []));
  column('around:cues', meansAround(cues));
  const yes = (holds: boolean) => (holds ? 1 : 0);
  column('around:questions', meansAround(sentences.map(({ text }) => yes(text.endsWith('?')))));
  column('around:chair', meansAround(sentences.map(({ speaker }) => yes(speaker === chair))));
  const switches = sentences.map(({ speaker }, i) => yes(speaker !== sentences[i - 1]?.speaker));
  column('around:switches', meansAround(switches));
  column(
    'around:speaker',
    shareAround(sentences, (other, one) => other.speaker === one.speaker),
  );
  column(
    'around:terms',
    shareAround(sentences, (other, one) => one.terms.some((term) => other.terms.includes(term))),
  );
  column('before:cues', [0, ...cues.slice(0, -1)]);
  column('after:cues', [...cues.slice(1), 0]);
}

function tellPlace(index: number, { sentences }: Meeting, tell: Tell): void {
  const [before, own, next] = [sentences[index - 1], sentences[index], sentences[index + 1]];
  tell('place', index / sentences.length);
  tell('fromStart', index);
  tell('toEnd', sentences.length - index);
  tell('sentences', sentences.length);
  if (before?.text.endsWith('?') && before.speaker !== own?.speaker) tell('asked', 1);
  if (before) tell('before:words', countWords(before.text));
  if (before && before.speaker === own?.speaker) tell('before:speaker', 1);
  if (next && next.speaker === own?.speaker) tell('after:speaker', 1);
}

/** The share of all words that each speaker says. */
function talkShares({ sentences }: Meeting): ReadonlyMap<string | undefined, number> {
  const words = new Map<string | undefined, number>();
  let all = 0;
  for (const { speaker, text } of sentences) {
    const count = countWords(text);
    words.set(speaker, (words.get(speaker) ?? 0) + count);
    all += count;
  }
  return new Map([...words].map(([speaker, count]) => [speaker, count / Math.max(1, all)]));
}
