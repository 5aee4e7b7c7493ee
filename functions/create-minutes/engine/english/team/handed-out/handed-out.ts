import type { DraftAction } from '../../../draft.ts';
import type { Meeting } from '../../../meeting.ts';
import type { Person } from '../../../people.ts';
import type { Sentence } from '../../../sentence.ts';
import { englishPerson } from '../../names/names.ts';
import type { Parties } from '../../wording/pronouns.ts';
import { writeAction } from '../actions.ts';
import { type Task, withoutGerund } from '../tasks.ts';
import { addresseesOf, callsIn, isYou } from './addressees.ts';
import { type Given, roundsOf } from './rounds.ts';

/** Of more people nobody hands something out to each. */
const mostPeople = 30;

/**
 * What the leader of a meeting gives each to do before they meet again, in the order of the talk: "the mate will sew the
 * sails, the cook the bags, and you will be painting the hull".
 * @param isAnybodyCalled whether one alone may be given something, where he is called by name
 * @param partiesOf who "we" and "I" are in the line of a sentence
 */
export function handedOut(
  meeting: Meeting,
  partiesOf: (sentence: Sentence) => Parties,
  isAnybodyCalled: boolean,
): readonly DraftAction[] {
  if (meeting.people.length > mostPeople) return [];
  const addressees = addresseesOf(meeting.people);
  return roundsOf(meeting, addressees, isAnybodyCalled).flatMap((round) => {
    const owners = ownersIn(round, meeting, addressees.personOf);
    const deeds = deedsIn(round);
    return round.map(({ who, sentence }, i) => {
      const owner = owners[i];
      const name = owner?.name ?? (isYou(who) ? undefined : callOf(who, addressees.personOf));
      const task: Task = { deed: deeds[i] ?? '', doer: name === undefined ? 'all' : 'named', name, weight: 2 };
      return writeAction(task, sentence, meeting, partiesOf(sentence));
    });
  });
}

/** Who has to do what; "you" alone is who is left where all others were called. */
function ownersIn(
  round: readonly Given[],
  { people }: Meeting,
  personOf: (said: string) => Person | undefined,
): readonly (Person | undefined)[] {
  const owners = round.map(({ who }) => personOf(who));
  const leader = round[0]?.sentence.speaker;
  const left = people.filter(
    (person) => person.speaker !== undefined && person.speaker !== leader && !owners.includes(person),
  );
  const unknown = round.filter((_, i) => owners[i] === undefined);
  const alone = unknown.filter(({ who }) => /^you$/i.test(who));
  const isOnly =
    alone.length === 1 && left.length === 1 && unknown.every(({ who }) => isYou(who) || areKnown(who, personOf));
  return owners.map((owner, i) => owner ?? (isOnly && round[i] === alone[0] ? left[0] : undefined));
}

/** "The mate and the cook": nobody else is meant. */
function areKnown(who: string, personOf: (said: string) => Person | undefined): boolean {
  return callsIn(who).every((call) => personOf(call) !== undefined);
}

function callOf(who: string, personOf: (said: string) => Person | undefined): string {
  const calls = callsIn(who).map((call) => {
    const person = personOf(call);
    return person ? englishPerson(person) : call;
  });
  return calls.join(' and ');
}

const verbOfThing = /^\p{Ll}+(?: (?:on|about|at|into|for|out))?(?= (?:the|your|our|some|a) )/u;
const preposition = / (?:on|about|at|into|for|out)$/;
/** What may be done with any thing. */
const anyWork = /^(?:work on|think about|look (?:at|into)|focus on|do)$/;
const usual = 'work on';

/** Each from its verb on; what was left out is the verb of the one before, where it is of the same sentence or goes with anything. */
function deedsIn(round: readonly Given[]): readonly string[] {
  let before = { verb: usual, sentence: round[0]?.sentence };
  return round.map(({ deed: said, thing = '', sentence }) => {
    const verb = before.sentence === sentence || anyWork.test(before.verb) ? before.verb : usual;
    const hasOwn = /^(?:on|at|about) /.test(thing);
    const deed = said === undefined ? `${hasOwn ? verb.replace(preposition, '') : verb} ${thing}` : plain(said);
    before = { verb: verbOfThing.exec(deed)?.[0] ?? verb, sentence };
    return deed;
  });
}

/** "working on the sails", "focused on the sails" */
function plain(deed: string): string {
  return /^\w+ing\b/.test(deed) ? withoutGerund(`be ${deed}`) : deed.replace(/^focused\b/, 'focus');
}
