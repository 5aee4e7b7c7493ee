import type { Remark } from '../../facts/talk.ts';

/** Words that carry matter or figures: in Japanese what is not in hiragana. */
const word = /[\p{sc=Han}\p{sc=Katakana}ー]{1,12}|[\p{N}.,]*\p{N}|\p{sc=Latin}{3,}/gu;
const figure =
  /\p{N}|^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|half)$/u;
/** A reply of more words says something of its own. */
const mostWords = 40;

type Words = ReadonlySet<string>;

/** How far each remark says again what the turn before it said, and how far the turn after it says the same again. */
export function takenUpIn(
  remarks: readonly Remark[],
  turns: readonly { readonly remarks: readonly number[] }[],
): readonly (readonly number[])[] {
  const words = remarks.map(({ text }): Words => new Set(text.toLowerCase().match(word) ?? []));
  const ofTurn = turns.map((turn) => joined(turn.remarks.map((i) => words[i] ?? none)));
  const told: (readonly number[])[] = [];
  for (const [at, turn] of turns.entries()) {
    const [before = none, after = none] = [ofTurn[at - 1], ofTurn[at + 1]];
    for (const i of turn.remarks) {
      const own = words[i] ?? none;
      told[i] = [
        shareIn(own, before),
        shareIn(after, own),
        flagOf(own, before),
        flagOf(own, after),
        Math.min(mostWords, own.size),
        Math.min(mostWords, before.size),
        Math.min(mostWords, after.size),
      ];
    }
  }
  return told;
}

const none: Words = new Set();

function joined(parts: readonly Words[]): Words {
  return parts.length === 1 ? (parts[0] ?? none) : new Set(parts.flatMap((part) => [...part]));
}

/** The share of the words that stand in others; 0 of none. */
function shareIn(words: Words, others: Words): number {
  let shared = 0;
  for (const one of words) if (others.has(one)) shared++;
  return words.size === 0 ? 0 : shared / words.size;
}

/** A figure stands in both. */
function flagOf(words: Words, others: Words): number {
  for (const one of words) if (others.has(one) && figure.test(one)) return 1;
  return 0;
}
