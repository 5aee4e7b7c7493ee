import { eitherCase } from '#shared/text/either-case.ts';
import type { Beside } from './places.ts';
import type { SaidDay } from './said-days.ts';
import type { Asked } from './traits.ts';

const meet =
  '(?:meet|talk|speak|chat|reconvene|regroup|catch up|touch base|get together|get back together|sit down|see (?:you|each other|one another)|hop on|jump on|have (?:another|the next|a) (?:call|chat|meeting|session)|do (?:another|the next|a) (?:call|meeting|session|check-in))';
const ask =
  "(?:shall|should|can|could|do|will|would|let['’]?s|let us|when|how about|what about|want to|like to|need to|better|suggest|propose)";
/** Begins to look for a day on which people meet: "when do we talk again?", "should we speak before then", "and the next call?" */
const opening = new RegExp(
  `\\b${ask}\\b(?: (?:(?:do|shall|should|can|could|will|would|are) )?(?:we|us|you|i|you and i|the (?:two|three|four) of us))?(?: (?:all|both|then|maybe|just|perhaps|next|want to|need to|like to))* ${meet}\\b(?! (?:him|her|them|it|about it)\\b)|\\b(?:our|the) next (?:call|meeting|session|catch-?up|one|get-together)\\b[^.]*\\?|\\b(?:book|put|get|pencil|find|schedule|set up) (?:in |us )?(?:a|another|the next|some|the) (?:(?:next|follow-up|half|quick|short) )?(?:call|meeting|session|time|slot|hour)\\b`,
  'i',
);
/** Goes on to something else: "Now, the contract." */
const nextTopic =
  /^(?:(?:okay|ok|right|good|great|lovely|perfect|so|and|oh)[,.]? )*(?:now,|next(?:,| (?:point|thing|one|item|topic)\b)|moving on\b|on to\b|(?:one|the|an)(?:other| more| last| final) (?:thing|point|question|topic)\b|(?:what|how) about (?:the|your|our)\b|as for (?:the|your|our)\b|number (?:two|three|four|five)\b)/i;
/** These tasks are about meeting themselves. */
const toMeet = /\b(?:call|meet\w*|visit\w*|come|invit\w+|calendar|slot|session|speak|talk|chat|demo|schedule|book)\b/i;

/** From which remark on the days are those of when people meet next, for a task told before; infinity where nobody looks for one. */
export function arrangingFrom(
  places: readonly Beside[],
  { item: { text }, told, main }: Pick<Asked, 'item' | 'told' | 'main'>,
): number {
  if (toMeet.test(text)) return Number.POSITIVE_INFINITY;
  const tells = ({ place, by }: Beside) =>
    place === 'own' && by.clauses.some(({ matter }) => [...matter].some((term) => told.has(term)));
  const last = Math.max(main.remark.index, ...places.filter(tells).map(({ by }) => by.remark.index));
  const isNew = ({ by }: Beside) => by.clauses.some(({ matter }) => [...matter].some((term) => !told.has(term)));
  const opened = places.filter(
    (one) =>
      one.by.remark.index > last &&
      (opening.test(one.by.remark.text) || (nextTopic.test(one.by.remark.text) && isNew(one))),
  );
  return Math.min(...opened.map(({ by }) => by.remark.index));
}

/** "She's back on the eighth", "Tuesday the nineteenth I'm in Madison": where somebody is that day, and nothing that is due on it. */
export function isOfWhereabouts({ due: { asWritten }, clause: { said } }: SaidDay, text: string): boolean {
  const part = said.split(partEnd).find((one) => one.includes(asWritten)) ?? '';
  if (!whereabouts.test(part) || onceBack.test(said) || /^(?:by|until|till|before)\b/i.test(asWritten)) return false;
  return !doneThen.test(text.slice(Math.max(0, text.indexOf(asWritten))));
}

const partEnd = /[,;:.!?]| (?=(?:so|but|then)\b)/;
const whereabouts = eitherCase(
  /\b(?:i|we|he|she|(?-i:\p{Lu}\p{Ll}+))(?:['’](?:m|re|s)| am| are| is| will be|['’]ll be)(?: (?:only|not|actually|just|already|still|all))* (?:back|away|abroad|off|out|in (?!touch|time|favou?r|agreement|position|charge|the|an?|my|our|your|his|her|their)\p{L}+|on (?:holiday|leave|vacation|the road|a (?:course|plane|train))|travell?ing|flying|driving)\b/iu,
);
const onceBack = /\b(?:when(?:ever)?|once|as soon as|the (?:minute|moment|day)|while|if|after|before|till|until)\b/i;
/** What is done on that day follows: "Damo's out there Thursday, I'll get him to take a photo", "she's back Monday, I'll ask her then". */
const doneThen = /\b(?:i|we|you|he|she)(?:['’]ll| will)\b|(?<!\bbefore )\bthen\b/i;
