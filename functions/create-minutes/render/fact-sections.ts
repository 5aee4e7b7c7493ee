import type { Amount } from '../minutes/facts.ts';
import type { MinutesContent } from '../minutes/minutes.ts';
import type { SectionName } from '../sections/templates.ts';
import { amountText } from './amount-text.ts';
import type { Block, Row } from './blocks.ts';
import type { Labels } from './labels.ts';
import { metricFacts } from './metric-facts.ts';
import { saidAround } from './said-around.ts';

/** What was named and counted; undefined when there is nothing to show. */
export function factSection(name: SectionName, content: MinutesContent, labels: Labels): Block | undefined {
  const { amounts, competitors, concessions, framework, trackers, metrics, meeting } = content;
  switch (name) {
    case 'amounts':
      return table(
        [labels.amount, labels.meaning, labels.status],
        amounts.map((one) => amountRow(one, meeting.language, labels)),
      );
    case 'competitors':
      return listed(
        competitors.map((one) => ({ text: one.name, small: labels.relations[one.relation], evidence: one.evidence })),
      );
    case 'concessions':
      return listed(
        concessions.map((one) => ({ text: one.text, small: labels.statuses[one.status], evidence: one.evidence })),
      );
    case 'framework':
      return table([labels.slot, labels.status, labels.said], framework ? slotRows(framework, labels) : []);
    case 'trackers':
      return listed(
        trackers
          .filter(({ count }) => count > 0)
          .map(({ name: tracker, count, evidence }) => ({
            text: tracker,
            small: labels.times(count),
            evidence: evidence.slice(0, shownPlaces),
          })),
      );
    case 'metrics':
      return metricFacts(metrics, labels);
    default:
      return undefined;
  }
}

/** References after a tracker; the answer has more of them. */
const shownPlaces = 5;

function table(columns: readonly string[], rows: readonly Row[]): Block | undefined {
  return rows.length > 0 ? { kind: 'table', columns, rows } : undefined;
}

function listed(entries: Extract<Block, { kind: 'list' }>['entries']): Block | undefined {
  return entries.length > 0 ? { kind: 'list', entries } : undefined;
}

function amountRow(amount: Amount, language: 'en' | 'ja', labels: Labels): Row {
  const { kind, status, tax, evidence } = amount;
  const shown = language === 'en' && hasFigure(amount) ? amount.text : amountText(amount, language);
  const said = saidAround(amount, language) ?? (isTold(amount, shown) ? undefined : amount.text);
  const named = kind === 'other' && said !== undefined ? '' : labels.kinds[kind];
  const meaning = [named, tax ? labels.taxes[tax] : ''].filter(Boolean).join(labels.comma);
  return {
    cells: [
      { text: shown },
      { text: meaning, small: said === undefined ? undefined : labels.quoted(said) },
      { text: labels.statuses[status] },
    ],
    evidence,
  };
}

/** Digits, and what they are to be multiplied by. */
const bareNumber = /^[\d０-９.,，．\s百千万億]+(?:k|m|grand|thousand|million)?$/iu;

/** The words have digits, and say what they are in and for. */
function hasFigure({ text, per, unit }: Amount): boolean {
  const isBare = unit !== null && bareNumber.test(text);
  return /[\d０-９]/.test(text) && !isBare && per.every((one) => text.includes(one));
}

function isTold({ text }: Amount, shown: string): boolean {
  return shown.includes(text.normalize('NFKC').trim());
}

function slotRows(framework: NonNullable<MinutesContent['framework']>, labels: Labels): readonly Row[] {
  return Object.entries(framework).map(([slot, { status, value, nextQuestion, evidence }]) => ({
    cells: [
      { text: labels.slots[slot] ?? slot },
      { text: labels.slotStatuses[status] },
      { text: value ?? '', small: nextQuestion ? `→ ${nextQuestion}` : undefined },
    ],
    evidence,
  }));
}
