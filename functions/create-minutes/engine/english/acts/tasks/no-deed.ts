import type { Talk } from '../../../../facts/talk.ts';
import type { Acts, DraftAction } from '../../../draft.ts';
import type { Meeting } from '../../../meeting.ts';
import { placesIn } from '../../../places.ts';
import { openDirectory } from '../directory.ts';
import { lacksVerb, namesNothing } from './lacks-verb.ts';

/** Remarks behind the last one of a reason in which the task stands that it is for. */
const reach = 1;

/**
 * Whether what is told as a task is none: nobody does anything in it, and it says nothing, or it is the reason for a task that is told
 * from the same words: "The papers go round in a week" beside "you'll have it by Monday".
 */
export function tellsNoDeed({ actionItems }: Pick<Acts, 'actionItems'>, { remarks }: Talk, meeting: Meeting) {
  const placesOf = placesIn({ remarks });
  const people = openDirectory(meeting.people);
  const isName = (word: string) => people.called(word) !== undefined;
  const saidIn = (item: DraftAction) => placesOf(item).flatMap((place) => remarks[place] ?? []);
  return (item: DraftAction): boolean => {
    const said = saidIn(item);
    if (!lacksVerb(item.text, said)) return false;
    if (namesNothing(item.text, said, isName)) return true;
    const own = placesOf(item);
    const last = (own.at(-1) ?? 0) + reach;
    return actionItems.some((other) => {
      const places = placesOf(other);
      const isNear = other !== item && places.some((place) => own.includes(place) || place === last);
      return isNear && !lacksVerb(other.text, saidIn(other));
    });
  };
}
