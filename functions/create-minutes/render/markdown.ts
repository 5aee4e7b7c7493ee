import type { MinutesContent } from '../minutes/minutes.ts';
import type { Turn } from '../transcript/turn.ts';
import type { Block, Cell, Cited, Entry, Section } from './blocks.ts';
import { headFacts } from './facts.ts';
import type { Labels } from './labels.ts';
import { type Layout, layOut } from './layout.ts';
import { citedPassages, turnIdsOf } from './passages.ts';

/** How blocks are written. */
interface Style {
  readonly labels: Labels;
  /** What stands behind an item for what it rests on. */
  readonly notes: (item: Cited) => string;
}

/** The minutes as Markdown; what an item rests on stands in footnotes named after the turns, unless the layout has none. */
export function renderMarkdown(content: MinutesContent, turns: readonly Turn[], layout?: Layout): string {
  const { labels, sections } = layOut(content, layout);
  const hasNotes = layout?.footnotes ?? true;
  const style: Style = { labels, notes: hasNotes ? notesOf : () => '' };
  const blocks = [
    ...heading(content, labels),
    ...sections.flatMap(({ heading: title, block }) => [`## ${inert(title)}`, ...write(block, style)]),
    hasNotes && passages(sections, turns, labels),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function heading(content: MinutesContent, labels: Labels): readonly string[] {
  const facts = headFacts(content, labels).map(
    ({ name, text }) => `**${inert(name)}${labels.colon.trimEnd()}** ${inert(text)}`,
  );
  return [`# ${inert(content.meeting.title ?? labels.title)}`, facts.join('  \n')];
}

function write(block: Block, style: Style): readonly string[] {
  const { labels } = style;
  switch (block.kind) {
    case 'none':
      return [labels.none];
    case 'list':
      return [list(block.entries, style)];
    case 'groups':
      return block.groups.flatMap(({ title, entries }) => [`### ${inert(title)}`, list(entries, style)]);
    case 'line':
      return [`${told(block.entry, labels)}${style.notes(block.entry)}`];
    case 'facts':
      return [block.facts.map((fact) => `- ${inert(fact.name)}${labels.colon}${told(fact, labels)}`).join('\n')];
    case 'table':
      return [table(block, style)];
  }
}

function list(entries: readonly Entry[], { labels, notes }: Style): string {
  if (entries.length === 0) return labels.none;
  return entries.map((entry) => `- ${told(entry, labels)}${below(entry)}${notes(entry)}`).join('\n');
}

function told({ text, small }: Cell, { aside }: Labels): string {
  if (!small) return inert(text);
  return text ? inert(text) + inert(aside(small)) : inert(small);
}

function below(entry: Entry): string {
  return entry.below ? ` – ${inert(entry.below)}` : '';
}

function table({ columns, rows }: Extract<Block, { kind: 'table' }>, { labels, notes }: Style): string {
  const lines = rows.map(({ cells, evidence }) => {
    const [first = '', ...rest] = cells.map((cell) => told(cell, labels));
    return `| ${[`${first}${notes({ evidence })}`, ...rest].join(' | ')} |`;
  });
  return [`| ${columns.map(inert).join(' | ')} |`, `|${' --- |'.repeat(columns.length)}`, ...lines].join('\n');
}

function notesOf(item: Cited): string {
  return turnIdsOf(item)
    .map((id) => `[^${id}]`)
    .join('');
}

function passages(sections: readonly Section[], turns: readonly Turn[], { colon, quoted }: Labels): string {
  const lines = citedPassages(sections, turns).map(
    ({ id, speaker, time, quote }) =>
      `[^${id}]: ${inert(speaker)}${time ? ` ${time}` : ''}${colon}${quoted(inert(quote))}`,
  );
  return lines.join('\n');
}

/** What was said must not become mark-up of the document: no link, no entity, no list in a list, and nothing crossed out between `1~2` and `3~4`. */
function inert(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>|#~]|&(?=#?\w+;)/g, '\\$&')
    .replace(/^(\d{0,9})([-+.)])(?= )/, '$1\\$2');
}
