import { areWithin } from './within.ts';
import type { Talk } from '../../talk.ts';
import type { Weighed } from './among.ts';
import { isCountedNear, type Habits } from './habits.ts';
import { isAlone, isPutForward, ofTime } from './put-forward.ts';
import { inThousands } from './in-thousands.ts';
import { inCents, sumsInCents } from './in-cents.ts';
import { inHundreds } from './in-hundreds.ts';
import { ofEach } from './asked-rate.ts';
import { isOfShare, sharesOf } from './share-near.ts';
import { isShare } from './shares.ts';
import { saidPlainly } from './said-plainly.ts';
import { smallShare, type Taken } from './small-share.ts';
import { isSaidShort } from './said-short.ts';
import type { Figure, Reading } from './reading.ts';

const longestBefore = 24;
/** Sentences over which people haggle on without saying what a figure is in, and figures that are kept in mind. */
const [reach, mostInMind] = [24, 8];
/** How far one figure is from another that it is set against. */
const [mostApart, mostApartShares] = [1.45, 2.2];
const leastShort = 10;
const leastLarge = 1000;
/** Log-odds below which even the haggling does not make a figure one; smaller sums are mostly numbers of things. */
const [leastOdds, leastShortOdds, leastPlain, leastSum] = [-1.9, -3.9, -4, 100];

/** A figure that others are set against; what is told plainly needs less to go on. */
interface Told {
  readonly reading: Reading;
  readonly isPlain: boolean;
  /** Goes on from what one of something costs. */
  readonly isRate?: boolean;
}

/**
 * Figures that nothing but the haggling tells of: "I'm at eleven ten." - "Ten forty-five."; each is taken as those it is set against.
 * @param figures the readings of each figure, with the one that was chosen
 */
export function goingOn(
  figures: readonly { readonly all: readonly Weighed[]; readonly chosen: Reading | undefined }[],
  talk: Talk,
  habits: Habits,
): readonly (Reading | undefined)[] {
  const inMind: Told[] = [];
  const taken: Taken[] = [];
  const shares = sharesOf(figures);
  const sums = sumsInCents(figures.map(({ chosen }) => chosen));
  const large = figures
    .flatMap(({ chosen }) => (chosen?.as === 'money' && chosen.value >= leastLarge ? chosen.value : []))
    .sort((one, other) => one - other);
  const saysPence = figures.some(({ chosen }) => pence.test(chosen?.figure.quantity.asWritten ?? ''));
  return figures.map(({ all, chosen: likeliest }) => {
    const chosen = likeliest && isLastHour(likeliest, talk) ? undefined : likeliest;
    const rate = ofRate(all, chosen, inMind, shares, talk);
    const bid = smallShare(all, taken, habits);
    const plain =
      shareOf(all, talk) ??
      bid ??
      inCents(all, sums) ??
      rate ??
      inThousands(all, chosen, habits, large) ??
      ofEach(all, chosen, talk) ??
      inHundreds(
        all,
        chosen,
        inMind.map(({ reading }) => reading),
      );
    const isLikely = chosen !== undefined && !(chosen.as === 'count' && chosen.way === 'carried');
    const told = plain
      ? { reading: plain, isPlain: plain !== bid, isRate: plain === rate }
      : isLikely
        ? (stronger(all, chosen, inMind, talk, habits) ?? {
            reading: chosen,
            isPlain: saysPence && (chosen.way === 'hundredths' || inPence(chosen)),
          })
        : (nextOf(all, inMind, talk, habits) ??
          asTold(
            saidPlainly(
              all,
              inMind.map(({ reading }) => reading),
            ),
            inMind,
          ));
    if (told && told.reading.as !== 'count') {
      inMind.push(told);
      if (inMind.length > mostInMind) inMind.shift();
    }
    const reading = told?.reading ?? chosen;
    const figure = all[0]?.reading.figure;
    if (figure) taken.push({ figure, reading });
    return reading;
  });
}

/** What is told beside the price of one thing is that of one as well. */
function asTold(reading: Reading | undefined, inMind: readonly Told[]): Told | undefined {
  if (!reading) return undefined;
  const isRate = inMind.some(
    (told) =>
      (told.isRate || told.reading.figure.quantity.per.length > 0) &&
      areWithin(told.reading.value, reading.value, mostApart),
  );
  return { reading, isPlain: false, isRate };
}

function shareOf(all: readonly Weighed[], talk: Talk): Reading | undefined {
  const figure = all[0]?.reading.figure;
  if (!figure || !isShare(figure, talk)) return undefined;
  return all.find(({ reading }) => reading.as === 'percent')?.reading;
}

/** "Twenty-six per user a month." - "I could do twenty-five on one year.": of such a price, where nobody speaks of a share. */
function ofRate(
  all: readonly Weighed[],
  chosen: Reading | undefined,
  inMind: readonly Told[],
  shares: ReadonlyMap<number, readonly number[]>,
  { remarks }: Talk,
): Reading | undefined {
  const figure = all[0]?.reading.figure;
  if (figure?.quantity.kind !== 'bare' || (chosen && (chosen.as === 'money' || chosen.way !== chosenWay[chosen.as])))
    return undefined;
  const { quantity, remark } = figure;
  const before = remark.text.slice(Math.max(0, quantity.start - longestBefore), quantity.start);
  const isEach = atEach.test(before);
  if (!(isEach || atPrice.test(before)) || !isAlone(figure)) return undefined;
  const isOfRate = ({ reading: { as, value, figure: rate }, isRate }: Told) =>
    as === 'money' &&
    (isRate || rate.quantity.per.length > 0 || atEach.test(rate.remark.text.slice(0, rate.quantity.start))) &&
    remark.index - rate.remark.index <= rateReach &&
    areWithin(value, quantity.value, mostApart);
  const near = remarks.slice(Math.max(0, remark.index - shareReach), remark.index + 1);
  if (!(isEach && /\bat $/i.test(before)) && !inMind.some(isOfRate)) return undefined;
  if (near.some((one) => isOfShare(quantity.value, one, one === remark, shares))) return undefined;
  return all.find(({ reading }) => reading.as === 'money' && reading.way === 'bare')?.reading;
}

/** How a figure is taken that is no sum, and may be one all the same. */
const chosenWay = { percent: 'bare', count: 'carried' } as const;
/** "Forty-two seats at thirty-nine", "thirty-four seats, thirty-nine", "thirty-four times thirty-nine" */
const atEach =
  /\b(?:seats?|users?|licen[cs]es?|heads?|devices?|tablets?|terminals?|scanners?|vans?|trucks?|sites?)(?: at |, )$|\b(?:\p{L}+ty|\p{L}+teen|(?:\p{L}+ty[ -])?(?:one|two|three|four|five|six|seven|eight|nine)|ten|eleven|twelve|\d+) times $/iu;
const atPrice =
  /(?:^\W*|\b(?:do|does|did|offer|offers|at|to|take|pay|say|make (?:it|that)|call it)(?: (?:you|it|the|that))? )$/i;
const [rateReach, shareReach] = [12, 4];

/** "Twenty" may have been chosen as 20, or as a share, but goes on from twenty-one four. */
function stronger(
  all: readonly Weighed[],
  { way, figure }: Reading,
  inMind: readonly Told[],
  talk: Talk,
  habits: Habits,
): Told | undefined {
  if (way !== 'bare' || figure.quantity.per.length > 0 || figure.quantity.value >= leastSum) return undefined;
  const plain = inMind.filter(({ reading, isPlain }) => isPlain && reading.as === 'money' && reading.way !== 'bare');
  return nextOf(all, plain, talk, habits);
}

function inPence({ figure: { quantity } }: Reading): boolean {
  return quantity.kind === 'money' && pence.test(quantity.asWritten);
}

const pence = /\b(?:pence|cents?)\b/i;

function nextOf(all: readonly Weighed[], inMind: readonly Told[], talk: Talk, habits: Habits): Told | undefined {
  const figure = all[0]?.reading.figure;
  if (figure?.quantity.kind !== 'bare') return undefined;
  if (isSpokenRate(figure)) return likely(all, (one) => one.as === 'money' && one.way === 'bare', false);
  if (figure.quantity.value < leastShort || !isPutForward(figure) || isCountedNear(figure, habits)) return undefined;
  for (const { reading: before, isPlain } of inMind.toReversed()) {
    if (figure.remark.index - before.figure.remark.index > reach) return undefined;
    if (before.as === 'money' && isHour(figure, talk)) continue;
    // "fifty-nine ninety" - "I have an offer at fifty-seven"
    const isRound = before.way === 'hundredths' && isSaidShort(before.figure);
    // "two euro a coach a month" - "leave it at one fifty"
    const isInFull = before.as === 'money' && before.way === 'said' && isSaidShort(figure);
    const goesOn = ({ as, way, value }: Reading) =>
      (isInFull && as === 'money' && way === 'hundredths' && areWithin(value, before.value, mostApart)) ||
      (isRound && as === 'money' && way === 'bare' && areWithin(value, before.value, mostApart)) ||
      (as === before.as &&
        way === (inPence(before) ? 'hundredths' : before.way) &&
        areWithin(value, before.value, as === 'percent' ? mostApartShares : mostApart) &&
        !(as === 'money' && way === 'bare' && value < leastSum));
    const isOfPlain =
      isPlain && (!(before.way === 'hundredths' || inPence(before)) || !Number.isInteger(figure.quantity.value));
    const isOfShort =
      isInFull || (before.as === 'money' && isSaidShort(before.figure) && (isRound || isSaidShort(figure)));
    const next = likely(all, goesOn, isPlain, isOfPlain ? leastPlain : isOfShort ? leastShortOdds : leastOdds);
    if (next) return next;
    // "fourteen thirty-five", after fourteen point two pence
    const short: Reading = {
      ...before,
      way: 'hundredths',
      figure,
      value: Number((figure.quantity.value / 1e4).toFixed(6)),
    };
    const isInPence = (before.way === 'hundredths' || inPence(before)) && isPlain && isSaidShort(figure);
    if (isInPence && areWithin(short.value, before.value, mostApart)) return { reading: short, isPlain };
  }
  return undefined;
}

function likely(
  all: readonly Weighed[],
  fits: (reading: Reading) => boolean,
  isPlain: boolean,
  least = leastOdds,
): Told | undefined {
  const found = all.find(({ reading, odds }) => fits(reading) && odds >= least);
  return found && { reading: found.reading, isPlain };
}

/** "Was going to be the Monday." - "Say eleven." */
function isHour({ quantity: { value }, remark: { index } }: Figure, { remarks }: Talk): boolean {
  return (
    value <= lastHour && remarks.slice(Math.max(0, index - hourReach), index).some(({ text }) => ofTime.test(text))
  );
}

const [lastHour, hourReach] = [12, 5];

/** "Friday, nine thirty?" - "Make it ten.": of an hour, though ten grand were spoken of. */
function isLastHour({ as, way, figure }: Reading, { remarks }: Talk): boolean {
  const { kind, per, value } = figure.quantity;
  const { index } = figure.remark;
  return (
    as === 'money' &&
    way !== 'bare' &&
    kind === 'bare' &&
    per.length === 0 &&
    Number.isInteger(value) &&
    value <= lastHour &&
    remarks.slice(Math.max(0, index - meetingReach), index).some(({ text }) => askedDay.test(text))
  );
}

const meetingReach = 3;
/** A day or an hour is proposed. */
const askedDay = /\b(?:(?:mon|tues|wednes|thurs|fri)day|same time|o['’]?clock|half past)\b[^.!]*\?/i;

/** "One twenty-five an hour" */
function isSpokenRate(figure: Figure): boolean {
  return figure.quantity.per.length > 0 && isSaidShort(figure);
}
