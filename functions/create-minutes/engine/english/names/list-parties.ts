import type { Meeting } from '../../meeting.ts';
import type { Person } from '../../people.ts';
import { englishPerson } from './names.ts';
import { addresseeFor } from './parties.ts';
import { otherParty, ownParty } from './side-names.ts';
import type { Parties } from '../wording/pronouns.ts';

/** Where a line of a list has no owner beside it, "I" is told by name. */
export function speakingParties(
  speaker: string | undefined,
  people: readonly Person[],
  addressee?: Person | undefined,
): Parties {
  const person = people.find((one) => one.speaker === speaker);
  const I = speaker === undefined || !person ? undefined : shortName(person, people);
  const parties = unnamedParties(speaker, people, addressee);
  return { ...parties, you: otherParty(speaker, people, addressee) ?? parties.you, I };
}

/** "Ines Carvalho" is Ines where nobody else is; titles and roles stay whole. */
function shortName(person: Person, people: readonly Person[]): string {
  const name = englishPerson(person);
  const [first = '', ...rest] = name.split(' ');
  const isPlain = rest.length > 0 && /^\p{Lu}[\p{Ll}\p{Lu}'’-]+$/u.test(first) && !title.test(first);
  const namesakes = people.filter((one) => englishPerson(one).split(' ').includes(first));
  return isPlain && namesakes.length === 1 ? first : name;
}

const title =
  /^(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Sir|Dame|Lady|Lord|Hon|Right|Big|Old|Young|Grad|PhD|Speaker|User|Guest)\b/;

/** In a list under a heading nobody need say again who "we" are; "you" is the one spoken to, where that is known. */
export function unnamedParties(
  speaker: string | undefined,
  people: readonly Person[],
  addressee?: Person | undefined,
): Parties {
  const you = addressee ?? addresseeFor(speaker, people);
  return { we: 'they', own: ownParty(speaker, people), you: you && shortName(you, people) };
}

/** Whom a speaker speaks to: who of the other side has just spoken. */
export function spokenTo(
  turn: number,
  speaker: string | undefined,
  turns: Meeting['turns'],
  bySpeaker: ReadonlyMap<string | undefined, Person>,
): Person | undefined {
  const own = bySpeaker.get(speaker);
  if (speaker === undefined || own?.side === undefined) return undefined;
  let back = turn - 1;
  while (back > turn - mostOwnTurns && turns[back]?.speaker === speaker) back--;
  const last = bySpeaker.get(turns[back]?.speaker);
  return last?.speaker !== undefined && last.side && last.side !== own.side ? last : undefined;
}

/** Transcribers cut what one says on end into turns; no more of them than these are gone back over. */
const mostOwnTurns = 5;
