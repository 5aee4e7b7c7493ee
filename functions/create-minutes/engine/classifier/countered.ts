import type { Remark } from '../../facts/talk.ts';
import { asks } from './told/asks.ts';
import { bidIn, isBidAgainst } from './bids.ts';
import type { Said } from './reversal-words.ts';
import { fewOf } from './said-figures.ts';
import { turnOf } from './surroundings.ts';

/** Turns between one figure and the next that is bid against it, fewer of days, which are named of much; within which the last bid is taken in so many words; and remarks that are looked at. */
const reach = { turns: 3, days: 2, taken: 2, remarks: 20 } as const;

/** From which remark on other figures hold than a remark names, and the remarks that name them. */
export interface Countered {
  readonly from: number;
  readonly by: readonly number[];
}

/** A figure in the place of another: where it is named, and by whom it would be had. */
interface Put {
  readonly places: number[];
  readonly who: Set<string | undefined>;
}

/** Cannot have it itself: "The first of June is too early for me." */
const tooEarly = /\btoo (?:early|late|soon|close|tight)\b/i;
/** "20 percent on delivery", "the 27th for the training" */
const ofOtherThing = /\b(?:for the|on (?:delivery|order|signature|acceptance|completion|top))\b/iu;
/** Holds it up: 「あ、ちょっと待ってください」 */
const holdsUp = /^\W*(?:(?:oh|ah|uh|um)\W+)*(?:hang on|hold on|wait)\b|^(?:あ[っ、ー]*)?(?:いや|ちょっと)?、?待って/iu;
/** Names a figure to say that it will not be had: "I can't do ten." */
const cannot = /\b(?:ca|wo|could)n['’]?t\b|\bcannot\b|無理|できません|難し/iu;
/** Says what would come of a figure: 「8名だと足が出ます」, 「15日は総会で」 */
const wouldCome =
  /^[^。]*\p{N}[^。、]{0,3}(?:は|だと|では|じゃ|やったら|なら)(?!(?:大丈夫|いかが|どう|いけ|問題ない|結構))[^。]{4}/u;

/** Where a figure of a remark gave way to another of its kind, which both sides name after it, or one takes from the other: "Three fifty-five." - "Three fifty." - "Three fifty it is." */
export function counteredAfter(at: number, remarks: readonly Remark[], said: readonly Said[]): Countered | undefined {
  const [own, first] = [remarks[at], said[at]];
  if (!own || !first || first.figures.size === 0) return undefined;
  const few = new Set(fewOf(first.figures));
  const figures = new Map([...first.figures].filter(([, kind]) => few.has(kind)));
  const hasPrice = [...few].some(isPrice);
  const put = new Map<string, Put>();
  const elsewhere = new Set<string>();
  let last = turnOf(own);
  let isOpposed = tooEarly.test(own.text);
  let found: Countered | undefined;
  for (let i = at + 1; i < remarks.length && i <= at + reach.remarks; i++) {
    const [remark, now] = [remarks[i], said[i]];
    if (!remark || !now || turnOf(remark) - last > reach.turns) break;
    if (turnOf(remark) === turnOf(own)) continue;
    const isOther = remark.speaker !== own.speaker;
    const again = new Map([...figures].filter(([one]) => now.figures.has(one)));
    const isOfOther = now.ofAnother || ofOtherThing.test(remark.text);
    // a figure of another thing stays one: "How about the 27th for the training?" - "The 27th is fine."; "sixteen single, eight double" lists two
    for (const one of now.figures)
      if (!put.has(one[0]) && !first.figures.has(one[0]) && (isOfOther || isBidAgainst(one, again)))
        elsewhere.add(one[0]);
    const fresh = [...now.figures].filter(
      (one) => !elsewhere.has(one[0]) && !first.figures.has(one[0]) && isBidAgainst(one, figures),
    );
    if (put.size > 0 && again.size > 0 && fresh.length === 0) return undefined;
    const isAgainst = again.size > 0 && isOther && (now.objects || wouldCome.test(remark.text));
    // 「16日、その週は展示会だよ」, "Fifteen gets me to what, 263.50" are still about it
    if (put.size === 0 && (isAgainst || (again.size > 0 && isOther && hasPrice))) last = turnOf(remark);
    if (isAgainst) isOpposed = true;
    const bid = bidIn(remark, own);
    const isPut = (kind: string) =>
      put.size > 0 ||
      (isDate(kind) ? bid.isBidOfDay || isOpposed : bid.isBid) ||
      (isOpposed && (now.replaces || now.givesIn || bid.leads));
    for (const [one, kind] of fresh) {
      const isFar = !isPrice(kind) && turnOf(remark) - last > reach.days;
      if (isFar || !isPut(kind)) continue;
      const known = put.get(one) ?? { places: [], who: new Set() };
      put.set(one, known);
      known.places.push(i);
      if (!cannot.test(remark.text)) known.who.add(isDate(kind) ? remark.speaker : (remark.side ?? remark.speaker));
      last = turnOf(remark);
      if (known.who.size > 1) found = { from: known.places[0] ?? i, by: known.places };
    }
    if (fresh.length === 0 && now.takes && !asks.test(remark.text) && turnOf(remark) <= last + reach.taken)
      found ??= takenBy(remark, [...put.values()].at(-1));
    const isNext = turnOf(remark) <= turnOf(own) + 2;
    if (isOther && isNext && (now.objects || holdsUp.test(remark.text))) isOpposed = true;
  }
  return found;
}

/** 「間を取って二割。」 - 「わかりました。」: the other side takes what was put last without naming it. */
function takenBy({ side, speaker }: Remark, put: Put | undefined): Countered | undefined {
  const [from] = put?.places ?? [];
  const isOther = put && put.who.size > 0 && !put.who.has(side) && !put.who.has(speaker);
  return from !== undefined && side !== undefined && isOther ? { from, by: put.places } : undefined;
}

function isDate(kind: string): boolean {
  return kind === 'date' || kind === 'month';
}

function isPrice(kind: string): boolean {
  return /^number [a-z%]*$/.test(kind);
}
