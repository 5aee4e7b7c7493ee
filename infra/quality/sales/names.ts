import type { Gold } from './gold.ts';
import { fold } from './keywords.ts';
import type { Tally } from './pair.ts';

const japanese = /[\u3040-\u30ff\u3400-\u9fff]/;
const compact = (name: string) => fold(name).replaceAll(' ', '');
const partsOf = (name: string) =>
  fold(name)
    .split(/[ ・]/)
    .filter((part) => part.length > 1);

/** Whether a told owner is the gold one: the same name, one part of it, or nobody twice. */
export function isSamePerson(told: string | null, gold: string | null): boolean {
  if (told === null || gold === null) return told === gold;
  const short = compact(told).replace(/(さん|様|氏)$/, '');
  const full = compact(gold);
  if (short === full || partsOf(told).includes(full)) return true;
  return short.length > 1 && (partsOf(gold).includes(short) || (japanese.test(short) && full.startsWith(short)));
}

/** Competitors found, strangers among them, and those that are missing; optional ones are no strangers. */
export function tallyCompetitors(told: readonly string[], gold: Gold): Tally {
  const names = [...new Map(told.map((name) => [compact(name), name])).values()];
  const known = [...gold.competitors, ...gold.competitorsOptional];
  const hits = gold.competitors.filter((spellings) => names.some((name) => isSpelling(name, spellings))).length;
  return {
    hits,
    wrong: names.filter((name) => !known.some((spellings) => isSpelling(name, spellings))).length,
    missed: gold.competitors.length - hits,
  };
}

/** A longer form of the name is right; a shorter one from half of its length. */
function isSpelling(told: string, spellings: string): boolean {
  const name = compact(told);
  return spellings
    .split('|')
    .map(compact)
    .some((one) => name.includes(one) || (name.length > 2 && one.includes(name) && name.length * 2 >= one.length));
}
