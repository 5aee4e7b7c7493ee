import type { Sentence } from '../sentence.ts';
import { isRunOn } from './run-on/run-on.ts';

const hesitation = /\b(?:u+h+m*|u+m+|e+r+m*|h+m+|mm+)\b|\b(\p{L}{1,12}) \1\b/giu;
/**
 * Of the words of corpora that keep every "um" two to ten in a hundred are one, of transcripts for readers hardly any:
 * no meeting of AMI and ICSI has fewer than 0.02, no invented sales call more than 0.008.
 */
const hesitantShare = 0.012;

/** Whether speech stands as it was uttered, with hesitations, or without any full stop: what was learnt of such talk fits it. */
export function isSpontaneous(sentences: readonly Sentence[]): boolean {
  const told = known.get(sentences) ?? readsSpontaneous(sentences);
  known.set(sentences, told);
  return told;
}

/** Asked for at each step that tells a team from two sides. */
const known = new WeakMap<readonly Sentence[], boolean>();

function readsSpontaneous(sentences: readonly Sentence[]): boolean {
  const texts = sentences.map(({ raw }) => raw);
  let words = 0;
  let hesitations = 0;
  for (const text of texts) {
    words += text.match(/\S+/g)?.length ?? 0;
    hesitations += text.match(hesitation)?.length ?? 0;
  }
  return hesitations > hesitantShare * words || isRunOn(texts);
}
