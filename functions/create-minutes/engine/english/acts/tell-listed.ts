import type { Talk } from '../../../facts/talk.ts';
import type { Acts, DraftItem } from '../../draft.ts';
import type { Meeting } from '../../meeting.ts';
import { sentence } from '../report.ts';
import { countWords } from '../split.ts';
import { settledWording } from './settled.ts';
import { withSidesNamed } from './sides-named.ts';

/** Items between two sides as they are read in their lists by who was not there, once all of their words are known. */
export function tellListed(acts: Acts, talk: Talk, meeting: Meeting): Acts {
  if (new Set(talk.remarks.flatMap(({ side }) => side ?? [])).size < 2) return acts;
  const ordered = {
    ...acts,
    decisions: acts.decisions.map((item) => ({ ...item, text: choiceInOrder(item.text) })),
    openQuestions: acts.openQuestions.map(inOrder),
    objections: acts.objections.map(inOrder),
  };
  return withSidesNamed(ordered, talk, meeting);
}

/** What an item is about, in brackets behind it, begins with a capital where it is a sentence of its own. */
const behind = /^(?<item>[^()]+[^()\s])\s\((?<about>\p{Lu}[^()]+)\)\.?$/su;
const leastWords = 3;

/**
 * What was said before an item is read before it: "Is yours capped at renewal? I got burned by that." is told in this order, while
 * behind it in brackets it would be read as a remark on it.
 */
function inOrder<Item extends DraftItem>(told: Item): Item {
  const { item = '', about = '' } = behind.exec(told.text)?.groups ?? {};
  return countWords(about) < leastWords ? told : { ...told, text: `${sentence(about)} ${sentence(item)}` };
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
