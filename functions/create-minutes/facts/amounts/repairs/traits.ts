import { flag } from '../../../engine/choice.ts';
import type { Remark } from '../../talk.ts';
import { turnOf } from '../corrections.ts';
import { type Mention, readings } from '../judge.ts';
import { type Repair, scaleOf } from './repair.ts';
import { answerTo, type RepairView, turnTextOf } from './view.ts';

/** Where nothing of the kind is there, more than there could be. */
const nowhere = 999;
/** Remarks of an answer in which a figure is looked for, and remarks after a repair that count as soon. */
const [answerReach, soon] = [3, 8];

/** What the trees see of a figure and one that may stand in its place, in an order that what was learnt relies on; `odds` by their words. */
export function repairTraits(
  mention: Mention,
  repair: Repair,
  isRuled: boolean,
  odds: number,
  view: RepairView,
): Float64Array {
  return Float64Array.of(
    odds,
    flag(isRuled),
    ...speakerTraits(mention, repair),
    ...figureTraits(mention, repair, view),
    ...placeTraits(mention, repair, view),
    ...wordingTraits(mention, repair, view),
    ...answerTraits(mention, repair, view),
  );
}

function speakerTraits({ remark: said }: Mention, { remark: put }: Repair): readonly number[] {
  return [
    turnOf(put) - turnOf(said),
    put.index - said.index,
    flag(said.speaker === put.speaker),
    said.side === undefined || put.side === undefined ? 0.5 : flag(said.side === put.side),
    flag(said.side === 'internal'),
    flag(put.side === 'internal'),
  ];
}

function figureTraits(
  { remark: said, quantity: own, judgement }: Mention,
  { remark: put, quantity, said: value }: Repair,
  { figuresIn }: RepairView,
): readonly number[] {
  const ratio = Math.log(quantity.value / own.value);
  const [one, other] = [digitsOf(own.value), digitsOf(quantity.value)];
  const differing = one.length === other.length ? [...one].filter((digit, i) => digit !== other[i]).length : nowhere;
  return [
    ratio,
    Math.abs(ratio),
    flag([...one].sort().join('') === [...other].sort().join('')),
    differing,
    readings.indexOf(judgement.reading),
    quantity.kind === 'bare' ? 0 : quantity.unit === own.unit ? 1 : 2,
    flag(own.kind !== 'bare'),
    flag(quantity.value !== value),
    own.per.length,
    quantity.per.length,
    own.value,
    figuresIn(said.index).length,
    figuresIn(put.index).length,
    flag(figuresIn(put.index).some((figure) => figure.value === own.value)),
    flag(turnOf(put) > turnOf(said) && figuresIn(put.index)[0]?.value === value),
  ];
}

/** Which digits a number has, whatever it is counted in. */
function digitsOf(value: number): string {
  return String(value).replace(/\D/g, '').replace(/0+$/, '');
}

/** How often both figures are said before and after the one was put in the place of the other. */
function placeTraits(mention: Mention, { remark: put, said: value }: Repair, view: RepairView): readonly number[] {
  const { remark: said, quantity: own } = mention;
  const ofOwn = view.places.get(own.value / scaleOf(own, said, view)) ?? [];
  const ofPut = view.places.get(value) ?? [];
  const between = (places: readonly number[], from: number, to: number) =>
    places.filter((at) => at >= from && at <= to).length;
  const end = Number.POSITIVE_INFINITY;
  return [
    between(ofOwn, 0, said.index - 1),
    between(ofPut, 0, said.index),
    between(ofOwn, put.index + 1, end),
    between(ofPut, put.index + 1, end),
    between(ofPut, put.index + 1, put.index + soon),
    between(ofOwn, put.index, put.index + soon),
    flag((ofPut.at(-1) ?? 0) > (ofOwn.at(-1) ?? 0)),
  ];
}

const isAsked = /[?？]\s*$/;

function wordingTraits(
  { remark: said, quantity: own }: Mention,
  { remark: put, quantity }: Repair,
  { talk, reader }: RepairView,
): readonly number[] {
  const { statusWords } = reader;
  const turn = turnTextOf(put, talk);
  const isFirst = put.index === 0 || turnOf(talk.remarks[put.index - 1] ?? said) !== turnOf(put);
  const amid = talk.remarks.slice(said.index + 1, put.index).map(({ text }) => text);
  const between =
    said === put
      ? said.text.slice(own.end, quantity.start)
      : [said.text.slice(own.end), ...amid, put.text.slice(0, quantity.start)].join(' ');
  return [
    isFirst ? quantity.start : nowhere,
    turn.length,
    put.text.length,
    said.text.length,
    between.length,
    flag(isAsked.test(said.text)),
    flag(isAsked.test(put.text)),
    flag(reader.unsure.test(said.text)),
    flag(reader.admits.test(turn)),
    flag(reader.outdated.test(turn)),
    flag(reader.corrects.test(isFirst ? put.text : turn)),
    flag(reader.beside.test(put.text)),
    flag(reader.reverts.test(put.text)),
    flag(reader.takesBack(between, said.speaker === put.speaker)),
    flag(statusWords.asks.test(said.text)),
    flag(statusWords.asks.test(put.text)),
    flag(statusWords.settles.test(put.text)),
    flag(statusWords.refuses.test(turn) || statusWords.declines.test(turn)),
    flag(statusWords.counters.test(turn)),
  ];
}

function answerTraits(mention: Mention, { remark: put, quantity, said: value }: Repair, view: RepairView) {
  const { talk, reader, figuresIn } = view;
  const { statusWords } = reader;
  const answer = answerTo(mention.remark, put, talk);
  const text = answer ? turnTextOf(answer, talk) : '';
  const figures = answer ? sentencesOf(answer, view).flatMap(({ index }) => figuresIn(index)) : [];
  const has = (one: number) => figures.some((figure) => figure.value === one);
  return [
    flag(reader.concedes.test(text)),
    flag(reader.admits.test(text)),
    flag(statusWords.accepts.test(text)),
    flag(statusWords.refuses.test(text) || statusWords.declines.test(text)),
    flag(has(value) || has(quantity.value)),
    flag(has(mention.quantity.value)),
    answer ? text.length : nowhere,
  ];
}

function sentencesOf(first: Remark, { talk }: RepairView): readonly Remark[] {
  return talk.remarks
    .slice(first.index, first.index + answerReach)
    .filter((remark) => turnOf(remark) === turnOf(first));
}
