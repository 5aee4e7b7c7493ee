import type { Figures, ItemFigures } from './figures.ts';
import { itemKinds } from './score-case.ts';

/** Figures by the name of their column (all meetings, or those of one language), as text. */
export function printSales(report: Readonly<Record<string, Figures>>): string {
  const columns = Object.entries(report);
  const row = (name: string, cell: (figures: Figures) => string) =>
    [name.padEnd(36), ...columns.map(([, figures]) => cell(figures).padStart(22))].join('');
  return [
    ['sales meetings'.padEnd(36), ...columns.map(([name, { meetings }]) => `${name} (${meetings})`.padStart(22))].join(
      '',
    ),
    ...itemKinds.map((kind) => row(`${kind} P / R / F1`, ({ items }) => ofItems(items[kind]))),
    row('owner / due of found action items', ({ owner, due }) => `${percent(owner)} / ${percent(due)}`),
    row('objection answered or not', ({ answered }) => percent(answered)),
    row('next meeting', ({ nextMeeting }) => percent(nextMeeting)),
    row('BANT all slots / balanced', ({ bant }) => `${percent(bant.accuracy)} / ${percent(bant.balanced)}`),
    row('traps fallen into', ({ traps }) => `${traps.right} of ${traps.of}`),
    row('items with verbatim quotes only', ({ verbatim }) => percent(verbatim)),
    row('macro', ({ macro }) => percent(macro)),
  ].join('\n');
}

const ofItems = ({ precision, recall, f1 }: ItemFigures) => [precision, recall, f1].map(percent).join(' / ');

function percent(share: number | undefined): string {
  return (share === undefined ? '-' : (100 * share).toFixed(1)).padStart(5);
}
