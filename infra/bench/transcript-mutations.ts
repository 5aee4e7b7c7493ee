const tokens = [
  '\n',
  '\n\n',
  '\r',
  '\r\n',
  '\t',
  ' ',
  '\0',
  '\ufeff',
  '\u3000',
  ':',
  '：',
  '-->',
  ' --> ',
  '<v ',
  '<v Ann>',
  '</v>',
  '<',
  '>',
  '&',
  '&amp;',
  '&#',
  '【',
  '】',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  '"',
  ',',
  'null',
  '-1',
  '1e309',
  '1e999',
  '99999999999999999999',
  '0',
  '00:00:01.000',
  '00:00:01,000',
  '0:00',
  '10:30',
  'WEBVTT',
  'NOTE',
  '**',
  '--',
  'Ann: ',
  '田中：',
  'さん',
  'ご視聴ありがとうございました',
  '2026-11-18T10:00:00Z',
  '\ud83d',
  '👋',
  '__proto__',
  '"constructor":',
  '\\u0000',
  'a'.repeat(300),
  '9'.repeat(300),
];

/** Random numbers that are the same for the same seed (mulberry32): a finding can be seen again. */
export function randomBelow(seed: number): (limit: number) => number {
  let state = seed | 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

const maxChanges = 6;

/** A text changed in one to six places: cut, doubled, overwritten, mixed with another one. */
export function mutate(text: string, others: readonly string[], random: (limit: number) => number): string {
  let changed = text;
  for (let left = 1 + random(maxChanges); left > 0; left -= 1) changed = change(changed, others, random);
  return changed;
}

function change(text: string, others: readonly string[], random: (limit: number) => number): string {
  const from = random(text.length + 1);
  const to = Math.min(text.length, from + random(random(4) === 0 ? 400 : 12));
  const [before, range, after] = [text.slice(0, from), text.slice(from, to), text.slice(to)];
  const token = tokens[random(tokens.length)] ?? '';
  const other = others[random(others.length)] ?? '';
  switch (random(8)) {
    case 0:
      return before + after;
    case 1:
      return before + range + range + after;
    case 2:
      return before + token + after;
    case 3:
      return before + token + range + after;
    case 4:
      return before + String.fromCharCode(random(0x10000)) + after;
    case 5:
      return before + other.slice(random(other.length + 1)).slice(0, random(600)) + after;
    case 6:
      return before;
    default:
      return before + range.repeat(1 + random(20)) + after;
  }
}
