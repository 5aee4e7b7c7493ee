import { onceEach } from '../facts/once-each.ts';
import type { Remark, Talk } from '../facts/talk.ts';
import type { Act } from './classifier/model.ts';
import { contextTraits, type ItemAsked } from './context-traits.ts';
import type { ContextWords } from './context-words.ts';
import type { Acts, DraftAction, DraftItem } from './draft.ts';
import type { Judgement } from './judgement.ts';
import { type Candidate, likeliestBy } from './likeliest.ts';
import { placesIn, tellingPlace } from './places.ts';

/** What was said so many remarks before the one that tells an item may say what it is about, and its words come again in so many from there on. */
const [reach, reachAfter] = [6, 4];
const leastAdded = 2;

/** An item of a list, a task with who is to do it. */
type Told = DraftItem & Partial<Pick<DraftAction, 'owner'> & Pick<Acts['objections'][number], 'raisedBy'>>;

/** Items that do not say what they are about, with what was said before them: "Put Orla on it (is there a sandbox?)". */
export function withSaidBefore(acts: Acts, talk: Talk, words: ContextWords): Acts {
  const finder = saidBefore(talk, words);
  const told =
    (act: Act) =>
    <Item extends Told>(item: Item): Item => {
      if (words.tellsAll(item.text)) return item;
      const said = likeliestBy(
        finder(item, act),
        words.weights,
        words.leastShare[words.pointsElsewhere(item.text) ? 'pointing' : act],
      )?.one;
      if (!said || loneWord.test(said.text) || (act === 'decision' && isInIt(item.text, said.text, words))) return item;
      if (act === 'action' && words.lengthOf(said.text) > longestOfTask) return item;
      const spans = [...new Set([...said.spans, ...item.spans])];
      const speaker = talk.remarks.find((remark) => remark.spans === said.spans)?.speaker;
      const ofWhoRaises = speaker !== undefined && speaker === item.raisedBy;
      const text = words.inBrackets(item.text, said.text, ofWhoRaises, act);
      return text === undefined ? item : { ...item, text, spans };
    };
  return {
    ...acts,
    decisions: withoutOfferTold(acts.decisions, acts.decisions.map(told('decision'))),
    actionItems: acts.actionItems.map(told('action')),
    openQuestions: acts.openQuestions.map(told('question')),
    objections: acts.objections.map(told('objection')),
  };
}

/** What was offered and what was then settled of it are one: 「2週間なら無料でお試しいただけます」「では17日から30日までで」. */
function withoutOfferTold<Item extends DraftItem>(before: readonly Item[], told: readonly Item[]): readonly Item[] {
  const added = told.map(({ spans }, i) => spans.filter((span) => !before[i]?.spans.includes(span)));
  return told.filter(
    ({ text, spans }, i) =>
      !offers.test(text) ||
      !added.some((own, other) => other !== i && own.length > 0 && own.every((span) => spans.includes(span))),
  );
}

const offers = /(?:なら|れば|たら|でしたら)、|\b(?:could|would|can)\b|^(?:if|what if|how about)\b/iu;

/** "Main theatres, 53" after "if you did the main theatres and left out the day unit, you would be at 53": what was offered is not told again. */
function isInIt(item: string, said: string, { termsOf }: ContextWords): boolean {
  const [own, all] = [[...termsOf(item)], termsOf(said)];
  return own.length >= leastMatter && own.every((term) => all.has(term));
}

const leastMatter = 2;
/** "Four." said twice is likely, and tells nothing. */
const loneWord = /^[\p{L}\p{N}-]{1,6}[.?!]?$/u;
/** A task is read in a list that names owner and day beside it. */
const longestOfTask = 0.65;

/** Finds the remarks before an item that may say what it is about: "That is rich for switching on software." after "Line three, implementation, 4,200." */
export function saidBefore(talk: Talk, words: ContextWords): (item: Told, act: Act) => readonly Candidate[] {
  const { remarks, odds } = talk;
  const placesOf = placesIn(talk);
  const spoken = onceEach((at) => words.termsOf(remarks[at]?.text ?? ''));
  const readAt = onceEach((at) => readAlone(remarks[at], words));
  return (item, act) => {
    const own = placesOf(item);
    const anchor = tellingPlace(item.text, own, remarks, words.wordsOf);
    const teller = remarks[anchor ?? -1];
    if (anchor === undefined || !teller) return [];
    const asked: ItemAsked = {
      act,
      own,
      terms: words.termsOf(item.text),
      teller,
      pointing: pointersIn(item.text, words),
      tellersTerms: spoken(anchor),
      after: new Set(remarks.slice(anchor, anchor + reachAfter).flatMap(({ index }) => [...spoken(index)])),
      text: item.text,
      judgement: words.judged(item.text),
      figures: words.figuresOf(item.text),
    };
    const found = remarks
      .slice(Math.max(0, anchor - reach), anchor)
      .flatMap((remark) => addedBy(remark, readAt(remark.index), item, asked, words) ?? []);
    const lastOther = found.findLast(({ remark }) => remark.speaker !== teller.speaker)?.remark;
    return found.map((one, i) => ({
      text: one.text,
      spans: one.remark.spans,
      traits: contextTraits(one, asked, words, {
        isNearest: i === found.length - 1,
        isLastOther: one.remark === lastOther,
        heard: odds?.[one.remark.index],
      }),
    }));
  };
}

/** A remark as it would be told by itself. */
interface ReadAlone {
  readonly text: string;
  readonly long: number;
  readonly asks: boolean;
  readonly matter: ReadonlySet<string>;
  readonly isWhole: boolean;
  readonly judgement: Judgement;
  readonly figures: readonly string[];
}

/** Undefined where a remark says too little or is too long. */
function readAlone(remark: Remark | undefined, words: ContextWords): ReadAlone | undefined {
  const text = remark && words.told(remark);
  if (!remark || text === undefined || words.saysLittle(text, remark)) return undefined;
  const long = words.lengthOf(text);
  const asks = /[?？]\s*$/u.test(remark.text);
  const matter = words.termsOf(text);
  // "Is that going to last?" says no more of what is meant
  const isTelling = matter.size >= leastMatter || !words.pointsElsewhere(text);
  if (long > 1 || !isTelling) return undefined;
  const [judgement, figures] = [words.judged(text), words.figuresOf(text)];
  return { text, long, asks, matter, isWhole: words.isWhole(remark.text), judgement, figures };
}

/** What a remark would add to an item; undefined where that is nothing new, or is not left to be told. */
function addedBy(
  remark: Remark,
  read: ReadAlone | undefined,
  { owner }: Told,
  { act, terms }: ItemAsked,
  words: ContextWords,
): (ReadAlone & { readonly remark: Remark; readonly added: number }) | undefined {
  if (!read) return undefined;
  const { text, matter, asks, isWhole } = read;
  const added = [...matter].filter((term) => !terms.has(term)).length;
  // the same again: "No connector." after "They could do without the connector?"
  const isNew = added >= leastAdded || (added > 0 && matter.size === added && (asks || words.number.test(text)));
  const isPart = !asks && matter.size > added && !isWhole;
  if (!isNew || isPart) return undefined;
  // a choice may be the answer; but nobody finds out what he asked himself, or what was answered
  const isOwn = act === 'action' && remark.speaker === owner?.speaker;
  if (asks && (isOwn || (act !== 'decision' && words.isAnswered(remark)))) return undefined;
  return { remark, added, ...read };
}

function pointersIn(text: string, { pointers }: ContextWords): readonly string[] {
  return Object.entries(pointers).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));
}
