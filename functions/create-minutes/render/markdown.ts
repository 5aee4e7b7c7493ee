import type { MinutesContent } from '../minutes/minutes.ts';
import type { Turn } from '../transcript/turn.ts';
import type { Block, Cited, Entry } from './blocks.ts';
import { meetingTime } from './facts.ts';
import type { Labels } from './labels.ts';
import { type Layout, layOut } from './layout.ts';
import { citedPassages, turnIdsOf } from './passages.ts';

/** The minutes as Markdown; what an item rests on stands in footnotes named after the turns. */
export function renderMarkdown(content: MinutesContent, turns: readonly Turn[], layout?: Layout): string {
  const { labels, sections } = layOut(content, layout);
  const blocks = [
    ...heading(content, labels),
    ...sections.flatMap(({ heading: title, block }) => [`## ${inert(title)}`, ...write(block, labels)]),
    passages(content, turns),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function heading({ meeting, participants }: MinutesContent, labels: Labels): readonly string[] {
  const time = meetingTime(meeting);
  const names = participants.map(({ name, role }) => inert(role && !name.includes(role) ? `${name} (${role})` : name));
  const facts = [
    time ? `**${labels.date}:** ${time}` : '',
    names.length > 0 ? `**${labels.participants}:** ${names.join(', ')}` : '',
  ];
  return [`# ${inert(meeting.title ?? labels.title)}`, facts.filter(Boolean).join('  \n')];
}

function write(block: Block, labels: Labels): readonly string[] {
  switch (block.kind) {
    case 'none':
      return [labels.none];
    case 'list':
      return [list(block.entries, labels)];
    case 'groups':
      return block.groups.flatMap(({ title, entries }) => [`### ${inert(title)}`, list(entries, labels)]);
    case 'line':
      return [`${inert(block.entry.text)}${notes(block.entry)}`];
    case 'facts':
      return [block.facts.map(([name, value]) => `- ${inert(name)}: ${inert(value)}`).join('\n')];
    case 'table':
      return [table(block)];
  }
}

function list(entries: readonly Entry[], labels: Labels): string {
  if (entries.length === 0) return labels.none;
  return entries.map((entry) => `- ${inert(entry.text)}${after(entry)}${notes(entry)}`).join('\n');
}

function after({ small, below }: Entry): string {
  return `${small ? ` (${inert(small)})` : ''}${below ? ` – ${inert(below)}` : ''}`;
}

function table({ columns, rows }: Extract<Block, { kind: 'table' }>): string {
  const lines = rows.map(({ cells, evidence }) => {
    const [first = '', ...rest] = cells.map(inert);
    return `| ${[`${first}${notes({ evidence })}`, ...rest].join(' | ')} |`;
  });
  return [`| ${columns.map(inert).join(' | ')} |`, `|${' --- |'.repeat(columns.length)}`, ...lines].join('\n');
}

function notes(item: Cited): string {
  return turnIdsOf(item)
    .map((id) => `[^${id}]`)
    .join('');
}

function passages(content: MinutesContent, turns: readonly Turn[]): string {
  const lines = citedPassages(content, turns).map(
    ({ id, speaker, time, quote }) => `[^${id}]: ${inert(speaker)}${time ? ` ${time}` : ''}: “${inert(quote)}”`,
  );
  return lines.join('\n');
}

/** What was said must not become mark-up of the document: no link, no list in a list, and nothing crossed out between `1~2` and `3~4`. */
function inert(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>|#~]/g, '\\$&')
    .replace(/^(\d{0,9})([-+.)])(?= )/, '$1\\$2');
}
