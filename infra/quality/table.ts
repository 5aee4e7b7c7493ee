import type { ItemScore, Scores } from './aggregate.ts';
import type { Rouge } from './rouge.ts';

/** The scores of several systems on several data sets. */
export type Report = Readonly<Record<string, Readonly<Record<string, Scores>>>>;

const heading =
  'system      |  R1    R2    RL   | cov  | full R1  R2   RL   | qcov | decisions P/R/F1 | actions P/R/F1   | open P/R/F1      | characters R1/R2/RL';

export function printTable(report: Report): string {
  return Object.entries(report)
    .map(([set, systems]) => {
      const [any] = Object.values(systems);
      const rows = Object.entries(systems).map(([name, scores]) => row(name, scores));
      return [`${set} (${any?.meetings ?? 0} meetings)`, heading, ...rows].join('\n');
    })
    .join('\n\n');
}

function row(name: string, scores: Scores): string {
  const cells = [
    name.padEnd(11),
    ` ${ofRouge(scores.summary)} `,
    ` ${figure(scores.coverage)} `,
    `  ${ofRouge(scores.full)}   `,
    ` ${figure(scores.answers)} `,
    ...[scores.decisions, scores.actionItems, scores.openQuestions].map((items) => ` ${ofItems(items)}`),
    ` ${scores.characters ? ofRouge(scores.characters) : ''}`,
  ];
  return cells.join('|').trimEnd();
}

function ofRouge(scores: Rouge | undefined): string {
  return [scores?.r1, scores?.r2, scores?.rl].map(figure).join('  ');
}

function ofItems(scores: ItemScore | undefined): string {
  return [scores?.precision, scores?.recall, scores?.f1].map(figure).join(' ').padEnd(17);
}

function figure(value: number | undefined): string {
  return (value === undefined ? '-' : value.toFixed(1)).padStart(4);
}
