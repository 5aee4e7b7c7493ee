import type { Talk } from '../../../../facts/talk.ts';
import type { Acts, DraftAction } from '../../../draft.ts';
import type { Meeting } from '../../../meeting.ts';
import { placesIn } from '../../../places.ts';
import { speakingParties } from '../../names/list-parties.ts';
import { toThirdPerson } from '../../wording/pronouns.ts';
import { asOrder } from './as-order.ts';
import { upToBreak } from './broken-off.ts';
import { withoutDay } from './day-apart.ts';
import { deedInstead } from './deed-instead.ts';
import { deedMeantIn, onlyDoes } from './deed-meant.ts';
import { firstStatement } from './first-statement.ts';
import { matterOf } from '../matter.ts';
import { withPerson } from './person-meant.ts';
import { questionMeant } from './question-meant.ts';
import { isVague, type Meant, thingMeant } from './thing-meant.ts';

/** A task as it is read before its thing is looked for. */
export interface TaskRead {
  readonly known: DraftAction;
  readonly deed: string;
  /** What the words of the deed pointed at where it was found. */
  readonly pointed: string | undefined;
  /** "Send it over": the deed names nothing itself. */
  readonly isPointing: boolean;
  readonly own: readonly number[];
  /** What is meant by wordings that ask for a thing or leave a question open. */
  readonly worded: Meant | undefined;
}

/** Reads tasks: the deed alone, and what wordings say it is about. */
export function taskReader(acts: Acts, talk: Talk, meeting: Meeting): (item: DraftAction) => TaskRead {
  const placesOf = placesIn(talk);
  /** "I'll ring them", of whoever has just left a question open, is to find that out. */
  const openNear = (item: DraftAction, deed: string) => {
    const own = placesOf(item);
    const [at] = own;
    if (at === undefined || !mayFindOut.test(deed) || sendsThing.test(deed)) return undefined;
    const isLeftOpen = (place: number) =>
      talk.remarks[place]?.speaker === item.owner?.speaker &&
      !own.includes(place) &&
      place <= at &&
      at - place <= questionReach;
    const open = acts.openQuestions.findLast(
      (question) =>
        question.text.endsWith('?') &&
        matterOf(question.text).size >= leastAsked &&
        question.askedBy !== item.owner?.speaker &&
        placesOf(question).some(isLeftOpen),
    );
    return open && { text: toThirdPerson(open.text, speakingParties(open.askedBy, meeting.people)), spans: open.spans };
  };
  const deedMeant = deedMeantIn(meeting, talk);
  const insteadOf = deedInstead(acts, meeting, talk);
  const withDeed = (item: DraftAction): DraftAction => {
    const deed = item.text.replace(/ \(.+\)\.?$/su, '.');
    const own = placesOf(item);
    if (!onlyDoes.test(deed)) {
      const other = insteadOf({ ...item, text: asOrder(deed, item.owner, meeting) }, own);
      if (!other) return item;
      return {
        ...item,
        owner: other.owner,
        text: other.text,
        spans: [...new Set([...other.spans, ...item.spans])],
      };
    }
    const meant = deedMeant({ ...item, text: withPerson(deed, own, item.owner, talk, meeting).text }, own);
    return meant ? { ...item, text: meant.text, spans: [...new Set([...meant.spans, ...item.spans])] } : item;
  };
  return (given) => {
    const item = withDeed(given);
    const [, body = '', meant] = /^(.*?)(?: \((.+)\)\.)?$/su.exec(item.text) ?? [];
    const pointed = meant !== undefined && confirms.test(meant) ? undefined : meant;
    const uncalled = upToBreak(withoutCall(body, item.owner));
    const isRaw = item.spans.some(({ text }) => /^\p{Ll}/u.test(text) && !/[.,?!;]/.test(text));
    const whole = firstStatement(asOrder(uncalled, item.owner, meeting), !isRaw);
    const first = isRaw ? whole.replace(calledAgain, '$1') : whole;
    const done = withoutDay(first.replace(calledLater, ''), item.due);
    const own = placesOf(item);
    const { text: deed, spans } = withPerson(done, own, item.owner, talk, meeting);
    const known = { ...item, spans: [...new Set([...item.spans, ...spans])] };
    const isPointing = isVague(done, meeting);
    const worded = isPointing
      ? (thingMeant(deed, pointed, own, talk, meeting) ??
        openNear(item, deed) ??
        questionMeant(deed, own, talk, meeting))
      : undefined;
    return { known, deed, pointed, isPointing, own, worded };
  };
}

/** "Provide a sandbox key, Rafael, whenever": who is to do it is called while he is told. */
function withoutCall(text: string, owner: DraftAction['owner']): string {
  const names = owner?.name.split(' ') ?? [];
  return text.replace(calledBetween, (whole, name: string) => (names.includes(name) ? '' : whole));
}

const calledBetween = /, (\p{Lu}[\p{L}’'-]+)(?=[,.]|$)/gu;
const [questionReach, leastAsked] = [4, 2];
const mayFindOut =
  /^(?:find|check|ask|ring|call|phone|try|write to|look|dig|get (?:back|it|that) |come back|have (?:it|that) |put (?:it|that) to|take (?:it|that) to|run (?:it|that) by|raise|message|mail|e-?mail|text|go)\b/i;

/** "Text those over to Derek" answers nothing. */
const sendsThing = /^(?:text|mail|e-?mail|message) (?:it|that|this|them|those|these)\b/i;

/** "And the training included, yes" says yes to somebody else's words, and names nothing to be sent. */
const confirms = /,? (?:yes|yeah|yep|sure|correct|exactly|indeed)[.!]*$/i;

/** "Send Jonty some dates, Jonty": who is named in the deed is not called upon behind it. */
const calledLater = /(?<=(?<![\p{L}’'-])(\p{Lu}[\p{L}’'-]{1,30})(?![\p{L}’'-]).{1,120}), \1(?=[,.]|$)/su;

/** "call you brett" names him twice. */
const calledAgain = /(?<![\p{L}’'-])(\p{Lu}[\p{L}’'-]+) \1(?![\p{L}’'-])/giu;
