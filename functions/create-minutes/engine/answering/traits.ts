import type { Remark } from '../../facts/talk.ts';
import { flag, type Traits } from '../choice.ts';
import type { Kind } from '../classifier/model.ts';
import { turnOf } from '../classifier/surroundings.ts';
import type { Readings } from './readings.ts';
import { type Standing, standingOf } from './standing.ts';

/** The doubt that something may answer. */
export interface Doubt {
  readonly raised: Remark;
  /** All remarks of who raised it that the item rests on. */
  readonly own: readonly Remark[];
  /** Where the rules find its answer: the position of a remark. */
  readonly ruledAt: number | undefined;
}

/** Positions of remarks that other items rest on. */
export type Taken = Readonly<Record<'decision' | 'action' | 'question' | 'doubt', ReadonlySet<number>>>;

const kindsHeard: readonly Kind[] = ['reply', 'decision', 'action', 'question', 'objection', 'amount', 'appointment'];
/** Shorter is hardly more than a nod. */
const nod = 0.2;
const [mostExchanges, mostPlaces, mostShared, mostTurns] = [5, 4, 3, 12];
/** Of what is said next, as much as may take an answer. */
const nextTaking = 3;

/** What speaks for and against a remark as what answers a doubt. */
export function answerTraits(
  remark: Remark,
  doubt: Doubt,
  remarks: readonly Remark[],
  readings: Readings,
  taken: Taken,
): Traits {
  const standing = standingOf(remark, doubt.raised, remarks);
  return {
    ...placing(remark, doubt, standing),
    ...wording(remark, standing, readings),
    ...matter(remark, doubt, standing, readings),
    ...surroundings(standing, readings, taken),
    ...ruling(remark, doubt, standing, taken),
  };
}

function placing(remark: Remark, { raised }: Doubt, { run, exchanges }: Standing): Traits {
  const place = Math.min(mostPlaces, remark.index - (run[0]?.index ?? 0));
  return {
    [`exchange${Math.min(mostExchanges, exchanges)}`]: 1,
    [`place${place}`]: 1,
    [`${exchanges === 0 ? 'first' : 'later'}Place${place}`]: 1,
    lastOfRun: flag(remark === run.at(-1)),
    alone: flag(run.length === 1),
    turnsAway: Math.min(mostTurns, turnOf(remark) - turnOf(raised)) / mostTurns,
  };
}

function wording({ index }: Remark, { run, exchanges }: Standing, { at, heard }: Readings): Traits {
  const read = at(index);
  const isFirst = exchanges === 0;
  const solid = run.find((one) => !at(one.index).isNoAnswer && !at(one.index).wants);
  const best = run.reduce((a, b) => (heard('reply', b.index) > heard('reply', a.index) ? b : a));
  const isBehind = run.some((one) => one.index === index - 1);
  const signs = {
    offers: read.offers,
    noAnswer: read.isNoAnswer,
    firstSolid: solid?.index === index,
  };
  return {
    ...Object.fromEntries(kindsHeard.map((kind) => [kind, heard(kind, index)])),
    replyAtOnce: isFirst ? heard('reply', index) : 0,
    actionAtOnce: isFirst ? heard('action', index) : 0,
    ...Object.fromEntries(
      Object.entries(signs).flatMap(([name, holds]) => [
        [name, flag(holds)],
        [`${name}AtOnce`, flag(holds && isFirst)],
      ]),
    ),
    asks: flag(read.asks),
    wants: flag(read.wants),
    asksNumber: flag(read.asks && read.hasNumber),
    afterSympathy: flag(isBehind && at(index - 1).isSympathy),
    whole: flag(read.isWhole),
    leans: flag(read.leans),
    long: Math.min(1, read.long),
    short: flag(read.long < nod),
    number: flag(read.hasNumber),
    bestOfRun: flag(best.index === index),
  };
}

/** What it is about, beside what the doubt is about and what was said last. */
function matter({ index }: Remark, { raised, own }: Doubt, { exchanges, last }: Standing, { at }: Readings): Traits {
  const { terms, hasNumber } = at(index);
  const sharedWith = (others: readonly Remark[]) => {
    const theirs = new Set(others.flatMap((one) => [...at(one.index).terms]));
    return Math.min(mostShared, [...terms].filter((term) => theirs.has(term)).length) / mostShared;
  };
  const shared = sharedWith([raised, ...own]);
  return {
    terms0: flag(terms.size === 0),
    terms1: flag(terms.size === 1),
    bothNumber: flag(hasNumber && at(raised.index).hasNumber),
    shared,
    sharedLater: exchanges === 0 ? 0 : shared,
    sharedLast: sharedWith(last),
    doubtAsks: flag(at(raised.index).asks),
  };
}

/** Whether the talk has gone on to something else before it, and how it is taken. */
function surroundings({ exchanges, later, last, next }: Standing, { at, heard }: Readings, { doubt }: Taken): Traits {
  const mostHeard = (those: readonly Remark[]) =>
    those.reduce((most, { index }) => Math.max(most, heard('objection', index)), -1);
  const isTaken = next.slice(0, nextTaking).some(({ index }) => at(index).accepts);
  return {
    newDoubt: exchanges === 0 ? 0 : mostHeard(later),
    takenBefore: flag(later.some(({ index }) => at(index).accepts)),
    askedLast: flag(last.some(({ index }) => at(index).asks)),
    askedBetween: flag(later.some(({ index }) => at(index).asks)),
    otherDoubt: flag(later.some(({ index }) => doubt.has(index))),
    onlyNods: flag(exchanges > 0 && later.every(({ index }) => at(index).long < nod)),
    taken: flag(isTaken),
    takenLater: flag(isTaken && exchanges > 0),
    doubtedNext: mostHeard(next),
    askedNext: flag(next.some(({ index }) => at(index).asks)),
  };
}

/** What the rules make of it. */
function ruling(remark: Remark, { ruledAt }: Doubt, { run, exchanges }: Standing, taken: Taken): Traits {
  const isOfChoice = taken.decision.has(remark.index);
  return {
    ofDecision: flag(isOfChoice),
    ofDecisionLater: flag(isOfChoice && exchanges > 0),
    ofAction: flag(taken.action.has(remark.index)),
    ofQuestion: flag(taken.question.has(remark.index)),
    ruled: flag(ruledAt === remark.index),
    ruledRun: flag(run.some(({ index }) => index === ruledAt)),
    afterRuled: flag(ruledAt !== undefined && (run[0]?.index ?? 0) > ruledAt),
    noRuled: flag(ruledAt === undefined),
  };
}
