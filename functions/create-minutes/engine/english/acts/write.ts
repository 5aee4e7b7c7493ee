import type { Meeting } from '../../meeting.ts';
import { withoutAfterthought } from '../clean/afterthought.ts';
import { cleanEnglish } from '../clean/clean.ts';
import { openMatter } from '../team/questions.ts';
import { speakingParties } from '../names/list-parties.ts';
import { expandContractions } from '../wording/contractions.ts';
import { toThirdPerson } from '../wording/pronouns.ts';
import { letMe, sentence as asSentence, stateEnglish } from '../wording/report.ts';
import { countWords } from '../split.ts';
import { inWritingOrder } from '../wording/word-order.ts';
import type { Choice } from './choices/choice-ledger.ts';
import { baseOfPast } from './deeds/base-of-past.ts';
import { type Clause, waitsForSomething } from './clause.ts';
import { thingsNamed } from './antecedent/things-named.ts';
import { takesUp } from './asked-before.ts';
import { type Directory, openDirectory } from './directory.ts';
import { doingIn } from './deeds/doing.ts';
import { isAnaphoric, leansBack } from './matter.ts';
import { type Reporter, reporterOf, withPointed } from './reported.ts';
import { ownedDeed } from './deeds/given.ts';
import { withoutThing } from './choices/without-thing.ts';
import type { Task } from './tasks/task-ledger.ts';

export interface ActWriter {
  readonly task: (task: Task) => string | undefined;
  readonly choice: (choice: Choice) => string | undefined;
  readonly clause: (clause: Clause) => string | undefined;
  readonly question: (clause: Clause) => string | undefined;
}

/** Writes what was found as minutes have it; undefined where too little would be said. */
export function actWriter(meeting: Meeting): ActWriter {
  const directory = openDirectory(meeting.people);
  const reporter = reporterOf(meeting, directory);
  return {
    task: (task) => writeTask(task, reporter, directory),
    choice: (choice) => writeChoice(choice, meeting),
    clause: (clause) => writeClause(clause, meeting),
    question: (clause) => writeQuestion(clause, meeting),
  };
}

/** The deed as a task: "send the offer". Where it only points back, what it points at stands with it. */
function writeTask(
  { doing, clause, clauses, owner }: Task,
  reporter: Reporter,
  directory: Directory,
): string | undefined {
  const deed = reporter.deed(
    withoutAfterthought(ownedDeed(doing, owner?.speaker === clause.speaker)),
    byOf(clause),
    doing.force === 'request',
  );
  const [before] = clauses;
  if (!isAnaphoric(doing.deed) || !before || before === clause) return worded(withCondition(deed, clause, reporter));
  const asked = doingIn(before, directory);
  // "Send me a message and I'll look into it": what is asked of another is not done here
  if (asked && before.speaker === clause.speaker) return worded(withThingOf(before, clause, deed));
  if (asked?.force === 'request' && !isAnaphoric(asked.deed))
    return worded(reporter.deed(withoutAfterthought(asked.deed), byOf(before), true));
  return worded(withPointed(deed, reporter.statement(before.said, byOf(before))));
}

/** "You'd need to sign an NDA first, I can send that": what a sentence brings up it means behind its comma. */
function withThingOf(before: Clause, { sentence }: Clause, deed: string): string {
  const things = before.sentence === sentence ? thingsNamed(before.said) : [];
  const thing = things.findLast(({ begins }) => begins === 'a');
  return thing === undefined ? deed : deed.replace(/\b(?:that|it)\b/, thing.text);
}

const mostWordsOfCondition = 14;

/** "Once the contract is back, I'll ship it": what it waits for belongs to the task. */
function withCondition(deed: string, clause: Clause, reporter: Reporter): string {
  const said = clause.condition?.replace(/^(?:(?:and|but|so|then|okay|ok),? )+|[\s,.;]+$/giu, '') ?? '';
  if (!/ \S+ \S/u.test(said) || breaksOff.test(said) || countWords(said) > mostWordsOfCondition) return deed;
  const told = reporter.statement(said, byOf(clause)).replace(/[.\s]+$/, '');
  const begins = `${told.charAt(0).toLowerCase()}${told.slice(1)}`;
  return waitsForSomething(begins) ? `${deed.replace(/[.\s]+$/, '')} ${begins}.` : deed;
}

/** "Once there is" */
const breaksOff = /\b(?:is|are|was|were|be|have|will|would|can|the|an?|to|of|and|or)$/i;

const byOf = ({ speaker, turn, sentence }: Clause) => ({ speaker, turn, text: sentence.text });

/** A proposal that was taken is told without the proposing. */
const proposing =
  /^(?:what if (?:we|i)|suppose|supposing|how about|what about|(?:shall|could|can) we|why do not we) (?:just )?/i;

/** "What if I left you one as a spare?", taken: I will leave you one. */
function asOffered(said: string): string {
  return said.replace(supposed, (whole, who: string, verb: string) => {
    const base = baseOfPast(verb.toLowerCase());
    return base === undefined ? whole : `${who} will ${base}`;
  });
}

const supposed = /^(?:what if|how about|suppose|supposing) (we|I) (?:just )?(\p{Ll}+)(?= )/iu;

/** "Annual it is" */
const picking = /,? it (?:is|shall be)(?: so| then)?[.!]*$/i;

function writeChoice({ said: last, clauses }: Choice, meeting: Meeting): string | undefined {
  const said = leans(last) ? (clauses.findLast((clause) => !leans(clause)) ?? last) : last;
  const ruledOut = withoutThing(said.said);
  if (ruledOut !== undefined) return worded(ruledOut);
  const parties = speakingParties(said.speaker, meeting.people);
  const plain = withoutAfterthought(said.said);
  const picked = cleanEnglish(plain.replace(picking, ''));
  const asked = plain.endsWith('?') ? said : clauses.find(({ asks }) => asks && countWords(picked) < 2);
  if (asked && !proposing.test(asked.said)) return answered(asked, clauses, meeting);
  const whole = asOffered(picked).replace(proposing, '');
  return worded(stateEnglish(whole, parties)) ?? worded(asSentence(toThirdPerson(whole, parties)));
}

/** "That works on our side": what it takes up stands before it. */
function leans({ said, matter }: Clause): boolean {
  return matter.size === 0 || leansBack(cleanEnglish(said));
}

/** "Monthly or annual billing? Annual." */
function answered(asked: Clause, clauses: readonly Clause[], meeting: Meeting): string | undefined {
  const replies = clauses.filter(({ asks, turn }) => !asks && turn >= asked.turn);
  const reply = replies.findLast(({ matter }) => matter.size > 0) ?? replies.at(-1);
  const question = writeClause(asked, meeting);
  if (question && reply && takesUp(reply.said, asked.said)) return question.replace(/\?$/, '.');
  return (
    question &&
    [question, reply && stateEnglish(cleanEnglish(reply.said), speakingParties(reply.speaker, meeting.people))]
      .filter(Boolean)
      .join(' ')
  );
}

function writeClause({ said, speaker }: Clause, { people }: Meeting): string | undefined {
  return worded(
    asSentence(
      toThirdPerson(
        inWritingOrder(expandContractions(cleanEnglish(said).replace(letMe, 'I will '))),
        speakingParties(speaker, people),
      ),
    ),
  );
}

function worded(text: string): string | undefined {
  return countWords(text) >= 2 ? text : undefined;
}

/** A question as asked; of what is said to be unknown the matter alone: "Whether the migration is covered." */
function writeQuestion({ said, asks, sentence }: Clause, meeting: Meeting): string | undefined {
  const matter = asks ? undefined : openMatter(sentence, meeting);
  if (matter !== undefined) return matter;
  const text = cleanEnglish(said).replace(/[.?!]*$/, '');
  return worded(
    asSentence(
      asks ||
        /^(?:what|how|when|where|which|who|whose|why|is|are|do|does|did|can|could|will|would|should|has|have)\b/i.test(
          text,
        )
        ? `${text}?`
        : text,
    ),
  );
}
