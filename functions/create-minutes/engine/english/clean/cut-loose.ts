import type { Sentence } from '../../sentence.ts';

const ended = /[.?!]["')\]]*\s*$/;
/** A speaker who stops so has not come to the end. */
const breaksOff = /[,–—-]\s*$/;
/** What follows is what is not so. */
const denies =
  /\b(?:not because|(?:is|was) it because|not saying|not (?:that|as if)|(?:do not|don['’]?t|did not|didn['’]?t|cannot|can['’]?t) (?:think|believe|say|mean))\b/i;
const endsInDenial = /(?:\bnot|n['’]t|\b(?:is|was) it|\bonly|\bjust)\s*$/i;
const goesOn = /^(?:and|or|because|that)\b/i;
const asks =
  /^(?:(?:and|so|but|or|well|okay),? )*(?:is|are|was|were|do|does|did|can|could|would|should|will|have|has|what|why|how) (?:it|there|that|this|we|you|they|he|she|I|the|if|about)\b/i;
const negated = /\bnot\b|n['’]t\b/i;
/** What has to be followed by something, where a sentence ends with it as it was said. */
const dangling = /(?:^|\s)(?:the|an?|to|of|with|for|from|because|if)[.,;:\s–—-]*$/i;

/**
 * Finds what says something else by itself than in its sentence, when a long one is told in pieces: a reason that was denied
 * ("it was not | because they were lazy"), a part of a question, the "not X" of "not X | but Y", what was not said to its end.
 */
export function cutLooseFinder(sentences: readonly Sentence[]): (sentence: Sentence) => boolean {
  return (sentence) => {
    if (isChopped(sentence)) return true;
    const before = piecesBefore(sentences, sentence);
    const next = sentences[sentence.index + 1];
    const isWithin = next !== undefined && goesOnIn(sentence, next);
    if (!isWithin && breaksOff.test(sentence.raw)) return true;
    if (isWithin && negated.test(sentence.raw) && /^but\b/i.test(next.raw)) return true;
    return isDenied(sentence, before) || isAsked(sentences, sentence, before);
  };
}

/** "We have looked at the lids of": its end was taken off, and something was to follow. */
function isChopped({ raw, text }: Sentence): boolean {
  const end = dangling.exec(raw)?.[0].match(/\p{L}+/u)?.[0];
  return end !== undefined && !new RegExp(`\\b${end}[.!]?$`, 'i').test(text);
}

/** A talk without full stops is one sentence; no more of it is looked at on either side. */
const mostPieces = 40;

/** The pieces of the same sentence that were said before it, in order. */
function piecesBefore(sentences: readonly Sentence[], sentence: Sentence): readonly Sentence[] {
  const pieces: Sentence[] = [];
  for (let at = sentence.index; at > sentence.index - mostPieces; at--) {
    const [before, here] = [sentences[at - 1], sentences[at]];
    if (!before || !here || !goesOnIn(before, here)) break;
    pieces.unshift(before);
  }
  return pieces;
}

/** Whether the second is a further piece of the first. */
function goesOnIn(piece: Sentence, next: Sentence): boolean {
  return piece.speaker === next.speaker && piece.spans.at(-1)?.turn === next.spans[0]?.turn && !ended.test(piece.raw);
}

function isDenied({ raw }: Sentence, before: readonly Sentence[]): boolean {
  const said = before.at(-1)?.raw ?? '';
  return (/^because\b/i.test(raw) && endsInDenial.test(said)) || (goesOn.test(raw) && denies.test(said));
}

function isAsked(sentences: readonly Sentence[], sentence: Sentence, before: readonly Sentence[]): boolean {
  if (!asks.test(before[0]?.raw ?? '')) return false;
  let last = sentence;
  for (const next of sentences.slice(last.index + 1, last.index + 1 + mostPieces)) {
    if (!goesOnIn(last, next)) break;
    last = next;
  }
  return /\?["')\]]*\s*$/.test(last.raw);
}
