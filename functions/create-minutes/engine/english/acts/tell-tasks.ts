import type { Talk } from '../../../facts/talk.ts';
import type { Acts, DraftAction } from '../../draft.ts';
import type { Meeting } from '../../meeting.ts';
import { speakingParties } from '../list-parties.ts';
import { toThirdPerson } from '../pronouns.ts';
import { sentence } from '../report.ts';
import { withoutDay, withPartOfDay } from './day-apart.ts';
import { asOrder } from './as-order.ts';
import { behind, fitsBehind } from './behind.ts';
import { firstStatement } from './first-statement.ts';
import { deedMeantIn, onlyDoes } from './deed-meant.ts';
import { matterOf } from './matter.ts';
import { withPerson } from './person-meant.ts';
import { placesIn } from '../../places.ts';
import { questionMeant } from './question-meant.ts';
import { isVague, pointsAt, thingIn, thingMeant } from './thing-meant.ts';

/** Tasks as a list has them that names owner and day beside each: the deed alone, with the thing it is about. */
export function tellTasks(acts: Acts, talk: Talk, meeting: Meeting): Acts {
  const placesOf = placesIn(talk);
  /** "I'll ring them", of whoever has just left a question open, is to find that out. */
  const openNear = (item: DraftAction, deed: string) => {
    const own = placesOf(item);
    const [at] = own;
    if (at === undefined || !mayFindOut.test(deed)) return undefined;
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
  const told = (item: DraftAction): DraftAction => {
    const deed = item.text.replace(/ \(.+\)\.?$/su, '.');
    if (!onlyDoes.test(deed)) return named(item);
    const own = placesOf(item);
    const meant = deedMeant({ ...item, text: withPerson(deed, own, item.owner, talk, meeting).text }, own);
    return named(meant ? { ...item, text: meant.text, spans: [...new Set([...meant.spans, ...item.spans])] } : item);
  };
  const named = (item: DraftAction): DraftAction => {
    const [, body = '', meant] = /^(.*?)(?: \((.+)\)\.)?$/su.exec(item.text) ?? [];
    const pointed = meant !== undefined && confirms.test(meant) ? undefined : meant;
    const isRaw = item.spans.some(({ text }) => /^\p{Ll}/u.test(text) && !/[.,?!;]/.test(text));
    const whole = firstStatement(asOrder(body, item.owner, meeting), !isRaw);
    const first = isRaw ? whole.replace(calledAgain, '$1') : whole;
    const done = withoutDay(first.replace(calledLater, ''), item.due);
    const { text: deed, spans } = withPerson(done, placesOf(item), item.owner, talk, meeting);
    const known = { ...item, spans: [...new Set([...item.spans, ...spans])] };
    if (!isVague(done, meeting)) {
      const named = pointed === undefined || !pointsAt.test(deed) ? pointed : (thingIn(pointed) ?? pointed);
      const fits = named !== undefined && fitsBehind(named, deed);
      return { ...known, text: fits ? behind(deed, named) : sentence(deed) };
    }
    const own = placesOf(item);
    const thing =
      thingMeant(deed, pointed, own, talk, meeting) ?? openNear(item, deed) ?? questionMeant(deed, own, talk, meeting);
    if (thing === undefined || !fitsBehind(thing.text, deed)) return { ...known, text: sentence(deed) };
    return { ...known, text: behind(deed, thing.text), spans: [...new Set([...known.spans, ...thing.spans])] };
  };
  return {
    ...acts,
    actionItems: acts.actionItems.map((item) => withPartOfDay(told(item))).filter(({ text }) => !refused.test(text)),
  };
}

const [questionReach, leastAsked] = [4, 2];
const mayFindOut =
  /^(?:find|check|ask|ring|call|phone|try|write to|look|dig|get (?:back|it|that) |come back|have (?:it|that) |put (?:it|that) to|take (?:it|that) to|run (?:it|that) by|raise|message|mail|e-?mail|text|go)\b/i;

/** "And the training included, yes" says yes to somebody else's words, and names nothing to be sent. */
const confirms = /,? (?:yes|yeah|yep|sure|correct|exactly|indeed)[.!]*$/i;

/** "I can't today" leaves nothing to do. */
const refused = /^(?:(?:cannot|could not|will not|would not)\b|\p{Lu}\p{L}+ (?:is|are) not )/iu;

/** "Send Jonty some dates, Jonty": who is named in the deed is not called upon behind it. */
const calledLater = /(?<=(?<![\p{L}’'-])(\p{Lu}[\p{L}’'-]{1,30})(?![\p{L}’'-]).{1,120}), \1(?=[,.]|$)/su;

/** "call you brett" names him twice. */
const calledAgain = /(?<![\p{L}’'-])(\p{Lu}[\p{L}’'-]+) \1(?![\p{L}’'-])/giu;
