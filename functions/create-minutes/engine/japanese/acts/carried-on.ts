import type { Remark } from '../../../facts/talk.ts';
import type { DraftAction } from '../../draft.ts';
import { turnOf } from '../../classifier/surroundings.ts';
import { cleanJapanese } from '../clean.ts';
import type { Style } from '../wording/style.ts';
import { wordTask } from '../wording/task.ts';
import { promiseWeight } from './tasks/promises.ts';

/** Says nothing but that nothing is said now. */
const takesAway = /^(?:(?:一旦|いったん|一度|ちょっと)、?)*(?:持ち帰|預か|検討)[^を、。]{0,8}。$/u;
const mostRemarks = 3;

/** 「持ち帰らせてください。部長に相談して、来週中にお返事します」: what somebody takes away is told by what he will do with it. */
export function carriedOn(item: DraftAction, at: number, remarks: readonly Remark[], style: Style): DraftAction {
  const own = remarks[at];
  if (!own || !takesAway.test(item.text)) return item;
  const next = remarks
    .slice(at + 1, at + 1 + mostRemarks)
    .find((remark) => turnOf(remark) === turnOf(own) && promiseWeight(cleanJapanese(remark.text)) > 0);
  if (!next) return item;
  const text = wordTask(cleanJapanese(next.text), false, style);
  return { ...item, text, spans: [...new Set([...item.spans, ...next.spans])] };
}
