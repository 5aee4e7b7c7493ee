import { late } from '#shared/runtime/late.ts';
import type { Remark, Talk } from '../../../../facts/talk.ts';
import type { Acts, DraftAction } from '../../../draft.ts';
import type { Meeting } from '../../../meeting.ts';
import type { Person } from '../../../people.ts';
import { placesIn } from '../../../places.ts';
import { readWords } from '../../clause/read-words.ts';
import { type WordClass, wordClass } from '../../clause/word-class.ts';
import { hasMainClause } from '../../clause/main-clause.ts';
import { sideWord } from '../../names/side-names.ts';
import { expandContractions } from '../../wording/pronouns.ts';
import { countWords } from '../../split.ts';
import type { DeedMeant } from './deed-meant.ts';
import { isListedDeed } from '../deeds/deeds.ts';
import { openDirectory } from '../directory.ts';
import { firstDoing } from '../deeds/first-doing.ts';
import { ownedDeed } from '../deeds/given.ts';
import { matterOf } from '../matter.ts';
import { ownDeedSaid } from '../deeds/own-deed.ts';
import { reporterOf, saidIn } from '../reported.ts';

const reach = 6;
/** A line of more things tells something, though it is no order. */
const leastMatter = 2;
const leastWords = 2;

/**
 * A task that names no deed at all, "First thing Monday", "Not next month", is told by the deed that its owner spoke of in what it
 * rests on, or that he promised or was asked for right before; undefined where there is none.
 */
export function deedInstead({ actionItems }: Pick<Acts, 'actionItems'>, meeting: Meeting, talk: Talk) {
  const { remarks } = talk;
  const placesOf = placesIn(talk);
  const elsewhere = late(() => new Set(actionItems.flatMap(placesOf)));
  const people = openDirectory(meeting.people);
  const reporter = reporterOf(meeting, people);
  const isName = (word: string) => people.called(word) !== undefined;
  const deedIn = (remark: Remark, owner: Person): string | undefined => {
    const isOwn = remark.speaker === owner.speaker;
    const { doing } = firstDoing(remark, people) ?? {};
    const isHis = isOwn ? doing?.doer === 'I' || doing?.doer === 'we' : doing?.force === 'request';
    const deed =
      doing && isHis ? ownedDeed(doing, isOwn) : isOwn ? ownDeedSaid(expandContractions(remark.text)) : undefined;
    const told = deed === undefined ? undefined : reporter.deed(deed, saidIn(remark), !isOwn);
    return told !== undefined &&
      !told.includes(owner.name.split(' ')[0] ?? owner.name) &&
      countWords(told) >= leastWords &&
      !lacksDeed(told, [remark], isName)
      ? told
      : undefined;
  };
  return ({ text, owner }: Pick<DraftAction, 'text' | 'owner'>, own: readonly number[]): DeedMeant | undefined => {
    const said = own.flatMap((place) => remarks[place] ?? []);
    if (owner?.speaker === undefined || !lacksDeed(text, said, isName)) return undefined;
    const first = own[0] ?? 0;
    const before = isPhrase(text) ? [] : remarks.slice(Math.max(0, first - reach), first).toReversed();
    for (const remark of [...said, ...before.filter(({ index }) => !elsewhere().has(index))]) {
      const found = deedIn(remark, owner);
      if (found !== undefined) return { text: found, spans: remark.spans };
    }
    return undefined;
  };
}

/** What begins so is no order. */
const noVerbs: ReadonlySet<WordClass> = new Set([
  'article',
  'subject',
  'pronoun',
  'object',
  'determiner',
  'preposition',
  'subordinator',
  'that',
  'adverb',
]);

/** Whether a task tells neither a deed nor, in a clause of its own, what is to become of a thing. */
function lacksDeed(text: string, said: readonly Remark[], isName: (word: string) => boolean): boolean {
  const plain = text.replace(/ \(.+\)\.?$/su, '');
  const [first] = readWords(plain);
  const verb = first?.text.toLowerCase() ?? '';
  const is = wordClass(verb);
  if (isListedDeed(verb) || is === 'base' || is === 'finite' || is === 'past') return false;
  if (!noVerbs.has(is) && said.some((remark) => doneIn(remark.text, verb))) return false;
  return (
    isPhrase(plain) ||
    onlyDay.test(plain) ||
    matterOf(plain, (word) => isName(word) || sideWord.test(word)).size < leastMatter
  );
}

/** "By ward, with the blankets separate" */
function isPhrase(text: string): boolean {
  const plain = text.replace(/ \(.+\)\.?$/su, '');
  const [first] = readWords(plain);
  return (
    wordClass(first?.text.toLowerCase() ?? '') === 'preposition' &&
    matterOf(plain).size >= leastMatter &&
    !hasMainClause(plain)
  );
}

/** "Wednesday is enough", "by close of business Thursday is sufficient" */
const onlyDay =
  /^(?:(?:by|on|before) )?(?:(?:close|end) of (?:business|play) )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|evening|afternoon|week))?(?:['’]s| is| would be| will be| then| early)(?= |\.?$)/i;

/** "I'll scrub that": a verb that is on no list stands behind its doer, or behind what asks for it. */
function doneIn(said: string, verb: string): boolean {
  const words =
    expandContractions(said)
      .toLowerCase()
      .match(/[\p{L}\p{N}’'-]+/gu) ?? [];
  return words.some((word, at) => word === verb && doers.test(words[at - 1] ?? ''));
}

const doers = /^(?:will|would|can|could|shall|should|to|please|i|we|you|and|then|just|him|her|them|me|us)$/;
