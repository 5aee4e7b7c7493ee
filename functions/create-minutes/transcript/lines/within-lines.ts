import type { People } from '../people.ts';
import type { Lines, Notice, Piece } from '../piece.ts';
import { toName, trustOf } from '../speaker.ts';

/** `… by Friday? Ben: Sure` */
const within = /(?<=[.?!。？！])\s{0,3}([^\s:：.?!。？！][^:：.?!。？！]{0,40})[:：](?!\/\/|\d)/gu;
/** No line is looked at further. */
const longestLine = 20_000;

/**
 * Lines in which somebody else seems to take over: what follows is read as the words of who stands at their begin. Told where the name is
 * one that speaks elsewhere, or where the whole transcript stands in one line.
 */
export function speakersWithinLines({ lines }: Lines, pieces: readonly Piece[], people: People): readonly Notice[] {
  const known = new Set(pieces.flatMap(({ speaker }) => speaker ?? []));
  if (known.size === 0) return [];
  const isAlone = lines.filter((line) => line.trim() !== '').length === 1;
  return lines.flatMap((line, index) => {
    const names = [...line.slice(0, longestLine).matchAll(within)].map(([, name = '']) => toName(name));
    const other = names.find(
      (name) => known.has(name) || people.known(name) || (isAlone && trustOf(name, people) === 'name'),
    );
    if (other === undefined) return [];
    return [
      { at: index + 1, text: `"${other}:" stands within the line; a speaker is read at the begin of a line only` },
    ];
  });
}
