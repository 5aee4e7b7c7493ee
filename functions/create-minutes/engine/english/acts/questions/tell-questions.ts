import type { Remark, Talk } from '../../../../facts/talk.ts';
import type { Acts, DraftItem } from '../../../draft.ts';
import type { Meeting } from '../../../meeting.ts';
import { placesIn } from '../../../places.ts';
import { withoutCalls, withoutUnmarkedCall } from '../../names/calls.ts';
import { cleanEnglish } from '../../clean/clean.ts';
import { dayMentions } from '../../dates/mentions.ts';
import { sentence } from '../../wording/report.ts';
import { countWords } from '../../split.ts';
import { clausesOf } from '../clause.ts';
import { openDirectory } from '../directory.ts';
import { sentenceOf } from '../deeds/first-doing.ts';
import { matterOf } from '../matter.ts';

const asksFor = 'whether|if|who|whose|what|when|where|which|how|why';
/** Who does not know, wonders or has to find out, before what it is: "I can't tell you whether", "my question is whether". */
const before = new RegExp(
  String.raw`^(?:[^.?!]{0,40}?\b(?:(?:I|we) (?:(?:honestly|really|just|still|actually) )?(?:do not|don['’]t|cannot|can['’]?t|could not|couldn['’]t) (?:(?:honestly|really|yet|quite) )?(?:know|say|tell(?: (?:you|them))?|remember)|(?:I|we)(?:['’]m| am|['’]re| are)? (?:wondering|not (?:sure|certain|clear)|wonder)|(?:I|we)(?:['’]d| would)? (?:need|want|have|like) to (?:know|find out|(?:double-?)?check|be sure(?: of)?|look up|verify|confirm|ask(?: (?!whether|if|who|what|when|where|which|how|why)\p{L}+){0,3})|(?:my|the|our) question is|what (?:I|we)(?:['’]d| would)? (?:want|need|like) to (?:know|be sure of) is|it(?:['’]s| is)|(?:it )?(?:comes down to|depends on))) (?=(?:${asksFor})\b)`,
  'iu',
);
/** "The committee will ask whether it is kept": so asks or would know somebody else. */
const wouldKnow =
  /^[^.?!]{0,60}?\b(?:must|will|would|was|were|is|are|ha(?:s|ve) to|needs? to|wants? to|keeps?) (?:be )?(?:ask(?:ing)?|know|wondering|find out|check)(?: (?!whether\b)\S+){0,3} (?=whether\b)/iu;
/** What is said of it behind the matter itself: "..., I'm not certain", "... I honestly can't tell you". */
const behind =
  /,? (?:that(?:['’]s| is)|(?:I|we)(?:['’](?:m|ve|d|re)| am| are| have| would| could| do| can| cannot)?)\b(?: (?:honestly|really|just))? ?(?:not|never|n['’]t|don['’]t|do not|can['’]?t|cannot|couldn['’]t|could not|wouldn['’]t|haven['’]t|have never|stuck|open|still)\b.*$/iu;
const inverted =
  /^(?:(?:so|and|or|but|then),? )?(?:does|do|did|is|are|was|were|can|could|will|would|should|has|have)\b|(?:^|, |\b)(?:if|when) [^.?!]{3,60} (?:does|do|is|are|can|could|will|would) (?:the|it|that|this|they|you|we|my|our|your)\b|\b(?:(?:can|does|do|will) (?:your|the|it|that|they|this)|is it) [^.?!]{3,60}$/iu;
/** "Who it bills" tells what is open; so does "whether it reads stickers". */
const indirect = new RegExp(`^(?:${asksFor})\\b`, 'i');
const least = 3;
/** Asks in its own order. */
const direct =
  /^(?:who(?! (?:it|they|we|you|I|he|she|the|our|your|an?)\b)|(?:what|which|how|when|where|why)(?: \w+)? (?:is|are|do|does|did|can|could|will|would)) /iu;

/** Open questions as a list has them: what is open, without who does not know it and who is asked; on which day to meet is none. */
export function tellQuestions(acts: Acts, talk: Talk, { people }: Pick<Meeting, 'people'>): Acts {
  const { called } = openDirectory(people);
  const placesOf = placesIn(talk);
  /** "We don't have one. Do we own theirs?": what is asked, where the words found for it only lead to that. */
  const asked = <Question extends DraftItem>(question: Question): Question => {
    const text = told(uncalled(withoutAsking(question.text), called));
    if (isWhole.test(text) || indirect.test(text)) return { ...question, text };
    const questions = placesOf(question).flatMap((place) => talk.remarks[place]?.text.trim() ?? []);
    const found = questions.findLast((one) => one.endsWith('?') && countWords(one) >= least && !asksToAct.test(one));
    if (found !== undefined) return { ...question, text: sentence(uncalled(cleanEnglish(found), called)) };
    const before = putOffIn(text, placesOf(question), talk.remarks);
    if (before === undefined) return { ...question, text };
    const spans = [...new Set([...before.spans, ...question.spans])];
    return { ...question, text: asQuestion(before.text, called), askedBy: before.speaker, spans };
  };
  const openQuestions = acts.openQuestions
    .filter(({ text }) => !proposesDay(text) && !asksToAct.test(text))
    .map(asked)
    .filter(({ text }) => !isTask.test(text));
  return { ...acts, openQuestions };
}

/** With what it is about behind it or not. */
const isWhole = /\?(?: \([^()]+\)\.?)?$/;

/** "When's it switched off?" - "I'll find out the date and come back to you.": what is open is what was asked. */
function putOffIn(text: string, places: readonly number[], remarks: Talk['remarks']): Remark | undefined {
  const at = putsOff.test(text) ? places.find((place) => putsOff.test(remarks[place]?.text ?? '')) : undefined;
  if (at === undefined) return undefined;
  const before = remarks
    .slice(Math.max(0, at - answerReach), at)
    .findLast((remark) => remark.speaker !== remarks[at]?.speaker && isAsking(remark));
  return before;
}

function isAsking(remark: Remark): boolean {
  if (countWords(remark.text) < least || matterOf(remark.text).size === 0) return false;
  return clausesOf(sentenceOf(remark)).some(({ asks }) => asks);
}

/** Sentences of the answerer up to the one that puts it off. */
const answerReach = 5;

const putsOff =
  /\b(?:I|we)(?:['’](?:ll|d|ve))? (?:(?:will|would|must|have to|need to|do not|don['’]t|cannot|can['’]t|could not|couldn['’]t|just|really|honestly) )*(?:find out|ask|check|come back|get back|look (?:it|that|this) up|have (?:a|any|the|an)|know|tell|say)\b/i;

/** "We'd have to ask the landlord about that" is a task, and asks nothing itself. */
const isTask =
  /^(?:I|we)(?:['’]d| would|['’]ll| will)? (?:have|need) to (?:ask|check with) (?!(?:whether|if|who|what|when|where|which|how)\b)[^?]*\.$/i;

/** "Could one of you talk to our insurer?" asks for a deed. */
const asksToAct =
  /^(?:(?:and|so|but|then|also),? )*(?:could|can|would|will) (?:(?:one|some|any) of you|you|somebody|someone|your (?:people|team|side))(?: (?:please|just|maybe|perhaps|also|all))* (?:talk to|speak to|call|ring|send|mail|email|forward|share|draft|write|prepare|book|schedule|arrange|organi[sz]e|bring|deliver|order|sign|print|upload|fill|drop|put together|set up|copy|invite|chase)\b/i;

/** "I'm thinking maybe the eighteenth?" asks about nothing but the day. */
function proposesDay(text: string): boolean {
  return (
    text.endsWith('?') &&
    dayMentions(text, undefined).length > 0 &&
    matterOf(text.replace(ofAppointments, ' ')).size === 0
  );
}

const ofAppointments =
  /\b(?:think(?:ing)?|work(?:s|ing)?|suits?|meet(?:ing)?|good|okay|o['’]clock|a\.?m|p\.?m|noon|half|past|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|thirty|\d{1,2}(?:[:.]\d\d)?)\b/gi;

function asQuestion(text: string, called: (name: string) => unknown): string {
  return `${sentence(uncalled(cleanEnglish(text), called)).replace(/[.?\s]+$/u, '')}?`;
}

function uncalled(text: string, called: (name: string) => unknown): string {
  const marked = withoutCalls(text, called);
  // recognisers that set no marks set none before a name either
  const bare = marked.replace(/[?.\s]+$/u, '');
  const rest = !isMarked.test(bare) && mayBeCalled.test(bare) ? withoutUnmarkedCall(bare, called) : bare;
  const plain = rest === bare ? marked : rest;
  return text.endsWith('?') && !plain.endsWith('?') ? `${plain}?` : plain;
}

/** Behind these a name is no thing that is spoken of, as in "the regional grant". */
const mayBeCalled =
  /\b(?:you|it|that|them|us|we|they|then|now|though|here|there|too|again|today|tomorrow|please)\s\p{Ll}+$/iu;
/** A capital within, or a mark. */
const isMarked = /[,;:.!?]|(?<=.)\p{Lu}/u;

/** "Em, can I ask, is it you two that decide?" */
function withoutAsking(text: string): string {
  const asked = text.replace(announces, '');
  return asked === text ? text : sentence(asked);
}

const announces =
  /^(?:(?:e[mr]+|um+|uh+|so|and|but|okay|well|sorry|actually),? )*(?:can|could|may|might) (?:I|we) (?:just |also )?ask(?: you)?(?: (?:something|one thing|a question))?[,:.]? (?=(?:is|are|was|do|does|did|have|has|can|could|will|would)\b|(?:who|what|when|where|which|how|why)(?:['’](?:s|d|ll|re)| (?:is|are|was|do|does|did|have|has|can|could|will|would|many|much|long))\b)/i;

function told(text: string): string {
  if (text.endsWith('?')) return text;
  const plain = text.replace(/[.\s]+$/u, '').replace(/,? (?:isn['’]t it|is not it|do)$/iu, '');
  const asked = plain.replace(before, '').replace(wouldKnow, '');
  const matter = indirect.test(asked) ? asked.replace(behind, '').replace(/,? (?:and|but|so)$/iu, '') : asked;
  if (matter !== plain && indirect.test(matter) && countWords(matter) >= least)
    return sentence(direct.test(matter) ? `${matter}?` : matter.replace(/^if\b/i, 'whether'));
  return (inverted.test(plain) || direct.test(plain)) && countWords(plain) >= least ? `${plain}?` : text;
}
