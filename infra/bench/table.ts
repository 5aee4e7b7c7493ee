import type { Bar, Measurement } from './measurement.ts';

const header = ['what', 'median', 'beside', 'ratio', 'bar', '', 'note'] as const;

/** The measurements in columns, for a terminal. */
export function tableOf(title: string, rows: readonly Measurement[]): string {
  const cells = [header, ...rows.map(cellsOf)];
  const widths = header.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const lines = cells.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  return `${title}\n${lines.map((line) => `  ${line.trimEnd()}`).join('\n')}\n`;
}

function cellsOf({ what, median, unit, baseline, ratio, bar, met, note }: Measurement): readonly string[] {
  return [
    what,
    `${rounded(median)} ${unit}`,
    baseline === undefined ? '' : `${rounded(baseline)} ${unit}`,
    ratio === undefined ? '' : `${ratio.toFixed(2)}x`,
    barText(bar, unit),
    met ? 'ok' : 'MISSED',
    note,
  ];
}

function barText({ of, atMost, atLeast }: Bar, unit: string): string {
  const limit = `${atMost === undefined ? '>=' : '<='} ${atMost ?? atLeast}`;
  return of === 'ratio' ? `${limit}x` : `${limit} ${unit}`;
}

function rounded(value: number): string {
  return value >= 1000 ? value.toFixed(0) : value.toFixed(1);
}
