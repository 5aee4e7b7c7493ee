import { onceEach } from '../facts/once-each.ts';
import type { Remark, Talk } from '../facts/talk.ts';
import { choiceOdds, type ChoiceWeights, flag, heardAs, type Traits } from './choice.ts';
import { oddsOf } from './classifier/hear.ts';
import type { Act } from './classifier/model.ts';
import { turnOf } from './classifier/surroundings.ts';
import type { Acts, DraftAction, DraftItem } from './draft.ts';
import { placesIn, tellingPlace } from './places.ts';
import type { Span } from './sentence.ts';

/** What was said so many remarks before the one that tells an item may say what it is about, and its words come again in so many from there on. */
const [reach, reachAfter] = [6, 4];
const leastAdded = 2;

/** How a language tells what an item lacks. */
export interface ContextWords {
  /** Words in which the remark that tells an item is found. */
  readonly wordsOf: (text: string) => readonly string[];
  /** What a text is about, days and the names of people left out. */
  readonly termsOf: (text: string) => ReadonlySet<string>;
  /** A remark as minutes have it. */
  readonly told: (remark: Remark) => string | undefined;
  /** Its length; 1 is about as much as is read in brackets. */
  readonly lengthOf: (text: string) => number;
  /** Says hardly more than yes, or what is still to be asked. */
  readonly saysLittle: (told: string, remark: Remark) => boolean;
  readonly isWhole: (text: string) => boolean;
  readonly isAnswered: (remark: Remark) => boolean;
  /** Begins by taking up what was said before. */
  readonly leans: (text: string) => boolean;
  readonly number: RegExp;
  /** How an item points at something else, by name. */
  readonly pointers: Readonly<Record<string, RegExp>>;
  /** Whether an item says by its words that it is about something said before: "Happy with that." does. */
  readonly pointsElsewhere: (text: string) => boolean;
  /** Something stands behind it or a label before it: "Start: May fourth". */
  readonly tellsAll: (text: string) => boolean;
  readonly inBrackets: (text: string, told: string) => string;
  readonly weights: ChoiceWeights;
  readonly leastShare: LeastShare;
}

/** From which share of the odds on a remark is told: an item that points elsewhere, or says hardly anything, wants it sooner. */
interface LeastShare {
  readonly pointing: number;
  readonly bare: number;
  readonly other: number;
}

/** A remark that may say what an item is about, as minutes have it. */
export interface SaidBefore {
  readonly text: string;
  readonly spans: readonly Span[];
  readonly traits: Traits;
}

/** An item of a list, a task with who is to do it. */
type Told = DraftItem & Partial<Pick<DraftAction, 'owner'>>;

/** Items that do not say what they are about, with what was said before them: "Put Orla on it (is there a sandbox?)". */
export function withSaidBefore(acts: Acts, talk: Talk, words: ContextWords): Acts {
  const finder = saidBefore(talk, words);
  const told =
    (act: Act) =>
    <Item extends Told>(item: Item): Item => {
      if (words.tellsAll(item.text)) return item;
      const said = likeliest(finder(item, act), words.weights, words.leastShare[kindOf(item.text, words)]);
      if (!said || (act === 'action' && words.lengthOf(said.text) > longestOfTask)) return item;
      const spans = [...new Set([...said.spans, ...item.spans])];
      return { ...item, text: words.inBrackets(item.text, said.text), spans };
    };
  return {
    ...acts,
    decisions: acts.decisions.map(told('decision')),
    actionItems: acts.actionItems.map(told('action')),
    openQuestions: acts.openQuestions.map(told('question')),
    objections: acts.objections.map(told('objection')),
  };
}

const leastMatter = 2;
/** A task is read in a list that names owner and day beside it. */
const longestOfTask = 0.65;

function kindOf(text: string, { pointsElsewhere, termsOf }: ContextWords): keyof LeastShare {
  if (pointsElsewhere(text)) return 'pointing';
  return termsOf(text).size < leastMatter ? 'bare' : 'other';
}

function likeliest(candidates: readonly SaidBefore[], weights: ChoiceWeights, least: number): SaidBefore | undefined {
  const weighed = candidates.map((one) => ({ one, weight: Math.exp(choiceOdds(one.traits, weights)) }));
  const all = weighed.reduce((sum, { weight }) => sum + weight, 1);
  const best = weighed.reduce<(typeof weighed)[number] | undefined>(
    (a, b) => (a && a.weight >= b.weight ? a : b),
    undefined,
  );
  return best && best.weight / all >= least ? best.one : undefined;
}

/** Finds the remarks before an item that may say what it is about: "That is rich for switching on software." after "Line three, implementation, 4,200." */
export function saidBefore(talk: Talk, words: ContextWords): (item: Told, act: Act) => readonly SaidBefore[] {
  const { remarks, odds } = talk;
  const { number, termsOf } = words;
  const placesOf = placesIn(talk);
  const spoken = onceEach((at) => termsOf(remarks[at]?.text ?? ''));
  /** A remark as it would be told; undefined where it says too little or is too long. */
  const readAt = onceEach((at) => {
    const remark = remarks[at];
    const text = remark && words.told(remark);
    if (!remark || text === undefined || words.saysLittle(text, remark)) return undefined;
    const long = words.lengthOf(text);
    const asks = /[?？]\s*$/u.test(remark.text);
    const matter = termsOf(text);
    // "Is that going to last?" says no more of what is meant
    const isTelling = matter.size >= leastMatter || !words.pointsElsewhere(text);
    return long > 1 || !isTelling ? undefined : { text, long, asks, matter, isWhole: words.isWhole(remark.text) };
  });
  return (item, act) => {
    const own = placesOf(item);
    const anchor = tellingPlace(item.text, own, remarks, words.wordsOf);
    const teller = remarks[anchor ?? -1];
    if (anchor === undefined || !teller) return [];
    const terms = termsOf(item.text);
    const found = remarks.slice(Math.max(0, anchor - reach), anchor).flatMap((remark) => {
      const read = readAt(remark.index);
      if (!read) return [];
      const { text, matter, asks, isWhole } = read;
      const added = [...matter].filter((term) => !terms.has(term)).length;
      // the same again: "No connector." after "They could do without the connector?"
      const isNew = added >= leastAdded || (added > 0 && matter.size === added && (asks || number.test(text)));
      const isPart = !asks && matter.size > added && !isWhole;
      if (!isNew || isPart) return [];
      // nobody finds out what he asked himself, or what was answered
      if (act === 'action' && asks && (remark.speaker === item.owner?.speaker || words.isAnswered(remark))) return [];
      return [{ remark, added, ...read }];
    });
    const pointing = Object.entries(words.pointers).flatMap(([name, pattern]) =>
      pattern.test(item.text) ? [name] : [],
    );
    const named = (kind: string) => Object.fromEntries(pointing.map((name) => [`${name}${kind}`, 1]));
    const ofItem = { ...traitsOfItem(item.text, terms.size, act, words), ...named('') };
    const after = new Set(remarks.slice(anchor, anchor + reachAfter).flatMap(({ index }) => [...spoken(index)]));
    const tellersTerms = spoken(anchor);
    const lastOther = found.findLast(({ remark }) => remark.speaker !== teller.speaker)?.remark;
    return found.map(({ remark, text, matter, added, long, asks, isWhole }, i) => {
      const away = anchor - remark.index;
      const heard = odds?.[remark.index];
      const isSameTurn = turnOf(remark) === turnOf(teller);
      const isNearest = i === found.length - 1;
      return {
        text,
        spans: remark.spans,
        traits: {
          ...ofItem,
          ...(isNearest && named('Nearest')),
          ...(remark === lastOther && named('Other')),
          [`away${away}`]: 1,
          [`${act}Away${Math.min(3, away)}`]: 1,
          nearest: flag(isNearest),
          lastOther: flag(remark === lastOther),
          [`${act}LastOther`]: flag(remark === lastOther),
          echoed: Math.min(2, [...matter].filter((term) => after.has(term) && !terms.has(term)).length) / 2,
          inTeller: flag([...matter].some((term) => tellersTerms.has(term) && !terms.has(term))),
          turnsAway: Math.min(4, turnOf(teller) - turnOf(remark)) / 4,
          sameTurn: flag(isSameTurn),
          sameSpeaker: flag(!isSameTurn && remark.speaker === teller.speaker),
          otherSide: flag(remark.side !== teller.side),
          own: flag(own.includes(remark.index)),
          asks: flag(asks),
          [`${act}Asks`]: flag(asks),
          whole: flag(isWhole),
          leans: flag(words.leans(remark.text)),
          number: flag(number.test(remark.text)),
          bothNumber: flag(number.test(remark.text) && number.test(item.text)),
          shared: Math.min(3, matter.size - added) / 3,
          added: Math.min(6, added) / 6,
          long,
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

/** How little an item says by itself. */
function traitsOfItem(text: string, terms: number, act: Act, { lengthOf, number, isWhole }: ContextWords): Traits {
  return {
    [act]: 1,
    [`terms${Math.min(4, terms)}`]: 1,
    [`${act}Terms${Math.min(3, terms)}`]: 1,
    itemLong: Math.min(1, lengthOf(text)),
    itemNumber: flag(number.test(text)),
    itemWhole: flag(isWhole(text)),
  };
}
