import { late } from '#shared/runtime/late.ts';
import type { Talk } from '../../../../facts/talk.ts';
import { flag, type Traits } from '../../../choice.ts';
import type { Candidate } from '../../../likeliest.ts';
import type { Meeting } from '../../../meeting.ts';
import { tellingPlace } from '../../../places.ts';
import { hasMainClause } from '../../clause/main-clause.ts';
import { cleanEnglish } from '../../clean/clean.ts';
import { decapitaliser } from '../../names/names.ts';
import { speakingParties } from '../../names/list-parties.ts';
import { expandContractions } from '../../wording/contractions.ts';
import { toThirdPerson } from '../../wording/pronouns.ts';
import { englishStem } from '../../stem.ts';
import { englishTerms } from '../../words.ts';
import { wordsOf } from '../clause.ts';
import { matterOf } from '../matter.ts';
import type { Meant } from '../tasks/thing-meant.ts';
import { thingsNamed } from './things-named.ts';
import { traitsOf, wordedTraits } from './traits.ts';
import { nameWords } from '../name-words.ts';

/** A thing that a deed may mean, and what speaks for it. */
export type CandidateThing = Candidate;

export interface Pointing {
  readonly deed: string;
  /** Where the task stands in the talk. */
  readonly own: readonly number[];
  /** What wordings that ask for a thing, or leave a question open, say is meant. */
  readonly worded: Meant | undefined;
}

/** Things said so many remarks before a deed, or after it, may be meant. */
const [reach, reachAfter] = [8, 2];

/** Finds what may be meant by the "it" of a deed: the things named around it, and what wordings say is meant. */
export function thingFinder(
  { remarks, odds }: Talk,
  { people, sentences }: Pick<Meeting, 'people' | 'sentences'>,
): (pointing: Pointing) => readonly CandidateThing[] {
  const names = nameWords(people);
  const termsOf = (text: string) => matterOf(text, (term) => names.has(term));
  const lowerFirst = late(() => decapitaliser(sentences, people));
  return ({ deed, own, worded }) => {
    const anchor = tellingPlace(deed, own, remarks, wordsOf) ?? own[0] ?? 0;
    const around = remarks.slice(Math.max(0, anchor - reach), anchor + reachAfter + 1);
    const told = around.map((remark) => ({ remark, said: expandContractions(remark.text) }));
    const used = Map.groupBy(
      told.flatMap(({ said }) => [...new Set(englishTerms(said))]),
      (term) => term,
    );
    const deedTerms = new Set(englishTerms(deed));
    const teller = expandContractions(remarks[anchor]?.text ?? '').toLowerCase();
    // "I'll send it over, the list": what is said behind the deed
    const verbAt = teller.indexOf(` ${deed.toLowerCase().split(' ')[0] ?? ''} `);
    const whole = worded && isClause(worded) ? undefined : worded;
    const named = told.flatMap(({ remark, said }) => {
      const things = thingsNamed(said);
      return things.flatMap((thing, i) => {
        const head = englishStem(thing.head);
        const plain = thing.at === 0 ? lowerFirst()(thing.text) : thing.text;
        const text = toThirdPerson(cleanEnglish(plain), speakingParties(remark.speaker, people));
        const isOther =
          !names.has(thing.head) && !deedTerms.has(head) && !(thing.begins === 'bare' && names.has(firstWord(text)));
        if (!isOther || termsOf(text).size === 0 || twoThings.test(text)) return [];
        const place = { isFirst: i === 0, isLast: i === things.length - 1 };
        const heard = { remark, said, odds: odds?.[remark.index], often: used.get(head)?.length ?? 1 };
        const traits = traitsOf(thing, place, heard, { deed, own, teller: remarks[anchor], verbAt });
        return [{ text, spans: remark.spans, traits: { ...traits, ...wordedTraits(text, whole) } }];
      });
    });
    const isNamed = named.some(({ text }) => text === whole?.text);
    return whole && !isNamed ? [...named, { ...whole, traits: onlyWorded(whole.text) }] : named;
  };
}

/** "Fern countersigns" tells what somebody does. */
function firstWord(text: string): string {
  return text.toLowerCase().split(' ')[0] ?? '';
}

/** "Do you the artwork" is read as "the customer the artwork". */
const twoThings = /^(?:the|an?) \p{L}+ (?:the|an?) /iu;

/** "They have not got an hour to spare" is no thing, while a question may be what is to be found out. */
function isClause({ text, spans }: Meant): boolean {
  return spans.length === 0 && !text.endsWith('?') && hasMainClause(text);
}

function onlyWorded(text: string): Traits {
  return { worded: 1, elsewhere: 1, question: flag(text.endsWith('?')) };
}
