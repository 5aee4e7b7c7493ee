import type { Remark } from '../../facts/talk.ts';
import type { Said } from './reversal-words.ts';
import { fewOf, figuresOf } from './said-figures.ts';
import { turnOf } from './surroundings.ts';

/** Turns between one figure and the next that is bid against it, fewer of days, which are named of much; and remarks that are looked at. */
const reach = { turns: 3, days: 2, remarks: 20 } as const;

/** From which remark on other figures hold than a remark names, and the remarks that name them. */
export interface Countered {
  readonly from: number;
  readonly by: readonly number[];
}

const lead =
  /^\W*(?:(?:oh|ah|um|uh|hm+|well|ok(?:ay)?|yeah|no|and|but|then|so|ha|make it|call it|say|let['’]s say|what about|how about|at)\W+){0,4}(?:the )?/iu;
/** Names what one would rather have. */
const bids =
  /\b(?:at least|at most|make it|call it|more like|what about|how about|(?:could|can) (?:you|we) (?:do|manage|go)|(?:i|we)(?:['’]d| would) need|split the difference|meet (?:me|you|in the middle)|(?:push|go|stretch|come down) (?:me )?to)\b|間を取って|せめて|でどう|(?:だ|で)と(?:助か|あり)/iu;
/** Cannot have it itself: "The first of June is too early for me." */
const tooEarly = /\btoo (?:early|late|soon|close|tight)\b/i;
/** "20 percent on delivery", "the 27th for the training" */
const ofOtherThing = /\b(?:for the|on (?:delivery|order|signature|acceptance|completion|top))\b/iu;
/** Holds it up: 「あ、ちょっと待ってください」 */
const holdsUp = /^\W*(?:(?:oh|ah|uh|um)\W+)*(?:hang on|hold on|wait)\b|^(?:あ[っ、ー]*)?(?:いや|ちょっと)?、?待って/iu;

/** Where a figure of a remark gave way to another of its kind, which both sides name after it: "Three fifty-five." - "Three fifty." - "Three fifty it is." */
export function counteredAfter(at: number, remarks: readonly Remark[], said: readonly Said[]): Countered | undefined {
  const [own, first] = [remarks[at], said[at]];
  if (!own || !first || first.figures.size === 0) return undefined;
  const few = new Set(fewOf(first.figures));
  const put = new Map<string, { readonly places: number[]; readonly who: Set<string | undefined> }>();
  const elsewhere = new Set<string>();
  let last = turnOf(own);
  let isOpposed = tooEarly.test(own.text);
  let found: Countered | undefined;
  for (let i = at + 1; i < remarks.length && i <= at + reach.remarks; i++) {
    const [remark, now] = [remarks[i], said[i]];
    if (!remark || !now || turnOf(remark) - last > reach.turns) break;
    if (turnOf(remark) === turnOf(own)) continue;
    const isOther = remark.speaker !== own.speaker;
    // a figure of another thing stays one: "How about the 27th for the training?" - "The 27th is fine."
    if (now.ofAnother || ofOtherThing.test(remark.text)) for (const one of now.figures.keys()) elsewhere.add(one);
    const fresh = [...now.figures].filter(
      ([one, kind]) =>
        !elsewhere.has(one) && !first.figures.has(one) && isBidOf(kind, few) && isNearOne(one, kind, first.figures),
    );
    const isAgain = [...first.figures].some(([one, kind]) => now.figures.has(one) && few.has(kind));
    if (put.size > 0 && isAgain && fresh.length === 0) return undefined;
    // 「16日、その週は展示会だよ」 is still about it
    if (isAgain && put.size === 0 && now.objects) last = turnOf(remark);
    const isBid = bidsFor(remark.text) && (!isSameSide(remark, own) || isBare(remark.text));
    const isPut = (kind: string) =>
      put.size > 0 || isBid || (isOpposed && isDate(kind)) || (isOpposed && (now.replaces || now.givesIn));
    for (const [one, kind] of fresh) {
      const isFar = !isPrice(kind) && turnOf(remark) - last > reach.days;
      if (isFar || !isPut(kind)) continue;
      const known = put.get(one) ?? { places: [], who: new Set() };
      put.set(one, known);
      known.places.push(i);
      known.who.add(isDate(kind) ? remark.speaker : (remark.side ?? remark.speaker));
      last = turnOf(remark);
      if (known.who.size > 1) found = { from: known.places[0] ?? i, by: known.places };
    }
    const isNext = turnOf(remark) <= turnOf(own) + 2;
    if (isOther && isNext && (now.objects || holdsUp.test(remark.text))) isOpposed = true;
  }
  return found;
}

const bare = 'number ';
const share = 'number %';
const mostBare = 3;

/** Of 15 % one goes to 16, which may be left unsaid, and from eight pallets not to five percent. */
function isBidOf(kind: string, few: ReadonlySet<string>): boolean {
  return few.has(kind) || (kind === bare && few.has(share));
}

/** What is bid against a number is between half of it and twice as much. */
function isNearOne(figure: string, kind: string, others: Said['figures']): boolean {
  const value = Number(figure);
  if (!kind.startsWith(bare) || Number.isNaN(value)) return true;
  return [...others].some(([other, of]) => {
    const ratio = Number(other) / value;
    return isBidOf(kind, new Set([of])) && (Number.isNaN(ratio) || (ratio > 0.5 && ratio < 2));
  });
}

function isDate(kind: string): boolean {
  return kind === 'date' || kind === 'month';
}

function isPrice(kind: string): boolean {
  return /^number [a-z%]*$/.test(kind);
}

function isSameSide(one: Remark, other: Remark): boolean {
  return one.side !== undefined && one.side === other.side;
}

/** Says a figure in English and nothing else: "Fine. Sixteen." */
function isBare(text: string): boolean {
  return text.split(' ').length <= mostBare && /\p{sc=Latin}|^[\d.,%$€£ ]+$/u.test(text);
}

/** Begins with a figure, or says what one would have. */
function bidsFor(text: string): boolean {
  if (bids.test(text)) return true;
  const [beginning = ''] = /^\S+(?: \S+)?/u.exec(text.replace(lead, '')) ?? [];
  return figuresOf(beginning).size > 0;
}
