import type { Remark, Talk } from '../facts/talk.ts';
import type { Acts } from './draft.ts';
import { placesIn, tellingPlace } from './places.ts';

/** How a language tells what answers a worry. */
export interface AnswerWords {
  /** Sympathy, a question back, a clause without what it belongs to: nothing that answers. */
  readonly isNoAnswer: (text: string) => boolean;
  /** Asks one of these people, and so answers nothing yet: 土井さん、月に二回ではどうですかね, said to a colleague. */
  readonly asksOneOf?: (text: string, names: readonly string[]) => boolean;
  /** Says no more than that the worry was heard, or that an answer will follow. */
  readonly isSympathy: (text: string) => boolean;
  /** A condition or an aside of a sentence that goes on, in a language whose answers are told by clauses. */
  readonly isFragment?: (text: string) => boolean;
  /** Invites to something, in a language whose invitations are told by themselves: 焼いてみませんか. */
  readonly invites?: (text: string) => boolean;
  readonly write: (remark: Remark) => string | undefined;
  readonly words: (text: string) => readonly string[];
  /** Asks, or turns to something else: no more of the answer. */
  readonly endsAnswer: (text: string) => boolean;
  /** An answer of so many characters is told with what its speaker goes on to say. */
  readonly shortAnswer: number;
  /** Between two sentences. */
  readonly space: string;
}

/** How many remarks after its first one an answer may come, and with so few characters the other one only nods. */
const reach = 5;
const nodCharacters = 25;

/** Objections with what answers them: whoever is sorry first says what he does about it in the next sentence. */
export function withAnswers(acts: Acts, talk: Talk, given: AnswerWords): Acts {
  const { remarks } = talk;
  const placesOf = placesIn({ remarks });
  const colleagues = colleaguesIn(remarks);
  const words: Answering = {
    ...given,
    isNoAnswer: ({ text, speaker, side }) =>
      given.isNoAnswer(text) ||
      (given.asksOneOf?.(
        text,
        colleagues(side).filter((name) => name !== speaker),
      ) ??
        false),
  };
  const objections = acts.objections.map((item) => {
    if (item.response === undefined) return item;
    const isRaiser = (i: number) => remarks[i]?.speaker === item.raisedBy;
    const places = placesOf(item);
    const at = tellingPlace(
      item.response,
      places.filter((i) => !isRaiser(i)),
      remarks,
      words.words,
    );
    const raisedAt = tellingPlace(item.text, places.filter(isRaiser), remarks, words.words);
    const said = at === undefined ? undefined : remarks[at];
    if (at === undefined || !said) return item;
    const isBefore = raisedAt !== undefined && at < raisedAt && remarks[raisedAt]?.side !== 'internal';
    const isLater = raisedAt !== undefined && raisesAgain(raisedAt, at, remarks);
    if (!isBefore && !isLater && !words.isNoAnswer(said)) return inWhole(item, said, words);
    const better = isBefore || isLater ? answerTo(raisedAt, remarks, words) : answerFrom(at, remarks, words);
    const response = better && words.write(better);
    if (!better || response === undefined) {
      const isNone = words.isSympathy(said.text) || (isLater && words.isNoAnswer(said));
      return isNone ? { ...item, response: undefined } : item;
    }
    return { ...item, response, spans: [...new Set([...item.spans, ...better.spans])] };
  });
  return { ...acts, objections };
}

/** "If you took all of them." is told with what comes of it. */
function inWhole(item: Acts['objections'][number], said: Remark, words: Answering): Acts['objections'][number] {
  if (item.response === undefined || !words.isFragment?.(item.response)) return item;
  const response = words.write(said);
  return response === undefined ? item : { ...item, response };
}

/** The same, of a remark with whoever said it. */
type Answering = Omit<AnswerWords, 'isNoAnswer'> & { readonly isNoAnswer: (remark: Remark) => boolean };

/** Who speaks for a side. */
function colleaguesIn(remarks: readonly Remark[]): (side: Remark['side']) => readonly string[] {
  const bySide = new Map<Remark['side'], Set<string>>();
  for (const { speaker, side } of remarks)
    if (side && speaker) bySide.set(side, (bySide.get(side) ?? new Set()).add(speaker));
  return (side) => [...(bySide.get(side) ?? [])];
}

const asks = /[?？]\s*$/u;

/** What answers what he, or another of his side, asks next is no answer to what he said before. */
function raisesAgain(raisedAt: number, at: number, remarks: readonly Remark[]): boolean {
  const { speaker: raiser, side: raised } = remarks[raisedAt] ?? {};
  const between = remarks.slice(raisedAt + 1, at);
  const answered = between.findIndex(({ speaker, side }) => speaker !== raiser && !(side && side === raised));
  const goesOn = ({ speaker, side, text }: Remark) =>
    speaker === raiser
      ? text.length > nodCharacters || asks.test(text)
      : side !== undefined && side === raised && asks.test(text);
  return answered >= 0 && between.slice(answered).some(goesOn);
}

/** What the other side says next, to a worry that was told again after an answer to it. */
function answerTo(raisedAt: number, remarks: readonly Remark[], words: Answering): Remark | undefined {
  const raiser = remarks[raisedAt]?.speaker;
  const next = remarks.slice(raisedAt + 1, raisedAt + 1 + reach).find(({ speaker }) => speaker !== raiser);
  if (!next) return undefined;
  return words.isNoAnswer(next) ? answerFrom(next.index, remarks, words) : next;
}

function answerFrom(at: number, remarks: readonly Remark[], { isNoAnswer }: Answering): Remark | undefined {
  const { speaker, side } = remarks[at] ?? {};
  for (let i = at + 1; i <= at + reach; i++) {
    const remark = remarks[i];
    if (!remark) return undefined;
    if (remark.speaker !== speaker && !(side && side === remark.side)) {
      if (remark.text.length > nodCharacters || /[?？]\s*$/u.test(remark.text)) return undefined;
    } else if (!isNoAnswer(remark)) return remark;
  }
  return undefined;
}
