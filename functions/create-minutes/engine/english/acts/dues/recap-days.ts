import { eitherCase } from '#shared/text/either-case.ts';
import type { Remark, Talk } from '../../../../facts/talk.ts';
import { turnOf } from '../../../classifier/surroundings.ts';
import type { DraftAction } from '../../../draft.ts';
import type { Meeting } from '../../../meeting.ts';
import { placesIn } from '../../../places.ts';
import { openDays } from '../../dates/due.ts';
import { expandContractions } from '../../wording/contractions.ts';
import { isListedDeed } from '../deeds/deeds.ts';
import { matterOf } from '../matter.ts';
import { nameWords } from '../name-words.ts';
import type { RightDay } from './late-correction.ts';

/** Opens a summing-up of who does what by when. */
const opening =
  /\b(?:to (?:sum (?:it |that |this )?up|summari[sz]e|recap|wrap (?:it |this )?up|go over (?:it|that|this) (?:once )?(?:more|again)|confirm)|(?:quick|short) recap|recapping|in summary|read (?:it|that|this|them) back|run(?:ning)? through (?:it|that|this|them|the list)|(?:then|so) (?:i|we) have(?: got)?(?: it| you)?(?: down)?(?: like this)?\b[: ])/i;
/** What parts the points of a summing-up. */
const pointEnd = /[,;:.!?]| and (?=(?:you|i|we|the|our|your|my|then|\p{Lu})\b)/u;
/** The day of these is no day by which to do a thing. */
const takesPlace = eitherCase(
  /\b(?:start\w*|begin\w*|live|launch\w*|install\w*|deliver(?:y|ies|ed)|train\w*|meet\w*|calls?|visits?|sessions?|workshops?|demos?|board|invoice[ds]?|not|if|from(?! (?:me|us|you|him|her|them|(?-i:\p{Lu}))))\b/iu,
);
/** So much of what a task is about is told again. */
const leastShare = 0.5;
/** A summing-up comes back to what was told so many turns before. */
const leastTurns = 3;
/** Sentences of a turn that are read after its opening. */
const mostSentences = 12;

/** A point of a summing-up: what it is of, and by when. */
interface Point {
  readonly remark: Remark;
  readonly matter: ReadonlySet<string>;
  readonly day: RightDay;
}

/** Tasks with the day that a summing-up names for them: "Just to read it back. Price list Tuesday, floor plan by the ninth." */
export function withRecapDays(
  items: readonly DraftAction[],
  { remarks }: Talk,
  { day, people }: Pick<Meeting, 'day' | 'people'>,
): readonly DraftAction[] {
  const names = nameWords(people);
  const isName = (word: string) => names.has(word);
  const points = remarks.flatMap((remark) => (isRecap(remark, remarks) ? pointsOf(remark, day, isName) : []));
  if (points.length === 0) return items;
  const placesOf = placesIn({ remarks });
  const tasks = items.map((item) => ({
    matter: matterOf(item.text.replace(/^\S+ /, ''), isName),
    last: placesOf(item).at(-1) ?? 0,
    item,
  }));
  return tasks.map((task) => {
    const told = remarks[task.last];
    const point = points.findLast(
      ({ remark, matter }) =>
        told !== undefined &&
        turnOf(remark) - turnOf(told) >= leastTurns &&
        isOf(matter, task.matter) &&
        tasks.filter((other) => isOf(matter, other.matter)).length === 1,
    );
    return point ? withDay(task.item, point) : task.item;
  });
}

/** In a turn that opens a summing-up, from there on. */
function isRecap({ index, spans }: Remark, remarks: readonly Remark[]): boolean {
  const turn = spans[0]?.turn;
  for (let at = index; at > index - mostSentences && remarks[at]?.spans[0]?.turn === turn; at--)
    if (opening.test(remarks[at]?.text ?? '')) return true;
  return false;
}

function pointsOf(remark: Remark, day: string | undefined, isName: (word: string) => boolean): readonly Point[] {
  return expandContractions(remark.text)
    .split(pointEnd)
    .flatMap((part): Point[] => {
      const [only, ...more] = takesPlace.test(part) ? [] : openDays(part, day);
      if (!only?.date || more.length > 0 || !remark.text.includes(only.asWritten)) return [];
      const { asWritten, date, rule, start } = only;
      const matter = matterOf(part, isName);
      return matter.size === 0 ? [] : [{ remark, matter, day: { asWritten, date, rule, ahead: part.slice(0, start) } }];
    });
}

/** Names nothing but what the task is about, besides deeds, and enough of that. */
function isOf(said: ReadonlySet<string>, task: ReadonlySet<string>): boolean {
  const shared = [...said].filter((term) => task.has(term)).length;
  const isMore = [...said].some((term) => !task.has(term) && !isListedDeed(term));
  return !isMore && shared > 0 && shared >= leastShare * task.size;
}

function withDay(item: DraftAction, { remark, day: { asWritten, date, rule } }: Point): DraftAction {
  if (item.due?.date === date) return item;
  return { ...item, due: { asWritten, date, rule }, spans: [...new Set([...item.spans, ...remark.spans])] };
}
