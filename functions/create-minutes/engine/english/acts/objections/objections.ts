import type { Directory } from '../directory.ts';
import type { Clause } from '../clause.ts';
import { matterOf } from '../matter.ts';
import { phraseSet } from '../phrase-set.ts';
import { resistsPlainly } from './plain-resistance.ts';
import { denied, doubting, resists } from './resistance.ts';
import { shares } from '../tasks/task-ledger.ts';
import type { Speech } from '../speech.ts';

export interface Objection {
  readonly clause: Clause;
  readonly clauses: Clause[];
  readonly terms: ReadonlySet<string>;
  reply: Clause | undefined;
}

/** Said of what they have today it is a need and no resistance. */
const today =
  /\b(?:today|currently|at the moment|right now|our (?:current|existing|old|present)|the (?:current|existing|old) (?:system|tool|vendor|provider|supplier|process|setup)|spreadsheets?|by hand|manually|manual(?=[.,]|$| (?:process|work|entry|entries|steps?|lists?|counts?|effort|labou?r))|paper)\b/i;
const sympathy =
  /^(?:(?:yeah|yes|no|okay|ok|right|sure|and|so|well|oh|look|totally|i|we|hear|you|get|it|that|understand|understood|completely|fair|enough|point|makes|sense|sorry|about|is|am|appreciate|the|honesty|thanks|thank|for|being|honest|saying|of|course|a|good|valid|concern|question|know|can|see|noted|very|to)\W*)+$/i;

const replyTurns = 4;

/** What the customer resists, and what the other side said to it. */
export function readObjections(speeches: readonly Speech[], people: Directory): readonly Objection[] {
  const found: Objection[] = [];
  speeches.forEach((speech, i) => {
    if (people.sideOf(speech.speaker) !== 'external') return;
    for (const clause of speech.clauses) {
      if (!isResistance(clause) && !(isSoothed(speeches[i + 1], people) && isComplaint(clause, speech))) continue;
      const terms = matterOf(clause.sentence.raw);
      const last = found.at(-1);
      if (
        last &&
        (speech.turn - last.clause.turn <= 1 ||
          (speech.turn - last.clause.turn <= 2 && last.clause.speaker === speech.speaker) ||
          (speech.turn - last.clause.turn <= 4 && shares(terms, last.terms)))
      ) {
        if (last.clauses.length < 4) last.clauses.push(clause);
        continue;
      }
      const reply = replyTo(speeches.slice(i + 1, i + 1 + replyTurns), people);
      found.push({ clause, clauses: [clause], terms, reply });
    }
  });
  return found;
}

/** "Too much." */
const bareVerdict =
  /^(?:(?:no|oh|well|that is|it is|still|way|far|much|sorry),? )*too (?:much|dear|expensive|pricey|rich|high|steep|long|slow|late|risky)[.!]*$/i;

function isResistance({ words, asks, said }: Clause): boolean {
  if (!asks && bareVerdict.test(said)) return true;
  if (words.length < 3 || denied(words) || today.test(said)) return false;
  return asks ? doubting(words) !== undefined : resistsPlainly(said) || resists(words) !== undefined;
}

const soothing = phraseSet(`
  (i|we) (hear you|hear that|get that|get it|understand|see where|see your|see the|take your|appreciate the|feel you)
  (fair|valid|legitimate|understandable|reasonable) (point|concern|worry|objection)
  (totally|completely|quite|that is) (understandable|fair|valid|legitimate)
  point taken
  (common|frequent|usual) (concern|worry|objection)
  (hear that|get that|hear it) (a lot|often|all the time)
  (let me|i can) (reassure|put your mind)
`);
const complaining =
  /\b(?:cannot|could not|will not|would not|not|never|nobody|nothing|hate|too|last time|only|eats?|wrong|late|los(?:e|t|ing)|risk|price|quoted|cheaper|promised|hard|difficult|afraid|slow|old|more than|a lot)\b/i;

/** What the seller meets with understanding was resistance. */
function isSoothed(next: Speech | undefined, people: Directory): boolean {
  const words = next?.clauses.flatMap((clause) => clause.words).slice(0, soothingWords);
  return next !== undefined && people.sideOf(next.speaker) === 'internal' && soothing(words ?? []) !== undefined;
}

const soothingWords = 14;

/** The last thing said before it, where it denies or deplores something. */
function isComplaint({ words, asks, said, hypothetical }: Clause, { clauses }: Speech): boolean {
  const last = clauses.slice(-2).some((clause) => clause.said === said);
  return (
    last && !asks && !hypothetical && words.length >= 5 && !denied(words) && !today.test(said) && complaining.test(said)
  );
}

/** Asked in form, an answer in substance. */
const counterOffer = /\b(?:what if|how about|would it help)\b/i;

function replyTo(after: readonly Speech[], people: Directory): Clause | undefined {
  for (const { speaker, clauses } of after) {
    if (people.sideOf(speaker) !== 'internal') continue;
    const substance = clauses.find(
      ({ words, said, asks, matter }) =>
        (!asks || counterOffer.test(said)) && words.length >= 5 && !sympathy.test(said) && matter.size >= 2,
    );
    if (substance) return substance;
  }
  return undefined;
}
