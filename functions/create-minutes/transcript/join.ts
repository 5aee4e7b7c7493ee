import type { Turn, Utterance } from './turn.ts';

const solidEnd = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー。、？！」]$/u;
const solidStart = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}「]/u;

/** Captions cut speech into pieces of a few seconds; pieces of one speaker that follow each other are one turn. */
export function joinSameSpeaker(pieces: readonly Utterance[]): readonly Utterance[] {
  const groups: Utterance[][] = [];
  for (const piece of pieces) {
    const group = groups.at(-1);
    if (group?.[0] && group[0].speaker === piece.speaker) group.push(piece);
    else groups.push([piece]);
  }
  return groups.map((group) => ({
    speaker: group[0]?.speaker,
    text: joinTexts(group.map(({ text }) => text)),
    start: group[0]?.start,
    end: group.at(-1)?.end,
  }));
}

/** Gives each utterance its id, by position. */
export function numbered(utterances: readonly Utterance[]): readonly Turn[] {
  return utterances.map((utterance, index) => ({ id: `t${index + 1}`, ...utterance }));
}

/** Joins pieces of one text: with a space, but for scripts that are written without. */
export function joinTexts(texts: readonly string[]): string {
  let last = '';
  const parts: string[] = [];
  for (const text of texts) {
    if (!text) continue;
    if (last && !(solidEnd.test(last) && solidStart.test(text))) parts.push(' ');
    parts.push(text);
    last = text.slice(-1);
  }
  return parts.join('');
}
