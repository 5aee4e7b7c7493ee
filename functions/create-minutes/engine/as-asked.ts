import type { Remark, Talk } from '../facts/talk.ts';
import type { Acts } from './draft.ts';
import { placesIn } from './places.ts';

/** How a language tells what is asked from what is said about it. */
export interface AskingWords {
  /** Asks something about the matter, with or without a mark. */
  readonly asks: (remark: Remark) => boolean;
  /** Says what is not known: "whether it reads stickers". */
  readonly namesMatter: (text: string) => boolean;
  /** Puts the answer off. */
  readonly putsOff: (text: string) => boolean;
  /** Content words. */
  readonly terms: (text: string) => readonly string[];
  /** The question as minutes have it. */
  readonly write: (remark: Remark) => string | undefined;
}

/** A question is put off soon after it is asked, if others ask or explain something in between. */
const remarksBack = 4;

/** An open question is told as it was asked: "I'd have to ask our people" does not say what is open. */
export function asAsked(acts: Acts, talk: Talk, words: AskingWords): Acts {
  const placesOf = placesIn(talk);
  const openQuestions = acts.openQuestions.map((item) => {
    const own = placesOf(item);
    const echoed = echoedIn(own, item, talk.remarks, words);
    if (!echoed && words.namesMatter(item.text)) return item;
    const asked = echoed ?? askedFor(own, talk.remarks, words);
    const text = asked && words.write(asked);
    if (!asked || text === undefined) return item;
    return { text, askedBy: asked.speaker, spans: [...new Set([...asked.spans, ...item.spans])] };
  });
  return { ...acts, openQuestions };
}

/** Of the item's own remarks one that asks, else what was asked before an answer that puts it off. */
function askedFor(own: readonly number[], remarks: readonly Remark[], { asks, putsOff }: AskingWords) {
  const within = own.flatMap((i) => remarks[i] ?? []).find(asks);
  if (within) return within;
  const reply = own.flatMap((i) => remarks[i] ?? []).find(({ text }) => putsOff(text));
  if (!reply) return undefined;
  return remarks
    .slice(Math.max(0, reply.index - remarksBack), reply.index)
    .findLast((remark) => remark.speaker !== reply.speaker && asks(remark));
}

/** "The used ones? I'd have to ask.": who puts a question off took up a word of it, and what he was asked is open. */
function echoedIn(
  own: readonly number[],
  { text, askedBy }: Acts['openQuestions'][number],
  remarks: readonly Remark[],
  { asks, putsOff, terms }: AskingWords,
): Remark | undefined {
  const said = own.flatMap((i) => remarks[i] ?? []);
  const reply = said.find((remark) => remark.speaker === askedBy && putsOff(remark.text));
  if (!reply || text.length > longestEcho || said.some((remark) => remark.speaker !== askedBy && asks(remark)))
    return undefined;
  const asked = remarks
    .slice(Math.max(0, reply.index - remarksBack), reply.index)
    .findLast((remark) => remark.speaker !== askedBy && asks(remark));
  const words = new Set(terms(text));
  return asked && terms(asked.text).some((term) => words.has(term)) ? asked : undefined;
}

const longestEcho = 30;
