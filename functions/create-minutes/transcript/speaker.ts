const labelPattern = /^\s*(?:\[([\d:.,]{4,12})\]\s*)?([^:：]{1,80})[:：]/u;
const nameWord = /^[\p{Lu}\p{Lo}\p{Lt}(（【"“'’\d&-]/u;
const particle = /^(?:de|da|di|del|della|van|von|der|den|la|le|of|and|the|y|bin|al)$/;
/** Labels of a document, which stand where a name stands but are nobody's. */
const notNames = new Set(
  'agenda|attendees|participants|date|time|location|subject|title|topic|meeting|note|notes|action|actions|todo|http|https|ps|re|fwd|cc|議題|日時|場所|参加者|出席者|件名|注|備考'.split(
    '|',
  ),
);
const maxNameWords = 8;
/** No label ends later; what follows may be as long as it likes. */
const maxLabel = 160;

export interface Label {
  readonly speaker: string;
  readonly text: string;
  /** The clock reading in brackets before the name, as written. */
  readonly clock: string | undefined;
}

/** Reads `Name: text` (also with a full-width colon, also `【Name】：text`). Undefined when what stands before the colon is not a name. */
export function parseLabel(line: string): Label | undefined {
  const [whole = '', clock, before] = labelPattern.exec(line.slice(0, maxLabel)) ?? [];
  if (before === undefined) return undefined;
  const text = line.slice(whole.length).trim();
  const speaker = before.replace(/[【】*]/g, '').trim();
  if (!isName(speaker) || text.startsWith('//')) return undefined;
  return { speaker, text, clock };
}

function isName(label: string): boolean {
  if (!/\p{L}/u.test(label) || /^\d/.test(label) || /[?!。、？！;；]/.test(label)) return false;
  if (/[a-z]{3,}\.\s/.test(label) || notNames.has(label.toLowerCase())) return false;
  const words = label
    .replace(/[(（].*[)）]/, ' ')
    .split(/\s+/)
    .filter(Boolean);
  if (words.length === 0 || words.length > maxNameWords) return false;
  // one lower-case word ("anna: hi", "spk_0: hi") is how chats and tools write names; several are a sentence
  return words.length === 1 || words.every((word) => nameWord.test(word) || particle.test(word));
}
