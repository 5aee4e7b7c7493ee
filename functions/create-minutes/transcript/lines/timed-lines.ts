import { firstLines } from '../lines.ts';
import { withoutMarkup } from '../markup.ts';
import type { TextShape } from '../piece.ts';
import { toPeople } from '../people.ts';
import { parseLabelledLine } from './labelled-line.ts';
import { text } from './text.ts';

const nobody = toPeople([]);

/** A time and a name at the head of a line, in whatever order and brackets: `[00:05:32] Alice: ...`, `**Sarah (00:00):** ...`. */
export const timedLines: TextShape = {
  ...text,
  name: 'timed-lines',
  detect: (given) => {
    for (const { line, at } of firstLines(given)) {
      const head = parseLabelledLine(withoutMarkup(line), nobody);
      if (head?.start !== undefined && head.text && !head.label?.doubtful)
        return `line ${at} begins with a time${head.label ? ' and a name' : ''}`;
    }
    return undefined;
  },
};
