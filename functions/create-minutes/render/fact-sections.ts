import type { Amount } from '../minutes/facts.ts';
import type { Metrics } from '../minutes/metrics.ts';
import type { MinutesContent } from '../minutes/minutes.ts';
import type { SectionName } from '../sections/templates.ts';
import { amountText } from './amount-text.ts';
import type { Block, Row } from './blocks.ts';
import type { Labels } from './labels.ts';
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
            text: `${tracker}: ${count}`,
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
  const meaning = [labels.kinds[kind], tax ? labels.taxes[tax] : ''].filter(Boolean).join(', ');
  const said = saidAround(amount, language);
  return {
    cells: [
      asWritten(amount, language, said !== undefined),
      said === undefined ? meaning : labels.meant(meaning, said),
      labels.statuses[status],
    ],
    evidence,
  };
}

/** As said where that has digits and says what they are in and for; else the figure, with the words after it where they are others and not quoted beside it. */
function asWritten(amount: Amount, language: 'en' | 'ja', isQuoted: boolean): string {
  const { text, per, unit } = amount;
  const isBare = unit !== null && /^[\d０-９.,，．\s]+$/.test(text);
  const whole = /[\d０-９]/.test(text) && !isBare && per.every((one) => text.includes(one));
  if (whole) return text;
  const figure = amountText(amount, language);
  const saysAll = isQuoted || figure.includes(text.normalize('NFKC').trim());
  return saysAll ? figure : `${figure} (${text})`;
}

function slotRows(framework: NonNullable<MinutesContent['framework']>, labels: Labels): readonly Row[] {
  return Object.entries(framework).map(([slot, { status, value, nextQuestion, evidence }]) => ({
    cells: [
      labels.slots[slot] ?? slot,
      labels.slotStatuses[status],
      [value, nextQuestion && `→ ${nextQuestion}`].filter(Boolean).join(' '),
    ],
    evidence,
  }));
}

function metricFacts(
  { internal, external, longestMonologue, interactivity, patience, speakers }: Metrics,
  labels: Labels,
): Block | undefined {
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  const shares = speakers.map((one) => `${one.name} ${percent(one.shareOfSpeech ?? one.shareOfText)}`).join(', ');
  const facts: (readonly [string, string])[] = [
    [speakers[0]?.shareOfSpeech == null ? labels.shareOfText : labels.shareOfSpeech, shares],
    ...(internal && external ? [[labels.questions, `${internal.questions} / ${external.questions}`] as const] : []),
    ...(longestMonologue
      ? [
          [
            internal ? labels.longestMonologueOfSeller : labels.longestMonologue,
            `${longestMonologue.name}, ${labels.seconds(Math.round(longestMonologue.seconds))}`,
          ] as const,
        ]
      : []),
    ...(interactivity === null ? [] : [[labels.interactivity, String(interactivity)] as const]),
    ...(patience === null ? [] : [[labels.patience, labels.seconds(patience.median)] as const]),
  ];
  return speakers.length > 1 ? { kind: 'facts', facts } : undefined;
}
