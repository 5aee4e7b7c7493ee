import type { Remark, Talk } from '../../../../facts/talk.ts';
import type { Acts } from '../../../draft.ts';
import type { Meeting } from '../../../meeting.ts';
import type { Person } from '../../../people.ts';
import { placesIn } from '../../../places.ts';
import { expandContractions } from '../../wording/contractions.ts';
import { countWords } from '../../split.ts';
import { firstDoing } from '../deeds/first-doing.ts';
import { ownedDeed } from '../deeds/given.ts';
import { neededThing } from '../deeds/needed-thing.ts';
import { ownDeedSaid } from '../deeds/own-deed.ts';
import { type Directory, openDirectory } from '../directory.ts';
import { isAnaphoric } from '../matter.ts';
import { reporterOf, saidIn } from '../reported.ts';
import { namesNothing } from './lacks-verb.ts';

const [reach, leastWords] = [4, 2];

/** What remarks say of somebody's deeds. */
export interface SaidDeeds {
  /** What he promises in a remark of his own, or is asked for in another's. */
  readonly of: (owner: Person, remark: Remark) => string | undefined;
  /** What is asked for in a remark, and of whom: of the one who is called upon, or who answers. */
  readonly asked: (remark: Remark) => { readonly deed: string; readonly owner: Person } | undefined;
}

export function saidDeeds({ actionItems }: Pick<Acts, 'actionItems'>, meeting: Meeting, { remarks }: Talk): SaidDeeds {
  const placesOf = placesIn({ remarks });
  const people = openDirectory(meeting.people);
  const reporter = reporterOf(meeting, people);
  const isName = (word: string) => people.called(word) !== undefined;
  const hasTask = (owner: Person, from: number, to: number) =>
    actionItems.some((item) => item.owner === owner && placesOf(item).some((place) => place >= from && place <= to));
  const told = (deed: string | undefined, remark: Remark, owner: Person, isAsked: boolean): string | undefined => {
    const text = deed === undefined ? undefined : reporter.deed(deed, saidIn(remark), isAsked);
    const tells =
      text !== undefined &&
      !text.includes(owner.name.split(' ')[0] ?? owner.name) &&
      countWords(text) >= leastWords &&
      !namesNothing(text, [remark], isName);
    return tells ? text : undefined;
  };
  return {
    of: (owner, remark) => {
      const { doing } = firstDoing(remark, people) ?? {};
      if (remark.speaker === owner.speaker) {
        const isHis = doing?.doer === 'I' || doing?.doer === 'we';
        const deed = isHis ? ownedDeed(doing, true) : ownDeedSaid(expandContractions(remark.text));
        return told(deed, remark, owner, false);
      }
      if (doing?.force === 'request') {
        // "Send it Monday" sets another day for what he has promised
        const isAgain = isAnaphoric(doing.deed) && hasTask(owner, remark.index - reach, remark.index - 1);
        return isAgain ? undefined : told(ownedDeed(doing, false), remark, owner, true);
      }
      // "Dawn, the contract, with the 455 in it."
      const needed = people.addressed(remark.text, remark.speaker) === owner ? neededThing(remark.text) : undefined;
      return told(needed && `provide ${needed.thing}`, remark, owner, true);
    },
    asked: (remark) => {
      const { doing } = firstDoing(remark, people) ?? {};
      const needed = doing ? undefined : neededThing(remark.text);
      const isRequest = doing?.force === 'request' && doing.doer === 'you';
      const answer = answerTo(remark, remarks);
      // what is only named is asked for where the other one gives it
      const isOwn = needed?.isOnlyNamed && !(answer && givesIt(answer, people));
      const owner = isOwn
        ? people.speaking(remark.speaker)
        : (people.addressed(remark.text, remark.speaker) ?? people.speaking(answer?.speaker));
      // nobody is given twice what he promises in reply
      if (!owner || (!isOwn && hasTask(owner, remark.index, remark.index + reach))) return undefined;
      const deed = told(isRequest ? doing.deed : needed && `provide ${needed.thing}`, remark, owner, !isOwn);
      return deed === undefined ? undefined : { deed, owner };
    },
  };
}

/** "That you will have tomorrow." */
function givesIt(remark: Remark, people: Directory): boolean {
  const { doing } = firstDoing(remark, people) ?? {};
  const isPromised = doing?.force === 'promise' && (doing.doer === 'I' || doing.doer === 'we');
  return isPromised || received.test(remark.text);
}

const received = /\byou(?:['’]ll| will| shall)? (?:have|get|receive)\b/i;

/** What somebody of the other side says next. */
function answerTo({ index, speaker, side }: Remark, remarks: readonly Remark[]): Remark | undefined {
  const isOther = (other: Remark) =>
    other.speaker !== speaker && (side === undefined || other.side === undefined || other.side !== side);
  return remarks.slice(index + 1, index + 1 + reach).find(isOther);
}
