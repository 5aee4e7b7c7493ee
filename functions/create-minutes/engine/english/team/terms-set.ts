import type { DraftItem } from '../../draft.ts';
import type { Meeting } from '../../meeting.ts';
import { type Sentence, spanKey } from '../../sentence.ts';
import { chairOf } from '../rank/surroundings.ts';
import { englishTerms } from '../words.ts';
import { overlap } from './announced.ts';

const sum = /\b(?:euros?|cents?|dollars?|pounds?|million|thousand)\b|[€$£]/i;
const market = /\b(?:international\w*|world-?wide|market (?:range|is))\b/i;
const figure =
  '(?:(?:selling )?price|profit(?: aim| target)?|(?:production )?costs?|budget|aim|target|market(?: range)?)';
const ofTerms = new RegExp(`\\b(?:${figure}|sell|sold|selling|make|making|spend|produce)\\b`, 'i');
const isSet = new RegExp(
  `\\b(?:gonna|going to|will|should|must|ha(?:ve|s) to|needs?|wants?|would like|['’]d like|aim\\w*|hop(?:e|ing)|plan\\w*|expect\\w*|supposed to|max\\w*|at most|(?:no|any) more than|target|(?:is|are) to|${figure} (?:is|are|was|were))\\b`,
  'i',
);
const isOnlyThought = /\?$|\b(?:if|remember|think|imagine|would be|left|over budget|save)\b/i;
/** What others ask or want for theirs. */
const isOfOthers =
  /\b(?:rivals?|competitors?|competition|theirs?)\b|\bthey (?:want|would like|['’]d like|are (?:going to|gonna)|will|sell|sold)\b/i;
/** So many sentences apart one is told after the other. */
const apart = 10;
const fewest = 2;
/** What is set of one thing is worded alike, however many terms there are. */
const same = 0.8;

/**
 * The decisions with what the leader tells, one after the other, that a thing has to cost and fetch: the team has to keep to it.
 * @param write the line of a sentence, undefined where it does not read well
 */
export function withTermsSet(
  decisions: readonly DraftItem[],
  meeting: Meeting,
  write: (sentence: Sentence) => DraftItem | undefined,
): readonly DraftItem[] {
  const listed = decisions.map(({ text, spans }) => ({
    terms: new Set(englishTerms(text)),
    keys: new Set(spans.map(spanKey)),
  }));
  const all = [...decisions];
  for (const sentence of termsSetIn(meeting)) {
    const item = listed.some(({ keys }) => sentence.spans.some((span) => keys.has(spanKey(span))))
      ? undefined
      : write(sentence);
    if (item === undefined) continue;
    const terms = new Set(englishTerms(item.text));
    if (listed.some((one) => overlap(terms, one.terms) >= same)) continue;
    listed.push({ terms, keys: new Set(item.spans.map(spanKey)) });
    all.push(item);
  }
  return all.sort((a, b) => (a.spans[0]?.turn ?? 0) - (b.spans[0]?.turn ?? 0));
}

function termsSetIn(meeting: Meeting): readonly Sentence[] {
  const chair = chairOf(meeting);
  const groups: Sentence[][] = [];
  for (const sentence of meeting.sentences) {
    if (sentence.speaker !== chair || !setsTerm(sentence.text)) continue;
    const group = groups.at(-1);
    if (group && sentence.index - (group.at(-1)?.index ?? 0) <= apart) group.push(sentence);
    else groups.push([sentence]);
  }
  return groups.filter((group) => group.length >= fewest && group.some(({ text }) => sum.test(text))).flat();
}

function setsTerm(text: string): boolean {
  return (
    (sum.test(text) || market.test(text)) &&
    ofTerms.test(text) &&
    isSet.test(text) &&
    !isOnlyThought.test(text) &&
    !isOfOthers.test(text)
  );
}
