import type { Remark, Talk } from '../../../../facts/talk.ts';
import { flag, heardAs, type Traits } from '../../../choice.ts';
import { oddsOf } from '../../../classifier/hear.ts';
import type { Act } from '../../../classifier/model.ts';
import { turnOf } from '../../../classifier/surroundings.ts';
import type { DraftItem } from '../../../draft.ts';
import type { Meeting } from '../../../meeting.ts';
import type { Person } from '../../../people.ts';
import { placesIn, tellingPlace } from '../../../places.ts';
import { hasMainClause } from '../../clause/main-clause.ts';
import { cleanEnglish } from '../../clean.ts';
import { speakingParties } from '../../list-parties.ts';
import { expandContractions, toThirdPerson } from '../../pronouns.ts';
import { sentence } from '../../report.ts';
import { countWords } from '../../split.ts';
import { isAnswered } from '../asked-before.ts';
import { wordsOf } from '../clause.ts';
import { openDirectory } from '../directory.ts';
import { leansBack, matterOf } from '../matter.ts';
import { nameWords } from '../name-words.ts';
import { reporterOf, saidIn } from '../reported.ts';
import type { CandidateThing } from './weighable.ts';

/** What was said so many remarks before the one that tells an item may say what it is about, and its words come again in so many from there on. */
const [reach, reachAfter] = [6, 4];
const [leastAdded, leastWords, mostWords] = [2, 4, 22];

/** An item of a list, a task with who is to do it. */
type Told = DraftItem & { readonly owner?: Person | undefined };

/** Finds the remarks before an item that may say what it is about: "That is rich for switching on software." after "Line three, implementation, 4,200." */
export function contextFinder(talk: Talk, meeting: Meeting): (item: Told, act: Act) => readonly CandidateThing[] {
  const { remarks, odds } = talk;
  const placesOf = placesIn(talk);
  const names = nameWords(meeting.people);
  const termsOf = (text: string) => matterOf(text, (term) => names.has(term));
  const reporter = reporterOf(meeting, openDirectory(meeting.people));
  const told = (remark: Remark) =>
    remark.text.endsWith('?')
      ? sentence(toThirdPerson(cleanEnglish(remark.text), speakingParties(remark.speaker, meeting.people)))
      : reporter.statement(remark.text, saidIn(remark));
  return (item, act) => {
    const own = placesOf(item);
    const anchor = tellingPlace(item.text, own, remarks, wordsOf);
    const teller = remarks[anchor ?? -1];
    if (anchor === undefined || !teller) return [];
    const terms = termsOf(item.text);
    const found = remarks.slice(Math.max(0, anchor - reach), anchor).flatMap((remark) => {
      const said = expandContractions(remark.text);
      if (saysLittle.test(said)) return [];
      const text = told(remark);
      const matter = termsOf(text);
      const added = [...matter].filter((term) => !terms.has(term)).length;
      const words = countWords(text);
      const asks = text.endsWith('?');
      // the same again: "No connector." after "They could do without the connector?"
      const isNew = added >= leastAdded || (added > 0 && matter.size === added && (asks || number.test(text)));
      const isPart = !asks && matter.size > added && !hasMainClause(text);
      if (!isNew || isPart || words > mostWords || (words < leastWords && !number.test(text))) return [];
      // nobody finds out what he asked himself, or what was answered
      if (act === 'action' && asks && (remark.speaker === item.owner?.speaker || isAnswered(remark, remarks)))
        return [];
      return [{ remark, said, text, matter, added, words }];
    });
    const ofItem = traitsOfItem(item.text, terms.size, act);
    const after = new Set(remarks.slice(anchor, anchor + reachAfter).flatMap(({ text }) => [...termsOf(text)]));
    const tellersTerms = termsOf(teller.text);
    const lastOther = found.findLast(({ remark }) => remark.speaker !== teller.speaker)?.remark;
    return found.map(({ remark, said, text, matter, added, words }, i) => {
      const away = anchor - remark.index;
      const heard = odds?.[remark.index];
      const isSameTurn = turnOf(remark) === turnOf(teller);
      const isNearest = i === found.length - 1;
      return {
        text,
        spans: remark.spans,
        traits: {
          ...ofItem,
          ...(isNearest ? Object.fromEntries(pointersIn(item.text).map((name) => [`${name}Nearest`, 1])) : {}),
          [`away${away}`]: 1,
          [`${act}Away${Math.min(3, away)}`]: 1,
          nearest: flag(isNearest),
          lastOther: flag(remark === lastOther),
          [`${act}LastOther`]: flag(remark === lastOther),
          ...(remark === lastOther ? Object.fromEntries(pointersIn(item.text).map((name) => [`${name}Other`, 1])) : {}),
          echoed: Math.min(2, [...matter].filter((term) => after.has(term) && !terms.has(term)).length) / 2,
          inTeller: flag([...matter].some((term) => tellersTerms.has(term) && !terms.has(term))),
          turnsAway: Math.min(4, turnOf(teller) - turnOf(remark)) / 4,
          sameTurn: flag(isSameTurn),
          sameSpeaker: flag(!isSameTurn && remark.speaker === teller.speaker),
          otherSide: flag(remark.side !== teller.side),
          own: flag(own.includes(remark.index)),
          asks: flag(said.endsWith('?')),
          [`${act}Asks`]: flag(said.endsWith('?')),
          whole: flag(hasMainClause(said)),
          leans: flag(leansBack(cleanEnglish(said))),
          number: flag(number.test(said)),
          bothNumber: flag(number.test(said) && number.test(item.text)),
          shared: Math.min(3, matter.size - added) / 3,
          added: Math.min(6, added) / 6,
          long: words / mostWords,
          heardDecision: heardAs(oddsOf(heard, 'decision')),
          heardAction: heardAs(oddsOf(heard, 'action')),
          heardQuestion: heardAs(oddsOf(heard, 'question')),
          heardObjection: heardAs(oddsOf(heard, 'objection')),
          [`${act}Heard`]: heardAs(oddsOf(heard, act)),
        },
      };
    });
  };
}

/** "Can I ask about the staff?", "one more thing", "two is fine" */
const saysLittle =
  /\b(?:is|are|was|sounds|works) (?:all )?(?:fine|good|okay|ok|great|perfect|lovely)\W*$|\b(?:can|may|could|let) (?:I|me|we) (?:just |also )?(?:ask|say)\b|\b(?:one|another|a) (?:(?:more|last|other|quick|silly) )*(?:thing|question|one)\b[^a-z]*$/i;
const [shortQuestion, leastMatter] = [4, 2];

/** How little an item says by itself, and how it points at something else. */
function traitsOfItem(text: string, terms: number, act: Act): Traits {
  return {
    [act]: 1,
    [`terms${Math.min(4, terms)}`]: 1,
    [`${act}Terms${Math.min(3, terms)}`]: 1,
    ...Object.fromEntries(pointersIn(text).map((name) => [name, 1])),
    itemLong: Math.min(20, countWords(text)) / 20,
    itemNumber: flag(number.test(text)),
    itemWhole: flag(hasMainClause(text)),
  };
}

const number =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty|hundred|thousand)\b/iu;

/** Whether an item says by its words that it is about something said before: "Happy with that." and "With maintenance?" do. */
export function pointsElsewhere(text: string): boolean {
  const { ends, behind, judges, pronoun } = pointers;
  if ([ends, behind, judges].some((pattern) => pattern.test(text))) return true;
  if (!text.endsWith('?')) return false;
  return countWords(text) <= shortQuestion || (pronoun.test(text) && matterOf(text).size < leastMatter);
}

function pointersIn(text: string): readonly string[] {
  return Object.entries(pointers).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));
}

const pointers = {
  ends: /\b(?:that|this|those|these)(?: (?:two|three|four|ones?|both))?(?: (?:today|tomorrow|now|then|up|down|in|out|over|back|done|sorted|first|again|too|instead|separately|together|as well))?[.,;?]/i,
  behind:
    /\b(?:about|for|on|with|to|of|into|from|by|than|like|after|before) (?:that|this|those|these)(?= (?:to|with|by|from|on|in|when|once|before|after|and|as)\b|[.,;?]|$)/i,
  judges: /^(?:(?:and|but|so) )?(?:that|this|those|these|it) (?:is|was|would|will|does|sounds|seems|looks|costs)\b/i,
  pronoun: /\b(?:it|them|they)\b/i,
  one: /\b(?:ones?|the same|the other|another)\b/i,
  place: /\b(?:here|there)\b/i,
  person: /\b(?:he|him|his|she|her)\b/i,
} as const;
