import type { Acts } from '../../draft.ts';
import type { Meeting } from '../../meeting.ts';
import type { OutcomeItem } from '../../outcome.ts';
import type { Person } from '../../people.ts';
import { speaksToOther } from '../anybody.ts';
import { hasMainClause } from '../clause/main-clause.ts';
import { countWords } from '../split.ts';
import { firstClause } from './first-clause.ts';
import { speakingParties } from '../names/list-parties.ts';
import { englishName } from '../names/names.ts';
import { ofSpeaker } from './of-speaker.ts';
import { toThirdPerson } from './pronouns.ts';
import { sentence } from './report.ts';
import { oppositeOf, ownParty } from '../names/side-names.ts';
import { beginsWithClause, saysWhat } from './stands-alone.ts';

type Objection = Acts['objections'][number];

/** Of shorter answers summaries of calls lack what people who sum them up tell. */
const mostWords = { objection: 24, withBefore: 30, answer: 26 } as const;

/**
 * "Tess Harlow objected that the lids crack; Ivo Brandt answered that they take steel ones." Undefined where a line that is read at
 * once would not tell what stood in the way.
 */
export function toldObjection(
  item: Objection,
  meeting: Meeting,
  lowerFirst: (text: string) => string,
  listed: Objection = item,
): OutcomeItem | undefined {
  const { people } = meeting;
  const { raisedBy, response } = item;
  if (raisedBy === undefined || sideOf(raisedBy, people) === 'internal') return undefined;
  const whole = isToldBefore(item, listed, meeting) ? wholeOf(listed.text, lowerFirst) : undefined;
  if (whole === undefined && judges.test(item.text) && !saysWhat(item.text)) return undefined;
  const said = (who: string, verb: string, told: string, speaker: string | undefined) => {
    const reported = ofSpeaker(inReport(told, speaker, people), who);
    const clause = lowerFirst(ofOwnSide(reported, told, ownParty(speaker, people))).replace(
      // "objected that that is too much" stumbles
      /^that (?=is|was|will|would|makes|does|goes)/,
      'this ',
    );
    const isClause = !clause.includes('?') && hasMainClause(clause) && beginsWithClause(clause);
    return `${who} ${verb}${isClause && told !== whole ? ' that' : ':'} ${clause.replace(asked, (letter) => letter.toUpperCase())}`;
  };
  const concern = whole ?? firstClause(withoutFrame(item.text).replace(opener, ''), mostWords.objection, lowerFirst);
  if (concern === undefined) return undefined;
  const answered =
    response === undefined ? undefined : firstClause(withoutHeard(response), mostWords.answer, lowerFirst);
  const answer = answered !== undefined && heard.test(`${answered}. `) ? undefined : answered;
  const answerer = answererOf(item, meeting);
  const reply =
    answer === undefined
      ? ''
      : `; ${said(answerer === undefined ? 'they' : englishName(answerer), answer.endsWith('?') ? 'asked' : 'answered', answer, answerer)}`;
  return {
    ...item,
    kind: 'objection',
    text: sentence(said(englishName(raisedBy), 'objected', concern, raisedBy) + reply),
  };
}

/** "Six weeks it was meant to take. It took eleven.": with what he said before it, where that is no more than is read at once. */
function wholeOf(text: string, lowerFirst: (text: string) => string): string | undefined {
  const said = withoutFrame(text).replace(opener, '');
  if (countWords(said) > mostWords.withBefore) return undefined;
  const told = firstClause(said, mostWords.withBefore, lowerFirst);
  return told !== undefined && /[;?] /.test(told) && countWords(told) === countWords(said) ? told : undefined;
}

/** Whether a list has something before an objection that its speaker said himself. */
function isToldBefore({ text, spans, raisedBy }: Objection, listed: Objection, { turns }: Meeting): boolean {
  const before = listed.spans.filter((span) => !spans.includes(span));
  const isBehind = listed.text.startsWith(text.slice(0, leastSame));
  return before.length > 0 && !isBehind && before.every(({ turn }) => turns[turn]?.speaker === raisedBy);
}

const leastSame = 12;
/** What goes on behind a question. */
const asked = /(?<=\? )\p{Ll}/gu;

function withoutHeard(response: string): string {
  const rest = response.replace(opener, '').replace(heard, '').replace(opener, '');
  return rest === '' ? response : rest;
}

/** "Nora understands.": an answer is what comes after it. */
const heard =
  /^(?:(?:\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+)?|they|the vendor) (?:(?:do|does|can|completely|fully|totally) )?(?:knows?|understands?|sees?|hears?|gets?|agrees?|appreciates?)(?: (?:that|it|this|them|the (?:customer|point)(?:[’']s point)?))?|(?:that|it) is (?:fair|true|right|fair enough|understood|a fair (?:point|question|comment)))(?:[.;,]| and| but) (?=\S|$)/iu;

/** "That is a lot of money": only with what was said before it. */
const judges = /^(?:that|this|it)\b/i;
const opener = /^(?:(?:still|because|so|and|but|well),?|no,) (?=\S+ \S)/i;

function sideOf(label: string | undefined, people: readonly Person[]): Person['side'] {
  return people.find(({ speaker }) => speaker === label)?.side;
}

function answererOf({ raisedBy, spans }: Objection, { people, turns }: Meeting): string | undefined {
  const raiser = sideOf(raisedBy, people);
  return spans
    .map(({ turn }) => turns[turn]?.speaker)
    .findLast((label) => label !== undefined && label !== raisedBy && !(raiser && sideOf(label, people) === raiser));
}

/** Whoever is still "you" is of the other side; whoever is called behind a clause is not told. */
function inReport(text: string, speaker: string | undefined, people: readonly Person[]): string {
  const own = ownParty(speaker, people);
  const told = text.replace(call, (said, name: string) =>
    people.some((one) => one.name.split(' ').includes(name)) ? '' : said,
  );
  return own !== undefined && speaksToOther(told)
    ? toThirdPerson(told, { ...speakingParties(speaker, people), you: oppositeOf(own) })
    : told;
}

/** "Tess Harlow objected that the customer lost two crates" of the customer's own people: they lost them. Beside others each is named. */
function ofOwnSide(reported: string, told: string, own: string | undefined): string {
  if (own === undefined || others.test(told.replace(ofParty, '$1'))) return reported;
  const theirs = new RegExp(
    `\\b${own}’s(?=[.,;?]|$| (?:is|are|was|were|does|do|did|will|would|can|could|has|have|had|the|an?|it|they)\\b| \\p{Ll}+s (?:an?|the)\\b)`,
    'giu',
  );
  return ofSpeaker(reported.replace(theirs, 'theirs'), own);
}

/** "The customer comes to their own tables" */
const ofParty = /(\bthe (?:customer|vendor)\b[^.;?]*)\btheir\b/gi;
const others = /\b(?:they|them|theirs?)\b/i;

const call = /, (\p{Lu}[\p{L}’-]+)(?=$|;|, (?:they|it|that|this|there|the)\b)/gu;

/** "My other worry is the drivers." */
function withoutFrame(text: string): string {
  const rest = text.replace(frame, '');
  return rest === text ? text : rest.charAt(0).toUpperCase() + rest.slice(1);
}

const frame =
  /^(?:(?:what|(?:the|one) thing (?:which|that)) (?:really )?(?:worries|bothers|concerns|bugs|scares|annoys) (?:me|us|them|\p{Lu}\p{L}+)(?: (?:more|most|a bit))? is(?: that)?|(?:(?:\p{Lu}[\p{L}’.-]+ ?){1,3}[’']s|their|my|our|the) (?:(?:other|main|big|biggest|bigger|only|real|one|next|first|second|third|last) )?(?:worry|concern|problem|issue|fear|question|thing) (?:is|was)(?: that)?),? (?=\S+ \S)/iu;
