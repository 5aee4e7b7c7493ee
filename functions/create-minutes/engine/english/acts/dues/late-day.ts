import type { Remark, Talk } from '../../../../facts/talk.ts';
import { turnOf } from '../../../classifier/surroundings.ts';
import type { DraftAction } from '../../../draft.ts';
import type { Meeting } from '../../../meeting.ts';
import { placesIn } from '../../../places.ts';
import { dayMentions } from '../../dates/mentions.ts';
import { expandContractions } from '../../pronouns.ts';
import { matterOf } from '../matter.ts';

/** "Tuesday, not Monday", "it will reach you Friday not Thursday" */
const inPlaceOf = /\bnot(?: on| by| this| next)? (?:the )?$/i;
/** Comes back to a thing: "and the drawing, he scans it only on Tuesday". */
const comesBack = /^(?:(?:and|oh|also|sorry|actually|about|then|so|yeah),? )*(?:the|my|that|those|your|our) /i;
/** Puts off what was said, and does not say it again. */
const puts =
  /\b(?:only|instead|not before|not until|after all|make (?:it|that)|(?:closed|away|out|off) (?:until|till|through))\b/i;
const supposes = /\?\s*$|\b(?:if|unless|whether|maybe|perhaps|might)\b/i;

/**
 * Tasks whose day was put right later on, when somebody came back to them: "And the pictures will be Tuesday, not Monday".
 * The last day that is named so counts.
 */
export function withLateDays(
  items: readonly DraftAction[],
  { remarks }: Talk,
  { day, people }: Pick<Meeting, 'day' | 'people'>,
): readonly DraftAction[] {
  const placesOf = placesIn({ remarks });
  const names = new Set(people.flatMap(({ name }) => name.toLowerCase().split(' ')));
  const matter = (text: string) => matterOf(text, (term) => names.has(term));
  const corrections = remarks.flatMap((remark) => correctionIn(remark, day) ?? []);
  return items.map((item) => {
    const last = remarks[Math.max(...placesOf(item))];
    const { due, owner } = item;
    if (!last || !due?.date) return item;
    const terms = matter(item.text);
    const meant = corrections.findLast(({ remark, wrong, right }) => {
      if (turnOf(remark) - turnOf(last) < leastTurns || right.date === due.date) return false;
      const isNamed = [...matter(remark.text)].some((term) => terms.has(term));
      if (wrong !== undefined) return wrong === due.date && (isNamed || remark.speaker === owner?.speaker);
      return isNamed && remark.speaker === owner?.speaker && comesBack.test(remark.text) && puts.test(remark.text);
    });
    if (!meant) return item;
    const { asWritten, date, rule } = meant.right;
    return { ...item, due: { asWritten, date, rule }, spans: [...new Set([...item.spans, ...meant.remark.spans])] };
  });
}

/** What is said in the same breath is weighed with the task. */
const leastTurns = 2;

interface Correction {
  readonly remark: Remark;
  readonly right: { readonly asWritten: string; readonly date: string; readonly rule: string };
  /** The day that it takes the place of, where that is named. */
  readonly wrong: string | undefined;
}

function correctionIn(remark: Remark, day: string | undefined): Correction | undefined {
  const said = expandContractions(remark.text);
  if (supposes.test(said)) return undefined;
  const found = dayMentions(said, day).flatMap(({ asWritten, date, rule }) =>
    date === undefined || !remark.text.includes(asWritten) ? [] : [{ asWritten, date, rule }],
  );
  const isWrong = ({ asWritten }: { readonly asWritten: string }) =>
    inPlaceOf.test(said.slice(0, Math.max(0, said.indexOf(asWritten))));
  const wrong = found.find(isWrong);
  const right = found.findLast((one) => !isWrong(one) && one.date !== wrong?.date);
  return right && (wrong !== undefined || found.length === 1) ? { remark, right, wrong: wrong?.date } : undefined;
}
