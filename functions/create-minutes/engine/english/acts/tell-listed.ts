import { hasTwoSides, type Talk } from '../../../facts/talk.ts';
import type { Acts, DraftItem } from '../../draft.ts';
import type { Meeting } from '../../meeting.ts';
import { escaped } from '../../escaped.ts';
import { placesIn, tellingPlace } from '../../places.ts';
import { speakingParties } from '../names/list-parties.ts';
import { toThirdPerson } from '../wording/pronouns.ts';
import { figuresOf } from '../wording/figures.ts';
import { namedOnce } from '../wording/named-once.ts';
import { sentence } from '../wording/report.ts';
import { capitaliseStarts } from '../wording/sentence-starts.ts';
import { withoutSplices } from '../wording/splices.ts';
import { oppositeOf, ownParty } from '../names/side-names.ts';
import { countWords } from '../split.ts';
import { wordsOf } from './clause.ts';
import { figureNounsIn, withFigureNoun } from './choices/figure-nouns.ts';
import { settledWording } from './choices/settled.ts';
import { asListed } from './objections/as-listed.ts';
import { tasksAsListed } from './tasks/as-listed.ts';
import { sidesNamedIn } from './sides-named.ts';

type Question = Acts['openQuestions'][number];

/** Items between two sides as they are read in their lists by who was not there, once all of their words are known. */
export function tellListed(talk: Talk, meeting: Meeting): (acts: Acts) => Acts {
  if (!hasTwoSides(talk)) return (acts) => acts;
  const placesOf = placesIn(talk);
  const nounsOf = figureNounsIn(talk.remarks);
  const withNames = sidesNamedIn(talk, meeting);
  const inOrder = inSpokenOrder(talk, meeting);
  const listed = asListed(meeting);
  const listedTasks = tasksAsListed(talk, meeting);
  const wordsOfAsker = (item: Question) =>
    placesOf(item).flatMap((place) => {
      const { speaker, text } = talk.remarks[place] ?? {};
      return speaker === item.askedBy && text !== undefined ? [text] : [];
    });
  const inFigures = inFiguresOf(meeting);
  return (acts) =>
    inFigures(
      withNames({
        ...acts,
        decisions: acts.decisions.map((item) => ({ ...item, text: choiceInOrder(withFigureNoun(item.text, nounsOf)) })),
        openQuestions: acts.openQuestions.map((item) =>
          askedOfSide(inOrder(item, item.askedBy), wordsOfAsker(item), meeting),
        ),
        actionItems: listedTasks(acts.actionItems),
        objections: acts.objections.map((item) => listed(inOrder(item, item.raisedBy))),
      }),
    );
}

/** Where a recogniser writes no marks: "How many people does the vendor lose in a year." */
function asks(text: string): string {
  const last = text.split(/(?<=[.?!]) (?=\p{Lu})/u).at(-1) ?? '';
  return inverted.test(`${last.charAt(0).toLowerCase()}${last.slice(1)}`) ? text.replace(/\.$/, '?') : text;
}

const inverted =
  /^(?:and |so |but )?(?:(?:what|which|how|when|where|why|who|whose)(?: (?!(?:it|they|he|she|we|you|that|this|the|of)\b)\p{Ll}+){0,3}? (?:is|are|was|were|do|does|did|can|could|will|would|should|has|have)\b|(?:is|are|was|were|do|does|did|can|could|will|would|should|has|have) (?:the|it|they|there|that|this|he|she|we|you|their|our|your|any|\p{Lu}\p{L}+)\b|(?:what|how) about\b)/u;

function inFiguresOf(meeting: Meeting): (acts: Acts) => Acts {
  const inFigures = figuresOf(meeting);
  const put = (text: string) => namedOnce(inFigures(text));
  const told = <Item extends DraftItem>(item: Item): Item => ({ ...item, text: put(item.text) });
  return (acts) => ({
    ...acts,
    decisions: acts.decisions.map(told),
    actionItems: acts.actionItems.map(told),
    openQuestions: acts.openQuestions.map((item) => ({ ...item, text: asks(put(item.text)) })),
    objections: acts.objections.map(({ response, ...item }) => ({
      ...item,
      text: withoutSplices(put(item.text)),
      response: response === undefined ? undefined : withoutSplices(put(response)),
    })),
  });
}

/**
 * What was said before an item is read before it, with who said it where somebody else did: "Line three, implementation, 4,200
 * (Nora). That is rich for switching on software." Behind it in brackets it would be read as a remark on it.
 */
function inSpokenOrder(talk: Talk, { people }: Meeting) {
  const placesOf = placesIn(talk);
  return <Item extends DraftItem>(told: Item, by: string | undefined): Item => {
    const { item = '', about = '' } = behind.exec(told.text)?.groups ?? {};
    if (countWords(about) < leastWords) return told;
    const own = placesOf(told);
    const [itemAt = -1, aboutAt = -1] = [item, about].map((text) => tellingPlace(text, own, talk.remarks, wordsOf));
    const { speaker } = talk.remarks[aboutAt] ?? {};
    const other = speaker === by ? undefined : speakingParties(speaker, people).I;
    const context = other === undefined ? sentence(about) : saidBy(sentence(about), other);
    return { ...told, text: (aboutAt > itemAt ? [sentence(item), context] : [context, sentence(item)]).join(' ') };
  };
}

/** What an item is about, in brackets behind it, begins with a capital where it is a sentence of its own. */
const behind = /^(?<item>[^()]+[^()\s])\s\((?<about>\p{Lu}[^()]+)\)\.?$/su;
const leastWords = 3;

/** Who says it is plain where he names himself. */
function saidBy(told: string, name: string): string {
  if (new RegExp(`(?<![\\p{L}’'-])${escaped(name)}(?![\\p{L}-])`, 'u').test(told)) return told;
  return told.endsWith('.') ? `${told.slice(0, -1)} (${name}).` : `${told} (${name})`;
}

/** A choice stands first, but for the question it answers. What only says yes is no more told. */
function choiceInOrder(text: string): string {
  const { item = '', about = '' } = behind.exec(text)?.groups ?? {};
  if (countWords(about) < leastWords) return text;
  if (about.endsWith('?')) return `${sentence(about)} ${sentence(item)}`;
  return saysYes.test(item) ? settledWording(about) : text;
}

/** "Happy with that", "Duc could live with that": a choice of what was said before. */
const saysYes = /^(?:[^\s,]+ ){1,4}with (?:that|this|it)$/iu;

/** "Do you have the connector for us?" is read under a heading, by who was not asked: what the vendor has for the customer. */
function askedOfSide(item: Question, said: readonly string[], { people }: Meeting): Question {
  const parties = speakingParties(item.askedBy, people);
  const { own } = parties;
  if (own === undefined || said.some((text) => callsOwn(text, own, people))) return item;
  const other = oppositeOf(own);
  const told = toThirdPerson(item.text, { ...parties, we: own, you: other });
  return { ...item, text: capitaliseStarts(told) };
}

/** "Otto, do you need it?", asked of a colleague. */
function callsOwn(text: string, own: string, people: Meeting['people']): boolean {
  const names: readonly string[] =
    text.match(/(?<=^|[.?!,] )\p{Lu}[\p{L}’'-]+(?=,)|(?<=, )\p{Lu}[\p{L}’'-]+(?=\?)/gu) ?? [];
  return people.some(
    ({ name, speaker }) => ownParty(speaker, people) === own && name.split(' ').some((part) => names.includes(part)),
  );
}
