import type { Remark } from '../../../../facts/talk.ts';

const number = String.raw`(?:\d+(?:[.,]\d+)*|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)(?:-\p{L}+)?)`;
/** "Fifteen it is", "oh, fifteen then" */
const picks = new RegExp(
  `^(?:(?:oh|okay|ok|right|yeah|yes|so|then|and|well|all right|good|great|fine)[,.]? )*(${number})(?:,? (?:it is|it stays|then))+[.!]*$`,
  'iu',
);
const offers = /\b(?:could|would|can|might|what if|how about|start with)\b/i;
const afterthought = /,? and (?:then )?see (?:how|what|where) [^.]*/i;

/** A number that was picked after an offer took the place of the offered one: "we could start with twelve" ... "fifteen it is". */
export function withNumberPicked(
  text: string,
  at: number,
  own: readonly number[],
  remarks: readonly Remark[],
): string | undefined {
  const said = [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}.,-])${number}(?![\\p{L}\\p{N}-])`, 'giu'))];
  const [offered, second] = said;
  if (!offered || second || !offers.test(remarks[at]?.text ?? '')) return undefined;
  for (const i of own.filter((place) => place > at).toReversed()) {
    const picked = picks.exec(remarks[i]?.text ?? '')?.[1]?.toLowerCase();
    if (picked !== undefined && picked !== offered[0].toLowerCase())
      return text.replace(offered[0], picked).replace(afterthought, '');
  }
  return undefined;
}
