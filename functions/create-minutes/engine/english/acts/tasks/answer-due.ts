import type { Remark, Talk } from '../../../../facts/talk.ts';
import type { Meeting } from '../../../meeting.ts';
import { tellingPlace } from '../../../places.ts';
import { cleanEnglish } from '../../clean/clean.ts';
import { speakingParties } from '../../names/list-parties.ts';
import { expandContractions } from '../../wording/contractions.ts';
import { toThirdPerson } from '../../wording/pronouns.ts';
import { countWords } from '../../split.ts';
import { wordsOf } from '../clause.ts';
import { matterOf } from '../matter.ts';
import type { Meant } from './thing-meant.ts';

const [reach, mostWords] = [12, 24];
/** A question of so few words only brings up what the next sentence says. */
const mostLead = 3;
const answers =
  /^(?:[Gg]et|[Gg]ive|[Hh]ave|[Ss]end) (?:(?<who>\p{Lu}\p{L}+)|them|him|her|the \p{L}+) an? (?:(?:clear|firm|straight|proper|final) )?(?:answer|decision|yes or (?:a )?no)(?: (?:on|to|about) (?:it|that|this))?\b/u;
const demands =
  /\b(?:I|we) (?:would |really |do )?(?:want|need|like|expect)(?! to (?:know|say|hear|see|talk|ask))\b|\?\s*$/i;

/** "I want out. No penalty." - "I'll get you an answer on that.": what the other side wanted or asked is what is to be answered. */
export function answerDue(
  deed: string,
  own: readonly number[],
  { remarks }: Talk,
  { people }: Pick<Meeting, 'people'>,
): Meant | undefined {
  const due = answers.exec(deed);
  const who = due?.groups?.who;
  const at = due ? tellingPlace(deed, own, remarks, wordsOf) : undefined;
  const teller = at === undefined ? undefined : remarks[at];
  if (at === undefined || !teller) return undefined;
  const isDemand = ({ speaker, text }: Remark) =>
    speaker !== teller.speaker &&
    (who === undefined || speaker?.includes(who) === true) &&
    demands.test(expandContractions(text)) &&
    matterOf(text).size > 0 &&
    countWords(text) <= mostWords;
  const asked = remarks.slice(Math.max(0, at - reach), at).findLast(isDemand);
  if (!asked) return undefined;
  // "And payment? We normally do sixty days."
  const next = remarks[asked.index + 1];
  const isLead = countWords(asked.text) <= mostLead && next?.speaker === asked.speaker;
  const told = isLead && next && countWords(next.text) <= mostWords ? next : asked;
  const text = toThirdPerson(cleanEnglish(told.text), speakingParties(told.speaker, people)).replace(/\.$/, '');
  return { text, spans: [...new Set([...asked.spans, ...told.spans])] };
}
