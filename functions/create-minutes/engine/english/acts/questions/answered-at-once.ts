import { eitherCase } from '#shared/text/either-case.ts';
import type { Remark, Talk } from '../../../../facts/talk.ts';
import { turnOf } from '../../../classifier/surroundings.ts';
import type { Acts } from '../../../draft.ts';
import { escaped } from '../../../escaped.ts';
import { placesIn } from '../../../places.ts';
import { expandContractions } from '../../wording/contractions.ts';
import { countWords } from '../../split.ts';
import { wordsOf } from '../clause.ts';
import { saysUnknown } from '../stance.ts';

/** Of a reply so many remarks are heard. */
const heard = 4;
/** "They already do", "we do that today": what was asked for is there. */
const isThere =
  /^(?:(?:yes|yeah|yep|sure|oh|well|no),? )*(?:it|they|we|you|that|he|she) (?:already|do that (?:already|today|now)|does that (?:already|today|now))\b/i;
/** Asks for other terms, and gets them. */
const asksFor =
  /^(?:(?:and|so|but|or|then|okay),? )*(?:could|can|would|may|might) (?:it|that|we|this|they|you)\b.*\b(?:instead|rather|when|after|later|earlier|as well|for less|for the same)\b/i;
const isGiven =
  /\b(?:that is (?:reasonable|fair|fine|no problem|okay|doable)|(?:i|we) (?:will|can) (?:take|do|accept|live with) that|agreed|done|deal|you have got it|of course)(?=[,.!]|$)/i;

/** "What are the next steps?" - "The next step would be a call.": the reply begins with what was asked for. */
const asksWhat = /\bwhat (?:is|are|was|would be|will be) (?:the|your|our) ((?:\p{L}+ )?\p{L}{4,})/iu;

/** What a seller asks of the customer's own affairs is not dodged in so many words, unless they put it off. */
const mostDodged = 25;
const ofCustomer = /\byou(?:r|['’](?:re|ve|d))?\b(?! (?:give|send|do|make|offer|accept|take|live|agree)\b)/i;
const putsOff =
  /\b(?:not sure|cannot (?:say|tell|answer)|do not know|nobody|unsure|check|ask|find out|get back|come back|depends?|maybe|perhaps|later|confirm|have to|need to|decide|wait|let me|tell you|forget|guess|hope|probably)\b/i;

/** Asks the customer whether, and hears that it is so or is not: "have you looked at others?" - "We have looked at a few." */
const asksWhether =
  /^(?:(?:and|so|but|okay|great|well),? )*(?:do|did|have|has|are|is|were) (?:you|your)\b(?! (?:happen to )?(?:know|remember)\b)/i;
const saysWhether =
  /^(?:(?:well|oh|um|uh|honestly|to be honest),? )*(?:yes|yeah|yep|no|nope|definitely|absolutely|not really|(?:i|we) (?:do|did|have|am|are)\b)/i;
/** "What kind of support do you offer?" - "We offer 24/7 support.": told by the verb it was asked with. */
const asksWhich =
  /\bdo you (?:guys |currently |usually |normally )?(?!(?:have|know|think|want|need|mean|say|see|like|get)\b)(\p{L}{3,})\b/iu;

/** "I'd need to know which version you're on." - "We're on nine." */
const needsToKnow = /\bto know (?:which|what|how many|where|who)\b[^.?!]*\byou(?:r|['’](?:re|ve))?\b/i;
const saysWhich = /^(?:(?:well|oh|okay),? )*(?:we|it) (?:are|is|have|use|run|has|runs|uses) /i;

/** "Do I ask them or do you?" - "It has to come from you." */
const asksWhichOfUs = /\b(?:do|should|shall|will|can) (?:I|we)\b[^?]*\bor (?:do|should|will|can|would) you\b/i;
const saysWhichOfUs =
  /\b(?:from|by|for|with|to|on) (?:you|us|me)\b|\b(?:I|we|you) (?:do|will|can|would|should|need to)\b/i;

/** Open questions without those that the other side answered in the very next turn by what it does already or by granting it. */
export function withoutAnswered(acts: Acts, { remarks }: Talk): Acts {
  const placesOf = placesIn({ remarks });
  const isAnswered = (asked: Remark) => {
    const turn = turnOf(asked);
    const reply = remarks
      .slice(asked.index + 1, asked.index + 1 + heard)
      .filter((remark) => turnOf(remark) === turn + 1 && remark.speaker !== asked.speaker)
      .map(({ text }) => expandContractions(text));
    if (reply.some((text) => isThere.test(text)) || isTurnedDown(asked.text, reply)) return true;
    if (needsToKnow.test(asked.text)) return reply.some((text) => saysWhich.test(text) && !putsOff.test(text));
    if (tellsWho(asked, reply)) return true;
    if (tellsAskedThing(asked, reply) || tellsOfCustomer(asked, reply)) return true;
    const isSure = !reply.some((text) => putsOff.test(text) || saysUnknown(wordsOf(text)));
    if (isSure && asksWhichOfUs.test(expandContractions(asked.text)) && reply.some((text) => saysWhichOfUs.test(text)))
      return true;
    return asksFor.test(asked.text) && reply.some((text) => isGiven.test(text) && !saysUnknown(wordsOf(text)));
  };
  const openQuestions = acts.openQuestions.filter(
    (item) =>
      !placesOf(item).some((i) => remarks[i] !== undefined && isAsked(remarks[i].text) && isAnswered(remarks[i])),
  );
  return { ...acts, openQuestions };
}

/** "Can you lend us one?" - "I can't lend them.": the deed that was asked for is refused by name. */
function isTurnedDown(text: string, reply: readonly string[]): boolean {
  const [, verb] = asksDeed.exec(expandContractions(text)) ?? [];
  if (verb === undefined) return false;
  const refusal = new RegExp(
    `^(?:(?:no|sorry|afraid|well|unfortunately),? )*(?:I|we) (?:cannot|can not|do not|will not) ${verb}\\b`,
    'i',
  );
  return reply.some((said) => refusal.test(said));
}

const asksDeed =
  /^(?:(?:and|so|but|or|then|okay),? )*(?:can|could|would|will|do) you (?:guys |also |just )?(\p{Ll}{3,})\b/iu;

function isAsked(text: string): boolean {
  return text.trim().endsWith('?') || needsToKnow.test(text);
}

/** What was asked for is the subject of the reply, or the verb of the question its verb. */
function tellsAskedThing({ text }: Remark, reply: readonly string[]): boolean {
  const thing = asksWhat.exec(expandContractions(text))?.[1]?.replace(/s$/, '');
  const verb = asksWhich.exec(text)?.[1];
  const begins = [
    ...(thing === undefined
      ? []
      : [`(?:the|our|your) ${escaped(thing)}s? (?:is|are|was|would be|will be) (?!up to|not)`]),
    ...(verb === undefined ? [] : [`we (?:also |do |can )?${escaped(verb)}\\b`]),
  ].map((beginning) => new RegExp(`^(?:(?:well|so|okay|sure|yes|absolutely|definitely),? )*${beginning}`, 'i'));
  return reply.some(
    (said) => begins.some((begin) => begin.test(said)) && !putsOff.test(said) && !saysUnknown(wordsOf(said)),
  );
}

/** "Is it you two that decide? Or is there anyone else has a say?" - "Mam. She owns half." */
function tellsWho({ text, side }: Remark, reply: readonly string[]): boolean {
  const [first = ''] = reply;
  return side === 'internal' && asksWho.test(text) && saysWho.test(first) && !putsOff.test(first);
}

const asksWho =
  /\bis it (?:just )?you (?:two|both|alone|that|who)\b|\bany(?:one|body) else (?:has|have|involved|who|that|needs?)\b/i;
const saysWho = eitherCase(
  /^(?:(?:well|oh|just|only|no|yes),? )*(?:(?:it is )?(?:me|us|the two of us|my|our|the (?:board|owner|boss|director)s?|both)\b|(?!(?:possibly|right|maybe|probably|perhaps|sure|good|great|okay|hmm|sorry|honestly|actually|depends|not|nobody|everybody|it|that|we|i)\b)(?-i:\p{Lu})\p{L}+(?:[.,]|$| (?:does|has|signs|decides|and)\b))/iu,
);

/** What a seller asks about the customer's own affairs is told: by yes or no, or in so many words. */
function tellsOfCustomer({ text, side }: Remark, reply: readonly string[]): boolean {
  if (side !== 'internal' || !ofCustomer.test(text)) return false;
  const [first = ''] = reply;
  if (asksWhether.test(text) && saysWhether.test(first) && !putsOff.test(first)) return true;
  const said = reply.join(' ');
  return countWords(said) >= mostDodged && !putsOff.test(said);
}
