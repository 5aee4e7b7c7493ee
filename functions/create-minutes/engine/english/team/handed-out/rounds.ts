import type { Meeting } from '../../../meeting.ts';
import type { Sentence } from '../../../sentence.ts';
import { readsUnbroken } from '../../grammar.ts';
import { chairOf } from '../../rank/surroundings.ts';
import { countWords } from '../../split.ts';
import { expandContractions } from '../../wording/contractions.ts';
import { englishTerms } from '../../words.ts';
import { isDuringMeeting } from '../tasks.ts';
import { isOnlyReceived } from '../team-tasks.ts';
import { type Addressees, isYou } from './addressees.ts';
import { clauseReader, type Handed, thingIn } from './clauses.ts';

export interface Given extends Handed {
  readonly sentence: Sentence;
}

/** So many sentences apart somebody goes on handing out. */
const apart = 15;
/** So near to it what comes next is spoken of. */
const near = 8;
/** Who was called is "you" for so many sentences. */
const called = 3;
/** "You could" is one of a round so near to what is handed out in so many words. */
const beside = 3;
/** Work is handed out at the end; where people are called one by one it may be earlier, yet not where they are introduced. */
const endShare = 0.7;
const introducedShare = 0.3;
const mostWords = 60;
const mostThingWords = 8;
const ahead =
  /\b(?:next (?:meeting|phase|stage|step|time)|(?:thirty|twenty|forty|fifteen|\d+)[ -]minutes|half an hour|in ?between|meantime|meanwhile|in parallel|(?:until|by|before) then|individual|instructions?|assignments?|after lunch|(?:things|tasks?|work) (?:to do|you have|for)|what we(?: a|['’])re (?:each |all )?(?:of us )?going to do)\b/i;
/** What nobody is given to do: states, what is done to him, what he only gets, and what is there: "you will find coffee in the kitchen". */
const noWork =
  /^(?:not|never|keep|(?!focused)\w+ed|been|told|done|have|has|had|know|see|say|said|like|want|need|mean|understand|remember|forget|feel|agree|hope|believe|guess|suppose|imagine|wait|stay|seem|love|hate|hear|hearing|receive|receiving|wonder|notice|expect|afford|turn|press|push|hold|lose|become|happen|end|only|always|even)\b|^(?:come|go|get|head|sit|move) (?:back|away|home|down|over)\b|\bindividual actions?$|^find\b(?! out)(?=.* (?:in|on|at|under|behind|next to) (?:the|my|your|our)\b)/i;
/** What somebody is at as they speak is handed out to nobody. */
const isNow = /\b(?:right now|at the moment|currently)\b/i;
const noThing = /^(?:your |the )?own\b|\bidea\b/;

/**
 * Where one person gives each of several something to do, one after the other.
 * @param isAnybodyCalled whether somebody who is called by name and told what to do is a round of his own
 */
export function roundsOf(
  meeting: Meeting,
  addressees: Addressees,
  isAnybodyCalled: boolean,
): readonly (readonly Given[])[] {
  const rounds: Given[][] = [];
  for (const one of givenIn(meeting, addressees)) {
    const { speaker, index } = one.sentence;
    const round = rounds.findLast(([first]) => first?.sentence.speaker === speaker);
    if (round && index - (round.at(-1)?.sentence.index ?? 0) <= apart) round.push(one);
    else rounds.push([one]);
  }
  return rounds
    .map((round) => (isAhead(round, meeting) ? round : round.filter(({ isHad }) => !isHad)))
    .map(withoutMild)
    .flatMap((round) => {
      if (isRound(round, meeting, addressees)) return [round];
      return isAnybodyCalled ? round.filter((one) => isToldByName(one, addressees)).map((one) => [one]) : [];
    });
}

/** "Simone, you do the sales section." */
function isToldByName({ who, deed, isMild, sentence }: Given, { personOf }: Addressees): boolean {
  return deed !== undefined && !isMild && isCalledThere(who, sentence) && personOf(who) !== undefined;
}

/** Before a comma, not as the one who does it: "Simone will be away" tells of her. */
function isCalledThere(who: string, { text }: Sentence): boolean {
  return text.includes(`${who},`);
}

function givenIn({ sentences }: Meeting, addressees: Addressees): readonly Given[] {
  const { read, callIn } = clauseReader(addressees);
  let before: { readonly call: string; readonly sentence: Sentence } | undefined;
  return sentences.flatMap((sentence): readonly Given[] => {
    const said = expandContractions(sentence.text);
    if (countWords(said) > mostWords || isNow.test(said)) return [];
    const call = callIn(said);
    if (call !== undefined) {
      before = { call, sentence };
      return [];
    }
    const away =
      before?.sentence.speaker === sentence.speaker ? sentence.index - (before?.sentence.index ?? 0) : undefined;
    const you = away !== undefined && away <= called ? before?.call : undefined;
    const clauses = read(said);
    const handed = clauses.length === 0 && you !== undefined && away === 1 ? thingFor(you, said) : clauses;
    const given = handed
      .filter(isWork)
      .map((one) => ({ ...one, who: you !== undefined && /^you$/i.test(one.who) ? you : one.who, sentence }));
    if (given.length > 0) before = undefined;
    return given;
  });
}

/** "The mate. The sails, I think." */
function thingFor(who: string, said: string): readonly Handed[] {
  const thing = thingIn(said);
  if (countWords(thing) > mostThingWords / 2) return [];
  return [
    {
      who,
      deed: undefined,
      thing: thing.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase()),
      isMild: false,
      isHad: false,
    },
  ];
}

function isWork({ deed, thing = '' }: Handed): boolean {
  if (deed === undefined)
    return !noThing.test(thing) && englishTerms(thing).length > 0 && countWords(thing) <= mostThingWords;
  return (
    englishTerms(deed).length > 1 &&
    !isDuringMeeting(deed) &&
    !noWork.test(deed) &&
    !isOnlyReceived(deed) &&
    readsUnbroken(deed)
  );
}

function withoutMild(round: readonly Given[]): readonly Given[] {
  const isSure = ({ who, isMild }: Given) => !isMild || !/^you/i.test(who);
  const sure = round.filter(isSure);
  return round.filter(
    (one) => isSure(one) || sure.some(({ sentence }) => Math.abs(sentence.index - one.sentence.index) <= beside),
  );
}

/** Two people of the meeting are called; else its leader, or whoever calls somebody, speaks of what comes next at its end. */
function isRound(round: readonly Given[], meeting: Meeting, { personOf }: Addressees): boolean {
  const { sentence: first } = round[0] ?? {};
  if (first === undefined || round.length < 2) return false;
  const share = first.index / meeting.sentences.length;
  if (share >= introducedShare && new Set(round.flatMap(({ who }) => personOf(who) ?? [])).size > 1) return true;
  const isLed = first.speaker === chairOf(meeting) || round.some(({ who }) => !isYou(who));
  return share > endShare && isLed && isAhead(round, meeting);
}

function isAhead(round: readonly Given[], { sentences }: Meeting): boolean {
  const [from = 0, to = 0] = [round[0]?.sentence.index, round.at(-1)?.sentence.index];
  return sentences.slice(Math.max(0, from - near), to + near).some(({ text }) => ahead.test(text));
}
