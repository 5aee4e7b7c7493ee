import { replies } from '../../context.ts';
import type { Meeting } from '../../meeting.ts';
import type { Sentence } from '../../sentence.ts';
import { decisionCues } from '../decisions.ts';
import { englishDue } from '../due.ts';
import { isUnanswered } from '../questions.ts';
import { countWords } from '../split.ts';
import type { Task } from '../tasks.ts';
import { type Said, readActs } from './acts.ts';
import type { Surroundings } from './surroundings.ts';

/** What a sentence could become in a list of the minutes. */
export interface Forms {
  readonly task: Task | undefined;
  readonly matter: string | undefined;
}

const accepts =
  /^\W*(?:yes|yeah|yep|yup|ok|okay|right|agreed|sure|fine|great|good|perfect|exactly|absolutely|definitely|sounds|that(?:['’]s| is) (?:fine|good|great|true|right)|works|i agree|cool|deal|done|mm-hmm|mm|of course|will do)\b/i;
const refuses = /^\W*(?:no|nope|not|i (?:do not|don['’]t)|but|hmm+|well|wait|actually)\b/i;
/** Classes of words that change what an act means. */
const paired: ReadonlySet<string> = new Set([
  'not',
  'if',
  'or',
  'hedge',
  'work',
  'tell',
  'look',
  'time',
  'use',
  'decide',
  'trouble',
]);

/**
 * The traits of a sentence, each of which has a weight or none. All are there or not: numbers are put into ranges, and
 * what matters together is named together.
 */
export function featuresOf(
  sentence: Sentence,
  forms: Forms,
  meeting: Meeting,
  around: Surroundings,
): readonly string[] {
  const said = readActs(sentence.text, around.names);
  const context = contextOf(sentence, meeting, around);
  return [
    ...context,
    ...positionOf(sentence, meeting, around),
    ...cuesOf(sentence, forms, meeting),
    ...[...said.has].map((name) => `has:${name}`),
    ...said.first.map((name) => `first:${name}`),
    ...actsOf(said, context),
  ];
}

/** Where it stands, how long it is, how near the subject, who says it and what is answered: all acts are seen in this light. */
function contextOf(sentence: Sentence, meeting: Meeting, around: Surroundings): readonly string[] {
  const { index, text, speaker } = sentence;
  return [
    `place:${rangeOf(index / Math.max(1, meeting.sentences.length), [0.05, 0.15, 0.4, 0.7, 0.85, 0.94])}`,
    `words:${rangeOf(countWords(text), [4, 7, 10, 14, 20, 28])}`,
    `topical:${rangeOf(around.topical[index] ?? 0, [0.1, 0.2, 0.3, 0.45, 0.6, 0.8])}`,
    speaker !== undefined && speaker === around.chair ? 'chair' : 'member',
    replyTo(sentence, meeting),
  ];
}

function positionOf(sentence: Sentence, meeting: Meeting, around: Surroundings): readonly string[] {
  const { index, text, terms } = sentence;
  const [place, length, topical, chair] = contextOf(sentence, meeting, around);
  return [
    `dense:${rangeOf(terms.length / Math.max(1, countWords(text)), [0.2, 0.3, 0.4, 0.5, 0.65])}`,
    `terms:${rangeOf(terms.length, [2, 3, 5, 8, 12])}`,
    `taken:${rangeOf(around.taken[index] ?? 0, [1, 2, 3, 5])}`,
    `given:${rangeOf(around.given[index] ?? 0, [1, 2, 3, 5])}`,
    `behind:${rangeOf(around.behind[index] ?? 0, [0.1, 0.3, 0.5, 0.7, 0.9])}`,
    `breadth:${Math.min(5, around.breadth[index] ?? 0)}`,
    `mentions:${rangeOf(around.mentions[index] ?? 0, [2, 4, 8, 16, 32])}`,
    `agreed:${agreements(sentence, meeting)}`,
    isAsked(sentence, meeting) ? 'asked' : 'unasked',
    `${chair}&${place}`,
    `${topical}&${length}`,
    `${topical}&${place}`,
  ];
}

/** What the wordings of the language say, each kind by its own rules. */
function cuesOf(sentence: Sentence, { task, matter }: Forms, meeting: Meeting): readonly string[] {
  const names = [`decision-cues:${rangeOf(decisionCues(sentence), [-1, -0.1, 0.3, 1, 1.5, 2, 2.5])}`];
  if (task) names.push(`task:${task.doer}`, `task-weight:${rangeOf(task.weight, [0.7, 1, 1.5, 1.9])}`);
  if (task && englishDue(sentence.raw, undefined)) names.push('task-due');
  if (matter) names.push(matter.endsWith('?') ? 'matter-asked' : 'matter-stated');
  if (matter && isUnanswered(sentence, meeting)) names.push('matter-unanswered');
  return names;
}

function actsOf({ acts, has }: Said, context: readonly string[]): readonly string[] {
  const changing = [...has].filter((name) => paired.has(name));
  return [...acts].flatMap((act) => [act, ...[...context, ...changing].map((other) => `${act}&${other}`)]);
}

/** Numbers below the first edge are range 0. */
function rangeOf(value: number, edges: readonly number[]): number {
  const at = edges.findIndex((edge) => value < edge);
  return at < 0 ? edges.length : at;
}

function replyTo(sentence: Sentence, meeting: Meeting): string {
  const [reply] = replies(meeting, sentence);
  if (reply === undefined) return 'reply:none';
  return accepts.test(reply) ? 'reply:yes' : refuses.test(reply) ? 'reply:no' : 'reply:other';
}

/** How many of the next turns of others agree, up to three. */
function agreements(sentence: Sentence, meeting: Meeting): number {
  return Math.min(3, replies(meeting, sentence, 5).filter((reply) => accepts.test(reply)).length);
}

/** Whether somebody else has just asked. */
function isAsked({ index, speaker }: Sentence, { sentences }: Meeting): boolean {
  const before = sentences[index - 1];
  return before !== undefined && before.speaker !== speaker && before.text.endsWith('?');
}
