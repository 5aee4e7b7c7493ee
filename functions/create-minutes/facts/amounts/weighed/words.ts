import type { WordsNear } from '../../words-near.ts';
import type { Figure, Reading } from './reading.ts';

/** What the linear model sees of a figure: the words around it and what it is in; each once more with how the figure is taken. */
export function wordsAround(near: WordsNear): (figure: Figure) => (reading: Reading) => ReadonlySet<string> {
  return ({ quantity, remark }) => {
    const { start, end, per, unit } = quantity;
    const around = near.around(remark.text.slice(0, start), remark.text.slice(end));
    const seen = [...around, ...per.map((one) => `per ${one}`)];
    return ({ as, way }) => {
      const how = way === 'said' ? as : `${as} ${way}`;
      const counted = as === 'count' && unit !== undefined ? [`of ${unit}`] : [];
      const told = [...seen, ...counted].flatMap((feature) => [`${as}: ${feature}`, `${how}: ${feature}`]);
      return new Set([how, `${how} ${remark.side ?? 'external'}`, ...told]);
    };
  };
}
