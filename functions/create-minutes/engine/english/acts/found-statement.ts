import type { Remark } from '../../../facts/talk.ts';
import { withoutThing } from './choices/without-thing.ts';
import { countWords } from '../split.ts';
import { matterOf } from './matter.ts';
import { type Reporter, saidIn, withPointed } from './reported.ts';

/** With less of its own a remark is told together with what it answers. */
export const ownMatter = 2;
const leastWords = 2;

/** Undefined where too little would be told. */
export function worded(text: string): string | undefined {
  return countWords(text) >= leastWords ? text : undefined;
}

/** What was said, as minutes tell it. */
export function foundStatement(remark: Remark, reporter: Reporter): string | undefined {
  return worded(withoutThing(remark.text) ?? reporter.statement(remark.text, saidIn(remark)));
}

/** What is told of a remark, with the one before it where it has little of its own. */
export function withBefore(
  remark: Remark,
  before: Remark | undefined,
  told: string | undefined,
  reporter: Reporter,
): string | undefined {
  const matter = matterOf(remark.text).size;
  if (matter >= ownMatter || !before || matterOf(before.text).size === 0) return told;
  const earlier = foundStatement(before, reporter);
  if (told === undefined || matter === 0) return earlier ?? told;
  return earlier === undefined ? told : withPointed(told, earlier);
}
