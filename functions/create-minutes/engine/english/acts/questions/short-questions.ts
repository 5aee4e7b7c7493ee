import type { Remark, Talk } from '../../../../facts/talk.ts';
import { turnOf } from '../../../classifier/surroundings.ts';
import type { Acts, DraftItem } from '../../../draft.ts';
import type { Meeting } from '../../../meeting.ts';
import { placesIn, tellingPlace } from '../../../places.ts';
import { cleanEnglish } from '../../clean/clean.ts';
import { isNounPhrase, mayNameThing } from '../../clause/main-clause.ts';
import { thirdPerson } from '../../clause/word-class.ts';
import { expandContractions } from '../../wording/contractions.ts';
import { sentence } from '../../wording/report.ts';
import { countWords } from '../../split.ts';
import { wordsOf } from '../clause.ts';
import { openDirectory } from '../directory.ts';
import { matterOf } from '../matter.ts';
import { reporterOf, saidIn } from '../reported.ts';

/** "Could we?", "does it?": asks whether what was just said is so. */
const echo =
  /^(?:(?:and|so|but|or|oh),? )?(could|can|would|will|should|does|do|is|are|has|have) (it|they|we|you|he|she|that|this|there)\?$/i;
const reach = 3;
const ownReach = 6;
const mostWords = 4;

/** Open questions that only point back, with what they point at; those that say nothing even so are left out. */
export function withMatter(acts: Acts, talk: Talk, meeting: Pick<Meeting, 'people' | 'turns'>): Acts {
  const placesOf = placesIn(talk);
  const reporter = reporterOf(meeting, openDirectory(meeting.people));
  /** "They get a text with a link." - "With our name on it?": what it adds to. */
  const withBase = <Item extends DraftItem>(question: Item): Item => {
    const at = placesOf(question).find((i) =>
      talk.remarks[i]?.text.toLowerCase().includes(question.text.toLowerCase()),
    );
    const [base, asked] = at === undefined ? [] : [talk.remarks[at - 1], talk.remarks[at]];
    if (!base || !asked || base.speaker === asked.speaker || !saysWhole(base.text)) return question;
    const told = reporter.statement(base.text, saidIn(base)).replace(/[.\s]+$/, '');
    return {
      ...question,
      text: `${question.text} (${told}).`,
      spans: [...new Set([...base.spans, ...question.spans])],
    };
  };
  const openQuestions = acts.openQuestions.flatMap((question) => {
    const { text } = question;
    if (bringsUp.test(text)) return [askedOn(question, placesOf(question), talk.remarks)];
    if (adds.test(text) && countWords(text) <= mostAdded) return [withBase(question)];
    const whole = askedInFull(question, placesOf(question), talk.remarks);
    if (whole) return [whole];
    if (countWords(text) > mostWords || matterOf(text).size > 0) return [question];
    const own = placesOf(question);
    const isAsked = (i: number) => talk.remarks[i]?.text.toLowerCase().includes(text.toLowerCase());
    const at = own.findLast(isAsked) ?? tellingPlace(text, own, talk.remarks, wordsOf);
    const told = at === undefined ? undefined : (inFull(text, at, talk.remarks) ?? afterOwn(text, at, talk.remarks));
    if (told) return [{ ...question, ...told, spans: [...new Set([...told.spans, ...question.spans])] }];
    return at !== undefined && isExplained(at, talk.remarks) ? [question] : [];
  });
  return { ...acts, openQuestions };
}

const bringsUp = /^(?:(?:and|so|but|okay),? )*(?:what|how) about ([^?]{3,40}?)(?:,? (?:though|then))?\?$/i;

/** Begins as what is added to a sentence, and has no verb of its own. */
const adds =
  /^(?:(?:and|but|or|even|also|only),? )*(?:with|without|for|in|on|from|at|by|under|during|including) (?!what\b|which\b|whom\b|how\b)(?!.*\b(?:is|are|was|were|do|does|did|can|could|will|would|should|has|have)\b)[^,]*\?$/i;
const [mostAdded, leastBase, mostBase] = [7, 4, 20];

function saysWhole(text: string): boolean {
  const words = countWords(text);
  return !text.endsWith('?') && words >= leastBase && words <= mostBase && matterOf(text).size >= leastTold;
}

const isNumber =
  /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|(?:the )?others?|the rest|both|more|less)$/i;

function addsTo(matter: string, told: string): boolean {
  const known = matterOf(matter);
  return [...matterOf(told)].filter((term) => !known.has(term)).length >= leastTold;
}

const leastTold = 2;
const ofSelf = /\b(?:I|me|my|we|us|our|you|your)\b/i;

/** "What about the contract? Would we have to commit to three years?": the question is the one that follows, on what was brought up. */
function askedOn<Item extends DraftItem>(question: Item, own: readonly number[], remarks: readonly Remark[]): Item {
  const at = own.find((i) => remarks[i] !== undefined && bringsUp.test(remarks[i].text.trim()));
  const [brought, next] = at === undefined ? [] : [remarks[at], remarks[at + 1]];
  if (!brought || at === undefined) return question;
  const matter = bringsUp.exec(brought.text.trim())?.[1] ?? '';
  const goesOn = next && next.speaker === brought.speaker && next.text.trim().endsWith('?') ? next : undefined;
  if (!goesOn || bringsUp.test(goesOn.text.trim()) || matterOf(goesOn.text).size === 0) {
    const told = next && next.speaker === brought.speaker && turnOf(next) === turnOf(brought) ? next : undefined;
    // "What about the air though? There's ammonia off the compost."
    if (told && !told.text.endsWith('?') && addsTo(matter, told.text) && !ofSelf.test(told.text)) {
      const text = `${question.text.replace(/,? (?:though|then)?\?$/i, '?')} (${cleanEnglish(told.text).replace(/\.$/, '')})`;
      return { ...question, text, spans: [...new Set([...question.spans, ...told.spans])] };
    }
    // "What is it for one year?" - "What about two?"
    const before = isNumber.test(matter) ? afterOwn(question.text, at, remarks) : undefined;
    return before ? { ...question, ...before, spans: [...new Set([...before.spans, ...question.spans])] } : question;
  }
  const asked = cleanEnglish(goesOn.text);
  const text = sentence(`${matter}: ${asked.charAt(0).toLowerCase()}${asked.slice(1)}`);
  return { ...question, text, spans: [...new Set([...question.spans, ...goesOn.spans])] };
}

/** "And the points? We have nine thousand members. Do those come across?": what was named is asked about in full in the same breath. */
function askedInFull<Item extends DraftItem>(
  question: Item,
  own: readonly number[],
  remarks: readonly Remark[],
): Item | undefined {
  const named = question.text.replace(/,? (?:too|also|as well|though|then)\?$|\?$/i, '');
  if (!question.text.endsWith('?') || countWords(named) > mostNamed || !namesThing(named)) return undefined;
  const at = own.find((i) => remarks[i]?.text.toLowerCase().includes(question.text.toLowerCase()));
  const first = at === undefined ? undefined : remarks[at];
  if (!first || at === undefined) return undefined;
  const turn = turnOf(first);
  const rest = remarks.slice(at + 1, at + 1 + ownReach).filter((remark) => turnOf(remark) === turn);
  const asked = rest.find(
    ({ index, text }) =>
      text.endsWith('?') &&
      countWords(text) >= least &&
      (index === first.index + 1 || pointsBack.test(text) || sharesMatter(text, named)),
  );
  if (!asked) return undefined;
  const told = cleanEnglish(asked.text).replace(/^(?:so|and|but) /i, '');
  const text = sentence(`${named}: ${told.charAt(0).toLowerCase()}${told.slice(1)}`);
  return { ...question, text, spans: [...new Set([...question.spans, ...asked.spans])] };
}

const [mostNamed, least] = [5, 3];
const pointsBack = /\b(?:it|they|them|that|those|these|he|she|one)\b/i;

function namesThing(named: string): boolean {
  return isNounPhrase(named) || mayNameThing(named);
}

function sharesMatter(text: string, named: string): boolean {
  const terms = matterOf(text);
  return [...matterOf(named)].some((term) => terms.has(term));
}

/** "We're still short sixty thousand from January. When is that coming?": who asks has just said what about. */
function isExplained(at: number, remarks: readonly Remark[]): boolean {
  const [before, asked] = [remarks[at - 1], remarks[at]];
  if (!before || !asked || before.speaker !== asked.speaker || turnOf(before) !== turnOf(asked)) return false;
  return matterOf(before.text).size >= leastTold;
}

/** "We could reuse the old one." - "Could we?" is "Could we reuse the old one?" */
function inFull(text: string, at: number, remarks: readonly Remark[]): Pick<DraftItem, 'text' | 'spans'> | undefined {
  const [, verb = '', who = ''] = echo.exec(text) ?? [];
  if (verb === '') return undefined;
  for (const remark of remarks.slice(Math.max(0, at - reach), at).toReversed()) {
    const said = expandContractions(remark.text).replace(/[.!?\s]+$/, '');
    const rest = /^do(?:es)?$/i.test(verb) ? doneIn(said, who) : saidWith(said, verb);
    if (rest !== undefined && matterOf(rest).size > 0)
      return { text: `${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${who} ${rest}?`, spans: remark.spans };
  }
  return undefined;
}

/** "Is that included?" - "Next year, yes." - "And the year after?" */
function afterOwn(text: string, at: number, remarks: readonly Remark[]): Pick<DraftItem, 'text' | 'spans'> | undefined {
  const own = remarks[at]?.speaker;
  const asked = remarks
    .slice(Math.max(0, at - ownReach), at)
    .findLast((remark) => remark.speaker === own && remark.text.endsWith('?') && says(remark.text));
  return asked && { text: `${sentence(cleanEnglish(asked.text))} ${text}`, spans: asked.spans };
}

function says(text: string): boolean {
  return matterOf(text).size > 0 || countWords(text) > mostWords;
}

function saidWith(said: string, verb: string): string | undefined {
  return new RegExp(
    `\\b(?:I|it|they|we|you|he|she|that|this|there) ${verb} (?!not\\b)(\\p{Ll}[^,.;?!]{2,80})`,
    'iu',
  ).exec(said)?.[1];
}

/** "It runs out in May" */
function doneIn(said: string, who: string): string | undefined {
  const [, verb = '', rest = ''] =
    new RegExp(`\\b${who === 'you' ? '(?:I|we)' : who} (\\p{Ll}+)( [^,.;?!]{2,80})`, 'iu').exec(said) ?? [];
  const base = [verb.slice(0, -1), verb.slice(0, -2), verb.replace(/ies$/, 'y')].find(
    (form) => form !== '' && thirdPerson(form) === verb,
  );
  return base === undefined ? undefined : base + rest;
}
