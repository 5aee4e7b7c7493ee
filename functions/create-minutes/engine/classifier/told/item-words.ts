import type { Acts } from '../../draft.ts';
import type { ActWording } from '../act-wording.ts';
import { exchangeAt } from '../exchange.ts';
import { raisedIn } from './raised.ts';
import { replyTo } from './reply-to.ts';
import { type Reviewed, withSpans } from '../items/reviewed.ts';

/** Writes an item from remarks by their positions, the most telling first; undefined where too little would be said. */
export type Write<One> = (own: readonly number[]) => One | undefined;

/** How the items of each kind are written that the rules passed over. */
export interface ItemWriters {
  readonly choice: Write<Acts['decisions'][number]>;
  readonly task: Write<Acts['actionItems'][number]>;
  readonly question: Write<Acts['openQuestions'][number]>;
  readonly doubt: Write<Acts['objections'][number]>;
}

export function itemWriters({ remarks, heard, reader, wording }: Reviewed): ItemWriters {
  const spansOf = (own: readonly number[]) => withSpans([], own, remarks);
  const written = (own: readonly number[], wordingOf: ActWording['statement'], all = own) => {
    const told = worded(own, wordingOf, remarks);
    return told && { text: told.text, spans: spansOf([...all, ...told.from]) };
  };
  return {
    choice: (own) => written(own, wording.choice),
    task: (own) => {
      const best = own.find((i) => remarks[i] && wording.givesDeed(remarks[i])) ?? own[0] ?? 0;
      const task = remarks[best] && wording.task(remarks[best], remarks[best - 1], exchangeAt(best, remarks));
      return task && { ...task, spans: [...new Set([...(task.alsoFrom ?? []), ...spansOf(own)])] };
    },
    question: (own) => {
      const asking = own.flatMap((i) => {
        const text = remarks[i] && wording.question(remarks[i]);
        const tells = text !== undefined && (/[?？。]$/u.test(text) || reader.terms(text).length > 0);
        return tells ? [{ text, askedBy: remarks[i]?.speaker }] : [];
      });
      const told = asking.find(({ text }) => /[?？]$/u.test(text)) ?? asking[0];
      return told && { ...told, spans: spansOf(own) };
    },
    doubt: (own) => {
      // what the seller answers is none of the doubts about him
      const raised = raisedIn(own, remarks);
      const [best] = raised;
      const doubt = written(raised, wording.statement, own);
      if (!doubt) return undefined;
      const reply = replyTo(own, remarks, heard, wording);
      const response = reply === undefined ? undefined : remarks[reply] && wording.statement(remarks[reply], undefined);
      return {
        ...doubt,
        spans: response === undefined || reply === undefined ? doubt.spans : withSpans(doubt.spans, [reply], remarks),
        raisedBy: best === undefined ? undefined : remarks[best]?.speaker,
        response,
      };
    },
  };
}

/** A wording, and the remarks it was made of. */
export interface Worded {
  readonly text: string;
  readonly from: readonly number[];
}

/** The wording of the first of some remarks: what says little is told with the one before it, unless it is one of more. */
export function worded(
  own: readonly number[],
  wordingOf: ActWording['statement'],
  remarks: Reviewed['remarks'],
  isOneOfMore = false,
): Worded | undefined {
  const [best = -1] = own;
  const [remark, before] = [remarks[best], isOneOfMore ? undefined : remarks[best - 1]];
  const text = remark && wordingOf(remark, before);
  if (remark === undefined || text === undefined) return undefined;
  return { text, from: text === wordingOf(remark, undefined) ? [best] : [best - 1, best] };
}
