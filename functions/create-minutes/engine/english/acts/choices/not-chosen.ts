import type { Remark, Talk } from '../../../../facts/talk.ts';
import { turnOf } from '../../../classifier/surroundings.ts';
import type { Acts, DraftItem } from '../../../draft.ts';
import type { Meeting } from '../../../meeting.ts';
import { placesIn, tellingPlace } from '../../../places.ts';
import { dayMentions } from '../../dates/mentions.ts';
import { expandContractions } from '../../wording/contractions.ts';
import { wordsOf } from '../clause.ts';
import { matterOf } from '../matter.ts';
import { stanceOf } from '../stance.ts';

/** Beside a day no more than an hour or a number. */
const countsOnly =
  /^(?:\d.*|half|quarter|one|two|three|thre|four|five|six|seven|eight|nine|nin|ten|eleven|twelve|thirty|don|works?|fin|both)$/;
/** Words of a choice told by a day alone. */
const mostWords = 9;

/**
 * Choices without those that only name the day of the next meeting or of a task told in the same turns ("Both of them on the
 * twenty-fifth."), and without a figure of the seller's that the customer but says after him before he asks or objects.
 */
export function withoutUnchosen(acts: Acts, talk: Talk, meeting: Meeting): Acts {
  const placesOf = placesIn(talk);
  const { remarks } = talk;
  const isOfOther = (item: DraftItem) => {
    const date = dayTold(item.text, meeting.day);
    // "The 27th it is": the day of what was talked of, whoever has something to do on it as well
    const isPicked = placesOf(item).some((i) => /\bit is[.!]*$/i.test(remarks[i]?.text ?? ''));
    if (date === undefined) return false;
    if (isPicked && acts.nextMeeting?.date !== date) return false;
    const turns = new Set(item.spans.map(({ turn }) => turn));
    const isDay = (due: string | undefined, spans: DraftItem['spans']) =>
      due === date && spans.some(({ turn }) => turns.has(turn));
    return (
      acts.nextMeeting?.date === date || acts.actionItems.some((task) => isDay(task.due?.date ?? undefined, task.spans))
    );
  };
  const isSaidAfter = (item: DraftItem) => {
    const own = placesOf(item);
    const words = wordsOf(item.text);
    const tellsAll = (i: number) => words.every((word) => wordsOf(remarks[i]?.text ?? '').includes(word));
    const last = own.findLast(tellsAll) ?? tellingPlace(item.text, own, remarks, wordsOf);
    return last !== undefined && isDoubtedEcho(last, own, remarks);
  };
  const tasks = new Set(acts.actionItems.flatMap(({ spans }) => spans.map(({ turn }) => turn)));
  const isNone = (item: DraftItem) =>
    asksUnmarked.test(expandContractions(item.text)) ||
    ofOthers.test(item.text) ||
    (offersDeed.test(item.text) && item.spans.some(({ turn }) => tasks.has(turn))) ||
    isOfOther(item) ||
    isSaidAfter(item) ||
    isOfferAlone(placesOf(item), remarks);
  const decisions = acts.decisions.filter((item) => item.isAppointment || !isNone(item));
  return { ...acts, decisions };
}

/** "It is June to December is it or when is the half year": asks, though nobody wrote the mark. */
const asksUnmarked =
  /\b(?:is|are|does|do|will|would|was) (?:it|that|they|this|there|we) or (?:when|what|which|who|how|where|is|are|do|does)\b/i;
/** "A couple of customers put the screen in the cab": what others do is told to those who choose. */
const ofOthers =
  /^(?:a couple|a few|a lot|lots|plenty|most|many|some|several)(?: of)? (?:(?:the|our|the vendor[’']s|their|other) )*(?:customers|clients|companies|firms|people|others)\b(?! (?:will|would|can|could|shall|should|must)\b)/iu;
/** "Would it help to speak to somebody? Do.": what is offered to be done is a task. */
const offersDeed =
  /^(?:(?:and|so|but|now),? )*(?:would (?:it help|(?:you|they|the customer) (?:like|want) (?:me|us|them|\p{Lu}\p{L}+))|do (?:you|they) want (?:me|us|them)|shall (?:i|\p{Lu}\p{L}+)|should i|will i)\b[^?]*\?/iu;

/** "One, I cut training. Two, I can put five percent on the table." are ways out that the customer takes or not. */
const isOption = /^(?:(?:and|or) )?(?:one|two|three|four|first|second|third|option \p{L}+)\s*[,:]/iu;
const mightBe = /\b(?:i|we) (?:could|might)\b|\b(?:i|we) can [^.?!]{2,60}\bon the table\b/i;

/** What the seller alone says he could do, and nobody takes in the turn behind it. */
function isOfferAlone(own: readonly number[], remarks: readonly Remark[]): boolean {
  const said = own.flatMap((i) => remarks[i] ?? []);
  const [first] = said;
  const last = said.at(-1);
  if (!first || !last || said.some(({ side }) => side !== 'internal') || turnOf(first) !== turnOf(last)) return false;
  if (!said.some(({ text }) => isOption.test(text) || mightBe.test(text))) return false;
  const reply = remarks.slice(last.index + 1, last.index + 1 + mostReply).filter(({ side }) => side === 'external');
  return reply.length > 0 && !reply.some(takes);
}
/** Remarks after an offer in which it may be taken. */
const mostReply = 8;

/** The day of a wording that tells nothing else. */
function dayTold(told: string, today: string | undefined): string | undefined {
  const text = told.replace(/ \([^)]*\)/g, '');
  const [mention, other] = dayMentions(text, today);
  if (!mention || other || wordsOf(text).length > mostWords || text.includes(':')) return undefined;
  return [...matterOf(text)].every((term) => countsOnly.test(term)) ? mention.date : undefined;
}

/** "Two hundred fifty per drop. It's not on the form.", "One seventy-two. You know what the packer gives me?" */
function isDoubtedEcho(at: number, own: readonly number[], remarks: readonly Remark[]): boolean {
  const echo = remarks[at];
  const before = remarks[at - 1];
  if (echo?.side !== 'external' || before?.side !== 'internal' || echo.text.endsWith('?')) return false;
  const said = new Set(wordsOf(before.text));
  const words = wordsOf(echo.text);
  const isEcho =
    words.length <= mostEcho &&
    words.some((word) => number.test(word)) &&
    words.every((word) => said.has(word) || counts.test(word) || before.text.toLowerCase().includes(word));
  const next = remarks[at + 1];
  if (!isEcho || !next || turnOf(next) !== turnOf(echo)) return false;
  const isTaken = own.some((i) => i !== at && remarks[i] && takes(remarks[i]));
  return !isTaken && (next.text.endsWith('?') || objects.test(expandContractions(next.text)));
}

function takes({ text }: Remark): boolean {
  return stanceOf(wordsOf(expandContractions(text)), text) === 'accepts';
}

/** "Two-fifty a drop" is "two hundred fifty per drop". */
const counts = /^(?:hundred|thousand|per|an?|the|each|of|and)$/;
const mostEcho = 6;
const number =
  /^(?:\d.*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\p{L}+)?|hundred|thousand)$/u;
const objects = /\b(?:not|never|too|nowhere|no|but|mad|steep|ouch|crazy)\b/i;
