import type { Remark } from '../../../../facts/talk.ts';
import type { Sentence } from '../../../sentence.ts';
import { type Clause, clausesOf } from '../clause.ts';
import type { Doing } from './deed-at.ts';
import type { Directory } from '../directory.ts';
import { doingIn } from './doing.ts';

/** The first thing that a remark gives somebody to do, where it is not refused. */
export function firstDoing(
  remark: Remark,
  people: Directory,
): { readonly clause: Clause; readonly doing: Doing } | undefined {
  for (const clause of clausesOf(sentenceOf(remark))) {
    const doing = doingIn(clause, people);
    if (doing && doing.force !== 'refusal') return { clause, doing };
  }
  return undefined;
}

export function sentenceOf({ text, speaker, spans }: Remark): Sentence {
  return { index: -1, speaker, spans, raw: text, text, terms: [] };
}
