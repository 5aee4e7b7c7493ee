import type { DraftAction } from '../../draft.ts';
import { japaneseDue } from '../due.ts';
import type { Clause } from './clauses.ts';
import { matterOf } from './matter.ts';
import { doerOf, requestedOf } from './owner.ts';
import { asPromise, isOffer, promiseWeight } from './promises.ts';
import { isRequest } from './requests.ts';
import type { Talk } from './talk.ts';
import { openTaskBook, type Task, type TaskBook } from './task-book.ts';
import type { Utterance } from './utterances.ts';

const bindsFrom = 1.5;
/** A promise is likelier right after a request. */
const asAnswer = 0.5;

/**
 * Who took on to do what: promised, or asked for and accepted, and not taken back later.
 * @param taken positions of utterances that speak of something else
 */
export function readTasks(talk: Talk, taken: ReadonlySet<number>): readonly DraftAction[] {
  const book = openTaskBook(talk);
  for (const utterance of talk.utterances) {
    const accepted = book.answer(utterance);
    if (book.withdraw(utterance)) continue;
    if (taken.has(utterance.position)) continue;
    const before = book.count();
    for (const [at, clause] of utterance.clauses.entries()) hear(clause, at, utterance, talk, book, accepted);
    if (book.count() === before) book.redate(utterance);
  }
  return book.taken();
}

function hear(
  clause: Clause,
  at: number,
  utterance: Utterance,
  talk: Talk,
  book: TaskBook,
  accepted: Task | undefined,
): void {
  const kind = kindOf(clause, utterance, book);
  if (kind === undefined) return;
  const { speaker, position, turn, spans } = utterance;
  const { text, matter } = withMatter(at, utterance, talk);
  const due = japaneseDue(spans.map((span) => span.text).join(''), talk.calendar, clause.text);
  const base = { text, due, matter, spans, by: speaker, last: position, lastTurn: turn, clause: clause.text };
  if (kind === 'request') {
    const { owner, assigned } = requestedOf(clause.text, utterance, talk);
    if (accepted && owner) book.delegate(accepted, owner, base);
    else book.ask({ ...base, state: assigned ? 'taken' : 'asked', owner });
  } else if (kind === 'offer') book.ask({ ...base, text: asPromise(text), state: 'offered', owner: doerOf(clause.text, speaker, talk) });
  else book.take({ ...base, state: 'taken', owner: doerOf(clause.text, speaker, talk) });
}

function kindOf({ text }: Clause, utterance: Utterance, book: TaskBook): 'request' | 'offer' | 'promise' | undefined {
  if (isRequest(text)) return 'request';
  const bonus = book.answersRequest(utterance) ? asAnswer : 0;
  if (isOffer(text)) return promiseWeight(asPromise(text)) + bonus >= bindsFrom ? 'offer' : undefined;
  if (/[？?]$/u.test(utterance.said)) return undefined;
  return promiseWeight(text) + bonus >= bindsFrom ? 'promise' : undefined;
}

/** A clause which does not say what it is about gets it from the clauses before it. */
function withMatter(at: number, { clauses }: Utterance, { names }: Talk): Pick<Task, 'text' | 'matter'> {
  for (let from = at; from >= 0; from--) {
    const text = clauses
      .slice(from, at + 1)
      .map((clause, i, all) => (i < all.length - 1 ? clause.joined : clause.text))
      .join('');
    const matter = matterOf(text, names);
    if (matter.size > 0 || from === 0) return { text, matter };
  }
  return { text: '', matter: new Set() };
}
