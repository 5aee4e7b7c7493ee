import { englishLexicon } from '../../../engine/classifier/english-lexicon.ts';
import { japaneseLexicon } from '../../../engine/classifier/japanese-lexicon.ts';
import type { Lexicon } from '../../../engine/classifier/lexicon.ts';
import type { Talk } from '../../talk.ts';
import type { Figure, Reading } from './reading.ts';

const lexicons: Readonly<Record<Talk['code'], Lexicon>> = { en: englishLexicon, ja: japaneseLexicon };
/** Words on either side that are looked at, and the characters they take at most. */
const nearest = 5;
const reach = 60;

/** What the linear model sees of a figure: the words around it and what it is in; each once more with how the figure is taken. */
export function wordsAround({ people, code }: Talk): (figure: Figure) => (reading: Reading) => ReadonlySet<string> {
  const lexicon = lexicons[code];
  const names = lexicon.namesOf(people);
  return (figure) => {
    const seen = seenAround(figure, (text) => lexicon.words(text, names), lexicon.classOf);
    const side = figure.remark.side ?? 'external';
    return ({ as, way }) => {
      const how = way === 'said' ? as : `${as} ${way}`;
      const counted = as === 'count' && figure.quantity.unit !== undefined ? [`of ${figure.quantity.unit}`] : [];
      const told = [...seen, ...counted].flatMap((feature) => [`${as}: ${feature}`, `${how}: ${feature}`]);
      return new Set([how, `${how} ${side}`, ...told]);
    };
  };
}

function seenAround(
  { quantity, remark: { text } }: Figure,
  words: (text: string) => readonly string[],
  classOf: Lexicon['classOf'],
): readonly string[] {
  const { start, end, per } = quantity;
  const before = [...words(text.slice(Math.max(0, start - reach), start))].slice(-nearest);
  const after = [...words(text.slice(end, end + reach))].slice(0, nearest);
  if (before.length < nearest) before.unshift('^');
  if (after.length < nearest) after.push('$');
  return [
    ...before.map((word) => `${classOf(word)} _`),
    ...after.map((word) => `_ ${classOf(word)}`),
    `${before.at(-1)}<`,
    `${before.slice(-2).join(' ')}<`,
    `>${after[0]}`,
    `>${after.slice(0, 2).join(' ')}`,
    `${before.at(-1)}<>${after[0]}`,
    ...per.map((unit) => `per ${unit}`),
  ];
}
