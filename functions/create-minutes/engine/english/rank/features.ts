import { replies } from '../../context.ts';
import type { Meeting } from '../../meeting.ts';
import type { Sentence } from '../../sentence.ts';
import { decisionCues } from '../decisions.ts';
import { englishDue } from '../dates/due.ts';
import { isUnanswered } from '../questions.ts';
import { countWords } from '../split.ts';
import type { Task } from '../tasks.ts';
import { type Said, readActs } from './acts.ts';
import { type WordClass, wordClasses } from './vocabulary.ts';
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

/** Takes a trait; with a second name it is the two together, written `a&b`. */
export type Add = (name: string, other?: string) => void;

/**
 * Tells the traits of a sentence, each of which has a weight or none. All are there or not: numbers are put into ranges, and
 * what matters together is told together. Names are constants, so that looking them up costs little.
 */
export function tellFeatures(sentence: Sentence, forms: Forms, meeting: Meeting, around: Surroundings, add: Add): void {
  const said = readActs(sentence.text, around.names);
  const context = contextOf(sentence, meeting, around);
  for (const name of context) add(name);
  tellPosition(sentence, context, meeting, around, add);
  tellCues(sentence, forms, meeting, add);
  for (const name of said.has) add(has[name]);
  for (const name of said.first) add(first[name]);
  tellActs(said, context, add);
}

/** Where it stands, how long it is, how near the subject, who says it and what is answered: all acts are seen in this light. */
function contextOf(sentence: Sentence, meeting: Meeting, around: Surroundings): readonly string[] {
  const { index, text, speaker } = sentence;
  return [
    place(index / Math.max(1, meeting.sentences.length)),
    length(countWords(text)),
    topical(around.topical[index] ?? 0),
    speaker !== undefined && speaker === around.chair ? 'chair' : 'member',
    replyTo(sentence, meeting),
  ];
}

function tellPosition(
  sentence: Sentence,
  [at = '', long = '', near = '', who = '']: readonly string[],
  meeting: Meeting,
  around: Surroundings,
  add: Add,
): void {
  const { index, text, terms } = sentence;
  add(dense(terms.length / Math.max(1, countWords(text))));
  add(termCount(terms.length));
  add(taken(around.taken[index] ?? 0));
  add(given(around.given[index] ?? 0));
  add(behind(around.behind[index] ?? 0));
  add(breadth(around.breadth[index] ?? 0));
  add(mentions(around.mentions[index] ?? 0));
  add(agreed(agreements(sentence, meeting)));
  add(isAsked(sentence, meeting) ? 'asked' : 'unasked');
  add(who, at);
  add(near, long);
  add(near, at);
}

/** What the wordings of the language say, each kind by its own rules. */
function tellCues(sentence: Sentence, { task, matter }: Forms, meeting: Meeting, add: Add): void {
  add(cues(decisionCues(sentence)));
  if (task) {
    add(doers[task.doer]);
    add(taskWeight(task.weight));
    if (englishDue(sentence.raw, undefined)) add('task-due');
  }
  if (matter) {
    add(matter.endsWith('?') ? 'matter-asked' : 'matter-stated');
    if (isUnanswered(sentence, meeting)) add('matter-unanswered');
  }
}

function tellActs({ acts, has: classes }: Said, context: readonly string[], add: Add): void {
  for (const act of acts) {
    add(act);
    for (const other of context) add(act, other);
    for (const other of classes) if (paired.has(other)) add(act, other);
  }
}

/** A number as the name of its range; numbers below the first edge are range 0. */
function ranges(name: string, edges: readonly number[]): (value: number) => string {
  const names = [...edges, 0].map((_, i) => `${name}:${i}`);
  return (value) => {
    const at = edges.findIndex((edge) => value < edge);
    return names[at < 0 ? edges.length : at] ?? name;
  };
}

const place = ranges('place', [0.05, 0.15, 0.4, 0.7, 0.85, 0.94]);
const length = ranges('words', [4, 7, 10, 14, 20, 28]);
const topical = ranges('topical', [0.1, 0.2, 0.3, 0.45, 0.6, 0.8]);
const dense = ranges('dense', [0.2, 0.3, 0.4, 0.5, 0.65]);
const termCount = ranges('terms', [2, 3, 5, 8, 12]);
const taken = ranges('taken', [1, 2, 3, 5]);
const given = ranges('given', [1, 2, 3, 5]);
const behind = ranges('behind', [0.1, 0.3, 0.5, 0.7, 0.9]);
const breadth = ranges('breadth', [1, 2, 3, 4, 5]);
const mentions = ranges('mentions', [2, 4, 8, 16, 32]);
const agreed = ranges('agreed', [1, 2, 3]);
const cues = ranges('decision-cues', [-1, -0.1, 0.3, 1, 1.5, 2, 2.5]);
const taskWeight = ranges('task-weight', [0.7, 1, 1.5, 1.9]);
const doers = { speaker: 'task:speaker', addressee: 'task:addressee', named: 'task:named', all: 'task:all' } as const;
const has = prefixed('has');
const first = prefixed('first');

function prefixed(prefix: string): Readonly<Record<WordClass, string>> {
  return Object.fromEntries(wordClasses.map((name) => [name, `${prefix}:${name}`])) as Record<WordClass, string>;
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
