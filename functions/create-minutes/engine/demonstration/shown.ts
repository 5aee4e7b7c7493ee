import type { Remark, Talk } from '../../facts/talk.ts';
import type { Acts, DraftItem } from '../draft.ts';
import { leastOdds } from '../classifier/hear.ts';
import { placesIn } from '../places.ts';
import { turnOf } from '../classifier/surroundings.ts';
import { type ShowingWords, showingWords } from './words.ts';

/** Turns after which nobody looks at a screen any more on which nothing has been done. */
const stillShown = 12;

/**
 * Positions of the remarks that only tell what somebody does on a screen that all look at: "So I'll drag this job over to Miguel and hit
 * notify." They sound like promises, and nobody has to do anything when the meeting is over.
 */
export function shownIn({ code, remarks }: Pick<Talk, 'code' | 'remarks'>): ReadonlySet<number> {
  const words = showingWords[code];
  const shown = new Set<number>();
  let by: Remark | undefined;
  let last = 0;
  remarks.forEach((remark, i) => {
    const isOver = words.ends.test(remark.text);
    if (isOver && !words.promises.test(remark.text)) shown.add(i);
    if (isOver || turnOf(remark) - last > stillShown) by = undefined;
    if (by && isOfOne(remark, by) && tellsHandling(remark.text, words)) {
      shown.add(i);
      last = turnOf(remark);
    }
    if (!words.begins.test(remark.text)) return;
    by = remark;
    last = turnOf(remark);
  });
  return shown;
}

function tellsHandling(text: string, { handles, points, steps, promises }: ShowingWords): boolean {
  if (isQuestion.test(text)) return false;
  return steps?.test(text) || (!promises.test(text) && (handles.test(text) || points.test(text)));
}

const isQuestion = /[?？]\s*$/u;

/** A colleague may share the screen for whoever speaks. */
function isOfOne(one: Remark, other: Remark): boolean {
  return one.side === undefined ? one.speaker === other.speaker : one.side === other.side;
}

/** What such remarks sound like is not listened to. */
export function unheardWhereShown(talk: Talk, shown: ReadonlySet<number>): Talk {
  if (!talk.odds || shown.size === 0) return talk;
  return { ...talk, odds: talk.odds.map((odds, i) => (shown.has(i) ? odds.map(() => leastOdds) : odds)) };
}

/** Choices and tasks without those that rest on such a remark, and on nothing that the other side said; what it asked or admired is no assent. */
export function withoutShown(acts: Acts, shown: ReadonlySet<number>, talk: Talk): Acts {
  if (shown.size === 0) return acts;
  const placesOf = placesIn(talk);
  const { admires } = showingWords[talk.code];
  const mayAssent = ({ text }: Remark) => !isQuestion.test(text) && !admires.test(text);
  const isApart = (item: DraftItem) => {
    const own = placesOf(item);
    const said = own.flatMap((place) => talk.remarks[place] ?? []).filter(mayAssent);
    const sides = new Set(said.map(({ side }) => side));
    return sides.size > 1 || !own.some((place) => shown.has(place));
  };
  return { ...acts, decisions: acts.decisions.filter(isApart), actionItems: acts.actionItems.filter(isApart) };
}
