import type { Remark, Talk } from '../../../../facts/talk.ts';
import { flag, heardAs, type Traits } from '../../../choice.ts';
import { oddsOf } from '../../../classifier/hear.ts';
import { turnOf } from '../../../classifier/surroundings.ts';
import type { Meeting } from '../../../meeting.ts';
import { tellingPlace } from '../../../places.ts';
import { hasMainClause } from '../../clause/main-clause.ts';
import { cleanEnglish } from '../../clean/clean.ts';
import { dayMentions } from '../../dates/mentions.ts';
import { speakingParties } from '../../names/list-parties.ts';
import { expandContractions } from '../../wording/contractions.ts';
import { toThirdPerson } from '../../wording/pronouns.ts';
import { countWords } from '../../split.ts';
import { isAnswered } from '../asked-before.ts';
import { wordsOf } from '../clause.ts';
import { matterOf } from '../matter.ts';
import { saysUnknown } from '../stance.ts';
import { asksOtherwise } from '../tasks/question-meant.ts';
import type { CandidateThing, Pointing } from './weighable.ts';
import { nameWords } from '../name-words.ts';

/** Questions asked so many remarks before a deed, or in the one after it, may be what it is about. */
const [reach, reachAfter] = [9, 1];
const [leastWords, mostWords] = [4, 26];
/** "Could they do it by mail?" names nothing, but was asked in so many words right before. */
const leastAlone = 5;

const interrogative =
  /\?$|^(?:(?:and|so|but|or|okay|well|um|uh|then|yeah|hey),? )*(?:what|who|when|where|which|how|why|is|are|do|does|did|can|could|would|will|have|has|should)\b(?! (?:you|i|we) (?:say|said|want|need|get)\b).*[^.]$/is;
/** Who leaves open, wonders or has to find out what. */
const doubts =
  /\b(?:(?:do not|did not|cannot) (?:really |actually |even |quite )?(?:know|say|tell(?: you)?)|not (?:sure|certain|clear)|no idea|unclear|wonder(?:ing)?|have to (?:see|find out|(?:check|ask)(?: (?:with )?(?:\p{L}+ ){0,2}\p{L}+)?)|need to know|like to know|what [^.?!]{5,40}? is) ((?:if|whether|who|what|when|where|which|how|does|do|can|is|are|will) (?:\p{L}+(?:[’']\p{L}+)? ){2}[^.?!;]{2,80})/iu;
/** "What I'm not clear on is, does it print?" */
const cleft = /^(?:(?:and|so|but),? )*what (?:I|we) [^.?!]{5,40}? is\b/i;
/** "How long it lasts, I couldn't tell you" */
const leftBehind =
  /^((?:whether|who|what|when|where|which|how) [^,.;?!]{8,80}?)(?:, though)?,? (?:I|we) (?:(?:honestly|really|just) )?(?:do not know|could not (?:say|tell)|cannot (?:say|tell)|would have to (?:ask|check)|am not (?:sure|certain)|have no idea)\b/iu;

interface AboutQuestion extends Pointing {
  /** Who is to do it. */
  readonly owner: string | undefined;
}

/** Finds the questions that somebody may be told, asked or rung up about. */
export function questionFinder(
  { remarks, odds }: Talk,
  { people }: Pick<Meeting, 'people'>,
): (pointing: AboutQuestion) => readonly CandidateThing[] {
  const names = nameWords(people);
  return ({ deed, own, worded, owner }) => {
    const anchor = tellingPlace(deed, own, remarks, wordsOf) ?? own[0] ?? 0;
    const teller = remarks[anchor];
    const before = remarks.slice(Math.max(0, anchor - reach), anchor);
    // "About the slots, I'd like to know": what was asked earlier is not meant
    const since = before.findLastIndex(({ text }) => asksOtherwise.test(text));
    const around = [...before.slice(Math.max(0, since)), ...remarks.slice(anchor, anchor + reachAfter + 1)];
    // "Does it print? Can you check?", "I don't know that yet. I'll ask Luis."
    const last = before.at(-1);
    const knowsNot =
      kindOf(deed) === 'Rings' &&
      last?.speaker === teller?.speaker &&
      saysUnknown(wordsOf(expandContractions(last?.text ?? '')));
    const mayBeOwn = kindOf(deed) === 'Asks' || teller?.text.endsWith('?') || knowsNot;
    const heard = around.flatMap((remark) => {
      // nobody finds out what he asked himself, or what was answered
      const isOwn = remark.speaker === teller?.speaker || (owner !== undefined && remark.speaker === owner);
      if ((isOwn && !mayBeOwn) || isAnswered(remark, remarks)) return [];
      const said = expandContractions(remark.text);
      const open = leftBehind.exec(said)?.[1] ?? doubts.exec(said)?.[1]?.replace(/^if\b/i, 'whether');
      const text = interrogative.test(said) && !cleft.test(said) ? said : open;
      // "photographs of the kitchen?"
      const isWhole = text !== undefined && (inverted.test(text) || asksBy.test(text) || hasMainClause(text));
      if (text === undefined || !isWhole || countWords(text) < leastWords || countWords(text) > mostWords) return [];
      const terms = matterOf(text, (term) => names.has(term)).size;
      const isRightBefore = anchor - remark.index <= 2 && countWords(text) >= leastAlone;
      return terms === 0 && !isRightBefore ? [] : [{ remark, text, terms, isDoubt: text === open }];
    });
    return heard.map(({ remark, text, terms, isDoubt }, i) => ({
      text: toThirdPerson(cleanEnglish(text), speakingParties(remark.speaker, people)),
      spans: remark.spans,
      traits: {
        ...traitsOf(remark, text, { deed, teller: teller ?? remark }),
        qDoubt: flag(isDoubt),
        qLast: flag(i === heard.length - 1),
        qHeard: heardAs(oddsOf(odds?.[remark.index], 'question')),
        qAction: heardAs(oddsOf(odds?.[remark.index], 'action')),
        qTerms: Math.min(6, terms) / 6,
        qWorded: flag(worded?.spans.some((span) => remark.spans.includes(span)) === true),
      },
    }));
  };
}

function traitsOf(
  remark: Remark,
  said: string,
  { deed, teller }: { readonly deed: string; readonly teller: Remark },
): Traits {
  const away = teller.index - remark.index;
  const asker = remark.speaker?.split(' ')[0];
  return {
    q: 1,
    [`q${kindOf(deed)}`]: 1,
    [`qAway${Math.max(-1, Math.min(6, away))}`]: 1,
    qFar: Math.max(0, away) / reach,
    qSameTurn: flag(turnOf(remark) === turnOf(teller)),
    qSameSpeaker: flag(remark.speaker === teller.speaker && turnOf(remark) !== turnOf(teller)),
    qAskerNamed: flag(asker !== undefined && deed.includes(asker)),
    qMark: flag(said.endsWith('?')),
    qInverted: flag(inverted.test(said)),
    qWh: flag(asksBy.test(said)),
    qYou: flag(/\b(?:can|could|would|will) you\b/i.test(said)),
    qAbout: flag(/^(?:(?:and|so|but),? )*(?:what|how) about\b/i.test(said)),
    qDay: flag(dayMentions(said, undefined).length > 0),
    qLong: Math.min(20, countWords(said)) / 20,
  };
}

const inverted =
  /(?:^|[,.] )(?:(?:and|so|but|or|okay|well),? )*(?:is|are|do|does|did|can|could|would|will|have|has|should|may|might)\b/i;

const asksBy = /(?:^|, )(?:(?:and|so|but),? )*(?:whether|what|who|when|where|which|how|why)\b/i;

/** What is done: found out, asked, answered, or somebody is written to or rung up. */
function kindOf(deed: string): string {
  if (/\b(?:find out|look|check|see|dig|clarify|confirm|verify)\b/i.test(deed)) return 'Finds';
  if (/^ask\b| ask\b/i.test(deed)) return 'Asks';
  if (/\b(?:answer|get back|come back|let|report|revert|reply|tell)\b/i.test(deed)) return 'Answers';
  if (/\b(?:ring|call|phone|speak|talk)\b/i.test(deed)) return 'Rings';
  if (/\b(?:mail|e-?mail|text|write|message|ping|whatsapp|line)\b/i.test(deed)) return 'Writes';
  return 'Takes';
}
